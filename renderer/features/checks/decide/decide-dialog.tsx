import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconLock } from '@tabler/icons-react';
import { isConnectionLost } from '#api';
import { useMessages } from '#messages';
import { Dialog, InlineError, useShortcuts } from '#ui';
import { useFocusAfterFailure } from '../focus-after-failure.ts';
import type { Deciding } from './use-decide.ts';
import type { Decision } from './pending-decision.ts';

interface DecideDialogProps {
  /** What is about to be decided; null keeps the dialog closed. */
  readonly decision: Decision | null;
  readonly externalId: string;
  /** Points that are not ticked, when the expert ticks at all. */
  readonly untickedCount: number;
  readonly deciding: Deciding;
  readonly onClose: () => void;
}

/** The last look before a decision: what happens, and what the annotator gets to read. */
export function DecideDialog({ decision, externalId, untickedCount, deciding, onClose }: DecideDialogProps) {
  const t = useMessages('checks.decide');
  const title = decision?.decision === 'return' ? 'returnTitle' : 'acceptTitle';
  return (
    <Dialog
      isOpen={decision !== null}
      onClose={() => {
        if (!deciding.isBusy) onClose();
      }}
      title={t(title, { task: externalId })}
    >
      {decision && (
        <DecideForm decision={decision} untickedCount={untickedCount} deciding={deciding} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface DecideFormProps extends Omit<DecideDialogProps, 'decision' | 'externalId'> {
  readonly decision: Decision;
}

function DecideForm({ decision, untickedCount, deciding, onClose }: DecideFormProps) {
  const t = useMessages('checks.decide');
  const confirmRef = useFocusAfterFailure(deciding.error);
  const isReturn = decision.decision === 'return';
  const confirm = () => deciding.send(decision);
  useShortcuts([{ keys: 'mod+Enter', label: t(decision.decision), run: confirm, worksInFields: true }]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <Stack gap="md">
        <Text>{t(isReturn ? 'returnWhat' : 'acceptWhat')}</Text>
        <WordsSent decision={decision} />
        {!isReturn && untickedCount > 0 && <Text>{t('unticked', { count: untickedCount })}</Text>}
        <Group gap={6} wrap="nowrap" align="flex-start" c="dimmed">
          <IconLock size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="sm" c="inherit">
            {t('final')}
          </Text>
        </Group>
        <InlineError error={deciding.error} />
        {isConnectionLost(deciding.error) && <Text size="sm">{t('repeat')}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={deciding.isBusy}>
            {t('goOn')}
          </Button>
          <Button
            ref={confirmRef}
            type="submit"
            data-autofocus
            loading={deciding.isBusy}
            leftSection={isReturn ? <IconArrowBackUp size={14} /> : <IconCheck size={14} />}
          >
            {t(isReturn ? 'confirmReturn' : 'confirmAccept')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function WordsSent({ decision: { decision, summary, notes } }: { readonly decision: Decision }) {
  const t = useMessages('checks.decide');
  if (summary === null && notes.length === 0) return <Text c="dimmed">{t('seesNothing')}</Text>;
  return (
    <Stack gap={4}>
      {summary !== null && <Text>{t('seesSummary')}</Text>}
      {notes.length > 0 && <Text>{t('sees', { notes: notes.length })}</Text>}
      {decision === 'accept' && notes.length > 0 && <Text>{t('acceptWithNotes')}</Text>}
    </Stack>
  );
}
