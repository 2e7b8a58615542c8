import { textOfBody } from '../../drawing/text/text-body.ts';
import { notesTextOf } from '../../powerpoint/facts/list-note-facts.ts';
import type { AnimationEffect } from '../../powerpoint/animation-effect.ts';
import { walkShapes } from '../../powerpoint/shape-walk.ts';
import type { TextLines } from '../text-budget.ts';
import { toOneLine } from '../to-one-line.ts';
import type { SlideWriting } from './slides-writing.ts';
import { isShapeLeftOut, listShapeLines } from './write-shape.ts';
import { listTextLines } from './write-text-body.ts';

// Groups within groups beyond this are not indented further.
const mostIndents = 12;

function findTitle(writing: SlideWriting): string {
  const { view, leftOut } = writing;
  if (leftOut.has('slide-texts')) return '';
  for (const { shape } of view.placed) {
    if (shape.kind !== 'shape' || !/^(?:title|ctrTitle)$/.test(shape.placeholder?.type ?? '')) continue;
    if (leftOut.has('shape-texts') && shape.preset !== null) continue;
    if (textOfBody(shape.text).trim() !== '') return listTextLines(shape.text, writing).join(' ');
  }
  return '';
}

function describeHeading(writing: SlideWriting, section: string | null): string {
  const { number, content } = writing.view.slide;
  const title = findTitle(writing);
  const notes = [content?.isHidden === true ? 'hidden' : '', section === null ? '' : `section “${section}”`];
  const said = notes.filter((note) => note !== '').join('; ');
  return toOneLine(`## Slide ${number}${title === '' ? '' : `: ${title}`}${said === '' ? '' : ` (${said})`}`);
}

const triggers: Readonly<Record<string, string>> = {
  clickEffect: 'on click',
  withEffect: 'with the one before',
  afterEffect: 'after the one before',
};
const classes: Readonly<Record<string, string>> = {
  entr: 'entrance',
  emph: 'emphasis',
  exit: 'exit',
  path: 'motion path',
  mediacall: 'media',
  verb: 'object action',
};

function describeEffect(effect: AnimationEffect, names: ReadonlyMap<number, string>): string {
  const { effectClass, presetId, trigger, shapeId, paragraphs } = effect;
  const kind = Object.hasOwn(classes, effectClass) ? classes[effectClass] : effectClass;
  const when = trigger === null ? '' : ` ${triggers[trigger] ?? trigger}`;
  const name = shapeId === null ? undefined : names.get(shapeId);
  const what = name === undefined ? '' : `: #${shapeId} “${name}”`;
  const part = paragraphs === null ? '' : `, paragraphs ${paragraphs[0] + 1} to ${paragraphs[1] + 1}`;
  return toOneLine(`${kind}${presetId === null ? '' : ` ${presetId}`}${when}${what}${part}`);
}

function writeAnimations(
  { view, leftOut }: SlideWriting,
  names: ReadonlyMap<number, string>,
  lines: TextLines,
): void {
  const { content } = view.slide;
  if (content === null || leftOut.has('animations')) return;
  if (content.transition !== null) lines.add('', `Transition: ${content.transition}`);
  if (content.effects.length === 0) return;
  lines.add('', 'Animations, in order:');
  content.effects.forEach((effect, at) => lines.add(`${at + 1}. ${describeEffect(effect, names)}`));
}

/** A slide: its shapes in drawing order, animations, languages, and its notes kept apart. */
export function writeSlide(writing: SlideWriting, section: string | null, lines: TextLines): void {
  const { view, leftOut } = writing;
  const { slide } = view;
  lines.add('', describeHeading(writing, section));
  if (slide.content === null) lines.add('This slide could not be read.');
  const names = new Map<number, string>();
  const depths = [...walkShapes(slide.content?.shapes ?? [], 0, (_group, depth) => depth + 1)];
  view.placed.forEach((placed, at) => {
    if (isShapeLeftOut(placed.shape, leftOut)) return;
    if (!names.has(placed.shape.id)) names.set(placed.shape.id, placed.shape.name);
    const depth = leftOut.has('positions') ? 0 : (depths[at]?.around ?? 0);
    const indent = '  '.repeat(Math.min(mostIndents, depth));
    lines.add(...listShapeLines(placed, writing).map((line) => indent + line));
  });
  writeAnimations(writing, names, lines);
  const languages = leftOut.has('languages') ? [] : (slide.content?.languages ?? []);
  if (languages.length > 0) lines.add('', `Languages: ${languages.join(', ')}`);
  const notes = leftOut.has('notes') ? '' : notesTextOf(slide);
  if (notes.trim() !== '') lines.add('', 'Notes:', ...notes.split('\n').map((line) => `> ${line}`));
}
