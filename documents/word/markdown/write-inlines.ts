import type { Inline, WordParagraph } from '../content/story.ts';
import type { MarkdownContext } from './markdown-context.ts';
import { isRunLeftOut, type Mark, marksOf } from './run-marks.ts';
import { writeObject } from './write-object.ts';

// Marks go around words, not around the blanks beside them, and once around runs that share them.
function wrap(text: string, marks: readonly Mark[]): string {
  const core = text.trim();
  if (core === '' || marks.length === 0) return text;
  const start = text.indexOf(core);
  const marked = marks.reduceRight((inner, mark) => mark.before + inner + mark.after, core);
  return text.slice(0, start) + marked + text.slice(start + core.length);
}

interface Piece {
  text: string;
  readonly marks: readonly Mark[];
  readonly key: string;
}

function toPiece(inline: Inline, context: MarkdownContext): Piece | null {
  const plain = (text: string): Piece => ({ text, marks: [], key: '' });
  switch (inline.kind) {
    case 'text':
    case 'deleted': {
      if (isRunLeftOut(inline, context)) return null;
      const marks = marksOf(inline, context);
      return { text: inline.text, marks, key: JSON.stringify(marks) };
    }
    case 'object':
      return plain(writeObject(inline.object, context));
    case 'note-reference':
      if (context.leftOut.has('notes')) return null;
      return plain(`[^${inline.note === 'endnote' ? 'e' : ''}${inline.noteId}]`);
  }
}

/** The content of one paragraph as Markdown; tracked changes and deletions are marked as such. */
export function writeInlines(paragraph: WordParagraph, context: MarkdownContext): string {
  const pieces: Piece[] = [];
  for (const inline of paragraph.inlines) {
    const piece = toPiece(inline, context);
    const last = pieces.at(-1);
    if (piece === null || piece.text === '') continue;
    context.budget.spend(piece.text.length + piece.key.length);
    if (last !== undefined && last.key === piece.key) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces.map(({ text, marks }) => wrap(text, marks)).join('');
}
