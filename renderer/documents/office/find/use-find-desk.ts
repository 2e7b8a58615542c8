import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Anchor } from '#documents';
import { useMessages } from '#messages';
import { useShortcuts } from '#ui';
import type { HeldDocument } from '../../reading/open-in-worker.ts';
import type { FindBarProps } from './find-bar.tsx';
import { useFind } from './use-find.ts';

interface FindDeskOptions {
  readonly held: HeldDocument;
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly onGo: (anchor: Anchor) => void;
}

/** Finding in one viewer: the bar with its keys, which work while the focus is in the viewer. */
export function useFindDesk({ held, rootRef, onGo }: FindDeskOptions) {
  const t = useMessages('viewers.find');
  const find = useFind(held, ({ anchor }) => onGo(anchor));
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    rootRef.current?.focus();
  };
  const open = () => {
    setOpen(true);
    fieldRef.current?.select();
  };
  const step = (by: number) => (isOpen ? find.step(by) : open());
  const here = { worksInFields: true, within: rootRef };
  useShortcuts([
    { ...here, keys: 'mod+F', label: t('title'), run: open },
    { ...here, keys: 'F3', label: t('next'), run: () => step(1) },
    { ...here, keys: 'shift+F3', label: t('previous'), run: () => step(-1) },
  ]);
  const bar: FindBarProps = {
    find,
    fieldRef,
    onStep: step,
    onGoTo: find.goTo,
    onClose: close,
  };
  return { isOpen, setOpen: (isOn: boolean) => (isOn ? open() : close()), bar };
}
