import { ActionIcon, Badge, Group, Text, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconX } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { FileIcon } from '#ui';
import { loadFile, useEvidence } from '#api';
import { MediaViewer } from '#viewers';
import type { CheckFile } from './check-file.ts';
import { DownloadButton } from './file-list.tsx';
import type { Place } from '../place.ts';
import type { ShownFiles } from './use-shown-files.ts';

/** The files that are shown in place: what the expert compares with first, then the deliverable. */
export function ViewerSlots({
  place,
  shown,
  roundNumber,
}: {
  readonly place: Place;
  readonly shown: ShownFiles;
  readonly roundNumber: number;
}) {
  const { wideUrl, widen } = shown;
  useHotkeys(wideUrl === null ? [] : [['Escape', () => widen(null)]]);
  return (
    <div className="pl-check-slots-frame">
      <div className="pl-check-slots">
        {shown.list.map((file) => (
          <ViewerSlot key={file.url} place={place} file={file} shown={shown} roundNumber={roundNumber} />
        ))}
      </div>
    </div>
  );
}

interface ViewerSlotProps {
  readonly place: Place;
  readonly file: CheckFile;
  readonly shown: ShownFiles;
  readonly roundNumber: number;
}

function ViewerSlot({ place, file, shown, roundNumber }: ViewerSlotProps) {
  const t = useMessages('checks.files');
  const { name, kind, url, downloadUrl, sha256 } = file;
  const isWide = shown.wideUrl === url;
  const role =
    file.roundNumber === null
      ? t('input')
      : file.roundNumber === roundNumber
        ? t('deliverable')
        : t('fromRound', { round: file.roundNumber });
  const widenLabel = isWide ? t('narrow') : t('wide');
  const WidenIcon = isWide ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  const { projectId, checkId } = place;
  const marking = useEvidence(
    projectId,
    { kind: 'check', checkId },
    { name, sha256: sha256 ?? '', kind: file.roundNumber === null ? 'input' : 'deliverable' },
  );
  if (kind === null || sha256 === null) return null;
  return (
    <section className="pl-check-viewer" data-wide={isWide} aria-label={`${role}: ${name}`}>
      <Group className="pl-check-viewer-head" gap={6} wrap="nowrap">
        <FileIcon name={name} size={16} />
        <Text className="pl-truncate" flex={1} title={name} fw={500}>
          {name}
        </Text>
        <Badge color={file.roundNumber === roundNumber ? 'plumb' : 'gray'}>{role}</Badge>
        <DownloadButton file={file} />
        <Tooltip label={widenLabel}>
          <ActionIcon aria-label={widenLabel} onClick={() => shown.widen(isWide ? null : file)}>
            <WidenIcon size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('close', { name })} multiline maw={320}>
          <ActionIcon aria-label={t('close', { name })} onClick={() => shown.close(file)}>
            <IconX size={16} />
          </ActionIcon>
        </Tooltip>
      </Group>
      <MediaViewer
        name={name}
        kind={kind}
        url={url}
        downloadUrl={downloadUrl}
        sha256={sha256}
        load={loadFile}
        marking={marking}
      />
    </section>
  );
}
