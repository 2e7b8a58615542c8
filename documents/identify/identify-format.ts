import { type ByteSource, type DocumentInput, toByteSource } from '../package/byte-source.ts';
import type { DocumentError } from '../package/document-error.ts';
import { defaultPackageLimits, type PackageLimits } from '../package/package-limits.ts';
import type { DocumentFormat } from './document-format.ts';
import { identifyOle2 } from './identify-ole2.ts';
import { identifyText } from './identify-text.ts';
import { identifyZip } from './identify-zip.ts';

/** What a file is by its bytes. */
export type FormatIdentity = {
  readonly format: DocumentFormat;
  readonly isEncrypted: boolean;
  /** Why a package cannot be read although its type is known or guessed; null when nothing is wrong so far. */
  readonly fault: DocumentError | null;
};

const HEAD_BYTES = 4096;

const magics: readonly (readonly [format: DocumentFormat, bytes: string, at?: number])[] = [
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['jpg', '\u00ff\u00d8\u00ff'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['webp', 'WEBP', 8],
  ['wav', 'WAVE', 8],
  ['mp4', 'ftyp', 4],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['mp3', 'ID3'],
  ['rar', 'Rar!\u001a\u0007'],
  ['7z', "7z\u00bc\u00af'\u001c"],
  ['gzip', '\u001f\u008b\u0008'],
  // Excel 2, 3 and 4 and Word 2 wrote bare streams, without a container around them.
  ['xls', '\u0009\0\u0004\0'],
  ['xls', '\u0009\u0002\u0006\0'],
  ['xls', '\u0009\u0004\u0006\0'],
  ['doc', '\u00db\u00a5\u002d\0'],
];

function hasBytes(head: string, bytes: string, at: number): boolean {
  return head.startsWith(bytes, at);
}

function isMp3Frame(head: Uint8Array): boolean {
  const [a = 0, b = 0, c = 0] = head;
  return a === 0xff && (b & 0xe6) === 0xe2 && c >> 4 !== 15 && c >> 4 !== 0;
}

function isBitmap(head: Uint8Array, sizeBytes: number): boolean {
  const size = (head[2] ?? 0) | ((head[3] ?? 0) << 8) | ((head[4] ?? 0) << 16);
  return head[0] === 0x42 && head[1] === 0x4d && size === (sizeBytes & 0xffffff);
}

function identifyByHead(source: ByteSource): DocumentFormat {
  const head = source.read(0, HEAD_BYTES);
  const latin = String.fromCharCode(...head.subarray(0, 1100));
  // Readers of PDF accept up to a kilobyte of anything before the mark.
  if (latin.slice(0, 1029).includes('%PDF-')) return 'pdf';
  const magic = magics.find(([, bytes, at = 0]) => hasBytes(latin, bytes, at));
  if (magic !== undefined) return magic[0];
  if (isMp3Frame(head)) return 'mp3';
  if (isBitmap(head, source.sizeBytes)) return 'bmp';
  return identifyText(head) ?? 'unknown';
}

/** Says what a file is by its bytes alone; never throws on account of what they hold. */
export function identifyFormat(
  input: DocumentInput,
  limits: PackageLimits = defaultPackageLimits,
): FormatIdentity {
  const source = toByteSource(input);
  if (source.sizeBytes === 0) return { format: 'empty', isEncrypted: false, fault: null };
  const start = String.fromCharCode(...source.read(0, 8));
  if (
    start.startsWith('PK\u0003\u0004') ||
    start.startsWith('PK\u0005\u0006') ||
    start.startsWith('PK\u0007\u0008')
  ) {
    return identifyZip(source, limits);
  }
  if (start === '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')
    return { ...identifyOle2(source), fault: null };
  return { format: identifyByHead(source), isEncrypted: false, fault: null };
}
