import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useMessages } from '#messages';
import { InlineError } from '#ui';
import type { Deciding } from './use-decide.ts';
import type { Draft } from './use-draft.ts';

interface DecideFootProps {
  readonly draft: Draft;
  readonly summaryRef: Ref<HTMLTextAreaElement>;
  readonly deciding: Deciding;
  readonly isDialogOpen: boolean;
  readonly onDecide: (decision: 'accept' | 'return') => void;
}

const hintId = 'check-return-hint';

/** The summary and the two decisions, always in sight below the rubric. */
export function DecideFoot({ draft, summaryRef, deciding, isDialogOpen, onDecide }: DecideFootProps) {
  const t = useMessages('checks');
  const { isBusy } = deciding;
  const canReturn = draft.notes.length > 0 || draft.summary.trim() !== '';
  return (
    <div className="pl-check-foot">
      <Textarea
        ref={summaryRef}
        label={
          <>
            {t('rubric.summary')}
            <Text span size="xs" c="dimmed" fw={400} ml={8}>
              {t('rubric.summaryHint')}
            </Text>
          </>
        }
        maxLength={8_000}
        minRows={1}
        maxRows={7}
        value={draft.summary}
        onChange={(event) => draft.setSummary(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {!isDialogOpen && <InlineError error={deciding.error} />}
      <Group gap="xs" justify="flex-end">
        {!canReturn && (
          <Text size="xs" c="dimmed" id={hintId} flex="1 1 130px">
            {t('decide.needsWords')}
          </Text>
        )}
        <Button
          variant="default"
          flex="none"
          leftSection={<IconArrowBackUp size={15} />}
          // Stays reachable, so that its explanation is: pressing it leads to the summary.
          {...(canReturn ? {} : { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': hintId })}
          loading={isBusy}
          onClick={() => onDecide('return')}
        >
          {t('decide.return')}
        </Button>
        <Button
          flex="none"
          leftSection={<IconCheck size={15} />}
          loading={isBusy}
          onClick={() => onDecide('accept')}
        >
          {t('decide.accept')}
        </Button>
      </Group>
    </div>
  );
}
