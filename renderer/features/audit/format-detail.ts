/** One value of a row's details as plain text. */
export function formatDetail(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(formatDetail).join(', ');
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '–' : JSON.stringify(value);
}

/** Whether a text is an id or a hash: of use to look something up, of none to read. */
export const isOpaque = (text: string): boolean =>
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{40,})$/.test(text);
