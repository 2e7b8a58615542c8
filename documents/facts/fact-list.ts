import type { Anchor } from './anchor.ts';
import type { Fact } from './fact.ts';

type FactFields = Readonly<Record<string, unknown>>;

/** Takes facts one by one and gives each an id that is the same whenever the same bytes are read. */
export interface FactList {
  /** `place` says where the fact is, such as slide and shape id; facts of one place are numbered. */
  readonly add: (type: string, place: string, anchor: Anchor, fields: FactFields) => void;
  readonly facts: readonly Fact[];
}

export function createFactList(): FactList {
  const facts: Fact[] = [];
  const counts = new Map<string, number>();
  return {
    facts,
    add: (type, place, anchor, fields) => {
      const base = place === '' ? type : `${type}-${place}`;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      facts.push({ id: count === 1 ? base : `${base}.${count}`, type, anchor, ...fields });
    },
  };
}
