import { useEffect } from 'react';
import type { TaskLanguage } from '#domain';
import { getPreferredLanguage, hasChosenLanguage, useSetLanguage } from '#messages';

/**
 * Follows the language kept with the account, on a machine where none was chosen yet. It is not chosen by that:
 * whoever signs in next has their own.
 */
export function useAccountLanguage(language: TaskLanguage | null): void {
  const setLanguage = useSetLanguage();
  useEffect(() => {
    if (!hasChosenLanguage()) setLanguage(language ?? getPreferredLanguage(), false);
  }, [language, setLanguage]);
}
