import { createSheetLoader, readWorkbook, type Workbook } from '../excel/index.ts';
import { openForeignWorkbook } from '../excel/foreign/index.ts';
import { readTable } from '../excel/objects/read-tables.ts';
import { listMetadataFacts, readMetadata } from '../facts/metadata.ts';
import { appOfFormat } from '../facts/app-of-format.ts';
import { officeFormat, sheetLibraryFormats } from '../facts/read-facts.ts';
import { describeUnread } from '../facts/describe-unread.ts';
import type { DocumentFormat } from '../identify/document-format.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { readOpenMetadata } from '../opendocument/read-open-metadata.ts';
import { readOpenSlides } from '../opendocument/read-open-slides.ts';
import { readOpenText } from '../opendocument/read-open-text.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import type { ByteSource } from '../package/byte-source.ts';
import type { PackageLimits } from '../package/package-limits.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { readPowerpoint } from '../powerpoint/index.ts';
import { readWord } from '../word/index.ts';
import {
  type LeftOutNames,
  writeDeck,
  type WrittenText,
  writeDocument,
  writeWorkbook,
} from './write-models.ts';
import type { TextBudget } from './text-budget.ts';

/** A file to be written, opened as its format asks for. */
export interface TextSource {
  readonly format: DocumentFormat;
  readonly source: ByteSource;
  readonly openArchive: () => ZipArchive;
  readonly limits: PackageLimits;
}

function listTableNames({ pkg, sheets }: Workbook): string[] {
  const parts = sheets.flatMap(({ part }) =>
    part === null ? [] : pkg.relationshipsOf(part).filter(({ type }) => type === 'table'),
  );
  return parts.flatMap(({ part }) => {
    const entry = part === null ? null : pkg.archive.findEntry(part);
    if (entry === null) return [];
    const { value } = attemptReading(() => readTable(pkg, entry));
    return value === null ? [] : [value.name];
  });
}

function writePackage(
  { format, openArchive }: TextSource,
  leftOut: LeftOutNames,
  budget: TextBudget,
): WrittenText {
  const pkg = openOfficePackage(openArchive());
  const metadata = readMetadata(pkg);
  const properties = { facts: listMetadataFacts(metadata), warnings: metadata.warnings };
  const writing = { leftOut, budget, properties };
  switch (appOfFormat(format)) {
    case 'excel': {
      const workbook = readWorkbook(pkg);
      return writeWorkbook(writing, workbook, createSheetLoader(workbook), () => listTableNames(workbook));
    }
    case 'powerpoint':
      return writeDeck(writing, readPowerpoint(pkg));
    default:
      return writeDocument(writing, readWord(pkg, null));
  }
}

/** The text of a file of any format that is read; throws DocumentError. */
export function writeOfficeText(file: TextSource, leftOut: LeftOutNames, budget: TextBudget): WrittenText {
  const { format, source, openArchive, limits } = file;
  if (officeFormat.test(format)) return writePackage(file, leftOut, budget);
  if (sheetLibraryFormats.includes(format)) {
    const { workbook, loadSheet, properties } = openForeignWorkbook(source, format, limits);
    const writing = { leftOut, budget, properties: { facts: properties, warnings: [] } };
    return writeWorkbook(writing, workbook, loadSheet, () => []);
  }
  if (!/^o[dt][tp]$/.test(format)) throw describeUnread(format);
  const archive = openArchive();
  const metadata = readOpenMetadata(archive);
  const properties = { facts: listMetadataFacts(metadata), warnings: metadata.warnings };
  const writing = { leftOut, budget, properties };
  return appOfFormat(format) === 'word'
    ? writeDocument(writing, readOpenText(archive, null))
    : writeDeck(writing, readOpenSlides(archive));
}
