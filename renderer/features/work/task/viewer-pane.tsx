import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2, IconX } from '@tabler/icons-react';
import type { Ref } from 'react';
import { loadFile, useEvidence } from '#api';
import { useMessages } from '#messages';
import { FileIcon } from '#ui';
import { MediaViewer } from '#viewers';
import { DownloadButton } from '../files/file-actions.tsx';
import type { Place } from '../place.ts';
import type { ShownFile } from '../files/shown-file.ts';

interface ViewerPaneProps {
  readonly place: Place;
  readonly file: ShownFile;
  readonly isWide: boolean;
  readonly regionRef: Ref<HTMLElement>;
  readonly onWiden: (isWide: boolean) => void;
  readonly onClose: () => void;
}

/** A file shown beside the instruction, or over the whole screen. */
export function ViewerPane({ place, file, isWide, regionRef, onWiden, onClose }: ViewerPaneProps) {
  const t = useMessages('viewers');
  const { projectId, assignmentId } = place;
  const { name, sha256, role } = file;
  const marking = useEvidence(projectId, { kind: 'assignment', assignmentId }, { name, sha256, kind: role });
  const widenLabel = isWide ? t('narrow') : t('wide');
  const WidenIcon = isWide ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  return (
    <section
      ref={regionRef}
      className="pl-viewer"
      data-wide={isWide}
      aria-label={`${t('title')}: ${file.name}`}
      tabIndex={-1}
    >
      <Group className="pl-viewer-head" gap={6} wrap="nowrap">
        <FileIcon name={file.name} size={16} />
        <Text className="pl-truncate" flex={1} title={file.name} fw={500}>
          {file.name}
        </Text>
        <DownloadButton name={file.name} urls={file} />
        <Tooltip label={widenLabel}>
          <ActionIcon aria-label={widenLabel} onClick={() => onWiden(!isWide)}>
            <WidenIcon size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('close')}>
          <ActionIcon aria-label={t('close')} onClick={onClose}>
            <IconX size={16} />
          </ActionIcon>
        </Tooltip>
      </Group>
      <MediaViewer
        key={file.url}
        name={name}
        kind={file.kind}
        url={file.url}
        downloadUrl={file.downloadUrl}
        sha256={sha256}
        load={loadFile}
        marking={marking}
      />
    </section>
  );
}
