import { Text } from '@mantine/core';
import type { TaskDetail } from '#contract';
import { useMessages } from '#messages';
import { Section } from '#ui';
import { chosenLanguages, langOf } from './task-language.ts';
import type { LanguageChoice } from './task-language.ts';

/** What annotators are asked to do, as the pack says it. */
export function InstructionSection({
  task,
  language,
}: {
  readonly task: TaskDetail;
  readonly language: LanguageChoice;
}) {
  const t = useMessages('tasks');
  return (
    <Section title={t('instruction')}>
      <div className="pl-task-languages">
        {chosenLanguages(language).map((one) => {
          const text = task.instruction[one];
          return text === null ? (
            <Text key={one} c="dimmed">
              {t('noInstruction')}
            </Text>
          ) : (
            <Text key={one} className="pl-task-text" lang={langOf(one)} size="md">
              {text}
            </Text>
          );
        })}
      </div>
    </Section>
  );
}
