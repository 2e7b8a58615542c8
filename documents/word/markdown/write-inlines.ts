import type { EmbeddedObject } from '../content/embedded-object.ts';
import type { Inline, TextInline, WordParagraph, WordStory } from '../content/story.ts';
import type { WordModel } from '../word-model.ts';
import { writeChart } from './write-chart.ts';
import type { LeftOut } from './word-artifact.ts';

export interface MarkdownContext {
  readonly model: WordModel;
  readonly story: WordStory;
  readonly leftOut: LeftOut;
}

function isLeftOut(run: TextInline, { story, leftOut }: MarkdownContext): boolean {
  const { highlight, strike, doubleStrike } = run.properties;
  if (leftOut.has('highlights') && highlight !== undefined && highlight !== 'none') return true;
  if (leftOut.has('strikeouts') && (strike === true || doubleStrike === true)) return true;
  if (leftOut.has('revisions') && run.revision !== null) return true;
  if (leftOut.has('hyperlinks') && run.link !== null) return true;
  const isOfField = (): boolean =>
    story.fields.some(({ start, end }) => run.start >= start && run.start < end);
  return leftOut.has('fields') && isOfField();
}

function targetOf(run: TextInline, { model, story }: MarkdownContext): string | null {
  if (run.link === null) return null;
  const { relationshipId, bookmark } = run.link;
  const target =
    relationshipId === null ? '' : (model.findRelationship(story.part, relationshipId)?.target ?? '');
  return target + (bookmark === null ? '' : `#${bookmark}`);
}

interface Mark {
  readonly before: string;
  readonly after: string;
}

/** What is around a run, the outermost first. */
function marksOf(run: TextInline, context: MarkdownContext): Mark[] {
  const { highlight, strike, doubleStrike, bold, italic } = run.properties;
  const target = targetOf(run, context);
  const marks: (Mark | false)[] = [
    target !== null && { before: '[', after: `](${target})` },
    highlight !== undefined && highlight !== 'none' && { before: '==', after: '==' },
    (strike === true || doubleStrike === true) && { before: '~~', after: '~~' },
    bold === true && { before: '**', after: '**' },
    italic === true && { before: '*', after: '*' },
  ];
  return marks.filter((mark) => mark !== false);
}

// Marks go around words, not around the blanks beside them, and once around runs that share them.
function wrap(text: string, marks: readonly Mark[]): string {
  const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (core === '') return text;
  const marked = marks.reduceRight((inner, mark) => mark.before + inner + mark.after, core);
  return before + marked + after;
}

function writeObject(object: EmbeddedObject, context: MarkdownContext): string {
  const { model, story, leftOut } = context;
  switch (object.kind) {
    case 'equation':
      return leftOut.has('equations') ? '' : `$${object.latex ?? object.text}$`;
    case 'image': {
      if (leftOut.has('images')) return '';
      const part = model.findRelationship(story.part, object.relationshipId)?.part ?? '';
      return `![${object.altText ?? object.name ?? ''}](${part})`;
    }
    case 'chart':
      return leftOut.has('charts') ? '' : writeChart(model, story, object.relationshipId);
    case 'online-video':
      return leftOut.has('videos') ? '' : '[video]';
    default:
      return '';
  }
}

interface Piece {
  text: string;
  readonly marks: readonly Mark[];
  readonly key: string;
}

function toPiece(inline: Inline, context: MarkdownContext): Piece | null {
  const plain = (text: string): Piece => ({ text, marks: [], key: '' });
  switch (inline.kind) {
    case 'text': {
      if (isLeftOut(inline, context)) return null;
      const marks = marksOf(inline, context);
      return { text: inline.text, marks, key: JSON.stringify(marks) };
    }
    case 'object':
      return plain(writeObject(inline.object, context));
    case 'note-reference':
      if (context.leftOut.has('notes')) return null;
      return plain(`[^${inline.note === 'endnote' ? 'e' : ''}${inline.noteId}]`);
    case 'deleted':
      return null;
  }
}

/** The content of one paragraph as Markdown; tracked deletions are not part of it. */
export function writeInlines(paragraph: WordParagraph, context: MarkdownContext): string {
  const pieces: Piece[] = [];
  for (const inline of paragraph.inlines) {
    const piece = toPiece(inline, context);
    const last = pieces.at(-1);
    if (piece === null || piece.text === '') continue;
    if (last !== undefined && last.key === piece.key) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces.map(({ text, marks }) => wrap(text, marks)).join('');
}
