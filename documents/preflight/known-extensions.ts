import type { DocumentFormat } from '../identify/document-format.ts';

const text: readonly DocumentFormat[] = ['txt', 'csv', 'json', 'xml', 'html', 'svg'];

// Extensions that are not the name of their one format.
const others: Readonly<Record<string, readonly DocumentFormat[]>> = {
  doc: ['doc'],
  dot: ['doc'],
  xlt: ['xls'],
  pps: ['ppt'],
  pot: ['ppt'],
  jpeg: ['jpg'],
  tif: ['tiff'],
  m4v: ['mp4'],
  m4a: ['mp4'],
  mov: ['mp4'],
  htm: ['html', 'xml', 'txt'],
  html: ['html', 'xml', 'txt'],
  xml: ['xml', 'svg', 'html', 'word-xml', 'excel-xml'],
  svg: ['svg', 'xml'],
  csv: ['csv', 'txt'],
  tsv: ['csv', 'txt'],
  json: ['json', 'txt'],
  jsonl: ['json', 'txt'],
  txt: text,
  md: text,
  log: text,
  gz: ['gzip'],
};

const plain = new Set<string>(
  (
    'fodt fods fodp docx docm dotx dotm xlsx xlsm xltx xltm xlsb xlam pptx pptm potx potm ppsx ppsm odt ott ods ots odp otp odg ' +
    'xls ppt rtf pdf png jpg gif webp bmp tiff mp4 mp3 wav zip rar 7z'
  ).split(' '),
);

/** The extension of a file name in lower case without its dot; '' when there is none. */
export function extensionOf(name: string): string {
  return /[^/\\.][^/\\]*\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The formats that may stand under an extension; null for an extension nobody knows. */
export function findFormatsOf(extension: string): readonly DocumentFormat[] | null {
  if (Object.hasOwn(others, extension)) return others[extension] ?? null;
  return plain.has(extension) ? [extension as DocumentFormat] : null;
}
