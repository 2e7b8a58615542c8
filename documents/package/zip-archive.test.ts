import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DocumentError } from './document-error.ts';
import { defaultPackageLimits, type PackageLimits } from './package-limits.ts';
import { attemptReading } from './attempt-reading.ts';
import { plantZip, type PlantedEntry } from './planted-zip.ts';
import { openZip } from './zip-archive.ts';

const hello: PlantedEntry = { name: 'hello.txt', bytes: 'hello' };

function readFirst(bytes: Uint8Array, limits: Partial<PackageLimits> = {}): string {
  const zip = openZip(bytes, { limits: { ...defaultPackageLimits, ...limits } });
  const [entry] = zip.entries;
  return entry === undefined ? 'no entry' : new TextDecoder().decode(zip.readEntry(entry));
}

function expectCode(run: () => unknown, code: string): void {
  expect(run).toThrow(expect.objectContaining({ code }) as DocumentError);
}

describe('reading a zip', () => {
  it('reads deflated and stored entries and finds them whatever the letter case', () => {
    const zip = openZip(plantZip([hello, { name: 'Dir/Plain.TXT', bytes: 'plain', method: 0 }]));
    const plain = zip.findEntry('dir/plain.txt');
    expect(zip.entries.map((entry) => entry.name)).toEqual(['hello.txt', 'Dir/Plain.TXT']);
    expect(plain && new TextDecoder().decode(zip.readEntry(plain))).toBe('plain');
    expect(zip.findEntry('constructor')).toBeNull();
  });

  it('reads what other writers produce, also behind a prefix and before a comment', () => {
    const bytes = zipSync({ 'a.txt': new TextEncoder().encode('same') });
    const shifted = new Uint8Array([...new TextEncoder().encode('#!/bin/sh\n'), ...bytes]);
    expect(readFirst(bytes)).toBe('same');
    expect(readFirst(shifted)).toBe('same');
  });

  it('inflates nothing before it is asked to', () => {
    const zip = openZip(plantZip([hello, { name: 'bad', bytes: 'x', crc: 1 }]));
    expect(zip.entries).toHaveLength(2);
    expect(() => zip.readEntry(zip.entries[1]!)).toThrow(DocumentError);
  });

  it('reads through a byte source without taking the whole file', () => {
    const bytes = plantZip([{ name: 'big.bin', bytes: new Uint8Array(300_000), method: 0 }, hello]);
    let readBytes = 0;
    const zip = openZip({
      sizeBytes: bytes.length,
      read: (start, end) => {
        readBytes += Math.min(end, bytes.length) - start;
        return bytes.subarray(start, end);
      },
    });
    expect(new TextDecoder().decode(zip.readEntry(zip.findEntry('hello.txt')!))).toBe('hello');
    expect(readBytes).toBeLessThan(100_000);
  });

  it('stops early when the reader of the chunks has enough', () => {
    const zip = openZip(plantZip([{ name: 'zeros', bytes: new Uint8Array(20 * 1024 * 1024), crc: 7 }]), {
      limits: { ...defaultPackageLimits, maxRatio: 2000 },
    });
    let size = 0;
    zip.streamEntry(zip.entries[0]!, (chunk) => {
      size += chunk.length;
      return false;
    });
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThan(19 * 1024 * 1024);
  });
});

describe('chunks that are asked for one by one', () => {
  it('make up the entry, and inflate no further than they are taken', () => {
    const bytes = new Uint8Array(4 * 1024 * 1024).map((_, index) => (index * 7) % 251);
    const source = plantZip([{ name: 'long', bytes, method: 0 }]);
    let readTo = 0;
    const zip = openZip({
      sizeBytes: source.length,
      read: (start, end) => {
        if (start < source.length / 2) readTo = Math.max(readTo, end);
        return source.subarray(start, end);
      },
    });
    const entry = zip.entries[0]!;
    const [first] = zip.chunksOf(entry);
    expect(first!.length).toBeGreaterThan(0);
    expect(readTo).toBeLessThan(source.length / 2);
    expect(Buffer.concat([...zip.chunksOf(entry)]).equals(bytes)).toBe(true);
  });

  it('end with a refusal when the checksum is wrong', () => {
    const zip = openZip(plantZip([{ ...hello, crc: 7 }]));
    expect(() => [...zip.chunksOf(zip.entries[0]!)]).toThrow(DocumentError);
  });
});

describe('a zip64 directory', () => {
  it('is read where its locator says', () => {
    const plain = plantZip([hello]);
    const end = plain.length - 22;
    const view = new DataView(plain.buffer);
    const record = new DataView(new ArrayBuffer(56 + 20 + 22));
    record.setUint32(0, 0x06064b50, true);
    record.setBigUint64(32, 1n, true);
    record.setBigUint64(40, BigInt(view.getUint32(end + 12, true)), true);
    record.setBigUint64(48, BigInt(view.getUint32(end + 16, true)), true);
    record.setUint32(56, 0x07064b50, true);
    record.setBigUint64(64, BigInt(end), true);
    record.setUint32(76, 0x06054b50, true);
    record.setUint32(84, 0xffffffff, true);
    record.setUint32(88, 0xffffffff, true);
    record.setUint32(92, 0xffffffff, true);
    const large = new Uint8Array([...plain.subarray(0, end), ...new Uint8Array(record.buffer)]);
    expect(readFirst(large)).toBe('hello');
    large[end] = 0;
    expectCode(() => openZip(large), 'damaged-package');
  });
});

describe('names without the UTF-8 flag', () => {
  const gbk = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex, 'hex'));
  const nameOf = (name: string | Uint8Array, flags = 0): string =>
    openZip(plantZip([{ name, bytes: '', flags }])).entries[0]!.name;

  it('are read as GBK when they are not UTF-8', () => {
    // 预算表.xlsx in GBK.
    expect(nameOf(gbk('d4a4cbe3b1ed2e786c7378'))).toBe('预算表.xlsx');
  });

  it('are read as UTF-8 when every one of them is', () => {
    expect(nameOf('预算表.xlsx')).toBe('预算表.xlsx');
  });

  it('are read alike: one GBK name is proof against a neighbour that happens to be valid UTF-8', () => {
    // 联通 in GBK is also a valid UTF-8 sequence.
    const zip = openZip(
      plantZip([
        { name: gbk('c1aacda8'), bytes: '' },
        { name: gbk('d4a4cbe3'), bytes: '' },
      ]),
    );
    expect(zip.entries.map((entry) => entry.name)).toEqual(['联通', '预算']);
  });

  it('fall back to code page 437', () => {
    expect(nameOf(gbk('636166822e747874'))).toBe('café.txt');
  });

  it('with the flag are UTF-8 and nothing else', () => {
    expect(nameOf('預算 ①.xlsx', 0x800)).toBe('預算 ①.xlsx');
  });
});

describe('a hostile zip', () => {
  it.each(['../up.txt', '/abs.txt', 'c:/x', 'a\\b', 'nul', 'x\0y', 'a/./b', 'trailing. '])(
    'is refused for the name %j',
    (name) => {
      expectCode(() => openZip(plantZip([hello, { name, bytes: '' }])), 'unsafe-name');
    },
  );

  it('can be listed with its unsafe names marked', () => {
    const zip = openZip(plantZip([hello, { name: '../up.txt', bytes: '' }]), { unsafeNames: 'list' });
    expect(zip.entries.map((entry) => entry.unsafe)).toEqual([null, 'parent-folder']);
  });

  it('is refused for a symbolic link', () => {
    const link: PlantedEntry = {
      name: 'link',
      bytes: '/etc/passwd',
      externalAttributes: (0o120777 << 16) >>> 0,
    };
    expectCode(() => openZip(plantZip([link])), 'unsafe-name');
  });

  it('is refused for two entries that one file system would take for the same', () => {
    expectCode(() => openZip(plantZip([hello, hello])), 'duplicate-part');
    expectCode(() => openZip(plantZip([hello, { name: 'HELLO.TXT', bytes: '' }])), 'duplicate-part');
    expectCode(
      () =>
        openZip(
          plantZip([
            { name: 'é', bytes: '' },
            { name: 'e\u0301', bytes: '' },
          ]),
        ),
      'duplicate-part',
    );
  });

  it('is refused for more entries than allowed', () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ name: `${index}`, bytes: '' }));
    expectCode(() => readFirst(plantZip(many), { maxEntryCount: 10 }), 'too-large');
  });

  it('is refused for an entry that claims too much, before inflating any of it', () => {
    const bomb = plantZip([{ name: 'bomb', bytes: new Uint8Array(9 * 1024 * 1024) }]);
    expectCode(() => readFirst(bomb), 'too-large');
    expectCode(() => readFirst(plantZip([hello]), { maxEntryBytes: 4 }), 'too-large');
  });

  it('is refused as soon as an entry inflates beyond what it claims', () => {
    const lying = plantZip([{ name: 'bomb', bytes: new Uint8Array(12 * 1024 * 1024), claimedBytes: 10 }]);
    const zip = openZip(lying);
    let size = 0;
    expectCode(
      () => zip.streamEntry(zip.entries[0]!, (chunk) => void (size += chunk.length)),
      'damaged-part',
    );
    expect(size).toBe(0);
  });

  it('counts all entries together, and one read twice once', () => {
    const parts = ['a', 'b', 'c'].map((name) => ({ name, bytes: 'x'.repeat(100) }));
    const zip = openZip(plantZip(parts), { limits: { ...defaultPackageLimits, maxTotalBytes: 250 } });
    const [a, b, c] = zip.entries;
    zip.readEntry(a!);
    zip.readEntry(a!);
    zip.readEntry(b!);
    expectCode(() => zip.readEntry(c!), 'too-large');
  });

  it('names the fault of an entry that cannot be read', () => {
    expectCode(() => readFirst(plantZip([{ ...hello, flags: 1 }])), 'encrypted');
    expectCode(() => readFirst(plantZip([{ ...hello, method: 14 }])), 'unsupported-format');
    expectCode(() => readFirst(plantZip([{ ...hello, crc: 1 }])), 'damaged-part');
    expectCode(() => readFirst(plantZip([{ ...hello, claimedBytes: 9 }])), 'damaged-part');
  });

  it('is damaged wherever it is cut', () => {
    const whole = plantZip([hello, { name: 'b', bytes: 'second' }]);
    for (let size = 0; size < whole.length; size += 1) {
      expectCode(() => openZip(whole.subarray(0, size)), 'damaged-package');
    }
  });

  it('fails in no other way than with a typed error, whichever byte is wrong', () => {
    const whole = plantZip([hello, { name: 'b', bytes: 'second' }]);
    const readAll = (bytes: Uint8Array) => (): void => {
      const zip = openZip(bytes);
      for (const entry of zip.entries) zip.readEntry(entry);
    };
    let failedCount = 0;
    for (let at = 0; at < whole.length; at += 1) {
      const bytes = whole.slice();
      bytes[at] = 0xff - (bytes[at] ?? 0);
      const { fault } = attemptReading(readAll(bytes));
      failedCount += fault === null ? 0 : 1;
    }
    expect(failedCount).toBeGreaterThan(whole.length / 3);
  });
});
