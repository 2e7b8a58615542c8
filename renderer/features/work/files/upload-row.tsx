import { ActionIcon, Group, Progress, Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useErrorText, useMessages } from '#messages';
import { FileIcon, useFormat } from '#ui';
import type { Upload } from './upload-queue.ts';

interface UploadRowProps {
  readonly upload: Upload;
  readonly isReplacing: boolean;
  readonly onDrop: () => void;
  readonly onRetry: () => void;
}

/** A file on its way: how far it is, and how to stop or repeat it. */
export function UploadRow({ upload, isReplacing, onDrop, onRetry }: UploadRowProps) {
  const t = useMessages('work');
  const say = useErrorText();
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  // A file may be dropped while its list is out of sight.
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { name, state, progressRatio } = upload;
  const hasFailed = state === 'failed';
  const stopLabel = hasFailed ? t('files.dismissUpload', { name }) : t('files.cancelUpload', { name });
  return (
    <li ref={row} className="pl-file-row">
      <FileIcon name={name} />
      <div className="pl-file-main">
        <Text className="pl-file-name">{name}</Text>
        {hasFailed ? (
          <Text size="xs" data-severity="stop" role="alert">
            {t('files.uploadFailed')}. {say(upload.error)}
          </Text>
        ) : (
          <Group gap="xs" wrap="nowrap">
            <Progress
              value={progressRatio * 100}
              size="sm"
              flex={1}
              transitionDuration={150}
              aria-label={t('files.uploading', { name })}
            />
            <Text size="xs" c="dimmed" className="pl-number" style={{ whiteSpace: 'nowrap' }}>
              {state === 'waiting'
                ? t('files.waiting')
                : format.percent(Math.round(progressRatio * 100) / 100)}
            </Text>
          </Group>
        )}
        {isReplacing && !hasFailed && (
          <Text size="xs" c="dimmed">
            {t('files.replaces')}
          </Text>
        )}
      </div>
      {hasFailed && (
        <ActionIcon
          aria-label={t('files.retryUpload', { name })}
          title={t('files.retryUpload', { name })}
          onClick={onRetry}
        >
          <IconRefresh size={16} />
        </ActionIcon>
      )}
      <ActionIcon aria-label={stopLabel} title={stopLabel} onClick={onDrop}>
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}
