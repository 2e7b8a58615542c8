import type { DocumentFormat, FlatFormat } from './document-format.ts';

function decodeText(head: Uint8Array): string | null {
  const [a, b] = head;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(head);
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return null;
  // The head may end inside a character: streaming leaves that one out.
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    } catch {
      continue;
    }
  }
  return new TextDecoder('windows-1252').decode(head);
}

function looksLikeTable(text: string): boolean {
  // The last line may be cut off.
  const lines = text.split(/\r\n?|\n/).filter((line) => line !== '');
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines;
  return [',', '\t', ';'].some((delimiter) => {
    const counts = new Set(whole.map((line) => line.replaceAll(/"[^"]*"/g, '').split(delimiter).length));
    return whole.length > 1 && counts.size === 1 && !counts.has(1);
  });
}

const flatFormats: readonly (readonly [format: FlatFormat, mark: RegExp])[] = [
  ['fodt', /<office:document\s[^>]*opendocument\.text"/],
  ['fods', /<office:document\s[^>]*opendocument\.spreadsheet"/],
  ['fodp', /<office:document\s[^>]*opendocument\.presentation"/],
  ['word-xml', /<\?mso-application\s+progid="Word\.Document"/],
  ['excel-xml', /<\?mso-application\s+progid="Excel\.Sheet"/],
];

function findFlatFormat(text: string): FlatFormat | null {
  return flatFormats.find(([, mark]) => mark.test(text))?.[0] ?? null;
}

/** What text is this, judged by its beginning; null when it is not text at all. */
export function identifyText(head: Uint8Array): DocumentFormat | null {
  const text = decodeText(head)?.trimStart();
  if (text === undefined) return null;
  if (text.startsWith('{\\rtf')) return 'rtf';
  const markup = text.replace(/^(?:<\?xml[^>]*>|<!--[^]*?-->|\s)+/, '');
  if (/^<!doctype html|^<(?:html|head|body)[\s>]/i.test(markup)) return 'html';
  if (/^(?:<!doctype svg[^>]*>\s*)?<(?:\w+:)?svg[\s>]/i.test(markup)) return 'svg';
  const flat = findFlatFormat(text);
  if (flat !== null) return flat;
  if (text.startsWith('<?xml')) return 'xml';
  if (/^[[{]/.test(text) && /^(?:\{\s*["}]|\[\s*[["{\]\d])/.test(text)) return 'json';
  return looksLikeTable(text) ? 'csv' : 'txt';
}
