import type { DocumentFormat, OfficeApp } from '../identify/document-format.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { type ByteSource, type DocumentInput, toByteSource } from '../package/byte-source.ts';
import { DocumentError } from '../package/document-error.ts';
import { openLimited } from '../package/open-limited.ts';
import { defaultPackageLimits, type PackageLimits } from '../package/package-limits.ts';
import type { TimeLimit } from '../package/time-limit.ts';
import type { AppReader } from './app-reader.ts';
import { attemptFile } from './attempt-file.ts';
import { describeUnread } from './describe-unread.ts';
import type { AppFacts, DocumentSize, FileIdentity } from './fact.ts';
import type { FactsReading } from './facts-document.ts';
import { listMetadataFacts, readMetadata, findStatedPages } from './metadata.ts';

export interface ReadFactsOptions {
  readonly name: string;
  /** Lower-case hex, from whoever has the bytes. */
  readonly sha256: string;
  /** References such as `Sheet!A1:C9`, the first sheet where none is named. */
  readonly cells?: readonly string[];
  /** How large a document of so many pages, sheets or slides is (SPEC 6); without it every bucket is null. */
  readonly computeBucket?: (app: OfficeApp, count: number) => NonNullable<DocumentSize['bucket']>;
  readonly limits?: PackageLimits;
  readonly timeLimit?: TimeLimit;
}

// Each application's reader is loaded only when a file needs it.
const readers: Readonly<Record<OfficeApp, () => Promise<AppReader | null>>> = {
  word: async () => (await import('../word/index.ts')).readWordFacts,
  excel: async () => (await import('../excel/index.ts')).readExcelFacts,
  powerpoint: async () => (await import('../powerpoint/index.ts')).readPowerpointFacts,
};

export const officeFormat = /^(?:do[ct][xm]|xl[st][xm]|xlam|pp[ts][xm]|pot[xm])$/;
const openTextFormats: readonly DocumentFormat[] = ['odt', 'ott'];
const openSlideFormats: readonly DocumentFormat[] = ['odp', 'otp'];
export const sheetLibraryFormats: readonly DocumentFormat[] = ['xls', 'xlsb', 'ods', 'ots'];

async function readPackage(source: ByteSource, app: OfficeApp, options: ReadFactsOptions): Promise<AppFacts> {
  const readApp = await readers[app]();
  const pkg = openOfficePackage(openLimited(source, options));
  if (readApp === null)
    throw new DocumentError('unsupported-format', `Facts of ${pkg.format} files cannot be read yet.`);
  const metadata = readMetadata(pkg);
  const read = readApp(pkg, { cells: options.cells ?? [], statedPages: findStatedPages(metadata) });
  return {
    ...read,
    warnings: [...metadata.warnings, ...read.warnings],
    facts: [...read.facts, ...listMetadataFacts(metadata)],
  };
}

async function readAny(
  source: ByteSource,
  options: ReadFactsOptions,
  identity: FileIdentity,
): Promise<AppFacts> {
  if (officeFormat.test(identity.format) && identity.app !== null) {
    return readPackage(source, identity.app, options);
  }
  if (openTextFormats.includes(identity.format)) {
    const { readOpenTextFacts } = await import('../opendocument/index.ts');
    return readOpenTextFacts(openLimited(source, options));
  }
  if (openSlideFormats.includes(identity.format)) {
    const { readOpenSlideFacts } = await import('../opendocument/index.ts');
    return readOpenSlideFacts(openLimited(source, options));
  }
  if (sheetLibraryFormats.includes(identity.format)) {
    const { readForeignWorkbook } = await import('../excel/foreign/index.ts');
    return readForeignWorkbook(
      source,
      identity.format,
      options.cells ?? [],
      options.limits ?? defaultPackageLimits,
    );
  }
  throw describeUnread(identity.format);
}

function measure({ app, size }: AppFacts, options: ReadFactsOptions): DocumentSize {
  const count = size.pages ?? size.sheets ?? size.slides;
  return { ...size, bucket: count === null ? null : (options.computeBucket?.(app, count) ?? null) };
}

/** Everything that is in a file, or the typed reason why it cannot be read; never throws on account of its bytes. */
export async function readFacts(input: DocumentInput, options: ReadFactsOptions): Promise<FactsReading> {
  const source = toByteSource(input);
  return attemptFile(source, options, async (file) => {
    const read = await readAny(source, options, file);
    return {
      file,
      size: measure(read, options),
      warnings: read.warnings,
      facts: read.facts,
      ...(read.cells === undefined ? {} : { cells: read.cells }),
    };
  });
}
