import { identifyFormat } from '../identify/identify-format.ts';
import type { ByteSource } from '../package/byte-source.ts';
import { DocumentError } from '../package/document-error.ts';
import type { PackageLimits } from '../package/package-limits.ts';
import { appOfFormat } from './app-of-format.ts';
import type { FileIdentity } from './fact.ts';
import type { FactsFailure } from './facts-document.ts';

interface NamedFile {
  readonly name: string;
  /** Lower-case hex, from whoever has the bytes. */
  readonly sha256: string;
  readonly limits?: PackageLimits;
}

/** Tells what a file is and reads it, or says by type why it cannot be read; never throws on account of its bytes. */
export async function attemptFile<Answer>(
  source: ByteSource,
  { name, sha256, limits }: NamedFile,
  read: (file: FileIdentity) => Promise<Answer>,
): Promise<Answer | FactsFailure> {
  const { format, isEncrypted, fault } = identifyFormat(source, limits);
  const file = { name, sha256, bytes: source.sizeBytes, format, app: appOfFormat(format) };
  try {
    if (isEncrypted)
      throw new DocumentError(
        'encrypted',
        'The file is encrypted: open it with its password and save it without one.',
      );
    if (fault !== null) throw fault;
    return await read(file);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const { code, message, part } = error;
    return { file, error: { code, message, ...(part === null ? {} : { part }) } };
  }
}
