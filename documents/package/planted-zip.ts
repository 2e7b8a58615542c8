import { deflateSync } from 'fflate';
import { computeCrc32 } from './crc32.ts';

/** One entry of a zip that a test may make wrong on purpose: header fields can be set against the truth. */
export type PlantedEntry = {
  readonly name: string | Uint8Array;
  readonly bytes: string | Uint8Array;
  readonly flags?: number;
  readonly claimedBytes?: number;
  readonly crc?: number;
  readonly method?: number;
  readonly externalAttributes?: number;
};

function toBytes(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Little-endian fields: a width of 2 or 4 bytes and a value, alternately. */
function fields(...widthsAndValues: number[]): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < widthsAndValues.length; at += 2) {
    const value = widthsAndValues[at + 1] ?? 0;
    for (let index = 0; index < (widthsAndValues[at] ?? 0); index += 1)
      bytes.push((value >>> (8 * index)) & 0xff);
  }
  return Uint8Array.from(bytes);
}

function plant(entry: PlantedEntry): { local: Uint8Array; centralAt: (at: number) => Uint8Array } {
  const name = toBytes(entry.name);
  const bytes = toBytes(entry.bytes);
  const method = entry.method ?? 8;
  const stored = method === 8 ? deflateSync(bytes) : bytes;
  const size = entry.claimedBytes ?? bytes.length;
  const crc = entry.crc ?? computeCrc32(bytes);
  const common = join([
    fields(2, 20, 2, entry.flags ?? 0, 2, method, 4, 0),
    fields(4, crc, 4, stored.length, 4, size, 2, name.length, 2, 0),
  ]);
  const attributes = entry.externalAttributes ?? 0;
  return {
    local: join([fields(4, 0x04034b50), common, name, stored]),
    centralAt: (at) =>
      join([fields(4, 0x02014b50, 2, 0x0314), common, fields(2, 0, 2, 0, 2, 0, 4, attributes, 4, at), name]),
  };
}

/** A zip of exactly these entries, valid or not, in this order. */
export function plantZip(entries: readonly PlantedEntry[]): Uint8Array {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let at = 0;
  for (const { local, centralAt } of entries.map(plant)) {
    locals.push(local);
    centrals.push(centralAt(at));
    at += local.length;
  }
  const directory = join(centrals);
  const count = entries.length;
  const end = fields(4, 0x06054b50, 2, 0, 2, 0, 2, count, 2, count, 4, directory.length, 4, at, 2, 0);
  return join([...locals, directory, end]);
}
