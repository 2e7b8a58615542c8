const dayMs = 86_400_000;

/** A date or time of a strict file as the number Excel counts it by; null for what is neither. */
export function parseIsoDate(text: string, is1904: boolean): number | null {
  const match = /^(?:(\d{4})-(\d\d)-(\d\d))?T?(?:(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?Z?$/.exec(text);
  if (match === null || text === '') return null;
  const [, year, month, day, hours = '0', minutes = '0', seconds = '0'] = match;
  const time = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
  if (year === undefined) return time;
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return Math.round((Date.UTC(Number(year), Number(month) - 1, Number(day)) - start) / dayMs) + time;
}
