import { useLocation } from 'wouter';
import { useProjectPath } from '#api';
import { useMessages } from '#messages';
import { useShortcuts } from '#ui';
import type { Shortcut } from '#ui';

type KeyName =
  | 'next'
  | 'previous'
  | 'note'
  | 'tick'
  | 'filter'
  | 'summary'
  | 'accept'
  | 'return'
  | 'clock'
  | 'language'
  | 'file'
  | 'closeFiles'
  | 'instruction'
  | 'inputs'
  | 'files'
  | 'rubric';

/** What each key does; null while there is nothing for it to do. */
export type CheckActions = Readonly<Record<KeyName, (() => void) | null>>;

const keys: Readonly<Record<KeyName, string>> = {
  next: 'J',
  previous: 'K',
  note: 'N',
  tick: 'X',
  filter: 'F',
  summary: 'S',
  accept: 'A',
  return: 'R',
  clock: 'P',
  language: 'L',
  file: 'V',
  closeFiles: 'shift+V',
  instruction: '1',
  inputs: '2',
  files: '3',
  rubric: '4',
};

/** The check screen by keyboard. Keys rest while a dialog is open. */
export function useCheckKeys(actions: CheckActions, isDialogOpen: boolean): void {
  const t = useMessages('checks.keys');
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const own = (Object.keys(keys) as KeyName[]).flatMap((name): Shortcut[] => {
    const run = actions[name];
    return run ? [{ keys: keys[name], label: t(name), run }] : [];
  });
  const back: Shortcut = { keys: 'alt+ArrowLeft', label: t('back'), run: () => navigate(path('checks')) };
  useShortcuts(isDialogOpen ? [] : [...own, back]);
}
