import { Group, SegmentedControl, Text, Title } from '@mantine/core';
import { useMessages } from '#messages';
import type { Instruction } from './use-instruction.ts';

/** The instruction, line by line as it was written, in a measure that is easy to read. */
export function InstructionText({ instruction }: { readonly instruction: Instruction }) {
  const t = useMessages('work');
  const words = useMessages('words');
  const { language, text, languages, choose } = instruction;
  return (
    <>
      <Group justify="space-between" wrap="nowrap" mb="xs" mih={30}>
        <Title order={2} id="task-instruction">
          {t('task.regions.instruction')}
        </Title>
        {languages.length > 1 && language && (
          <SegmentedControl
            aria-label={t('task.language')}
            value={language}
            onChange={choose}
            data={languages.map((value) => ({ value, label: words(`language.${value}`) }))}
          />
        )}
      </Group>
      {text === null || language === null ? (
        <Text c="dimmed">{t('task.noInstruction')}</Text>
      ) : (
        <div className="pl-instruction" lang={language === 'zh' ? 'zh-CN' : 'en'}>
          {text}
        </div>
      )}
    </>
  );
}
