import type { Fact } from '../facts/fact.ts';

/** A field of a fact as text; '' for one that is not there or holds more than a plain value. */
export function fieldText(fact: Fact, field: string): string {
  const value = fact[field];
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
