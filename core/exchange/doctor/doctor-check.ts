/** One kind of thing that was looked at, and what is wrong with it; never any content. */
export interface DoctorCheck {
  readonly name: 'database' | 'audit' | 'attempts' | 'checks' | 'tasks' | 'submissions' | 'files';
  readonly checkedCount: number;
  readonly faultCount: number;
  /** The first of them, in words. */
  readonly faults: readonly string[];
}

const shownFaults = 50;

export function makeCheck(
  name: DoctorCheck['name'],
  checkedCount: number,
  faults: readonly string[],
): DoctorCheck {
  return { name, checkedCount, faultCount: faults.length, faults: faults.slice(0, shownFaults) };
}

/** Says which stored values are not what was worked out anew. */
export function compareValues(
  subject: string,
  stored: object,
  derived: Readonly<Record<string, unknown>>,
): readonly string[] {
  const values = new Map(Object.entries(stored));
  return Object.entries(derived)
    .filter(([key, value]) => show(values.get(key)) !== show(value))
    .map(([key, value]) => `${subject}: ${key} is ${show(values.get(key))}, but works out as ${show(value)}`);
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
