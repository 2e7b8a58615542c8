/** `#RRGGBB` of a colour of a document; undefined for what is none, whatever else the file has in its place. */
export function toCssColor(rgb: string | null | undefined): string | undefined {
  return rgb != null && /^[\dA-F]{6}$/i.test(rgb) ? `#${rgb}` : undefined;
}
