import type { FactsReading } from '#documents';

function* describeList(name: string, list: readonly object[], newline: string): Generator<string> {
  yield `,${newline}"${name}":[`;
  for (const [index, item] of list.entries())
    yield `${index === 0 ? '' : ','}${newline}${JSON.stringify(item)}`;
  yield `${list.length > 0 ? newline : ''}]`;
}

/** One JSON document piece by piece, for a large one is longer than a string can be; each fact has its line unless `isOneLine`. */
export function* describeFacts(reading: FactsReading, isOneLine: boolean): Generator<string> {
  const newline = isOneLine ? '' : '\n';
  yield `{${newline}"file":${JSON.stringify(reading.file)}`;
  if ('error' in reading) yield `,${newline}"error":${JSON.stringify(reading.error)}`;
  else {
    yield `,${newline}"size":${JSON.stringify(reading.size)}`;
    yield* describeList('warnings', reading.warnings, newline);
    yield* describeList('facts', reading.facts, newline);
    if (reading.cells !== undefined) yield* describeList('cells', reading.cells, newline);
  }
  yield `${newline}}\n`;
}
