import { CloseButton, Loader, Text } from '@mantine/core';
import type { SheetNote, SheetNoteKind, WorkbookView } from '#documents';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import { FollowLink } from './cell-notes.tsx';

interface SheetNotesProps {
  /** Null while they are on their way. */
  readonly notes: readonly SheetNote[] | null;
  readonly names: WorkbookView['names'];
  readonly onGo: (note: SheetNote) => void;
  readonly onGoToName: (refersTo: string) => void;
  readonly onFollow: (target: NonNullable<SheetNote['target']>) => void;
  readonly onClose: () => void;
}

const kinds: readonly SheetNoteKind[] = [
  'comment',
  'table',
  'tlr',
  'pivot-table',
  'hyperlink',
  'validation',
  'conditional-format',
];
/** So many of a kind are listed; the inspector has all of them. */
const mostOfKind = 200;

/** Everything that a sheet holds besides its cells, and the names of its workbook, by kind. */
export function SheetNotes({ notes, names, onGo, onGoToName, onFollow, onClose }: SheetNotesProps) {
  const t = useMessages('viewers.excel');
  const words = useMessages('words');
  return (
    <aside className="pl-sheet-notes" aria-label={t('notes')}>
      <CloseButton size="sm" aria-label={words('close')} onClick={onClose} />
      {notes === null && <Loader size="xs" m="md" />}
      {notes?.length === 0 && names.length === 0 && (
        <Text size="sm" c="dimmed" p="xs">
          {t('noNotes')}
        </Text>
      )}
      {kinds.map((kind) => (
        <NoteGroup
          key={kind}
          title={t(`kind.${kind}`)}
          notes={(notes ?? []).filter((note) => note.kind === kind)}
          onGo={onGo}
          onFollow={onFollow}
        />
      ))}
      {names.length > 0 && (
        <section>
          <GroupTitle title={t('names')} count={names.length} />
          <ul>
            {names.slice(0, mostOfKind).map(({ name, scope, refersTo }) => (
              <li key={`${scope} ${name}`}>
                <button type="button" onClick={() => onGoToName(refersTo)}>
                  <strong>{name}</strong> <span>{refersTo}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function GroupTitle({ title, count }: { readonly title: string; readonly count: number }) {
  const format = useFormat();
  return (
    <h3>
      {title} <small>{format.number(count)}</small>
    </h3>
  );
}

interface NoteGroupProps extends Pick<SheetNotesProps, 'onGo' | 'onFollow'> {
  readonly title: string;
  readonly notes: readonly SheetNote[];
}

function NoteGroup({ title, notes, onGo, onFollow }: NoteGroupProps) {
  const t = useMessages('viewers.excel');
  if (notes.length === 0) return null;
  return (
    <section>
      <GroupTitle title={title} count={notes.length} />
      <ul>
        {notes.slice(0, mostOfKind).map((note) => {
          const [first, ...others] = note.fields.filter(({ name }) => name !== 'target');
          return (
            <li key={note.id}>
              <button type="button" onClick={() => onGo(note)}>
                <strong>{note.ref}</strong> <span>{first?.text}</span>
              </button>
              {others.length > 0 && (
                <dl>
                  {others.map(({ name, text }) => (
                    <div key={name}>
                      <dt>{t(`field.${name}`)}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {note.target && <FollowLink target={note.target} onFollow={onFollow} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
