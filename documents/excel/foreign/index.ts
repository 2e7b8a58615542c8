import { read } from 'xlsx';
import type { AppFacts, Fact } from '../../facts/fact.ts';
import type { DocumentFormat } from '../../identify/document-format.ts';
import type { ByteSource } from '../../package/byte-source.ts';
import { DocumentError } from '../../package/document-error.ts';
import type { PackageLimits } from '../../package/package-limits.ts';
import { openZip } from '../../package/zip-archive.ts';
import { listExcelFacts, type LoadSheet } from '../facts/list-excel-facts.ts';
import { builtInFormat } from '../number-format.ts';
import { noObjects } from '../objects/read-sheet-objects.ts';
import { type CellStyle, plainStyle } from '../workbook/styles.ts';
import type { SheetEntry, WorkbookFrame } from '../workbook/workbook.ts';
import { convertSheet, type FindStyle } from './convert-sheet.ts';
import type { LibraryWorkbook } from './library-workbook.ts';
import { listPropertyFacts } from './list-properties.ts';

// The library needs the whole file and several times as much again.
const maxFileBytes = 128 * 1024 * 1024;

// The library inflates whatever it is given: so each entry is inflated here first, where sizes are counted.
function checkEntries(source: ByteSource, limits: PackageLimits): void {
  const archive = openZip(source, { limits });
  for (const entry of archive.entries) if (!entry.isFolder) archive.streamEntry(entry, () => undefined);
}

function readByLibrary(source: ByteSource, format: DocumentFormat): LibraryWorkbook {
  try {
    return read(source.read(0, source.sizeBytes), {
      type: 'array',
      dense: true,
      cellFormula: true,
      cellNF: true,
      cellHTML: false,
      cellText: true,
    }) as unknown as LibraryWorkbook;
  } catch (cause) {
    const isEncrypted = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw new DocumentError(
      isEncrypted ? 'encrypted' : 'damaged-package',
      isEncrypted
        ? 'The workbook is encrypted.'
        : `This ${format} file could not be read: Excel can save it as .xlsx.`,
      null,
      cause,
    );
  }
}

function toEntry(library: LibraryWorkbook, name: string, at: number): SheetEntry {
  const hidden = library.Workbook?.Sheets?.[at]?.Hidden ?? 0;
  return {
    name,
    index: at + 1,
    state: hidden === 0 ? 'visible' : hidden === 1 ? 'hidden' : 'veryHidden',
    kind: library.Sheets[name]?.['!type'] === 'chart' ? 'chartsheet' : 'worksheet',
    part: null,
  };
}

function createStyles(): { readonly styles: CellStyle[]; readonly findStyle: FindStyle } {
  const styles: CellStyle[] = [plainStyle];
  const known = new Map<string, number>([['General', 0]]);
  const findStyle: FindStyle = (format) => {
    const numFmt = typeof format === 'number' ? builtInFormat(format) : (format ?? 'General');
    const found = known.get(numFmt) ?? styles.push({ ...plainStyle, numFmt }) - 1;
    known.set(numFmt, found);
    return found;
  };
  return { styles, findStyle };
}

/** A workbook that the `xlsx` package read, as this room has workbooks. */
export interface ForeignWorkbook {
  readonly workbook: WorkbookFrame;
  readonly loadSheet: LoadSheet;
  readonly properties: readonly Fact[];
}

/** Reads .xls, .xlsb and OpenDocument workbooks through the `xlsx` package; throws DocumentError. */
export function openForeignWorkbook(
  source: ByteSource,
  format: DocumentFormat,
  limits: PackageLimits,
): ForeignWorkbook {
  if (source.sizeBytes > maxFileBytes)
    throw new DocumentError('too-large', `The ${format} file is too large.`);
  if (format !== 'xls') checkEntries(source, limits);
  const library = readByLibrary(source, format);
  const { styles, findStyle } = createStyles();
  const sheets = library.SheetNames.map((name, at) => toEntry(library, name, at));
  const workbook: WorkbookFrame = {
    sheets,
    definedNames: (library.Workbook?.Names ?? []).map(({ Name, Ref, Sheet, Hidden }) => ({
      name: Name,
      scope: typeof Sheet === 'number' ? (sheets[Sheet]?.name ?? 'workbook') : 'workbook',
      refersTo: Ref,
      isHidden: Hidden === true,
    })),
    externalWorkbooks: [],
    is1904: library.Workbook?.WBProps?.date1904 === true,
    styles: { cells: styles, differential: [] },
    warnings: [
      {
        code: 'fallback-reader',
        part: '',
        message: `Of ${format} files cells, names, links and comments are read; Excel can save it as .xlsx for the rest.`,
      },
    ],
  };
  const loadSheet: LoadSheet = (entry) => {
    const sheet = Object.hasOwn(library.Sheets, entry.name) ? library.Sheets[entry.name] : null;
    // The library lists a sheet whose part it could not find without giving it.
    if (sheet == null) return { sheet: null, objects: noObjects, warnings: [] };
    return { ...convertSheet(entry, sheet, findStyle), warnings: [] };
  };
  return { workbook, loadSheet, properties: listPropertyFacts(library) };
}

/** The facts of such a workbook: cells, names, links, comments and what follows from them. Throws DocumentError. */
export function readForeignWorkbook(
  source: ByteSource,
  format: DocumentFormat,
  references: readonly string[],
  limits: PackageLimits,
): AppFacts {
  const { workbook, loadSheet, properties } = openForeignWorkbook(source, format, limits);
  const facts = listExcelFacts(workbook, '', loadSheet, references);
  return { ...facts, facts: [...facts.facts, ...properties] };
}
