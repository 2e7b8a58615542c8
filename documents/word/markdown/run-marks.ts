import { findColorName } from '../../drawing/theme-color/color-name.ts';
import { findWordRgb } from '../resolve-color.ts';
import type { DeletedInline, Revision, TextInline } from '../content/story.ts';
import type { MarkdownContext } from './markdown-context.ts';

/** What stands around a run. */
export interface Mark {
  readonly before: string;
  readonly after: string;
}

function isHighlighted({ properties: { highlight } }: TextInline | DeletedInline): boolean {
  return highlight !== undefined && highlight !== 'none';
}

function isStruck({ properties: { strike, doubleStrike } }: TextInline | DeletedInline): boolean {
  return strike === true || doubleStrike === true;
}

export function isRunLeftOut(run: TextInline | DeletedInline, { fields, leftOut }: MarkdownContext): boolean {
  if (leftOut.has('highlights') && isHighlighted(run)) return true;
  if (leftOut.has('strikeouts') && isStruck(run)) return true;
  if (leftOut.has('revisions') && run.revision !== null) return true;
  if (leftOut.has('fields') && fields.isInField(run.start)) return true;
  if (!leftOut.has('hyperlinks')) return false;
  return (run.kind === 'text' && run.link !== null) || fields.findTarget(run.start) !== null;
}

function targetOf(run: TextInline, { model, story, fields, leftOut }: MarkdownContext): string | null {
  if (run.link === null) return leftOut.has('fields') ? null : fields.findTarget(run.start);
  const { relationshipId, bookmark } = run.link;
  const target =
    relationshipId === null ? '' : (model.findRelationship(story.part, relationshipId)?.target ?? '');
  return target + (bookmark === null ? '' : `#${bookmark}`);
}

// CriticMarkup (criticmarkup.com): the change, then who made it and when.
function markChange({ change, author, date }: Revision): Mark {
  const sign = change === 'deletion' || change === 'move-from' ? '--' : '++';
  const who = [change.startsWith('move') ? change : null, author, date].filter((part) => part !== null);
  return { before: `{${sign}`, after: `${sign}}${who.length === 0 ? '' : `{>>${who.join(', ')}<<}`}` };
}

/** The colour of a run's own, where it is not that of all text. */
function colorOf({ properties: { color } }: TextInline, { model }: MarkdownContext): string | null {
  const rgb = color === undefined ? null : findWordRgb(color, model.theme);
  return rgb === null || rgb === '000000' ? null : (findColorName(rgb) ?? rgb);
}

/** What is around a run, the outermost first. */
export function marksOf(run: TextInline | DeletedInline, context: MarkdownContext): Mark[] {
  const { bold, italic, highlight } = run.properties;
  const hasFonts = !context.leftOut.has('fonts');
  const target = run.kind === 'text' ? targetOf(run, context) : null;
  const color = run.kind === 'text' && hasFonts && target === null ? colorOf(run, context) : null;
  const marks: (Mark | false)[] = [
    run.revision !== null && markChange(run.revision),
    target !== null && { before: '[', after: `](${target})` },
    isHighlighted(run) && { before: '==', after: highlight === 'yellow' ? '==' : `=={${highlight ?? ''}}` },
    isStruck(run) && { before: '~~', after: '~~' },
    color !== null && { before: '[', after: `]{color=${color}}` },
    hasFonts && bold === true && { before: '**', after: '**' },
    hasFonts && italic === true && { before: '*', after: '*' },
  ];
  return marks.filter((mark) => mark !== false);
}
