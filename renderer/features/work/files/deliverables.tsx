import { Button, FileButton, Group, Text, Tooltip } from '@mantine/core';
import { IconFolderDown, IconPlus, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Ref } from 'react';
import type { Deliverable, TaskForWork } from '#contract';
import { useMessages } from '#messages';
import { Section } from '#ui';
import type { Place } from '../place.ts';
import { DraftRow } from './draft-row.tsx';
import { draftUrls } from './file-urls.ts';
import { PreflightSummary } from './preflight-summary.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import type { Viewing } from './shown-file.ts';
import { UploadRow } from './upload-row.tsx';
import type { PickUp } from './use-pick-up.ts';
import type { Preflight } from './use-preflight.ts';
import type { Uploads } from './use-uploads.ts';

interface DeliverablesProps {
  readonly place: Place;
  readonly task: TaskForWork;
  readonly uploads: Uploads;
  readonly preflight: Preflight;
  readonly viewing: Viewing;
  /** null where the core has no folder on this machine. */
  readonly pickUp: PickUp | null;
  /** The picker's button, for the keyboard shortcut. */
  readonly chooseRef: Ref<HTMLButtonElement>;
}

/** The result files: those that will be submitted, those on their way, and what the check says of them. */
export function Deliverables(props: DeliverablesProps) {
  const { place, task, uploads, preflight, viewing } = props;
  const t = useMessages('work');
  const [renamed, setRenamed] = useState<Deliverable | null>(null);
  const [removed, setRemoved] = useState<Deliverable | null>(null);
  const names = new Set(task.drafts.map(({ name }) => name.normalize('NFKC').toLowerCase()));
  const isEmpty = task.drafts.length === 0 && uploads.list.length === 0;
  return (
    <Section title={t('files.title')} actions={<AddButtons {...props} />}>
      {isEmpty ? (
        <DropHint />
      ) : (
        <ul className="pl-file-list">
          {task.drafts.map((draft) => (
            <DraftRow
              key={draft.position}
              draft={draft}
              urls={draftUrls(place, draft.position, draft.sha256)}
              findings={preflight.findings.filter(({ fileName }) => fileName === draft.name)}
              sameInRound={findSameInRound(task, draft)}
              viewing={viewing}
              onRename={() => setRenamed(draft)}
              onRemove={() => setRemoved(draft)}
            />
          ))}
          {uploads.list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              isReplacing={names.has(upload.name.normalize('NFKC').toLowerCase())}
              onDrop={() => uploads.drop(upload.id)}
              onRetry={() => uploads.retry(upload.id)}
            />
          ))}
        </ul>
      )}
      {task.drafts.length > 0 && <PreflightSummary preflight={preflight} />}
      {!isEmpty && (
        <Text size="xs" c="dimmed">
          {t('files.dropBoth')}
        </Text>
      )}
      <RenameDialog place={place} draft={renamed} onClose={() => setRenamed(null)} />
      <RemoveDialog place={place} draft={removed} onClose={() => setRemoved(null)} />
    </Section>
  );
}

function findSameInRound({ submissions }: TaskForWork, draft: Deliverable): number | null {
  const same = submissions.findLast(({ files }) => files.some(({ sha256 }) => sha256 === draft.sha256));
  return same?.roundNumber ?? null;
}

function AddButtons({ uploads, pickUp, chooseRef }: DeliverablesProps) {
  const t = useMessages('work');
  return (
    <Group gap={6} wrap="nowrap">
      {pickUp && (
        <Tooltip label={t('files.pickUpHint')} multiline maw={260}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconFolderDown size={14} />}
            loading={pickUp.isBusy}
            onClick={pickUp.run}
          >
            {t('files.pickUp')}
          </Button>
        </Tooltip>
      )}
      <FileButton multiple onChange={(files) => uploads.add(files)}>
        {(props) => (
          <Button
            {...props}
            ref={chooseRef}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
          >
            {t('files.choose')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

function DropHint() {
  const t = useMessages('work');
  return (
    <div className="pl-drop-hint">
      <IconUpload size={22} aria-hidden />
      <Text size="sm">{t('files.dropHere')}</Text>
      <Text size="xs" c="dimmed">
        {t('files.dropHint')}
      </Text>
    </div>
  );
}
