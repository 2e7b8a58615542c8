import { createHash } from 'node:crypto';
import { DocumentError } from '#documents';
import { InputFault, parseJson } from '#lib';
import { decodeText } from './decode-text.ts';
import type { FaultList } from './fault-list.ts';
import { findJsonFault } from './find-json-fault.ts';
import type { PackEntry } from './pack-archive.ts';

/** What a text file of a pack holds, and the hash of its bytes. */
export interface LoadedText {
  readonly entry: PackEntry;
  readonly sha256: string;
  /** null, with the fault listed, when it could not be read. */
  readonly text: string | null;
}

const maxTextBytes = 128 * 1024 * 1024;
const readAtOnce = 32;

/** Reads text files in their order, a few at a time. */
export async function loadTexts(
  entries: readonly PackEntry[],
  faults: FaultList,
): Promise<readonly LoadedText[]> {
  const loaded: LoadedText[] = [];
  for (let at = 0; at < entries.length; at += readAtOnce) {
    const batch = entries.slice(at, at + readAtOnce);
    loaded.push(...(await Promise.all(batch.map((entry) => loadText(entry, faults)))));
  }
  return loaded;
}

async function loadText(entry: PackEntry, faults: FaultList): Promise<LoadedText> {
  const place = { file: entry.path };
  if (entry.bytes > maxTextBytes) {
    faults.stop('archive-too-large', place, 'The file is larger than 128 MiB.');
    return { entry, sha256: '', text: null };
  }
  const bytes = await readBytes(entry, faults);
  if (bytes === null) return { entry, sha256: '', text: null };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const decoded = decodeText(bytes);
  if (decoded.text === null) {
    faults.stop('encoding-broken', { ...place, line: decoded.line }, decoded.message);
  }
  return { entry, sha256, text: decoded.text };
}

async function readBytes(entry: PackEntry, faults: FaultList): Promise<Uint8Array | null> {
  try {
    return await entry.read();
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    const kind = describeReadFailure(error);
    faults.stop(kind, { file: entry.path }, `The file could not be read (${code}).`);
    return null;
  }
}

/** Which fault of a pack a failed read is. */
export function describeReadFailure(
  error: unknown,
): 'archive-too-large' | 'archive-broken' | 'file-not-readable' {
  if (!(error instanceof DocumentError)) return 'file-not-readable';
  return error.code === 'too-large' ? 'archive-too-large' : 'archive-broken';
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** The value of JSON text; undefined, with file and line listed, when it is broken. `firstLine` is the text's own. */
export function readJson(text: string, file: string, faults: FaultList, firstLine = 1): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    const fault = findJsonFault(text);
    const wanted = fault === null ? 'a value that fits into memory' : fault.wanted;
    faults.stop(
      'json-broken',
      { file, line: (fault?.line ?? 1) + firstLine - 1 },
      `Here should stand ${wanted}.`,
    );
    return undefined;
  }
}
