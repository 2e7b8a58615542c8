import { openForeignWorkbook } from '../excel/foreign/index.ts';
import { createSheetLoader, readWorkbook } from '../excel/index.ts';
import type { DocumentWarning, Fact, FileIdentity } from '../facts/fact.ts';
import type { FactsReading } from '../facts/facts-document.ts';
import { officeFormat, readFacts } from '../facts/read-facts.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { type ByteSource, type DocumentInput, toByteSource } from '../package/byte-source.ts';
import { DocumentError } from '../package/document-error.ts';
import { openLimited } from '../package/open-limited.ts';
import { defaultPackageLimits, type PackageLimits } from '../package/package-limits.ts';
import type { TimeLimit } from '../package/time-limit.ts';
import { createDifferenceList, type DifferenceList } from './difference-list.ts';
import { diffWorkbooks, type WorkbookSide } from './diff-excel.ts';
import { diffPowerpointFacts } from './diff-powerpoint-facts.ts';
import { diffWordFacts } from './diff-word-facts.ts';
import { diffWordStyles } from './diff-word-styles.ts';
import type { DiffFailure, DifferenceGroup, DocumentDiff } from './document-diff.ts';
import { nameParts } from './name-parts.ts';

/** One of the two files. */
export interface DiffInput {
  readonly bytes: DocumentInput;
  readonly name: string;
  /** Lower-case hex, from whoever has the bytes. */
  readonly sha256: string;
}

export interface DiffOptions {
  /** Groups to report; all where none is named. */
  readonly only?: readonly DifferenceGroup[];
  /** How many differences of each group are listed; the rest are counted. 10,000 unless said otherwise. */
  readonly mostOfGroup?: number;
  readonly limits?: PackageLimits;
  readonly timeLimit?: TimeLimit;
}

interface Side {
  readonly source: ByteSource;
  readonly file: FileIdentity;
  readonly facts: readonly Fact[];
  readonly warnings: readonly DocumentWarning[];
}

const defaultMostOfGroup = 10_000;

function openWorkbook(side: Side, options: DiffOptions): WorkbookSide {
  const { source, file, facts } = side;
  if (!officeFormat.test(file.format))
    return { ...openForeignWorkbook(source, file.format, options.limits ?? defaultPackageLimits), facts };
  const workbook = readWorkbook(openOfficePackage(openLimited(side.source, options)));
  return { workbook, loadSheet: createSheetLoader(workbook), facts };
}

/** The side with pictures and films named by what is in them: programs number their parts anew. */
function nameMedia(side: Side, options: DiffOptions): Side {
  if (!officeFormat.test(side.file.format)) return side;
  return { ...side, facts: nameParts(side.facts, openLimited(side.source, options)) };
}

function compare(list: DifferenceList, before: Side, after: Side, options: DiffOptions): void {
  switch (before.file.app) {
    case 'excel':
      return diffWorkbooks(list, openWorkbook(before, options), openWorkbook(after, options));
    case 'powerpoint':
      return diffPowerpointFacts(list, before.facts, after.facts);
    default:
      diffWordFacts(list, before.facts, after.facts);
      if (officeFormat.test(before.file.format) && officeFormat.test(after.file.format)) {
        const packages = [before, after].map((side) => openOfficePackage(openLimited(side.source, options)));
        diffWordStyles(list, packages);
      }
  }
}

async function read(input: DiffInput, source: ByteSource, options: DiffOptions): Promise<FactsReading> {
  const { limits, timeLimit } = options;
  return readFacts(source, {
    name: input.name,
    sha256: input.sha256,
    ...(limits === undefined ? {} : { limits }),
    ...(timeLimit === undefined ? {} : { timeLimit }),
  });
}

function describeApps(before: FileIdentity, after: FileIdentity): string {
  return `${before.name} is of ${String(before.app)}, ${after.name} of ${String(after.app)}: only files of one application can be compared.`;
}

/**
 * What two documents differ in: facts that came, went or changed, aligned by what they say, and in workbooks every
 * cell. The same bytes give the same differences, none for a file and itself. Never throws on account of its bytes.
 */
export async function diffDocuments(
  before: DiffInput,
  after: DiffInput,
  options: DiffOptions = {},
): Promise<DocumentDiff | DiffFailure> {
  const sources = [toByteSource(before.bytes), toByteSource(after.bytes)] as const;
  const one = await read(before, sources[0], options);
  const other = await read(after, sources[1], options);
  const files = { before: one.file, after: other.file };
  if ('error' in one) return { ...files, error: { ...one.error, side: 'before' } };
  if ('error' in other) return { ...files, error: { ...other.error, side: 'after' } };
  const { app } = one.file;
  if (app === null || app !== other.file.app)
    return { ...files, error: { code: 'different-apps', message: describeApps(one.file, other.file) } };
  const { only = [], mostOfGroup = defaultMostOfGroup } = options;
  const list = createDifferenceList((group) => only.length === 0 || only.includes(group), mostOfGroup);
  try {
    const [from, to] = [
      { ...one, source: sources[0] },
      { ...other, source: sources[1] },
    ];
    compare(list, nameMedia(from, options), nameMedia(to, options), options);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { code, message, part } = error;
    return { ...files, error: { code, side: 'after', message, ...(part === null ? {} : { part }) } };
  }
  const { added, removed, changed, omitted } = list;
  const warnings = [
    ...one.warnings.map((warning) => ({ ...warning, side: 'before' as const })),
    ...other.warnings.map((warning) => ({ ...warning, side: 'after' as const })),
  ];
  return { app, ...files, added, removed, changed, omitted, warnings };
}
