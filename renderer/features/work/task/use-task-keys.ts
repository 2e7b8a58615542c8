import { useLocation } from 'wouter';
import { useProjectPath } from '#api';
import { useMessages } from '#messages';
import { useShortcuts } from '#ui';
import type { Shortcut } from '#ui';

type KeyName =
  | 'startResume'
  | 'pause'
  | 'upload'
  | 'pickUp'
  | 'submit'
  | 'switchLanguage'
  | 'viewer'
  | 'instruction'
  | 'inputs'
  | 'viewerRegion'
  | 'desk';

/** What each key does; null while there is nothing for it to do. */
export type TaskActions = Readonly<Record<KeyName, (() => void) | null>>;

const keys: Readonly<Record<KeyName, string>> = {
  startResume: 'S',
  pause: 'P',
  upload: 'U',
  pickUp: 'G',
  submit: 'mod+Enter',
  switchLanguage: 'L',
  viewer: 'V',
  instruction: '1',
  inputs: '2',
  viewerRegion: '3',
  desk: '4',
};

/** The task screen by keyboard. Keys rest while a dialog is open over it. */
export function useTaskKeys(actions: TaskActions): void {
  const t = useMessages('work');
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const unlessCovered = (run: () => void) => () => {
    if (!document.querySelector('[aria-modal="true"]')) run();
  };
  const own = (Object.keys(keys) as KeyName[]).flatMap((name): Shortcut[] => {
    const run = actions[name];
    if (!run) return [];
    const worksInFields = name === 'submit';
    return [{ keys: keys[name], label: t(`keys.${name}`), run: unlessCovered(run), worksInFields }];
  });
  const back = { keys: 'B', label: t('keys.back'), run: unlessCovered(() => navigate(path('work'))) };
  useShortcuts([...own, back]);
}
