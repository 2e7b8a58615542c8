import { type ByteSource, viewOf } from '../package/byte-source.ts';
import type { DocumentFormat } from './document-format.ts';
import { type Ole2Container, readOle2 } from './read-ole2.ts';

const FILEPASS_RECORD = 0x2f;
const FIB_ENCRYPTED = 0x0100;
const POWERPOINT_ENCRYPTED_TOKEN = 0xf3d1c4df;

function headOf(container: Ole2Container, name: string): DataView | null {
  const entry = container.entries.find((candidate) => candidate.name.toLowerCase() === name);
  if (entry === undefined) return null;
  return viewOf(container.readHead(entry));
}

// A BIFF stream states its encryption in one of the first records.
function hasFilepass(head: DataView): boolean {
  for (let at = 0; at + 4 <= head.byteLength; at += 4 + head.getUint16(at + 2, true)) {
    if (head.getUint16(at, true) === FILEPASS_RECORD) return true;
  }
  return false;
}

/** What an OLE2 container holds, by the names of its streams. */
export function identifyOle2(source: ByteSource): { format: DocumentFormat; isEncrypted: boolean } {
  const container = readOle2(source);
  const names = new Set(container.entries.map((entry) => entry.name.toLowerCase()));
  if (names.has('encryptedpackage') || names.has('encryptioninfo')) {
    return { format: 'office-encrypted', isEncrypted: true };
  }
  const workbook = headOf(container, 'workbook') ?? headOf(container, 'book');
  if (workbook !== null) return { format: 'xls', isEncrypted: hasFilepass(workbook) };
  const presentation = headOf(container, 'current user');
  if (names.has('powerpoint document')) {
    const token =
      presentation !== null && presentation.byteLength >= 16 ? presentation.getUint32(12, true) : 0;
    return {
      format: 'ppt',
      isEncrypted: token === POWERPOINT_ENCRYPTED_TOKEN || names.has('encryptedsummary'),
    };
  }
  const text = headOf(container, 'worddocument');
  if (text !== null) {
    const flags = text.byteLength >= 12 ? text.getUint16(10, true) : 0;
    return { format: 'doc', isEncrypted: (flags & FIB_ENCRYPTED) !== 0 };
  }
  return { format: 'ole2', isEncrypted: false };
}
