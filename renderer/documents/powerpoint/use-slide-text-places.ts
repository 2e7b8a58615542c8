import { useEffect, useMemo } from 'react';
import type { AppViewProps, ShownMark } from '../office/app-view.ts';
import { findRange, readSelection } from '../office/text-ranges.ts';
import type { PartSpan } from '../office/text-ranges.ts';
import { useTextHighlight } from '../office/use-text-highlight.ts';
import { findSpan } from './slide-place.ts';

interface RootRef {
  readonly current: HTMLElement | null;
}

/** Tells what text is selected, and colours what is marked and gone to; `version` changes when it is drawn anew. */
export function useSlideTextPlaces(
  root: RootRef,
  { held, target, marks, onChoose }: AppViewProps,
  version: unknown,
): void {
  useEffect(() => {
    let latest = 0;
    const tell = async (span: PartSpan) => {
      latest += 1;
      const asked = latest;
      const anchor = await held.calls.selectSlideText(span);
      if (asked === latest && anchor !== null) onChoose(anchor);
    };
    const listen = () => {
      const span = root.current === null ? null : readSelection(root.current);
      if (span !== null) void tell(span);
    };
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, [root, held, onChoose]);
  const own = useMemo(() => listSpans(marks, 'own'), [marks]);
  const other = useMemo(() => listSpans(marks, 'other'), [marks]);
  const wanted = useMemo(() => {
    const span = target && findSpan(target.anchor);
    return span === null ? [] : [span];
  }, [target]);
  useTextHighlight(root, 'pl-mark-own', own, version);
  useTextHighlight(root, 'pl-mark-other', other, version);
  useTextHighlight(root, 'pl-target', wanted, version);
  useEffect(() => {
    const [span] = wanted;
    if (span === undefined || root.current === null) return;
    findRange(root.current, span)?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [root, wanted, version]);
}

function listSpans(marks: readonly ShownMark[], tone: ShownMark['tone']): readonly PartSpan[] {
  return marks
    .filter((mark) => mark.tone === tone)
    .map(({ anchor }) => findSpan(anchor))
    .filter((span) => span !== null);
}
