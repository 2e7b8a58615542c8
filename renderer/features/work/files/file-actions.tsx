import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDownload, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { findMediaKind } from '#viewers';
import type { FileUrls } from './file-urls.ts';
import type { Viewing } from './shown-file.ts';

interface FileActionsProps {
  readonly name: string;
  readonly urls: FileUrls;
  readonly sha256: string;
  readonly viewing: Viewing;
}

/** What can be done with any file: view it here when its kind allows, and download it. */
export function FileActions({ name, urls, sha256, viewing }: FileActionsProps) {
  return (
    <>
      <ViewButton name={name} urls={urls} sha256={sha256} viewing={viewing} />
      <DownloadButton name={name} urls={urls} />
    </>
  );
}

export function ViewButton({ name, urls, sha256, viewing }: FileActionsProps) {
  const t = useMessages('work');
  const kind = findMediaKind(name);
  if (kind === null) return null;
  const isShown = viewing.shown?.url === urls.url;
  const label = isShown ? t('inputs.hideFile', { name }) : t('inputs.viewFile', { name });
  return (
    <Tooltip label={label} multiline maw={320}>
      <ActionIcon
        aria-label={label}
        aria-pressed={isShown}
        variant={isShown ? 'light' : 'subtle'}
        color={isShown ? 'plumb' : 'gray'}
        onClick={() => viewing.toggle({ name, kind, sha256, ...urls })}
      >
        {isShown ? <IconEyeOff size={16} /> : <IconEye size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}

export function DownloadButton({ name, urls }: Pick<FileActionsProps, 'name' | 'urls'>) {
  const t = useMessages('work');
  const label = t('inputs.downloadFile', { name });
  return (
    <Tooltip label={label} multiline maw={320}>
      <ActionIcon component="a" href={urls.downloadUrl} download={name} aria-label={label}>
        <IconDownload size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
