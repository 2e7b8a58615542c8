const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or a double-quoted attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const namespaces = {
  a: 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  c: 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  p: 'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  r: 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  w: 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  x: 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
} as const;
