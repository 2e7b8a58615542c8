/** What the page can show in place without reading the file itself. */
export type MediaKind = 'image' | 'pdf' | 'video' | 'audio';

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
};

/** The kind of a file that the core serves in place, by its name; null for all that is only ever downloaded. */
export function findMediaKind(name: string): MediaKind | null {
  return kinds[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
}
