/**
 * Path of the first text that no database keeps as it is, or null: a NUL, which PostgreSQL refuses, or half of a
 * surrogate pair, which both engines replace in silence.
 */
export function findBrokenText(input: unknown): string | null {
  // A list of what is left, not recursion: a call may be nested as deep as it is long.
  const left: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: input }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && isBroken(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isBroken(key)) return path;
      left.push({ path: path === '' ? key : `${path}.${key}`, value: inner });
    }
  }
  return null;
}

/** Whether a text holds what no database keeps as it is. */
const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
