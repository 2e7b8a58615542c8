import type { Fact } from '../facts/fact.ts';
import { alignItems } from './align/align-items.ts';
import { compareBags, toWordBag, type WordBag } from './align/text-similarity.ts';
import { compareFields } from './compare-fields.ts';
import { describeFact } from './describe-fact.ts';
import { groupOfFact } from './difference-groups.ts';
import type { DifferenceList } from './difference-list.ts';
import { matchFactsByType, reportFields } from './match-facts.ts';
import { fieldText } from './field-text.ts';

/** The paragraphs of one story and what is said of their runs. */
export interface ParagraphSide {
  readonly paragraphs: readonly Fact[];
  readonly runs: readonly Fact[];
  /** Texts that tables account for, which are reported with their cells; counted down as they are met. */
  readonly inTables: Map<string, number>;
  /** All texts of tables: that they moved is told by their cells too. */
  readonly tableTexts: ReadonlySet<string>;
}

function textOf(fact: Fact): string {
  return fieldText(fact, 'text');
}

function startOf({ anchor }: Fact): number {
  const [selector] = anchor.selectors;
  return selector?.kind === 'text' ? selector.start : 0;
}

/** Runs by the place of their paragraph. */
function groupRuns({ paragraphs, runs }: ParagraphSide): ReadonlyMap<number, Fact[]> {
  const starts = paragraphs.map(startOf);
  return Map.groupBy(runs, (run) => {
    const start = startOf(run);
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  });
}

function takeFrom(counts: Map<string, number>, text: string): boolean {
  const count = counts.get(text) ?? 0;
  if (count > 0) counts.set(text, count - 1);
  return count > 0;
}

const isPlace = (field: string): boolean => field === 'part' || field === 'list.marker';

function lookOf(fact: Fact): string {
  return describeFact(fact, (field) => field === 'text' || field === 'part');
}

function diffRuns(
  list: DifferenceList,
  before: readonly Fact[],
  after: readonly Fact[],
  isEdited: boolean,
): void {
  const looks = (facts: readonly Fact[]): Set<string> => new Set(facts.map(lookOf));
  const [ones, others] = [looks(before), looks(after)];
  // Where words changed, runs are cut elsewhere; only a look that comes or goes is one of format.
  const isNewIn = (known: ReadonlySet<string>) => (fact: Fact) => !isEdited || !known.has(lookOf(fact));
  matchFactsByType(list, before.filter(isNewIn(others)), after.filter(isNewIn(ones)), () => ({
    isLeftOut: (field) => field === 'part',
    identityOf: textOf,
  }));
}

/** Aligns the paragraphs of a story by their words and reports what differs in and between them. */
export function diffParagraphs(list: DifferenceList, before: ParagraphSide, after: ParagraphSide): void {
  const texts = [before.paragraphs.map(textOf), after.paragraphs.map(textOf)] as const;
  const bags = [new Map<number, WordBag>(), new Map<number, WordBag>()] as const;
  const bagOf = (side: 0 | 1, at: number): WordBag => {
    const bag = bags[side].get(at) ?? toWordBag(texts[side][at] ?? '');
    bags[side].set(at, bag);
    return bag;
  };
  const { pairs, removed, added } = alignItems(texts[0], texts[1], {
    minimum: 0.4,
    similarityOf: (from, to) => compareBags(bagOf(0, from), bagOf(1, to)),
  });
  const runs = [groupRuns(before), groupRuns(after)] as const;
  for (const { before: from, after: to, isEqual, isMoved } of pairs) {
    const [one, other] = [before.paragraphs[from] as Fact, after.paragraphs[to] as Fact];
    const isTold =
      !isEqual && takeFrom(before.inTables, textOf(one)) && takeFrom(after.inTables, textOf(other));
    const fields = compareFields(
      one,
      other,
      (field) => field === 'id' || field === 'anchor' || isPlace(field),
    );
    reportFields(list, one, other, [
      // A line that stands in many places is not said to move.
      ...(isMoved && textOf(one).length > 3 && !after.tableTexts.has(textOf(other))
        ? [{ field: 'moved', before: from + 1, after: to + 1 }]
        : []),
      ...(isTold ? fields.filter(({ field }) => field !== 'text') : fields),
    ]);
    diffRuns(list, runs[0].get(from) ?? [], runs[1].get(to) ?? [], !isEqual);
  }
  reportLone(list.remove, before, removed, runs[0]);
  reportLone(list.add, after, added, runs[1]);
}

/** Paragraphs of one file alone; of their formatting only what was put there to be seen. */
function reportLone(
  report: DifferenceList['add'],
  { paragraphs, inTables }: ParagraphSide,
  places: readonly number[],
  runs: ReadonlyMap<number, Fact[]>,
): void {
  for (const at of places) {
    const fact = paragraphs[at] as Fact;
    if (takeFrom(inTables, textOf(fact))) continue;
    report(groupOfFact(fact), fact);
    for (const run of runs.get(at) ?? []) if (run.type !== 'font') report(groupOfFact(run), run);
  }
}
