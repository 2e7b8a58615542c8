import type { Fact } from '../facts/fact.ts';
import { toOneLine } from './to-one-line.ts';

/** Document properties as a block at the head of a text; '' where there are none. */
export function writeMetadata(facts: readonly Fact[]): string {
  const lines = facts.map(({ name, value }) => `${String(name)}: ${toOneLine(String(value))}`);
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}
