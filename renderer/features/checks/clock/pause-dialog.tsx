import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconPlayerPauseFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { pauseReasons } from '#domain';
import type { PauseReason } from '#domain';
import { useMessages } from '#messages';
import { Dialog, InlineError } from '#ui';
import type { CheckSignals } from './use-check-signals.ts';

interface PauseDialogProps {
  readonly isOpen: boolean;
  readonly signals: CheckSignals;
  readonly onClose: () => void;
}

/** Asks why the expert stops; the time until now is counted whatever they answer. */
export function PauseDialog({ isOpen, signals, onClose }: PauseDialogProps) {
  const t = useMessages('checks.pauseDialog');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} size="sm">
      {isOpen && <PauseForm signals={signals} onClose={onClose} />}
    </Dialog>
  );
}

function PauseForm({ signals, onClose }: Omit<PauseDialogProps, 'isOpen'>) {
  const t = useMessages('checks.pauseDialog');
  const words = useMessages('words');
  const [reason, setReason] = useState<PauseReason>('break');
  const [note, setNote] = useState('');
  const needsNote = reason === 'other';
  const isReady = !needsNote || note.trim() !== '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) signals.send({ kind: 'pause', reason, note: note.trim() === '' ? null : note.trim() });
      }}
    >
      <Stack gap="sm">
        <Radio.Group label={t('hint')} value={reason} onChange={setReason}>
          <Stack gap={6} mt={6}>
            {pauseReasons.map((value, index) => (
              <Radio
                key={value}
                value={value}
                label={words(`pauseReason.${value}`)}
                size="sm"
                {...(index === 0 ? { 'data-autofocus': true } : {})}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={needsNote ? t('note') : t('noteOptional')}
          required={needsNote}
          maxLength={8_000}
          maxRows={6}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Text size="xs" c="dimmed">
          {t('held')}
        </Text>
        {signals.lastKind === 'pause' && <InlineError error={signals.error} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button
            type="submit"
            disabled={!isReady}
            loading={signals.busyKind === 'pause'}
            leftSection={<IconPlayerPauseFilled size={14} />}
          >
            {t('confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
