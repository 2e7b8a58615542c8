import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { readElements } from '../../xml/read-elements.ts';
import { createStoryDraft, type DocumentDraft, finishStory } from '../content/story-draft.ts';
import type { WordStory } from '../content/story.ts';
import { parseInteger } from '../properties/measure.ts';

export interface WordNote {
  readonly kind: 'footnote' | 'endnote';
  readonly noteId: string;
  readonly story: WordStory;
}

/** Reads the notes that people wrote: those with an id above 0 and no type, which separators have. */
export function readNotes(
  archive: ZipArchive,
  entry: ZipEntry,
  kind: WordNote['kind'],
  document: DocumentDraft,
): WordNote[] {
  const notes: WordNote[] = [];
  readElements(archive, entry, {
    open: () => ({
      open: (name, attributes) => {
        const noteId = attributes['w:id'] ?? '';
        const isTyped = attributes['w:type'] !== undefined && attributes['w:type'] !== 'normal';
        if (name !== `w:${kind}` || isTyped || (parseInteger(noteId) ?? 0) <= 0) return null;
        const story = createStoryDraft(`${kind}-${noteId}`, entry.name, document);
        const close = (): void => void notes.push({ kind, noteId, story: finishStory(story) });
        return { ...document.createBlockReader(story), close };
      },
    }),
  });
  return notes;
}
