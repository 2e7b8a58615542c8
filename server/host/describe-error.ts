const deepest = 4;

/** What a log keeps of an error: what kind, where, and why in the program's own words. */
export interface LoggedError {
  readonly name: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: readonly string[];
  readonly cause?: LoggedError;
}

/**
 * An error without what it quotes: drivers and parsers put values, file names and pieces of text between quotation
 * marks and into properties of their own (a unique key's value, the row that failed).
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause =
    error.cause === undefined || depth >= deepest ? {} : { cause: describeError(error.cause, depth + 1) };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...code,
    message: cutQuotes(error.message),
    stack: stack.map((line) => line.trim()),
    ...cause,
  };
}

/** Names of the program's own variables stay: `Cannot read properties of undefined (reading 'title')`. */
function cutQuotes(message: string): string {
  return message
    .replaceAll(/"(?:[^"\\]|\\.)*"/gs, '"…"')
    .replaceAll(/'(?![A-Za-z_$][\w$]{0,40}')[^']*'/gs, "'…'")
    .replaceAll(/`[^`]*`/gs, '`…`')
    .slice(0, 500);
}
