import { Group, Text } from '@mantine/core';
import type { TaskForWork } from '#contract';
import { useMessages } from '#messages';
import { FileIcon, Section, StatusBadge, useFormat } from '#ui';
import type { StatusTone } from '#ui';
import { FileActions } from '../files/file-actions.tsx';
import { submittedUrls } from '../files/file-urls.ts';
import type { Viewing } from '../files/shown-file.ts';
import type { Place } from '../place.ts';
import { NoteList } from './return-notes.tsx';
import { SealText } from './seal-text.tsx';

type Submission = TaskForWork['submissions'][number];

interface HistoryProps {
  readonly place: Place;
  readonly submissions: readonly Submission[];
  /** The round whose notes stand elsewhere on the screen already. */
  readonly notedRound: number | null;
  readonly viewing: Viewing;
}

/** Every sealed submission, newest first: files, seal, and what came of it. */
export function History({ place, submissions, notedRound, viewing }: HistoryProps) {
  const t = useMessages('work');
  if (submissions.length === 0) return null;
  return (
    <Section title={submissions.length === 1 ? t('history.titleOne') : t('history.title')}>
      {submissions.toReversed().map((submission) => (
        <SubmissionEntry
          key={submission.id}
          place={place}
          submission={submission}
          hasNotes={submission.outcome !== null && submission.roundNumber !== notedRound}
          viewing={viewing}
        />
      ))}
    </Section>
  );
}

const tones = { returned: 'returned', accepted: 'good', waiting: 'waiting' } as const satisfies Record<
  string,
  StatusTone
>;

interface SubmissionEntryProps extends Pick<HistoryProps, 'place' | 'viewing'> {
  readonly submission: Submission;
  readonly hasNotes: boolean;
}

function SubmissionEntry({ place, submission, hasNotes, viewing }: SubmissionEntryProps) {
  const t = useMessages('work');
  const format = useFormat();
  const outcome = submission.outcome ?? 'waiting';
  const hasText = submission.summary !== null || submission.notes.length > 0;
  return (
    <article className="pl-submission">
      <Group gap="xs" wrap="wrap">
        <Text fw={600}>{t('history.round', { round: submission.roundNumber })}</Text>
        <StatusBadge tone={tones[outcome]} label={t(`history.${outcome}`)} />
        <Text size="xs" c="dimmed" title={format.exactInstant(submission.sealedAt)}>
          {t('history.sealedAt', { at: format.instant(submission.sealedAt) })}
        </Text>
      </Group>
      <ul className="pl-file-list">
        {submission.files.map(({ position, name, bytes, sha256 }) => (
          <li key={position} className="pl-file-row">
            <FileIcon name={name} />
            <div className="pl-file-main">
              <Text className="pl-file-name">{name}</Text>
              <Text size="xs" c="dimmed">
                {format.bytes(bytes)}
              </Text>
            </div>
            <FileActions
              name={name}
              urls={submittedUrls(place, submission.id, position)}
              sha256={sha256}
              viewing={viewing}
            />
          </li>
        ))}
      </ul>
      <Group gap={6} wrap="nowrap">
        <Text size="xs" c="dimmed">
          {t('history.seal')}
        </Text>
        <SealText seal={submission.manifestSha256} isShort />
      </Group>
      {hasNotes && hasText && <NoteList submission={submission} />}
    </article>
  );
}
