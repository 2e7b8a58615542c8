const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  // Drawn as a picture only: what is in it does not run.
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
};

/** The media type of a part that browsers show; null for the others, such as EMF, WMF and TIFF. */
export function findMediaType(part: string): string | null {
  const extension = part.slice(part.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(mediaTypes, extension) ? (mediaTypes[extension] ?? null) : null;
}
