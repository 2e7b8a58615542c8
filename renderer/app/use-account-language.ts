import { useEffect } from 'react';
import type { TaskLanguage } from '#domain';
import { hasChosenLanguage, useSetLanguage } from '#messages';

/** Follows the language kept with the account, on a machine where none was chosen yet. */
export function useAccountLanguage(language: TaskLanguage | null): void {
  const setLanguage = useSetLanguage();
  useEffect(() => {
    if (language !== null && !hasChosenLanguage()) setLanguage(language);
  }, [language, setLanguage]);
}
