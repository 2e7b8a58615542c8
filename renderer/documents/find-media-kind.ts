/** What the page can show in place; of these only documents are read by the page itself. */
export type MediaKind = 'document' | 'image' | 'pdf' | 'video' | 'audio';

const documentExtensions = [
  'docx',
  'docm',
  'dotx',
  'dotm',
  'odt',
  'doc',
  'xlsx',
  'xlsm',
  'xltx',
  'xltm',
  'xlsb',
  'xls',
  'ods',
  'pptx',
  'pptm',
  'potx',
  'potm',
  'ppsx',
  'ppsm',
  'odp',
  'ppt',
];

const kinds: Readonly<Record<string, MediaKind>> = {
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  webp: 'image',
  bmp: 'image',
  pdf: 'pdf',
  mp4: 'video',
  m4v: 'video',
  webm: 'video',
  mov: 'video',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
  ogg: 'audio',
  ...Object.fromEntries(documentExtensions.map((extension) => [extension, 'document' as const])),
};

/** The kind of a file that can be shown in place, by its name; null for all that is only ever downloaded. */
export function findMediaKind(name: string): MediaKind | null {
  return kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}
