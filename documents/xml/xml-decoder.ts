import { DocumentError } from '../package/document-error.ts';

/** Turns the bytes of an XML document into text, chunk by chunk. */
export type XmlDecoder = { decode(chunk: Uint8Array, isLast: boolean): string };

const SNIFF_BYTES = 128;

function sniffEncoding(head: Uint8Array): string {
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  const declaration = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(
    String.fromCharCode(...head),
  );
  return declaration?.[1] ?? 'utf-8';
}

function createTextDecoder(head: Uint8Array, part: string): TextDecoder {
  const encoding = sniffEncoding(head);
  try {
    // A declaration of utf-16 in a file that is visibly one byte a character is wrong: it was re-encoded.
    return new TextDecoder(
      /^utf-?16/i.test(encoding) && head[0] === 0x3c && head[1] !== 0 ? 'utf-8' : encoding,
      {
        fatal: true,
      },
    );
  } catch (cause) {
    throw new DocumentError('damaged-part', `Unknown encoding ${encoding}.`, part, cause);
  }
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

/** A decoder that finds the encoding by byte order mark or declaration; malformed bytes are `damaged-part`. */
export function createXmlDecoder(part: string): XmlDecoder {
  let decoder: TextDecoder | null = null;
  let held: Uint8Array = new Uint8Array();
  return {
    decode(chunk, isLast) {
      let bytes = chunk;
      if (decoder === null) {
        // The first chunk may be a single byte: hold until the declaration can be seen.
        if (held.length > 0) bytes = join(held, chunk);
        if (bytes.length < SNIFF_BYTES && !isLast) {
          held = bytes;
          return '';
        }
        decoder = createTextDecoder(bytes.subarray(0, SNIFF_BYTES), part);
      }
      try {
        return decoder.decode(bytes, { stream: !isLast });
      } catch (cause) {
        throw new DocumentError('damaged-part', 'The text is not in the encoding it states.', part, cause);
      }
    },
  };
}
