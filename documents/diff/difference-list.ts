import type { Fact } from '../facts/fact.ts';
import type { ChangedFact, DifferenceGroup, FieldDifference, LoneFact } from './document-diff.ts';

/** Takes differences as they are found, up to a number for each group. */
export interface DifferenceList {
  readonly add: (group: DifferenceGroup, fact: Fact) => void;
  readonly remove: (group: DifferenceGroup, fact: Fact) => void;
  readonly change: (
    group: DifferenceGroup,
    before: Fact,
    after: Fact,
    fields: readonly FieldDifference[],
  ) => void;
  readonly added: LoneFact[];
  readonly removed: LoneFact[];
  readonly changed: ChangedFact[];
  readonly omitted: Partial<Record<DifferenceGroup, number>>;
}

export function createDifferenceList(
  isWanted: (group: DifferenceGroup) => boolean,
  mostOfGroup: number,
): DifferenceList {
  const counts = new Map<DifferenceGroup, number>();
  const omitted: DifferenceList['omitted'] = {};
  const lists = { added: [] as LoneFact[], removed: [] as LoneFact[], changed: [] as ChangedFact[] };
  const takes = (group: DifferenceGroup): boolean => {
    if (!isWanted(group)) return false;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    if (count <= mostOfGroup) return true;
    omitted[group] = (omitted[group] ?? 0) + 1;
    return false;
  };
  return {
    ...lists,
    omitted,
    add: (group, fact) => void (takes(group) && lists.added.push({ group, fact })),
    remove: (group, fact) => void (takes(group) && lists.removed.push({ group, fact })),
    change: (group, before, after, fields) => {
      if (fields.length === 0 || !takes(group)) return;
      lists.changed.push({ group, type: after.type, before, after, fields });
    },
  };
}
