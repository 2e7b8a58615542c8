import { useState } from 'react';
import type { CheckFile } from './check-file.ts';

export interface ShownFiles {
  /** At most two: something the expert compares with (an input or an earlier round), and a deliverable. */
  readonly list: readonly CheckFile[];
  readonly wideUrl: string | null;
  isShown(file: CheckFile): boolean;
  /** Shows a file in place of the other of its sort; the one that is shown already is put away. */
  toggle(file: CheckFile): void;
  close(file: CheckFile): void;
  closeAll(): void;
  widen(file: CheckFile | null): void;
}

/** Which files are shown in place. */
export function useShownFiles(currentRound: number): ShownFiles {
  const [reference, setReference] = useState<CheckFile | null>(null);
  const [deliverable, setDeliverable] = useState<CheckFile | null>(null);
  const [wideUrl, setWideUrl] = useState<string | null>(null);
  const list = [reference, deliverable].filter((file) => file !== null);
  const setterOf = (file: CheckFile) => (file.roundNumber === currentRound ? setDeliverable : setReference);
  const isShown = (file: CheckFile) => list.some(({ url }) => url === file.url);
  const close = (file: CheckFile) => {
    setterOf(file)(null);
    setWideUrl((url) => (url === file.url ? null : url));
  };
  return {
    list,
    wideUrl,
    isShown,
    toggle: (file) => (isShown(file) ? close(file) : setterOf(file)(file)),
    close,
    closeAll: () => {
      setReference(null);
      setDeliverable(null);
      setWideUrl(null);
    },
    widen: (file) => setWideUrl(file?.url ?? null),
  };
}
