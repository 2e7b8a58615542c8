import { Anchor, Text } from '@mantine/core';
import type { SheetNote } from '#documents';
import { useMessages } from '#messages';
import { contains } from './cell-range.ts';
import type { Cell } from './cell-range.ts';
import type { RangeMark } from './sheet-grid.tsx';

interface CellNotesProps {
  readonly notes: readonly SheetNote[];
  /** Of evidence that is marked here. */
  readonly marks: readonly RangeMark[];
  readonly at: Cell;
  readonly onFollow: (target: NonNullable<SheetNote['target']>) => void;
}

/** What holds for one cell besides its content: comments, links, rules. */
export function CellNotes({ notes, marks, at, onFollow }: CellNotesProps) {
  const t = useMessages('viewers.excel');
  const here = notes.filter(({ ranges }) => ranges.some((range) => contains(range, at.row, at.column)));
  const marked = marks.filter(
    ({ label, range, tone }) =>
      label !== '' && (tone === 'own' || tone === 'other') && contains(range, at.row, at.column),
  );
  return (
    <div className="pl-cell-notes" data-empty={here.length + marked.length === 0} role="status">
      {marked.map(({ key, label }) => (
        <Text key={key} size="xs" className="pl-cell-note">
          {label}
        </Text>
      ))}
      {here.map((note) => (
        <Text key={note.id} size="xs" className="pl-cell-note">
          <strong>{t(`kind.${note.kind}`)}</strong> {note.kind === 'comment' ? null : note.ref}{' '}
          {note.target === null ? (
            note.fields.map(({ name, text }) => (
              <span key={name} title={t(`field.${name}`)}>
                {text}
              </span>
            ))
          ) : (
            <FollowLink target={note.target} onFollow={onFollow} />
          )}
        </Text>
      ))}
    </div>
  );
}

interface FollowLinkProps {
  readonly target: NonNullable<SheetNote['target']>;
  readonly onFollow: CellNotesProps['onFollow'];
}

/** A link that shows where it leads; who asks decides whether to go there. */
export function FollowLink({ target, onFollow }: FollowLinkProps) {
  return (
    <Anchor component="button" type="button" size="xs" onClick={() => onFollow(target)}>
      {target.text}
    </Anchor>
  );
}
