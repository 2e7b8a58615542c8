import type { AppFacts } from '../../facts/fact.ts';
import type { DocumentFormat } from '../../identify/document-format.ts';
import type { ByteSource } from '../../package/byte-source.ts';
import { DocumentError } from '../../package/document-error.ts';

export function readForeignWorkbook(
  _source: ByteSource,
  format: DocumentFormat,
  _cells: readonly string[],
): AppFacts {
  throw new DocumentError(
    'unsupported-format',
    `This is a workbook of format ${format}: Excel can save it as .xlsx.`,
  );
}
