import type { LoadSheet } from '../excel/facts/list-excel-facts.ts';
import type { WorkbookFrame } from '../excel/workbook/workbook.ts';
import { attemptFile } from '../facts/attempt-file.ts';
import { describeUnread } from '../facts/describe-unread.ts';
import type { DocumentWarning, FileIdentity } from '../facts/fact.ts';
import type { FactsFailure } from '../facts/facts-document.ts';
import { officeFormat, sheetLibraryFormats } from '../facts/read-facts.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { type ByteSource, type DocumentInput, toByteSource } from '../package/byte-source.ts';
import { defaultPackageLimits, type PackageLimits } from '../package/package-limits.ts';
import { openZip, type ZipArchive } from '../package/zip-archive.ts';
import type { PowerpointModel } from '../powerpoint/powerpoint-model.ts';
import type { WordModel } from '../word/word-model.ts';

/** The model of a document, by its application. */
export type DocumentContent =
  | { readonly app: 'word'; readonly model: WordModel }
  | { readonly app: 'excel'; readonly workbook: WorkbookFrame; readonly loadSheet: LoadSheet }
  | { readonly app: 'powerpoint'; readonly model: PowerpointModel };

/** A document kept open, so that it can be looked at piece by piece. */
export interface OpenedDocument {
  readonly file: FileIdentity;
  readonly content: DocumentContent;
  readonly warnings: readonly DocumentWarning[];
  /** The bytes of a picture or film, by the name of its part; null where there is none. Throws DocumentError. */
  readonly readPart: (part: string) => Uint8Array<ArrayBuffer> | null;
}

export interface OpenDocumentOptions {
  readonly name: string;
  /** Lower-case hex, from whoever has the bytes. */
  readonly sha256: string;
  readonly limits?: PackageLimits;
}

type Content = Pick<OpenedDocument, 'content' | 'warnings'>;

async function openPackage(archive: ZipArchive): Promise<Content> {
  const pkg = openOfficePackage(archive);
  switch (pkg.app) {
    case 'excel': {
      const { createSheetLoader, readWorkbook } = await import('../excel/index.ts');
      const workbook = readWorkbook(pkg);
      const loadSheet = createSheetLoader(workbook);
      return { content: { app: 'excel', workbook, loadSheet }, warnings: workbook.warnings };
    }
    case 'powerpoint': {
      const { readPowerpoint } = await import('../powerpoint/index.ts');
      const model = readPowerpoint(pkg);
      return { content: { app: 'powerpoint', model }, warnings: model.warnings };
    }
    case 'word': {
      const { readWord } = await import('../word/index.ts');
      const model = readWord(pkg, null);
      return { content: { app: 'word', model }, warnings: model.warnings };
    }
  }
}

async function openForeign(source: ByteSource, { format }: FileIdentity, limits: PackageLimits) {
  const { openForeignWorkbook } = await import('../excel/foreign/index.ts');
  const { workbook, loadSheet } = openForeignWorkbook(source, format, limits);
  return { content: { app: 'excel', workbook, loadSheet }, warnings: workbook.warnings } satisfies Content;
}

async function openOpenDocument(archive: ZipArchive, { app }: FileIdentity): Promise<Content> {
  if (app === 'word') {
    const { readOpenText } = await import('../opendocument/read-open-text.ts');
    const model = readOpenText(archive, null);
    return { content: { app, model }, warnings: model.warnings };
  }
  const { readOpenSlides } = await import('../opendocument/read-open-slides.ts');
  const model = readOpenSlides(archive);
  return { content: { app: 'powerpoint', model }, warnings: model.warnings };
}

async function open(source: ByteSource, file: FileIdentity, limits: PackageLimits): Promise<OpenedDocument> {
  if (sheetLibraryFormats.includes(file.format))
    return { file, ...(await openForeign(source, file, limits)), readPart: () => null };
  const isOffice = officeFormat.test(file.format);
  if (!isOffice && !/^o[dt][tp]$/.test(file.format)) throw describeUnread(file.format);
  const archive = openZip(source, { limits });
  return {
    file,
    ...(await (isOffice ? openPackage(archive) : openOpenDocument(archive, file))),
    readPart: (part) => {
      const entry = archive.findEntry(part);
      return entry === null ? null : new Uint8Array(archive.readEntry(entry));
    },
  };
}

/** Opens a document to be looked at, or says by type why it cannot be read; never throws on account of its bytes. */
export async function openDocument(
  input: DocumentInput,
  { limits = defaultPackageLimits, ...named }: OpenDocumentOptions,
): Promise<OpenedDocument | FactsFailure> {
  const source = toByteSource(input);
  return attemptFile(source, { ...named, limits }, (file) => open(source, file, limits));
}
