/** Every time zone the browser knows, with UTC first and `current` in any case. */
export function listTimeZones(current: string): readonly string[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  if (current !== '') zones.add(current);
  return [...zones];
}
