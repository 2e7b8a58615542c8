import type { Fact } from '#documents';

// What tells most about a fact, in the order in which it is looked for.
const telling = [
  'text',
  'onText',
  'texts',
  'title',
  'name',
  'altText',
  'ref',
  'target',
  'value',
  'columns',
  'tags',
  'slides',
  'part',
] as const;

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.map(toText).filter(Boolean).join(' · ') : '';
}

/** One line that tells a fact from others of its kind: its text, name, address or value. */
export function describeFact(fact: Fact): string {
  const found = telling.map((field) => toText(fact[field]).replaceAll(/\s+/g, ' ').trim()).find(Boolean);
  if (found !== undefined) return found.slice(0, 300);
  const rest = Object.entries(fact).filter(([field]) => !['id', 'type', 'kind', 'anchor'].includes(field));
  return rest
    .map(([field, value]) => `${field}: ${toText(value)}`)
    .filter((line) => !line.endsWith(': '))
    .join(', ')
    .slice(0, 300);
}

/** Where a fact is, for people: the sheet and cells, the slide, or the part of the document. */
export function locateFact({ anchor }: Fact): string {
  const cells = anchor.selectors.find((selector) => selector.kind === 'cells');
  if (cells) return `${cells.sheet}!${cells.ref}`;
  const first = anchor.selectors[0];
  if (first === undefined) return '';
  return first.kind === 'region'
    ? `${first.slide ?? first.part ?? ''}`
    : first.kind === 'cells'
      ? ''
      : first.part;
}
