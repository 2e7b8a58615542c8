import type { Cell, ExportColumn } from './export-column.ts';

const byteOrderMark = '\u{FEFF}';
/** Cells that a spreadsheet program would take for a formula. */
const formulaStart = /^[=+\-@\t\r]/;
const plainNegative = /^-\d+(\.\d+)?$/;
const needsQuotes = /[",\r\n]/;

/** A CSV cell: words that a spreadsheet would run as a formula are quoted with ', numbers stay numbers. */
export function formatCsvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.join(';');
  if (typeof cell !== 'string') return String(cell);
  const text = formulaStart.test(cell) && !plainNegative.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV (RFC 4180, UTF-8 with BOM), a chunk for each page of rows. */
export async function* writeCsv<Row>(
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${byteOrderMark}${columns.map(({ name }) => name).join(',')}\r\n`);
  for await (const page of pages) {
    // Grown in place: a list of cells per row would cost more than the cells.
    let text = '';
    for (const row of page) {
      let separator = '';
      for (const { read } of columns) {
        text += separator + formatCsvCell(read(row));
        separator = ',';
      }
      text += '\r\n';
    }
    yield encoder.encode(text);
  }
}

/** A table as JSON Lines, one object per row with the columns as keys. */
export async function* writeJsonLines<Row>(
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  const fields = columns.map(({ name, read }, index) => ({
    lead: `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`,
    read,
  }));
  const encoder = new TextEncoder();
  for await (const page of pages) {
    let text = '';
    for (const row of page) {
      for (const { lead, read } of fields) text += lead + formatJsonCell(read(row));
      text += '}\n';
    }
    yield encoder.encode(text);
  }
}

function formatJsonCell(cell: Cell): string {
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : JSON.stringify(cell);
}
