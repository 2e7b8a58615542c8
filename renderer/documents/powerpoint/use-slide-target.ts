import { useEffect } from 'react';
import type { SlideView } from '#documents';
import type { ViewTarget } from '../office/app-view.ts';
import { listElementIds } from './slide-place.ts';

interface RootRef {
  readonly current: HTMLElement | null;
}

interface TargetProps {
  readonly slide: SlideView | null;
  readonly target: ViewTarget | null;
}

/** Scrolls to the element that is asked for, outlines it and shows it as a place where the keyboard goes on. */
export function useSlideTarget(root: RootRef, { slide, target }: TargetProps): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || slide === null || target === null) return undefined;
    const [id] = listElementIds(target.anchor, slide.part);
    const found =
      id === undefined ? null : element.querySelector<HTMLElement>(`[data-element="${CSS.escape(id)}"]`);
    found?.setAttribute('data-is-target', 'true');
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => found?.removeAttribute('data-is-target');
  }, [root, slide, target]);
}
