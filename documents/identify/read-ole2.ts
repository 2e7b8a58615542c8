import { type ByteSource, viewOf } from '../package/byte-source.ts';

/** A stream or storage of an OLE2 container, as its directory lists it. */
export type Ole2Entry = { readonly name: string; readonly startSector: number; readonly sizeBytes: number };

/** The directory of an OLE2 container, and the first bytes of a stream of at least 4 KB. */
export type Ole2Container = {
  readonly entries: readonly Ole2Entry[];
  /** The first sector of a stream; empty when it lies in the mini stream's unread part or outside the file. */
  readonly readHead: (entry: Ole2Entry) => Uint8Array;
};

const END_OF_CHAIN = 0xfffffffa;
const MAX_DIRECTORY_SECTORS = 1024;
const MINI_CUTOFF_BYTES = 4096;
const MINI_SECTOR_BYTES = 64;
const ENTRY_BYTES = 128;

function readEntries(sector: Uint8Array): (Ole2Entry & { isRoot: boolean })[] {
  const view = viewOf(sector);
  const entries = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    const nameBytes = view.getUint16(at + 64, true);
    if (nameBytes < 2 || nameBytes > 64) continue;
    entries.push({
      name: new TextDecoder('utf-16le').decode(sector.subarray(at, at + nameBytes - 2)),
      startSector: view.getUint32(at + 116, true),
      sizeBytes: view.getUint32(at + 120, true),
      isRoot: view.getUint8(at + 66) === 5,
    });
  }
  return entries;
}

/** Reads just enough of an OLE2 container to know what it is; a damaged one lists what could be read. */
export function readOle2(source: ByteSource): Ole2Container {
  const header = source.read(0, 512);
  if (header.length < 512) return { entries: [], readHead: () => new Uint8Array() };
  const view = viewOf(header);
  const shift = view.getUint16(30, true);
  const sectorBytes = shift === 12 ? 4096 : 512;
  const sectorAt = (sector: number): Uint8Array =>
    source.read((sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
  // The first 109 sectors of the allocation table are listed in the header: enough for 7 MB of 512-byte sectors.
  const nextOf = (sector: number): number => {
    const perSector = sectorBytes / 4;
    const listAt = 76 + Math.floor(sector / perSector) * 4;
    if (listAt + 4 > 512) return END_OF_CHAIN;
    const table = sectorAt(view.getUint32(listAt, true));
    const at = (sector % perSector) * 4;
    return at + 4 > table.length ? END_OF_CHAIN : viewOf(table).getUint32(at, true);
  };
  const entries: (Ole2Entry & { isRoot: boolean })[] = [];
  let sector = view.getUint32(48, true);
  for (let count = 0; sector < END_OF_CHAIN && count < MAX_DIRECTORY_SECTORS; count += 1) {
    entries.push(...readEntries(sectorAt(sector)));
    sector = nextOf(sector);
  }
  const miniStart = entries.find((entry) => entry.isRoot)?.startSector ?? END_OF_CHAIN;
  return {
    entries,
    readHead: (entry) => {
      if (entry.sizeBytes >= MINI_CUTOFF_BYTES) return sectorAt(entry.startSector);
      const offset = entry.startSector * MINI_SECTOR_BYTES;
      let at = miniStart;
      for (let skip = Math.floor(offset / sectorBytes); skip > 0 && at < END_OF_CHAIN; skip -= 1)
        at = nextOf(at);
      if (at >= END_OF_CHAIN) return new Uint8Array();
      const start = offset % sectorBytes;
      return sectorAt(at).subarray(start, Math.min(sectorBytes, start + entry.sizeBytes));
    },
  };
}
