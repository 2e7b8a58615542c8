import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { IconPlayerPauseFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { pauseReasons } from '#domain';
import type { PauseReason } from '#domain';
import { useMessages } from '#messages';
import { Dialog, InlineError } from '#ui';
import type { Signals } from './use-signals.ts';

interface PauseDialogProps {
  readonly isOpen: boolean;
  readonly signals: Signals;
  readonly onClose: () => void;
}

/** Asks why the person stops; the time until now is counted whatever they answer. */
export function PauseDialog({ isOpen, signals, onClose }: PauseDialogProps) {
  const t = useMessages('work');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('pauseDialog.title')} size="sm">
      {isOpen && <PauseForm signals={signals} onClose={onClose} />}
    </Dialog>
  );
}

function PauseForm({ signals, onClose }: Omit<PauseDialogProps, 'isOpen'>) {
  const t = useMessages('work');
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
        <Radio.Group label={t('pauseDialog.hint')} value={reason} onChange={setReason}>
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
          label={needsNote ? t('pauseDialog.note') : t('pauseDialog.noteOptional')}
          description={t('pauseDialog.noteHint')}
          required={needsNote}
          maxLength={8_000}
          maxRows={8}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
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
            {t('pauseDialog.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
