import { useHotkeys } from '@mantine/hooks';
import { useEffect, useId } from 'react';
import type { RefObject } from 'react';
import { create } from 'zustand';

/** One key of a screen, listed under `?`. */
export interface Shortcut {
  /** As `mod+Enter`, `J`, `shift+ArrowDown`. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
  /** Also works while typing in a field (needs `mod` or `alt`). */
  readonly worksInFields?: boolean;
  /** Works only while the focus is in here; elsewhere the key keeps the meaning it has. */
  readonly within?: RefObject<HTMLElement | null>;
}

interface ShortcutList {
  readonly byScreen: Readonly<Record<string, readonly Pick<Shortcut, 'keys' | 'label'>[]>>;
}

/** Every shortcut that works now. */
export const useShortcutList = create<ShortcutList>(() => ({ byScreen: {} }));

/** Inputs that take no letters: a key pressed on them is meant for the screen. */
const pressedInputs: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'file',
  'radio',
  'range',
  'submit',
]);

/** Whether a key pressed on this element is meant for it: typed into it, or for the dialog or menu it is part of. */
function isTaken(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('[role="dialog"], [role="menu"]')) return true;
  if (target instanceof HTMLInputElement) return !pressedInputs.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

const isElsewhere = ({ within }: Shortcut, { target }: KeyboardEvent): boolean =>
  within !== undefined && !(target instanceof Node && within.current?.contains(target));

/** Makes keys work while the calling component is shown, and lists them under `?`. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const id = useId();
  useHotkeys(
    shortcuts
      .filter((shortcut) => !shortcut.worksInFields)
      .map((shortcut) => [
        shortcut.keys,
        (event) => {
          if (isTaken(event.target) || isElsewhere(shortcut, event)) return;
          event.preventDefault();
          shortcut.run();
        },
        { preventDefault: false },
      ]),
    [],
  );
  useHotkeys(
    shortcuts
      .filter((shortcut) => shortcut.worksInFields)
      .map((shortcut) => [
        shortcut.keys,
        (event) => {
          if (isElsewhere(shortcut, event)) return;
          event.preventDefault();
          shortcut.run();
        },
        { preventDefault: false },
      ]),
    [],
    true,
  );
  const listing = shortcuts.map(({ keys, label }) => `${keys}\t${label}`).join('\n');
  useEffect(() => {
    const own = listing.split('\n').flatMap((line) => {
      if (line === '') return [];
      const [keys = '', label = ''] = line.split('\t');
      return [{ keys, label }];
    });
    useShortcutList.setState(({ byScreen }) => ({ byScreen: { ...byScreen, [id]: own } }));
    return () =>
      useShortcutList.setState(({ byScreen: { [id]: _gone, ...others } }) => ({ byScreen: others }));
  }, [id, listing]);
}
