import { fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import type { DocumentInput, FactsReading, OfficePackage } from '#documents';

export type DocumentKind = 'word' | 'excel' | 'powerpoint';

/** Loads a library and gives what reads one file with it; what it gives back is how much it found. */
type LoadReader = () => Promise<(file: string) => Promise<number> | number>;

interface DocumentReader {
  readonly kinds: readonly DocumentKind[];
  readonly load: LoadReader;
}

const all: readonly DocumentKind[] = ['word', 'excel', 'powerpoint'];

// A library is measured without ours in memory, and ours without any of theirs.
async function loadOpener(): Promise<(file: string, input?: DocumentInput) => OfficePackage> {
  const { openOfficePackage, openZip } = await import('#documents');
  return (file, input = readFileSync(file)) => openOfficePackage(openZip(input));
}

// Streamed from the disk, as the streaming reader of exceljs does it.
function toSource(file: string): DocumentInput {
  const descriptor = openSync(file, 'r');
  return {
    sizeBytes: fstatSync(descriptor).size,
    read: (start, end) => {
      const bytes = new Uint8Array(Math.max(0, end - start));
      return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, start));
    },
  };
}

function countFacts(reading: FactsReading): number {
  if ('error' in reading) throw new Error(`${reading.error.code}: ${reading.error.message}`);
  return reading.facts.length;
}

const ours = {
  /** Nothing but what any reader must do: inflate each XML part and take it apart into tags. */
  bound: {
    kinds: all,
    load: async () => {
      const { readXmlEntry } = await import('#documents');
      const openPackage = await loadOpener();
      return (file) => {
        const { archive } = openPackage(file);
        let tagCount = 0;
        const handlers = { hasRawNames: true, onOpen: () => void (tagCount += 1) } as const;
        for (const entry of archive.entries) {
          if (/\.(?:xml|rels)$/i.test(entry.name)) readXmlEntry(archive, entry, handlers);
        }
        return tagCount;
      };
    },
  },
  facts: {
    kinds: all,
    load: async () => {
      const { readFacts } = await import('#documents');
      return async (file) =>
        countFacts(await readFacts(readFileSync(file), { name: basename(file), sha256: '' }));
    },
  },
  cells: {
    kinds: ['excel'],
    load: async () => {
      const { readSheet, readWorkbook } = await import('../../../documents/excel/index.ts');
      const openPackage = await loadOpener();
      return (file) => {
        const workbook = readWorkbook(openPackage(file, toSource(file)));
        let count = 0;
        for (const entry of workbook.sheets) {
          if (entry.part === null) continue;
          const { cells } = readSheet(workbook, entry);
          for (let at = 0; at < cells.count; at += 1) {
            if (cells.valueAt(at) !== null || cells.formulaAt(at) !== null) count += 1;
          }
        }
        return count;
      };
    },
  },
} as const satisfies Record<string, DocumentReader>;

const yardsticks = {
  'mammoth (text)': {
    kinds: ['word'],
    load: async () => {
      const { default: mammoth } = await import('mammoth');
      return async (file) => (await mammoth.extractRawText({ buffer: readFileSync(file) })).value.length;
    },
  },
  'SheetJS dense': {
    kinds: ['excel'],
    load: async () => {
      const { read } = await import('xlsx');
      return (file) => {
        const { Sheets } = read(readFileSync(file), { dense: true });
        return Object.values(Sheets).reduce((count, sheet) => count + countDense(sheet['!data'] ?? []), 0);
      };
    },
  },
  exceljs: {
    kinds: ['excel'],
    load: async () => {
      const { default: exceljs } = await import('exceljs');
      return async (file) => {
        const workbook = new exceljs.Workbook();
        await workbook.xlsx.readFile(file);
        let count = 0;
        workbook.eachSheet((sheet) => sheet.eachRow((row) => row.eachCell(() => void (count += 1))));
        return count;
      };
    },
  },
  'exceljs streaming': {
    kinds: ['excel'],
    load: async () => {
      const { default: exceljs } = await import('exceljs');
      return async (file) => {
        const options = { sharedStrings: 'cache', styles: 'cache', worksheets: 'emit' } as const;
        let count = 0;
        for await (const sheet of new exceljs.stream.xlsx.WorkbookReader(file, options)) {
          for await (const row of sheet) row.eachCell(() => void (count += 1));
        }
        return count;
      };
    },
  },
  pptxtojson: {
    kinds: ['powerpoint'],
    load: async () => {
      // Its main file is none that Node can import.
      const { parse } = await import('pptxtojson/dist/index.js');
      return async (file) => {
        const bytes = readFileSync(file);
        const deck = await parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
        return deck.slides.length;
      };
    },
  },
  'officeparser (text)': {
    kinds: all,
    load: async () => {
      const { parseOfficeAsync } = await import('officeparser');
      return async (file) => (await parseOfficeAsync(readFileSync(file))).length;
    },
  },
} as const satisfies Record<string, DocumentReader>;

function countDense(rows: readonly (readonly unknown[] | undefined)[]): number {
  let count = 0;
  for (const row of rows) for (const cell of row ?? []) if (cell) count += 1;
  return count;
}

export type ReaderName = keyof typeof ours | keyof typeof yardsticks;

export const documentReaders: Readonly<Record<ReaderName, DocumentReader>> = { ...ours, ...yardsticks };

export function listReaders(kind: DocumentKind): ReaderName[] {
  return (Object.keys(documentReaders) as ReaderName[]).filter((name) =>
    documentReaders[name].kinds.includes(kind),
  );
}
