import {
  diffDocuments,
  DocumentError,
  type DocumentErrorCode,
  preflightDeliverable,
  readFacts,
  readText,
} from '#documents';

/** How one input ended: what was told of it, or what must not happen. */
export interface InputVerdict {
  /** `read`, or the code of the typed error. */
  readonly outcome: string;
  readonly faults: readonly string[];
  readonly durationMs: number;
}

const errorCodes: Readonly<Record<DocumentErrorCode, true>> = {
  encrypted: true,
  'damaged-package': true,
  'damaged-part': true,
  'not-office': true,
  'unsupported-format': true,
  'dtd-not-allowed': true,
  'too-large': true,
  'duplicate-part': true,
  'timed-out': true,
  'unsafe-name': true,
};

/** Longer than this for an input of a few hundred kilobytes means that something grows faster than the file. */
const slowMs = 4_000;

const prototypes = {
  Object: Object.prototype,
  Array: Array.prototype,
  Function: Function.prototype,
  String: String.prototype,
  Map: Map.prototype,
};
const listOwn = (): string =>
  Object.entries(prototypes)
    .map(([name, prototype]) => `${name}:${Reflect.ownKeys(prototype).map(String).join()}`)
    .join(';');
const cleanPrototypes = listOwn();

const describe = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message.slice(0, 160)} ${(error.stack ?? '').match(/(?:documents|node_modules)\/[\w./@-]+:\d+/)?.[0] ?? ''}`
    : String(error);

async function judgeFacts(name: string, bytes: Uint8Array, faults: string[]): Promise<string> {
  const sha256 = '0'.repeat(64);
  try {
    const reading = await readFacts(bytes, {
      name,
      sha256,
      cells: ['A1:C3'],
      timeLimit: { maxDurationMs: 10_000, now: () => performance.now() },
    });
    if ('error' in reading) {
      if (!Object.hasOwn(errorCodes, reading.error.code)) faults.push(`unknown code ${reading.error.code}`);
      return reading.error.code;
    }
    const ids = new Set(reading.facts.map(({ id }) => id));
    if (ids.size !== reading.facts.length) faults.push('two facts of one id');
    for (const fact of reading.facts)
      if (typeof JSON.stringify(fact) !== 'string') faults.push('a fact that is no JSON');
    if (reading.facts.some(({ anchor }) => anchor.selectors.length === 0))
      faults.push('a fact without a place');
    return 'read';
  } catch (error) {
    faults.push(`readFacts threw ${describe(error)}`);
    return 'threw';
  }
}

function judgePreflight(name: string, bytes: Uint8Array, faults: string[]): void {
  try {
    preflightDeliverable({
      name,
      sizeBytes: bytes.length,
      bytes,
      sha256: null,
      inputFiles: [],
      expectedFormats: [],
    });
  } catch (error) {
    faults.push(`preflight threw ${error instanceof DocumentError ? 'typed ' : ''}${describe(error)}`);
  }
}

/** The text of it, and what sets it apart from the file it was made from. */
async function judgeTexts(
  name: string,
  bytes: Uint8Array,
  seed: Uint8Array,
  faults: string[],
): Promise<void> {
  const timeLimit = { maxDurationMs: 10_000, now: () => performance.now() };
  const input = { name, sha256: '0'.repeat(64) };
  try {
    await readText(bytes, { ...input, timeLimit });
    const diff = await diffDocuments({ bytes: seed, ...input }, { bytes, ...input }, { timeLimit });
    if (typeof JSON.stringify(diff) !== 'string') faults.push('a diff that is no JSON');
  } catch (error) {
    faults.push(`text or diff threw ${error instanceof DocumentError ? 'typed ' : ''}${describe(error)}`);
  }
}

/** Reads an input in every way there is, and notes whatever a reader of hostile bytes must not do. */
export async function judgeInput(name: string, bytes: Uint8Array, seed: Uint8Array): Promise<InputVerdict> {
  const faults: string[] = [];
  const startedAt = performance.now();
  const outcome = await judgeFacts(name, bytes, faults);
  judgePreflight(name, bytes, faults);
  if (outcome === 'read') await judgeTexts(name, bytes, seed, faults);
  const durationMs = performance.now() - startedAt;
  if (durationMs > slowMs) faults.push(`slow: ${Math.round(durationMs)} ms for ${bytes.length} bytes`);
  if (listOwn() !== cleanPrototypes) faults.push(`a prototype changed: ${listOwn().slice(0, 200)}`);
  return { outcome, faults, durationMs };
}
