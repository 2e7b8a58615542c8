import type { ProjectSettings } from '#contract';
import { ExpectedError } from '#core/foundation';
import { compareToMultiple, parseRatio } from '#lib';

/** So that a multiple of it, summed over years, is still an exact whole number. */
const largestSalaryMinor = 10 ** 12;

/**
 * Throws `invalid-input {field}` for a time zone or currency that does not exist, a divergence ratio below 1 (the
 * slower of two is never the faster), a fast ratio of 0 or above 1, and a salary beyond exact whole numbers.
 */
export function checkSettings(settings: ProjectSettings): void {
  if (settings.baseDailySalaryMinor > largestSalaryMinor) refuse('baseDailySalaryMinor');
  if (!isTimeZone(settings.timeZone)) refuse('timeZone');
  if (!Intl.supportedValuesOf('currency').includes(settings.currency)) refuse('currency');
  if (compareToOne(settings.divergenceRatio) < 0) refuse('divergenceRatio');
  if (compareToOne(settings.fastRatio) > 0 || Number(settings.fastRatio) === 0) refuse('fastRatio');
}

function refuse(field: keyof ProjectSettings): never {
  throw new ExpectedError('invalid-input', { field });
}

/** A zone of the IANA database by name; a bare offset such as +08:00 knows no daylight saving and is refused. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Sign of ratio − 1, exactly. */
function compareToOne(text: string): number {
  const ratio = parseRatio(text);
  if (!ratio) throw new ExpectedError('invalid-input', { field: 'ratio' });
  return -compareToMultiple(1, ratio, 1);
}
