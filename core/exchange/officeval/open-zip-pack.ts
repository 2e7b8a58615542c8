import { Readable } from 'node:stream';
import { DocumentError, openZip, type ZipArchive, type ZipEntry } from '#documents';
import type { OpenFile } from '../disk.ts';
import { FaultList } from './fault-list.ts';
import type { PackArchive, PackEntry } from './pack-archive.ts';

const GIBIBYTE = 1024 ** 3;
const limits = {
  maxEntryCount: 200_000,
  maxEntryBytes: 2 * GIBIBYTE,
  maxTotalBytes: 16 * GIBIBYTE,
  maxRatio: 200,
  ratioFloorBytes: 24 * 1024 ** 2,
};

/** A zip as a pack: hostile names stop the import, nothing is inflated before it is asked for. */
export function openZipPack(name: string, opened: OpenFile, inputs: readonly PackEntry[]): PackArchive {
  const faults = new FaultList();
  const zip = openOrNull(name, opened, faults);
  for (const entry of zip?.entries ?? []) {
    if (entry.unsafe === null) continue;
    const message = `The zip holds an entry whose name is refused (${entry.unsafe}).`;
    faults.stop('unsafe-name', { file: entry.name.slice(0, 200) }, message);
  }
  // Reading would refuse it too, but a dry run reads no inputs.
  for (const { name: file, claimedBytes, storedBytes } of zip?.entries ?? []) {
    if (claimedBytes <= limits.ratioFloorBytes || claimedBytes <= limits.maxRatio * storedBytes) continue;
    faults.stop('archive-too-large', { file: file.slice(0, 200) }, 'The file is packed like a zip bomb.');
  }
  const entries = zip === null || faults.all.length > 0 ? [] : listEntries(zip);
  return { name, shape: 'zip', entries, inputs, faults: faults.all, close: () => opened.close() };
}

function openOrNull(name: string, file: OpenFile, faults: FaultList): ZipArchive | null {
  try {
    return openZip(file.source, { limits, unsafeNames: 'list' });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const code = error.code === 'too-large' ? 'archive-too-large' : 'archive-broken';
    faults.stop(code, { file: error.part ?? name }, error.message);
    return null;
  }
}

function listEntries(zip: ZipArchive): readonly PackEntry[] {
  return zip.entries.flatMap((entry) => {
    if (entry.isFolder) return [];
    return [
      {
        path: entry.name,
        bytes: entry.claimedBytes,
        read: () => Promise.resolve().then(() => zip.readEntry(entry)),
        open: () => Readable.from(chunksOf(zip, entry)),
      },
    ];
  });
}

/** A generator of its own, so that a refusal reaches whoever reads, not whoever opens. */
function* chunksOf(zip: ZipArchive, entry: ZipEntry): Generator<Uint8Array> {
  yield* zip.chunksOf(entry);
}
