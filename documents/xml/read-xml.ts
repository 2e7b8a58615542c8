import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { createXmlDecoder } from './xml-decoder.ts';
import { XmlScanner } from './xml-scanner.ts';

/** What a reader of XML wants to hear; element names come without their prefix unless asked for as written. */
export type XmlHandlers = {
  readonly hasRawNames?: true;
  readonly onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly onClose?: (name: string) => void;
  readonly onText?: (text: string) => void;
};

/** Takes the bytes of one XML part as they come; both functions throw DocumentError. */
export type XmlReader = { readonly write: (chunk: Uint8Array) => void; readonly end: () => void };

function ignore(): void {
  // Nobody wants to hear this.
}

// Names recur by the million: each is cut once.
function createCutter(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    let local = known.get(name);
    if (local === undefined) known.set(name, (local = name.slice(name.indexOf(':') + 1)));
    return local;
  };
}

function createScanner(part: string, handlers: XmlHandlers): XmlScanner {
  const { onOpen = ignore, onClose = ignore, onText = ignore } = handlers;
  const cut = createCutter();
  return new XmlScanner({
    onOpen: handlers.hasRawNames ? onOpen : (name, attributes) => onOpen(cut(name), attributes),
    onClose: handlers.hasRawNames ? onClose : (name) => onClose(cut(name)),
    onText,
    onDoctype: () => {
      throw new DocumentError('dtd-not-allowed', 'A document type declaration is not allowed.', part);
    },
    onFault: (message) => {
      throw new DocumentError('damaged-part', `Not well-formed: ${message}`, part);
    },
  });
}

// V8 keeps strings beyond 128 KB apart and takes many times as long to make one.
const pieceBytes = 64 * 1024;

/** A reader that throws `dtd-not-allowed` and `damaged-part`, naming the part. */
export function createXmlReader(part: string, handlers: XmlHandlers): XmlReader {
  const scanner = createScanner(part, handlers);
  const decoder = createXmlDecoder(part);
  return {
    write: (chunk) => {
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        scanner.write(decoder.decode(chunk.subarray(at, at + pieceBytes), false));
      }
    },
    end: () => {
      scanner.write(decoder.decode(new Uint8Array(), true));
      scanner.close();
    },
  };
}

/**
 * Reads one XML part as it inflates; throws `dtd-not-allowed`, `damaged-part` and what inflating throws. Where
 * `isEnough` says so after a step, what follows is neither read nor checked.
 */
export function readXmlEntry(
  archive: ZipArchive,
  entry: ZipEntry,
  handlers: XmlHandlers,
  isEnough: () => boolean = () => false,
): void {
  const reader = createXmlReader(entry.name, handlers);
  let isWhole = true;
  archive.streamEntry(entry, (chunk) => {
    reader.write(chunk);
    isWhole = !isEnough();
    return isWhole;
  });
  if (isWhole) reader.end();
}
