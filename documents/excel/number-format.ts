import { SSF } from 'xlsx';
import type { CellValue } from '../facts/fact.ts';

interface FormatLibrary {
  format(format: string, value: number | string | boolean, options: { readonly date1904: boolean }): string;
  get_table(): Readonly<Record<number, string>>;
  is_date(format: string): boolean;
}

const library = SSF as FormatLibrary;
const builtIn = library.get_table();

// What Excel itself accepts; a longer one is nobody's format.
const maxLength = 255;

/** The format code that Excel has under a number for itself, in its locale-free (US English) form. */
export function builtInFormat(id: number): string {
  return builtIn[id] ?? 'General';
}

/** `_x000D_` and its like as the characters they stand for. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function tryFormat(format: string, value: number | string, is1904: boolean): string {
  const fallback = (): string =>
    typeof value === 'string' ? value : library.format('General', value, { date1904: is1904 });
  if (format.length > maxLength) return fallback();
  try {
    return library.format(format, value, { date1904: is1904 });
  } catch {
    // A format the library does not know leaves the value as it is.
    return fallback();
  }
}

/** A value as a cell shows it; the system of dates is the workbook's. */
export function displayValue(value: CellValue, format: string, is1904: boolean): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'object') return value.error;
  if (typeof value === 'number') return tryFormat(format, value, is1904);
  const text = decodeEscapes(value);
  return format === 'General' || format === '@' ? text : tryFormat(format, text, is1904);
}

/** Whether a format shows dates or times. */
export function isDateFormat(format: string): boolean {
  return format.length <= maxLength && format !== 'General' && library.is_date(format);
}
