import { useState } from 'react';
import type { ShownFile, Viewing } from '../files/shown-file.ts';

export interface ViewerState extends Viewing {
  /** The file that was shown last, shown or put away now. */
  readonly last: ShownFile | null;
  readonly isWide: boolean;
  showOrHide(): void;
  widen(isWide: boolean): void;
  close(): void;
}

/** Which file the viewer shows, if it is open. */
export function useViewing(): ViewerState {
  const [last, setLast] = useState<ShownFile | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWide, setIsWide] = useState(false);
  const shown = isOpen ? last : null;
  const close = () => {
    setIsOpen(false);
    setIsWide(false);
  };
  return {
    last,
    shown,
    isWide,
    widen: setIsWide,
    close,
    showOrHide: () => (isOpen ? close() : setIsOpen(true)),
    toggle: (file) => {
      if (shown?.url === file.url) return close();
      setLast(file);
      setIsOpen(true);
    },
  };
}
