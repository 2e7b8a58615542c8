import type { InlineView } from '#documents';
import { useMessages } from '#messages';
import { ObjectBox } from './object-box.tsx';
import { toRunStyle } from './run-style.ts';
import { useWord } from './word-context.ts';

/** A run of text, a reference to a note, or something that stands in the text. */
export function Inline({ inline }: { readonly inline: InlineView }) {
  const { showsChanges } = useWord();
  switch (inline.kind) {
    case 'text':
      return <TextRun inline={inline} />;
    case 'deleted':
      return showsChanges ? (
        <del className="pl-word-deleted" style={toRunStyle(inline.look)} title={inline.change.author ?? ''}>
          {inline.text}
        </del>
      ) : null;
    case 'note':
      return <NoteReference note={inline.note} noteId={inline.noteId} />;
    case 'object':
      return <ObjectBox object={inline.object} />;
  }
}

function TextRun({ inline }: { readonly inline: InlineView & { readonly kind: 'text' } }) {
  const t = useMessages('viewers.word');
  const { showsChanges, askLink } = useWord();
  const { start, text, look, link, change } = inline;
  if (look.isHidden) return null;
  if (inline.isPageBreak)
    return (
      <span className="pl-word-page-break" data-start={start} data-label={t('pageBreak')}>
        {text}
      </span>
    );
  const isInserted = showsChanges && change?.kind === 'insertion';
  const run = (
    <span
      data-start={start}
      className={isInserted ? 'pl-word-inserted' : undefined}
      title={isInserted ? (change.author ?? undefined) : undefined}
      style={toRunStyle(look)}
    >
      {text}
    </span>
  );
  if (link === null || link === '') return run;
  return (
    <button type="button" className="pl-word-link" title={link} onClick={() => askLink(link)}>
      {run}
    </button>
  );
}

function NoteReference({ note, noteId }: { readonly note: string; readonly noteId: string }) {
  const t = useMessages('viewers.word');
  const { noteNumbers, goToNote } = useWord();
  const key = `${note}-${noteId}`;
  const number = noteNumbers.get(key);
  if (number === undefined) return null;
  return (
    <button
      type="button"
      className="pl-word-note-reference"
      data-note-reference={key}
      aria-label={t(note === 'footnote' ? 'footnote' : 'endnote', { number })}
      onClick={() => goToNote(key)}
    >
      <sup>{number}</sup>
    </button>
  );
}
