/** Formats cost far more to make than to use; one per zone serves the whole process. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Written as MM/DD/YYYY; taking the parts from the format itself would take twice as long.
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The calendar day ("YYYY-MM-DD") of a UTC instant in an IANA zone; throws a RangeError for a zone that does not exist. */
export function computeProjectDay(at: number, timeZone: string): string {
  const [month = '', day = '', year = ''] = getFormat(timeZone).format(at).split('/');
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

const dayMs = 86_400_000;

/** The day that many days later (earlier when negative), by the calendar alone. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/**
 * The day of each of many instants, given in ascending order. Days only go forward, so a stretch that begins
 * and ends on one day lies in it: a few look-ups per day instead of one per instant.
 */
export function computeProjectDays(ascending: readonly number[], timeZone: string): readonly string[] {
  const days: string[] = Array.from({ length: ascending.length }, () => '');
  const stretches: [number, number][] = ascending.length === 0 ? [] : [[0, ascending.length - 1]];
  for (let next = stretches.pop(); next; next = stretches.pop()) {
    const [first, last] = next;
    const firstDay = computeProjectDay(ascending[first] ?? 0, timeZone);
    if (firstDay === computeProjectDay(ascending[last] ?? 0, timeZone)) days.fill(firstDay, first, last + 1);
    else {
      const middle = Math.floor((first + last) / 2);
      stretches.push([first, middle], [middle + 1, last]);
    }
  }
  return days;
}
