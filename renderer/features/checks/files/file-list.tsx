import { ActionIcon, Alert, Button, Text, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconDownload, IconExternalLink, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { FileIcon, useFormat } from '#ui';
import type { CheckFile } from './check-file.ts';
import type { NativeOpen } from './use-native-open.ts';
import type { ShownFiles } from './use-shown-files.ts';

interface FileListProps {
  readonly files: readonly CheckFile[];
  readonly shown: ShownFiles;
  readonly native: NativeOpen | null;
  /** These are what the screen is about: the way to open each is spelt out. */
  readonly isMain?: boolean;
}

/** Files with what can be done with each: view here, open in its app, download. */
export function FileList({ files, shown, native, isMain = false }: FileListProps) {
  return (
    <>
      <ul className="pl-check-files">
        {files.map((file) => (
          <FileRow key={file.url} file={file} shown={shown} native={native} isMain={isMain} />
        ))}
      </ul>
      {native?.problem && (
        <Alert color="orange" role="alert" icon={<IconAlertCircle size={18} />} py="xs">
          {native.problem}
        </Alert>
      )}
    </>
  );
}

interface FileRowProps extends Omit<FileListProps, 'files'> {
  readonly file: CheckFile;
}

function FileRow({ file, shown, native, isMain }: FileRowProps) {
  const t = useMessages('checks.files');
  const { name, isThere } = file;
  return (
    <li className="pl-check-file" data-shown={shown.isShown(file)}>
      <FileIcon name={name} size={20} />
      <div className="pl-check-file-main">
        <Text className="pl-check-file-name">{name}</Text>
        <FileFacts file={file} />
      </div>
      {isThere && (
        <span className="pl-check-file-actions">
          {native && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconExternalLink size={14} />}
              aria-label={t('openFile', { name })}
              disabled={native.isBusy}
              onClick={() => native.open(file)}
            >
              {t('open')}
            </Button>
          )}
          <ViewButton file={file} shown={shown} />
          <DownloadButton file={file} isSpelt={isMain === true && native === null && file.kind === null} />
        </span>
      )}
    </li>
  );
}

function FileFacts({ file }: { readonly file: CheckFile }) {
  const t = useMessages('checks.files');
  const format = useFormat();
  const { bytes, same, isThere } = file;
  if (!isThere) {
    return (
      <Text size="xs" c="var(--mantine-color-error)">
        {t('missing')}
      </Text>
    );
  }
  const size = bytes === null ? [] : [format.bytes(bytes)];
  const unchanged = same && 'round' in same ? [t('unchanged', { round: same.round })] : [];
  return (
    <>
      <Text size="xs" c="dimmed">
        {[...size, ...unchanged].join(' · ')}
      </Text>
      {same && 'input' in same && (
        <Text size="xs" className="pl-check-warn">
          <IconAlertCircle size={13} aria-hidden />
          {t('isInput', { name: same.input })}
        </Text>
      )}
    </>
  );
}

function ViewButton({ file, shown }: Pick<FileRowProps, 'file' | 'shown'>) {
  const t = useMessages('checks.files');
  if (file.kind === null) return null;
  const isShown = shown.isShown(file);
  const label = isShown ? t('hide', { name: file.name }) : t('view', { name: file.name });
  return (
    <Tooltip label={label} multiline maw={320}>
      <ActionIcon
        aria-label={label}
        aria-pressed={isShown}
        variant={isShown ? 'light' : 'subtle'}
        color={isShown ? 'plumb' : 'gray'}
        onClick={() => shown.toggle(file)}
      >
        {isShown ? <IconEyeOff size={16} /> : <IconEye size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}

interface DownloadButtonProps {
  readonly file: CheckFile;
  readonly isSpelt?: boolean;
}

export function DownloadButton({ file, isSpelt = false }: DownloadButtonProps) {
  const t = useMessages('checks.files');
  const label = t('download', { name: file.name });
  if (isSpelt) {
    return (
      <Button
        component="a"
        href={file.downloadUrl}
        download={file.name}
        aria-label={label}
        variant="default"
        size="compact-sm"
        leftSection={<IconDownload size={14} />}
      >
        {t('downloadIt')}
      </Button>
    );
  }
  return (
    <Tooltip label={label} multiline maw={320}>
      <ActionIcon component="a" href={file.downloadUrl} download={file.name} aria-label={label}>
        <IconDownload size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
