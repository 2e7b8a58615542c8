import { TextInput, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { useMessages } from '#messages';

interface MarkNoteProps {
  readonly note: string;
  /** What the mark is about, for the field's name. */
  readonly what: string;
  readonly canEdit: boolean;
  readonly isReachable: boolean;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  /** With the new note, or null when nothing is to change. */
  readonly onDone: (note: string | null) => void;
}

/** The note of a mark; while it is edited, Enter keeps it and Escape leaves it as it was. */
export function MarkNote({ note, what, canEdit, isReachable, isEditing, onEdit, onDone }: MarkNoteProps) {
  const t = useMessages('viewers.marks');
  if (isEditing) return <NoteField note={note} what={what} onDone={onDone} />;
  if (!canEdit) return note === '' ? null : <span className="pl-mark-note">{note}</span>;
  return (
    <UnstyledButton
      className="pl-mark-note"
      data-empty={note === ''}
      tabIndex={isReachable ? 0 : -1}
      aria-label={note === '' ? t('addNote') : t('editNote', { note })}
      onClick={onEdit}
    >
      {note === '' ? t('addNote') : note}
    </UnstyledButton>
  );
}

function NoteField({ note, what, onDone }: Pick<MarkNoteProps, 'note' | 'what' | 'onDone'>) {
  const t = useMessages('viewers.marks');
  const [text, setText] = useState(note);
  // A field that goes away loses the focus once more.
  const isDone = useRef(false);
  const done = (kept: string) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(kept === note ? null : kept);
  };
  return (
    <TextInput
      size="xs"
      m={4}
      // Opened by the person who is about to write.
      autoFocus
      maxLength={8000}
      aria-label={t('noteOf', { what })}
      placeholder={t('notePlaceholder')}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => done(text.trim())}
      onKeyDown={(event) => {
        // While Chinese is being composed, Enter belongs to the input method.
        if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
        done(event.key === 'Enter' ? text.trim() : note);
      }}
    />
  );
}
