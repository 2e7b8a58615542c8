import { useMemo, useRef } from 'react';
import type { SlideView } from '#documents';
import { useMessages } from '#messages';
import type { AppViewProps } from '../office/app-view.ts';
import { useSlideTextPlaces } from './use-slide-text-places.ts';

interface SlideNotesProps extends AppViewProps {
  readonly notes: SlideView['notes'];
}

/** The notes of a slide: text that can be selected. */
export function SlideNotes({ notes, ...props }: SlideNotesProps) {
  const t = useMessages('viewers.powerpoint');
  const root = useRef<HTMLDivElement>(null);
  useSlideTextPlaces(root, props, notes);
  const lines = useMemo(() => splitLines(notes.text), [notes]);
  return (
    <div ref={root} className="pl-deck-notes" role="region" aria-label={t('notes')} tabIndex={0}>
      <div data-part={notes.part}>
        {lines.map(({ text, start }) => (
          <p key={start}>{text === '' ? <br /> : <span data-start={start}>{text}</span>}</p>
        ))}
      </div>
    </div>
  );
}

function splitLines(text: string) {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    at += line.length + 1;
    return { text: line, start };
  });
}
