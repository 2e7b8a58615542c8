import { SaxesParser } from 'saxes';
import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { createXmlDecoder } from './xml-decoder.ts';

/** What a reader of XML wants to hear; element names come without their prefix unless asked for as written. */
export type XmlHandlers = {
  readonly hasRawNames?: true;
  readonly onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly onClose?: (name: string) => void;
  readonly onText?: (text: string) => void;
};

/** Takes the bytes of one XML part as they come; both functions throw DocumentError. */
export type XmlReader = { readonly write: (chunk: Uint8Array) => void; readonly end: () => void };

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function createParser(part: string, handlers: XmlHandlers): SaxesParser<object> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const { onOpen, onClose, onText } = handlers;
  const toName = handlers.hasRawNames ? (name: string) => name : withoutPrefix;
  if (onOpen)
    parser.on('opentag', (tag) => onOpen(toName(tag.name), tag.attributes as Record<string, string>));
  if (onClose) parser.on('closetag', (tag) => onClose(toName(tag.name)));
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  parser.on('doctype', () => {
    throw new DocumentError('dtd-not-allowed', 'A document type declaration is not allowed.', part);
  });
  parser.on('error', (cause) => {
    throw new DocumentError('damaged-part', `Not well-formed: ${cause.message}`, part, cause);
  });
  return parser;
}

/** A reader that throws `dtd-not-allowed` and `damaged-part`, naming the part. */
export function createXmlReader(part: string, handlers: XmlHandlers): XmlReader {
  const parser = createParser(part, handlers);
  const decoder = createXmlDecoder(part);
  return {
    write: (chunk) => void parser.write(decoder.decode(chunk, false)),
    end: () => void parser.write(decoder.decode(new Uint8Array(), true)).close(),
  };
}

/** Reads one XML part as it inflates; throws `dtd-not-allowed`, `damaged-part` and what inflating throws. */
export function readXmlEntry(archive: ZipArchive, entry: ZipEntry, handlers: XmlHandlers): void {
  const reader = createXmlReader(entry.name, handlers);
  archive.streamEntry(entry, reader.write);
  reader.end();
}
