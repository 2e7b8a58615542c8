import { Text } from '@mantine/core';
import type { TaskForWork } from '#contract';
import { useMessages } from '#messages';
import { Section } from '#ui';
import { parseNoteLabel } from './note-label.ts';

type Submission = TaskForWork['submissions'][number];

/** What the expert asks for, point by point; the points keep their numbers, never the rubric's words. */
export function ReturnNotes({ submission }: { readonly submission: Submission }) {
  const t = useMessages('work');
  return (
    <Section title={t('notes.title')}>
      <NoteList submission={submission} />
    </Section>
  );
}

/** The same without a box, for where one is around it already. */
export function NoteList({ submission }: { readonly submission: Submission }) {
  const t = useMessages('work');
  const { summary, notes } = submission;
  if (summary === null && notes.length === 0) return <Text c="dimmed">{t('notes.none')}</Text>;
  return (
    <dl className="pl-notes">
      {summary !== null && <Note label={t('notes.summary')} text={summary} />}
      {notes.map((entry, index) => {
        const { kind, number } = parseNoteLabel(entry.label);
        const label = kind === 'general' ? t('notes.general') : t(`notes.${kind}`, { number });
        return <Note key={`${entry.label} ${index}`} label={label} text={entry.note} />;
      })}
    </dl>
  );
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
