import type { FactsReading } from '#documents';

/** JSON without the characters that some readers of lines take for the end of one, which JSON itself lets stand. */
const toLine = (value: object): string =>
  JSON.stringify(value).replace(
    /[\u0085\u2028\u2029]/g,
    (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function* describeList(name: string, list: readonly object[], newline: string): Generator<string> {
  yield `,${newline}"${name}":[`;
  for (const [index, item] of list.entries()) yield `${index === 0 ? '' : ','}${newline}${toLine(item)}`;
  yield `${list.length > 0 ? newline : ''}]`;
}

/** One JSON document piece by piece, for a large one is longer than a string can be; each fact has its line unless `isOneLine`. */
export function* describeFacts(reading: FactsReading, isOneLine: boolean): Generator<string> {
  const newline = isOneLine ? '' : '\n';
  yield `{${newline}"file":${toLine(reading.file)}`;
  if ('error' in reading) yield `,${newline}"error":${toLine(reading.error)}`;
  else {
    yield `,${newline}"size":${toLine(reading.size)}`;
    yield* describeList('warnings', reading.warnings, newline);
    yield* describeList('facts', reading.facts, newline);
    if (reading.cells !== undefined) yield* describeList('cells', reading.cells, newline);
  }
  yield `${newline}}\n`;
}
