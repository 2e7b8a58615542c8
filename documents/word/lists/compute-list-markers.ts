import type { WordParagraph } from '../content/story.ts';
import { findNumbering } from '../resolve-paragraph.ts';
import type { ListLevel } from '../parts/numbering.ts';
import { toBulletText } from './bullet-character.ts';
import { findLevelOfStyles, findList, type ListSource, type ResolvedList } from './find-list-level.ts';
import { formatListNumber } from './format-number.ts';

export interface ListPlace {
  /** From 0, as in the file. */
  readonly level: number;
  /** What stands before the text: `2.1.`, `c)`, `•`. */
  readonly marker: string;
  /** What the level says of the look of its marker and of where its paragraphs stand. */
  readonly definition: ListLevel | null;
}

interface Counters {
  /** By level; undefined where the level has not been used since it began anew. */
  readonly values: (number | undefined)[];
  readonly usedOverrides: Set<string>;
}

function countOn(list: ResolvedList, level: number, { values, usedOverrides }: Counters): void {
  const start = list.startOf(level);
  const key = `${list.numId} ${level}`;
  // A list that states where it starts does so once, however often it is left and taken up again.
  const isRestarted = start.isOverride && !usedOverrides.has(key);
  usedOverrides.add(key);
  const current = values[level];
  values[level] = isRestarted || current === undefined ? start.value : current + 1;
  for (let deeper = level + 1; deeper < 9; deeper += 1) {
    const after = list.levelAt(deeper)?.restartAfter ?? null;
    if (after === null || (after > 0 && level < after)) values[deeper] = undefined;
  }
}

function toMarker(list: ResolvedList, level: number, { values }: Counters): string {
  const own = list.levelAt(level);
  if (own === null) return '';
  if (own.format === 'bullet') return toBulletText(own.text, own.run?.fonts?.ascii ?? null);
  return own.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
    const at = Number(digit) - 1;
    const format = own.isLegal ? 'decimal' : (list.levelAt(at)?.format ?? 'decimal');
    return formatListNumber(values[at] ?? list.startOf(at).value, format);
  });
}

/** The markers of the paragraphs of one story that are in lists, counted as Word counts them. */
export function computeListMarkers(
  source: ListSource,
  paragraphs: readonly WordParagraph[],
): ReadonlyMap<WordParagraph, ListPlace> {
  const places = new Map<WordParagraph, ListPlace>();
  const lists = new Map<number, ResolvedList | null>();
  const counters = new Map<string, Counters>();
  for (const paragraph of paragraphs) {
    const reference = findNumbering(source.styles, paragraph.properties);
    if (reference?.numId == null) continue;
    const { numId } = reference;
    if (!lists.has(numId)) lists.set(numId, findList(source, numId));
    const list = lists.get(numId) ?? null;
    if (list === null) continue;
    const level = Math.min(
      8,
      Math.max(0, reference.level ?? findLevelOfStyles(list, reference.styleIds) ?? 0),
    );
    const counter = counters.get(list.abstractId) ?? { values: [], usedOverrides: new Set() };
    counters.set(list.abstractId, counter);
    countOn(list, level, counter);
    const definition = list.levelAt(level);
    places.set(paragraph, { level, marker: toMarker(list, level, counter), definition });
  }
  return places;
}
