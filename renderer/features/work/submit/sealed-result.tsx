import { Button, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Sha256 } from '#domain';
import { useMessages } from '#messages';
import { SealText } from './seal-text.tsx';

interface SealedResultProps {
  readonly seal: Sha256;
  readonly onClose: () => void;
  readonly onNext: () => void;
}

/** That the work is submitted, and the seal over its files. */
export function SealedResult({ seal, onClose, onNext }: SealedResultProps) {
  const t = useMessages('work');
  const words = useMessages('words');
  return (
    <Stack gap="md">
      <Group gap="sm" wrap="nowrap" role="status">
        <ThemeIcon size={40} radius="xl" variant="light" color="teal" aria-hidden>
          <IconLock size={22} />
        </ThemeIcon>
        <Text>{t('submitDialog.doneHint')}</Text>
      </Group>
      <div>
        <Text size="xs" c="dimmed" mb={2}>
          {t('submitDialog.hash')}
        </Text>
        <SealText seal={seal} />
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {words('close')}
        </Button>
        <Button onClick={onNext} autoFocus>
          {t('submitDialog.next')}
        </Button>
      </Group>
    </Stack>
  );
}
