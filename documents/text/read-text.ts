import { attemptFile } from '../facts/attempt-file.ts';
import { describeUnread } from '../facts/describe-unread.ts';
import type { FileIdentity } from '../facts/fact.ts';
import type { OfficeApp } from '../identify/document-format.ts';
import { type ByteSource, type DocumentInput, toByteSource } from '../package/byte-source.ts';
import { openLimited } from '../package/open-limited.ts';
import { defaultPackageLimits, type PackageLimits } from '../package/package-limits.ts';
import type { TimeLimit } from '../package/time-limit.ts';
import { type Artifact, findArtifact } from './artifact.ts';
import { createTextBudget } from './text-budget.ts';
import type { TextReading, TextRefusal } from './text-document.ts';
import { type TextForm, textForms } from './text-form.ts';
import type { ArtifactName, LeftOutNames } from './write-models.ts';

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

interface Choice {
  readonly as: TextForm;
  readonly leftOut: LeftOutNames;
}

function choose(app: OfficeApp, { as, without = [] }: ReadTextOptions): Choice | TextRefusal['refused'] {
  const form = textForms[app];
  const artifacts: readonly Artifact<ArtifactName>[] = form.artifacts;
  if (as !== undefined && as !== form.as) return { what: 'form', asked: as, offered: [form.as] };
  const names: ArtifactName[] = [];
  for (const asked of without) {
    const found = findArtifact(artifacts, asked);
    if (found === null) return { what: 'artifact', asked, offered: artifacts.map(({ name }) => name) };
    names.push(found.name);
  }
  return { as: form.as, leftOut: new Set(names.toSorted()) };
}

async function write(source: ByteSource, file: FileIdentity, options: ReadTextOptions): Promise<TextReading> {
  if (file.app === null) throw describeUnread(file.format);
  const chosen = choose(file.app, options);
  if ('asked' in chosen) return { file, refused: chosen };
  const { as, leftOut } = chosen;
  // Readers are loaded only when a file needs them.
  const { writeOfficeText } = await import('./write-office-text.ts');
  const { limits = defaultPackageLimits, timeLimit, maxLength = defaultMaxLength } = options;
  const openArchive = () =>
    openLimited(source, { limits, ...(timeLimit === undefined ? {} : { timeLimit }) });
  const { text, warnings } = writeOfficeText(
    { format: file.format, source, openArchive, limits },
    leftOut,
    createTextBudget(maxLength),
  );
  return { file, as, without: [...leftOut], warnings, text };
}

/**
 * The text a model is given of a file, with whole kinds of things left out at will: the same bytes and choices give
 * the same text. Never throws on account of its bytes.
 */
export async function readText(input: DocumentInput, options: ReadTextOptions): Promise<TextReading> {
  const source = toByteSource(input);
  return attemptFile(source, options, (file) => write(source, file, options));
}
