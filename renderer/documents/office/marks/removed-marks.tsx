import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useMessages } from '#messages';
import type { Mark } from './marking.ts';
import { useMarkText } from './use-mark-text.ts';

interface RemovedMarksProps {
  readonly removed: readonly Mark[];
  readonly canMark: boolean;
  /** The button of the one that was taken away last. */
  readonly undoRef: Ref<HTMLButtonElement>;
  readonly onRestore: (mark: Mark) => void;
}

/** What was taken away, the last first: nothing that was marked is ever lost. */
export function RemovedMarks({ removed, canMark, undoRef, onRestore }: RemovedMarksProps) {
  const t = useMessages('viewers.marks');
  const say = useMarkText();
  if (removed.length === 0) return null;
  return (
    <section className="pl-marks-removed" aria-label={t('removed', { count: removed.length })}>
      <Text size="xs" c="dimmed">
        {t('removed', { count: removed.length })}
      </Text>
      {removed.map((mark, index) => (
        <Group key={mark.markId} gap={6} wrap="nowrap">
          <Text size="xs" flex={1} truncate td="line-through" c="dimmed">
            {say(mark).what}
          </Text>
          {canMark && (
            <Button
              ref={index === 0 ? undoRef : null}
              size="compact-xs"
              variant="subtle"
              leftSection={<IconArrowBackUp size={13} />}
              aria-label={t('restoreOf', { what: say(mark).what })}
              onClick={() => onRestore(mark)}
            >
              {t('restore')}
            </Button>
          )}
        </Group>
      ))}
    </section>
  );
}
