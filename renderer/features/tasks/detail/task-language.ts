import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { TaskDetail } from '#contract';
import type { TaskLanguage } from '#domain';

/** Which of a task's languages are shown. */
export type LanguageChoice = TaskLanguage | 'both';

const languages: readonly TaskLanguage[] = ['en', 'zh'];

/** The languages in which the task has anything to read. */
export const listLanguages = ({ instruction, rubric }: TaskDetail): readonly TaskLanguage[] =>
  languages.filter(
    (language) => instruction[language] !== null || rubric.some((item) => item.text[language] !== null),
  );

/** The shown language: at first the reader's own where the task has it. */
export function useTaskLanguage(task: TaskDetail) {
  const locale = useLocale();
  const present = listLanguages(task);
  return useState<LanguageChoice>(present.find((language) => language === locale) ?? present[0] ?? 'en');
}

/** The languages of a choice. */
export const chosenLanguages = (choice: LanguageChoice): readonly TaskLanguage[] =>
  choice === 'both' ? languages : [choice];

/** The value of `lang` for text of a task. */
export const langOf = (language: TaskLanguage): string => (language === 'zh' ? 'zh-CN' : 'en');
