import type { Fact } from '../facts/fact.ts';
import { alignItems, type Alignment } from './align/align-items.ts';
import { compareBags, toWordBag } from './align/text-similarity.ts';
import { compareFields, type IsLeftOut } from './compare-fields.ts';
import { describeFact } from './describe-fact.ts';
import { groupOfFact, groupOfField } from './difference-groups.ts';
import { dropEchoes } from './drop-echoes.ts';
import type { DifferenceList } from './difference-list.ts';
import type { FieldDifference } from './document-diff.ts';

export interface MatchFactsOptions {
  readonly isLeftOut: IsLeftOut;
  /** What tells a fact whatever else it says. */
  readonly identityOf?: (fact: Fact) => string | null;
  /** Whether the order of facts says something. */
  readonly noticesMoves?: boolean;
}

/** Aligns facts of one type by what they say; ids are left out of it. */
export function alignFacts(
  before: readonly Fact[],
  after: readonly Fact[],
  { isLeftOut, identityOf }: MatchFactsOptions,
): Alignment {
  const toKey = (fact: Fact): string => describeFact(fact, isLeftOut);
  const keys = [before.map(toKey), after.map(toKey)] as const;
  const bags = [keys[0].map(toWordBag), keys[1].map(toWordBag)] as const;
  return alignItems(keys[0], keys[1], {
    ...(identityOf === undefined ? {} : { identities: [before.map(identityOf), after.map(identityOf)] }),
    minimum: 0.5,
    similarityOf: (from, to) => compareBags(bags[0][from] ?? new Map(), bags[1][to] ?? new Map()),
  });
}

/** Reports the fields of two facts that belong together, each under the group it is of. */
export function reportFields(
  list: DifferenceList,
  before: Fact,
  after: Fact,
  fields: readonly FieldDifference[],
): void {
  for (const [group, own] of Map.groupBy(dropEchoes(fields), ({ field }) => groupOfField(after, field)))
    list.change(group, before, after, own);
}

/** Matches facts of one type and reports what differs. */
export function matchFacts(
  list: DifferenceList,
  before: readonly Fact[],
  after: readonly Fact[],
  options: MatchFactsOptions,
): void {
  const { pairs, removed, added } = alignFacts(before, after, options);
  const isLeftOut: IsLeftOut = (field) => field === 'id' || field === 'anchor' || options.isLeftOut(field);
  for (const { before: from, after: to, isEqual, isMoved } of pairs) {
    const [one, other] = [before[from] as Fact, after[to] as Fact];
    const moved = isMoved && options.noticesMoves === true;
    if (isEqual && !moved) continue;
    reportFields(list, one, other, [
      ...(moved ? [{ field: 'moved', before: from + 1, after: to + 1 }] : []),
      ...compareFields(one, other, isLeftOut),
    ]);
  }
  for (const at of removed) list.remove(groupOfFact(before[at] as Fact), before[at] as Fact);
  for (const at of added) list.add(groupOfFact(after[at] as Fact), after[at] as Fact);
}

/** The same type by type. */
export function matchFactsByType(
  list: DifferenceList,
  before: readonly Fact[],
  after: readonly Fact[],
  optionsOf: (type: string) => MatchFactsOptions | null,
): void {
  const [ones, others] = [Map.groupBy(before, ({ type }) => type), Map.groupBy(after, ({ type }) => type)];
  for (const type of new Set([...ones.keys(), ...others.keys()])) {
    const options = optionsOf(type);
    if (options !== null) matchFacts(list, ones.get(type) ?? [], others.get(type) ?? [], options);
  }
}
