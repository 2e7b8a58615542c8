import { Button, Group, Stack, Text } from '@mantine/core';
import { useMessages } from '#messages';
import { Dialog, InlineError } from '#ui';
import { useFocusAfterFailure } from '../focus-after-failure.ts';
import type { CheckSignals } from './use-check-signals.ts';

interface ReleaseDialogProps {
  readonly isOpen: boolean;
  readonly externalId: string;
  readonly signals: CheckSignals;
  readonly onClose: () => void;
}

/** Asks before a check goes back to the queue undecided. */
export function ReleaseDialog({ isOpen, externalId, signals, onClose }: ReleaseDialogProps) {
  const t = useMessages('checks.releaseDialog');
  const words = useMessages('words');
  const error = signals.lastKind === 'release' ? signals.error : null;
  const confirmRef = useFocusAfterFailure(error);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title', { task: externalId })}>
      <Stack gap="md">
        <Text>{t('hint')}</Text>
        <InlineError error={error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button
            ref={confirmRef}
            data-autofocus
            loading={signals.busyKind === 'release'}
            onClick={() => signals.send({ kind: 'release' })}
          >
            {t('confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
