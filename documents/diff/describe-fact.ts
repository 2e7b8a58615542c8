import type { Fact } from '../facts/fact.ts';
import type { IsLeftOut } from './compare-fields.ts';

/** What a fact says, apart from its id and place and the fields left out: equal texts for equal facts. */
export function describeFact(fact: Fact, isLeftOut: IsLeftOut): string {
  const said = Object.entries(fact).filter(
    ([name]) => name !== 'id' && name !== 'anchor' && !isLeftOut(name),
  );
  return JSON.stringify(Object.fromEntries(said));
}
