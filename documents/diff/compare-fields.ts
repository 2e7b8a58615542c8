import type { FieldDifference } from './document-diff.ts';

/** Fields that are no part of what a fact says, or that are compared elsewhere. */
export type IsLeftOut = (field: string) => boolean;

// Of a longer list that changed in many places, the list as a whole is the difference.
const mostOfList = 200;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The fields in which two values differ, looked for within objects and lists of one length. */
export function compareFields(
  before: unknown,
  after: unknown,
  isLeftOut: IsLeftOut,
  path = '',
): FieldDifference[] {
  if (isSame(before, after)) return [];
  const within = (name: string): string => (path === '' ? name : `${path}.${name}`);
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names
      .filter((name) => !isLeftOut(within(name)))
      .flatMap((name) => compareFields(before[name], after[name], isLeftOut, within(name)));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const found = before.flatMap((value: unknown, at) =>
      compareFields(value, after[at], isLeftOut, within(String(at + 1))),
    );
    if (found.length <= mostOfList) return found;
  }
  return [{ field: path, before: before ?? null, after: after ?? null }];
}
