import type { TextParagraph } from '../drawing/text/text-body.ts';
import type { Bullet } from '../drawing/text/text-properties.ts';
import { formatListNumber } from '../word/lists/format-number.ts';
import { resolveText, type TextStack } from './resolve-text.ts';

// ST_TextAutonumberScheme begins with what the number is written in and ends with what stands around it.
const numberings: readonly (readonly [start: string, format: string])[] = [
  ['arabic', 'decimal'],
  ['alphaLc', 'lowerLetter'],
  ['alphaUc', 'upperLetter'],
  ['romanLc', 'lowerRoman'],
  ['romanUc', 'upperRoman'],
  ['circleNum', 'decimalEnclosedCircle'],
  ['ea1', 'chineseCounting'],
];

function writeNumber(scheme: string, value: number): string {
  const format = numberings.find(([start]) => scheme.startsWith(start))?.[1] ?? 'decimal';
  const number = formatListNumber(value, format);
  if (scheme.endsWith('ParenBoth')) return `(${number})`;
  if (scheme.endsWith('ParenR')) return `${number})`;
  return scheme.endsWith('Period') ? `${number}.` : number;
}

interface Counter {
  readonly scheme: string;
  readonly startAt: number;
  readonly value: number;
}

function countOn(counter: Counter | undefined, { scheme, startAt }: Bullet & { kind: 'number' }): Counter {
  const goesOn = counter !== undefined && counter.scheme === scheme && counter.startAt === startAt;
  return { scheme, startAt, value: goesOn ? counter.value + 1 : startAt };
}

/** What stands before each paragraph of a text: `•`, `2.`, null where nothing does or a picture. */
export function computeBullets(stack: TextStack, paragraphs: readonly TextParagraph[]): (string | null)[] {
  const counters: (Counter | undefined)[] = [];
  return paragraphs.map((paragraph) => {
    const { bullet } = resolveText(stack, paragraph).paragraph;
    const { level, runs } = paragraph;
    // An empty paragraph shows no marker, and the count goes on behind it.
    if (runs.length === 0) return null;
    counters.length = Math.min(counters.length, level + 1);
    if (bullet?.kind !== 'number') counters[level] = undefined;
    if (bullet?.kind === 'character') return bullet.character;
    if (bullet?.kind !== 'number') return null;
    const counter = countOn(counters[level], bullet);
    counters[level] = counter;
    return writeNumber(bullet.scheme, counter.value);
  });
}
