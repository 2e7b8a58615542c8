import type { FileIdentity } from '../facts/fact.ts';
import type { FactsFailure } from '../facts/facts-document.ts';
import { describeUnread } from '../facts/describe-unread.ts';
import { listMetadataFacts, readMetadata } from '../facts/metadata.ts';
import { appOfFormat, officeFormat, sheetLibraryFormats } from '../facts/read-facts.ts';
import { identifyFormat } from '../identify/identify-format.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { type ByteSource, type DocumentInput, toByteSource } from '../package/byte-source.ts';
import { DocumentError } from '../package/document-error.ts';
import { defaultPackageLimits, type PackageLimits } from '../package/package-limits.ts';
import { limitTime, type TimeLimit } from '../package/time-limit.ts';
import { openZip } from '../package/zip-archive.ts';
import { type Artifact, findArtifact } from './artifact.ts';
import { createTextBudget } from './text-budget.ts';
import type { TextReading, TextRefusal } from './text-document.ts';
import { textForms } from './text-form.ts';
import type { AppText, LeftOutNames } from './write-app-text.ts';
import { writeMetadata } from './write-metadata.ts';

export interface ReadTextOptions {
  readonly name: string;
  /** Lower-case hex, from whoever has the bytes. */
  readonly sha256: string;
  /** `markdown`, `sheets` or `slides`; each application has one, which is taken where none is named. */
  readonly as?: string;
  /** What to leave out: names of `textForms`, or types of FACTS. */
  readonly without?: readonly string[];
  readonly limits?: PackageLimits;
  readonly timeLimit?: TimeLimit;
  /** In characters; a longer text is refused with `too-large`. */
  readonly maxLength?: number;
}

// More than any model is given, less than a string can hold.
const defaultMaxLength = 256 * 1024 * 1024;

interface Wanted {
  readonly file: FileIdentity;
  readonly source: ByteSource;
  readonly leftOut: LeftOutNames;
  readonly options: ReadTextOptions;
}

async function writeForeign({ source, file, leftOut, options }: Wanted): Promise<AppText> {
  const { openForeignWorkbook } = await import('../excel/foreign/index.ts');
  const { createSheetsWriting } = await import('./sheets/sheets-writing.ts');
  const { writeSheets } = await import('./sheets/write-sheets.ts');
  const foreign = openForeignWorkbook(source, file.format, options.limits ?? defaultPackageLimits);
  const budget = createTextBudget(options.maxLength ?? defaultMaxLength);
  const names = leftOut as ReadonlySet<string> as Parameters<typeof createSheetsWriting>[1];
  const writing = createSheetsWriting(foreign.workbook, names, budget, () => []);
  const { lines, warnings } = writeSheets(writing, foreign.loadSheet);
  const metadata = leftOut.has('metadata') ? '' : writeMetadata(foreign.properties);
  return { text: `${metadata}${lines.join('\n')}\n`, warnings };
}

async function writeAny(wanted: Wanted): Promise<AppText> {
  const { file, source, leftOut, options } = wanted;
  if (sheetLibraryFormats.includes(file.format)) return writeForeign(wanted);
  if (!officeFormat.test(file.format) || file.app === null) throw describeUnread(file.format);
  const { writeAppText } = await import('./write-app-text.ts');
  const archive = openZip(source, { limits: options.limits ?? defaultPackageLimits });
  const pkg = openOfficePackage(options.timeLimit ? limitTime(archive, options.timeLimit) : archive);
  const metadata = readMetadata(pkg);
  const budget = createTextBudget(options.maxLength ?? defaultMaxLength);
  const { text, warnings } = writeAppText(file.app, pkg, leftOut, budget);
  const head = leftOut.has('metadata') ? '' : writeMetadata(listMetadataFacts(metadata));
  return { text: head + text, warnings: [...metadata.warnings, ...warnings] };
}

interface Choice {
  readonly as: (typeof textForms)[keyof typeof textForms]['as'];
  readonly leftOut: LeftOutNames;
}

function choose(
  { app }: FileIdentity,
  { as, without = [] }: ReadTextOptions,
): Choice | TextRefusal['refused'] {
  const form = textForms[app ?? 'word'];
  const artifacts: readonly Artifact<Parameters<LeftOutNames['has']>[0]>[] = form.artifacts;
  if (as !== undefined && as !== form.as) return { what: 'form', asked: as, offered: [form.as] };
  const found = without.map((word) => ({ word, artifact: findArtifact(artifacts, word) }));
  const unknown = found.find(({ artifact }) => artifact === null);
  if (unknown !== undefined)
    return { what: 'artifact', asked: unknown.word, offered: artifacts.map(({ name }) => name) };
  const names = found.flatMap(({ artifact }) => (artifact === null ? [] : [artifact.name]));
  return { as: form.as, leftOut: new Set(names.toSorted()) };
}

/**
 * The text a model is given of a file, with whole kinds of things left out at will: the same bytes and choices give
 * the same text. Never throws on account of its bytes.
 */
export async function readText(input: DocumentInput, options: ReadTextOptions): Promise<TextReading> {
  const source = toByteSource(input);
  const { format, isEncrypted, fault } = identifyFormat(source, options.limits);
  const { name, sha256 } = options;
  const file: FileIdentity = { name, sha256, bytes: source.sizeBytes, format, app: appOfFormat(format) };
  try {
    if (isEncrypted)
      throw new DocumentError(
        'encrypted',
        'The file is encrypted: open it with its password and save it without one.',
      );
    if (fault !== null) throw fault;
    if (file.app === null) throw describeUnread(format);
    const chosen = choose(file, options);
    if ('asked' in chosen) return { file, refused: chosen };
    const { as, leftOut } = chosen;
    const { text, warnings } = await writeAny({ file, source, leftOut, options });
    return { file, as, without: [...leftOut], warnings, text };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { code, message, part } = error;
    return { file, error: { code, message, ...(part === null ? {} : { part }) } } satisfies FactsFailure;
  }
}
