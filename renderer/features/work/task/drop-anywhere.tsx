import { Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import { useMessages } from '#messages';

interface DropAnywhereProps {
  readonly isActive: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files dropped anywhere on the window, and shows so while they hover over it. */
export function DropAnywhere({ isActive, onFiles }: DropAnywhereProps) {
  const t = useMessages('work');
  return (
    <Dropzone.FullScreen active={isActive} onDrop={(files) => onFiles(files)}>
      <Stack align="center" justify="center" gap="xs" mih="60vh" style={{ pointerEvents: 'none' }}>
        <IconUpload size={44} aria-hidden />
        <Text size="xl" fw={600}>
          {t('files.dropTitle')}
        </Text>
        <Text c="dimmed">{t('files.dropHint')}</Text>
      </Stack>
    </Dropzone.FullScreen>
  );
}
