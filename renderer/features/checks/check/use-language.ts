import { useLocale } from 'use-intl';
import type { CheckView } from '#contract';
import { taskLanguages } from '#domain';
import type { TaskLanguage } from '#domain';
import { useViewChoices } from './view-choices.ts';

export interface LanguageChoice {
  /** null when there is no text at all. */
  readonly language: TaskLanguage | null;
  readonly available: readonly TaskLanguage[];
  choose(language: TaskLanguage): void;
  switchOver(): void;
}

/** The language of instruction and rubric: the one chosen last, else the page's, else the one there is. */
export function useLanguage({ instruction, rubric }: CheckView): LanguageChoice {
  const locale = useLocale();
  const chosen = useViewChoices((view) => view.language) ?? locale;
  const available = taskLanguages.filter(
    (language) => instruction[language] !== null || rubric.some(({ text }) => text[language] !== null),
  );
  const language = available.find((entry) => entry === chosen) ?? available[0] ?? null;
  const choose = (next: TaskLanguage) => useViewChoices.setState({ language: next });
  return {
    language,
    available,
    choose,
    switchOver: () => {
      const other = available.find((entry) => entry !== language);
      if (other) choose(other);
    },
  };
}
