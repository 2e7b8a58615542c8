import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconDots, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Deliverable, PreflightFinding } from '#contract';
import { useMessages } from '#messages';
import { FileIcon, useFormat } from '#ui';
import type { FileUrls } from './file-urls.ts';
import { ViewButton } from './file-actions.tsx';
import { FindingList } from './finding-list.tsx';
import type { Viewing } from './shown-file.ts';

interface DraftRowProps {
  readonly draft: Deliverable;
  readonly urls: FileUrls;
  readonly findings: readonly PreflightFinding[];
  /** The earlier round that had this very file, if one did. */
  readonly sameInRound: number | null;
  readonly viewing: Viewing;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A result file that will be submitted, with what the check found in it. */
export function DraftRow({ draft, urls, findings, sameInRound, viewing, onRename, onRemove }: DraftRowProps) {
  const t = useMessages('work');
  const words = useMessages('words');
  const format = useFormat();
  const { name, originalName } = draft;
  const facts = [
    format.bytes(draft.bytes),
    t('files.added', { time: format.time(draft.addedAt) }),
    ...(sameInRound === null ? [] : [t('files.unchangedSince', { round: sameInRound })]),
  ];
  return (
    <li className="pl-file-row">
      <FileIcon name={name} />
      <div className="pl-file-main">
        <Text className="pl-file-name">{name}</Text>
        <Text size="xs" c="dimmed" title={format.exactInstant(draft.addedAt)}>
          {facts.join(' · ')}
        </Text>
        {originalName !== name && (
          <Text size="xs" c="dimmed" className="pl-file-name">
            {t('files.renamedFrom', { name: originalName })}
          </Text>
        )}
        <FindingList findings={findings} />
      </div>
      <ViewButton name={name} urls={urls} sha256={draft.sha256} viewing={viewing} />
      <Menu position="bottom-end" width={180} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('files.actions', { name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={14} />} onClick={onRename}>
            {t('files.rename')}
          </Menu.Item>
          <Menu.Item
            component="a"
            href={urls.downloadUrl}
            download={name}
            leftSection={<IconDownload size={14} />}
          >
            {words('download')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={14} />} onClick={onRemove}>
            {t('files.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
