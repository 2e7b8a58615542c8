import { Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { useFileDrop } from './use-file-drop.ts';

interface DropAnywhereProps {
  readonly isActive: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files dropped anywhere on the window, and shows so while they hover over it. */
export function DropAnywhere({ isActive, onFiles }: DropAnywhereProps) {
  const t = useMessages('work');
  if (!useFileDrop(isActive, onFiles)) return null;
  return (
    <div className="pl-drop-over">
      <IconUpload size={44} aria-hidden />
      <Text size="xl" fw={600}>
        {t('files.dropTitle')}
      </Text>
      <Text c="dimmed">{t('files.dropHint')}</Text>
    </div>
  );
}
