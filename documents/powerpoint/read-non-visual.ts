import { parseBoolean, parseNumber, toLink } from '../drawing/text/read-run-properties.ts';
import type { DrawingLink } from '../drawing/text/text-properties.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import type { Placeholder, ShapeMedia } from './slide-shape.ts';

/** What p:nvSpPr and its like say about a shape. */
export interface NonVisual {
  id: number;
  name: string;
  altText: string | null;
  title: string | null;
  isHidden: boolean;
  isDecorative: boolean;
  isTextBox: boolean;
  placeholder: Placeholder | null;
  link: DrawingLink | null;
  hoverLink: DrawingLink | null;
  media: ShapeMedia | null;
  fromShapeId: number | null;
  toShapeId: number | null;
}

export function createNonVisual(): NonVisual {
  return {
    id: 0,
    name: '',
    altText: null,
    title: null,
    isHidden: false,
    isDecorative: false,
    isTextBox: false,
    placeholder: null,
    link: null,
    hoverLink: null,
    media: null,
    fromShapeId: null,
    toShapeId: null,
  };
}

function noteIdentity(target: NonVisual, attributes: Attributes): void {
  target.id = parseNumber(attributes['id']) ?? 0;
  target.name = attributes['name'] ?? '';
  target.altText = attributes['descr'] || null;
  target.title = attributes['title'] || null;
  target.isHidden = parseBoolean(attributes['hidden']) === true;
}

const mediaKinds: Readonly<Record<string, ShapeMedia['kind']>> = {
  'a:videoFile': 'video',
  'a:quickTimeFile': 'video',
  'a:audioFile': 'audio',
  'a:wavAudioFile': 'audio',
};

function noteMedia(target: NonVisual, name: string, attributes: Attributes): boolean {
  const kind = mediaKinds[name];
  if (kind === undefined && name !== 'p14:media') return false;
  const found = target.media ?? { kind: 'unknown', linkId: null, embedId: null };
  target.media = {
    kind: kind ?? found.kind,
    // Each of the elements may hold either; the film's own link comes before that of its embedded copy.
    linkId: (kind === undefined ? (found.linkId ?? attributes['r:link']) : attributes['r:link']) || null,
    embedId: attributes['r:embed'] || found.embedId,
  };
  return true;
}

function noteLeaf(target: NonVisual, name: string, attributes: Attributes): void {
  switch (name) {
    case 'p:ph':
      target.placeholder = {
        type: attributes['type'] ?? 'obj',
        index: parseNumber(attributes['idx']) ?? null,
      };
      break;
    case 'a:hlinkClick':
      target.link = toLink(attributes);
      break;
    case 'a:hlinkHover':
      target.hoverLink = toLink(attributes);
      break;
    case 'a:stCxn':
      target.fromShapeId = parseNumber(attributes['id']) ?? null;
      break;
    case 'a:endCxn':
      target.toShapeId = parseNumber(attributes['id']) ?? null;
      break;
    case 'adec:decorative':
      target.isDecorative = parseBoolean(attributes['val']) !== false;
      break;
    default:
      noteMedia(target, name, attributes);
  }
}

const containers: ReadonlySet<string> = new Set(['nvPr', 'extLst', 'ext', 'cNvCxnSpPr']);

/** A reader of p:nvSpPr, p:nvPicPr, p14:nvContentPartPr …: what it finds goes into `target`. */
export function createNonVisualReader(target: NonVisual): ElementReader {
  const inside: ElementReader = {
    open: (name, attributes) => {
      const local = name.slice(name.indexOf(':') + 1);
      if (local === 'cNvPr') {
        noteIdentity(target, attributes);
        return inside;
      }
      if (local === 'cNvSpPr') target.isTextBox = parseBoolean(attributes['txBox']) === true;
      if (containers.has(local)) return inside;
      noteLeaf(target, name, attributes);
      return null;
    },
  };
  return inside;
}
