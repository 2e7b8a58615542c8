import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconCheck, IconRotate2 } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useMessages } from '#messages';
import type { Draft } from './use-draft.ts';

interface DecideFootProps {
  readonly draft: Draft;
  readonly summaryRef: Ref<HTMLTextAreaElement>;
  readonly isBusy: boolean;
  readonly onDecide: (decision: 'accept' | 'return') => void;
}

const hintId = 'check-return-hint';

/** The summary and the two decisions, always in sight below the rubric. */
export function DecideFoot({ draft, summaryRef, isBusy, onDecide }: DecideFootProps) {
  const t = useMessages('checks');
  const canReturn = draft.notes.length > 0 || draft.summary.trim() !== '';
  return (
    <div className="pl-check-foot">
      <Textarea
        ref={summaryRef}
        label={t('rubric.summary')}
        description={t('rubric.summaryHint')}
        maxLength={8_000}
        minRows={1}
        maxRows={7}
        value={draft.summary}
        onChange={(event) => draft.setSummary(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {!canReturn && (
        <Text size="xs" c="dimmed" id={hintId}>
          {t('decide.needsWords')}
        </Text>
      )}
      <Group gap="xs" justify="flex-end">
        <Button
          variant="default"
          leftSection={<IconRotate2 size={15} />}
          // Stays reachable, so that its explanation is: pressing it leads to the summary.
          {...(canReturn ? {} : { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': hintId })}
          loading={isBusy}
          onClick={() => onDecide('return')}
        >
          {t('decide.return')}
        </Button>
        <Button leftSection={<IconCheck size={15} />} loading={isBusy} onClick={() => onDecide('accept')}>
          {t('decide.accept')}
        </Button>
      </Group>
    </div>
  );
}
