const transitional = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';
const microsoft = 'http://schemas.microsoft.com/office/';

// Prefix, path in transitional files, path in strict ones (ISO/IEC 29500-1 and -4).
const standard: readonly (readonly [prefix: string, transitionalPath: string, strictPath: string])[] = [
  ['p', 'presentationml/2006/main', 'presentationml/main'],
  ['a', 'drawingml/2006/main', 'drawingml/main'],
  ['r', 'officeDocument/2006/relationships', 'officeDocument/relationships'],
  ['m', 'officeDocument/2006/math', 'officeDocument/math'],
  ['c', 'drawingml/2006/chart', 'drawingml/chart'],
  ['dgm', 'drawingml/2006/diagram', 'drawingml/diagram'],
  ['pic', 'drawingml/2006/picture', 'drawingml/picture'],
  ['w', 'wordprocessingml/2006/main', 'wordprocessingml/main'],
  ['wp', 'drawingml/2006/wordprocessingDrawing', 'drawingml/wordprocessingDrawing'],
  ['x', 'spreadsheetml/2006/main', 'spreadsheetml/main'],
  ['xdr', 'drawingml/2006/spreadsheetDrawing', 'drawingml/spreadsheetDrawing'],
];

const extensions: Readonly<Record<string, string>> = {
  a14: 'drawing/2010/main',
  a16: 'drawing/2014/main',
  adec: 'drawing/2017/decorative',
  aink: 'drawing/2016/ink',
  am3d: 'drawing/2017/model3d',
  asvg: 'drawing/2016/SVG/main',
  c14: 'drawing/2007/8/2/chart',
  cx: 'drawing/2014/chartex',
  cx1: 'drawing/2015/9/8/chartex',
  cx2: 'drawing/2015/10/21/chartex',
  dsp: 'drawing/2008/diagram',
  p14: 'powerpoint/2010/main',
  p15: 'powerpoint/2012/main',
  w14: 'word/2010/wordml',
  w15: 'word/2012/wordml',
  wne: 'word/2006/wordml',
  wp15: 'word/2012/wordprocessingDrawing',
  wpc: 'word/2010/wordprocessingCanvas',
  wpg: 'word/2010/wordprocessingGroup',
  wpi: 'word/2010/wordprocessingInk',
  wps: 'word/2010/wordprocessingShape',
  x14: 'spreadsheetml/2009/9/main',
};

// OpenDocument 1.x; LibreOffice's own elements are passed over.
const openDocument = 'office text table draw style meta presentation number'.split(' ');

const prefixByUri = new Map<string, string>([
  ...openDocument.map((name): [string, string] => [
    `urn:oasis:names:tc:opendocument:xmlns:${name === 'number' ? 'datastyle' : name === 'draw' ? 'drawing' : name}:1.0`,
    name,
  ]),
  ['urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0', 'fo'],
  ['urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0', 'svg'],
  ['http://www.w3.org/1999/xlink', 'xlink'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://www.w3.org/1998/Math/MathML', 'math'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ...standard.flatMap(([prefix, path, strictPath]): [string, string][] => [
    [transitional + path, prefix],
    [strict + strictPath, prefix],
  ]),
  ...Object.entries(extensions).map(([prefix, path]): [string, string] => [microsoft + path, prefix]),
]);

/** The prefix this room knows a namespace by, whatever prefix a file gives it; `_` for one it does not read. */
export function findCanonicalPrefix(uri: string): string {
  return prefixByUri.get(uri) ?? '_';
}

/** Whether the Choice of an mc:AlternateContent that requires this namespace is the one to read. */
export function isUnderstood(uri: string): boolean {
  // Office for Mac writes PDF pictures into a Choice that no other Office reads.
  return prefixByUri.has(uri) || (uri.startsWith(microsoft) && !uri.startsWith(`${microsoft}mac/`));
}
