import { Text } from '@mantine/core';
import type { Deliverable, PreflightFinding } from '#contract';
import { useMessages } from '#messages';
import { FileIcon, useFormat } from '#ui';
import { FindingList } from '../files/finding-list.tsx';

interface SealedFilesProps {
  readonly drafts: readonly Deliverable[];
  readonly findings: readonly PreflightFinding[];
}

/** The files that are about to be sealed, each with what the check found. */
export function SealedFiles({ drafts, findings }: SealedFilesProps) {
  const t = useMessages('work');
  const format = useFormat();
  return (
    <div>
      <Text fw={500} mb={4}>
        {t('submitDialog.files', { count: drafts.length })}
      </Text>
      <ul className="pl-file-list" data-boxed>
        {drafts.map((draft) => (
          <li key={draft.position} className="pl-file-row">
            <FileIcon name={draft.name} />
            <div className="pl-file-main">
              <Text className="pl-file-name">{draft.name}</Text>
              <FindingList findings={findings.filter(({ fileName }) => fileName === draft.name)} />
            </div>
            <Text size="xs" c="dimmed" className="pl-number" style={{ whiteSpace: 'nowrap' }}>
              {format.bytes(draft.bytes)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
