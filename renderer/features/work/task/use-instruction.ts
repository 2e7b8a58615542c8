import { useLocale } from 'use-intl';
import type { TaskForWork } from '#contract';
import { taskLanguages } from '#domain';
import type { TaskLanguage } from '#domain';
import { useViewChoices } from './view-choices.ts';

export interface Instruction {
  readonly language: TaskLanguage | null;
  readonly text: string | null;
  readonly languages: readonly TaskLanguage[];
  choose(language: TaskLanguage): void;
  switchOver(): void;
}

/** The instruction in the language that was chosen last, else in the page's, else in the one there is. */
export function useInstruction(instruction: TaskForWork['instruction']): Instruction {
  const locale = useLocale();
  const chosen = useViewChoices((view) => view.instructionLanguage) ?? locale;
  const languages = taskLanguages.filter((language) => instruction[language] !== null);
  const language = languages.find((entry) => entry === chosen) ?? languages[0] ?? null;
  const choose = (next: TaskLanguage) => useViewChoices.setState({ instructionLanguage: next });
  return {
    language,
    text: language && instruction[language],
    languages,
    choose,
    switchOver: () => {
      const other = languages.find((entry) => entry !== language);
      if (other) choose(other);
    },
  };
}
