import { createListStyleReader } from '../drawing/text/read-list-style.ts';
import { parseNumber } from '../drawing/text/read-run-properties.ts';
import type { TextListStyle } from '../drawing/text/text-properties.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../xml/read-elements.ts';

/** The main part of a deck: which slides it has, in which order, and how large they are. */
export interface PresentationPart {
  readonly sizeEmu: { readonly cx: number; readonly cy: number };
  readonly slides: readonly { readonly id: string; readonly relationshipId: string }[];
  readonly sections: readonly { readonly name: string; readonly slideIds: readonly string[] }[];
  readonly defaultTextStyle: TextListStyle;
}

type Draft = { -readonly [Key in keyof PresentationPart]: PresentationPart[Key] };

// What PowerPoint takes where a file states no size: 10 by 7.5 inches.
const defaultSizeEmu = { cx: 9_144_000, cy: 6_858_000 };

function createIdListReader(
  elementName: string,
  onId: (id: string, relationshipId: string) => void,
): ElementReader {
  return {
    open: (name, attributes) => {
      if (name === elementName) onId(attributes['id'] ?? '', attributes['r:id'] ?? '');
      return null;
    },
  };
}

function createExtensionReader(draft: Draft): ElementReader {
  const sections = [...draft.sections];
  draft.sections = sections;
  const inside: ElementReader = {
    open: (name, attributes) => {
      if (name !== 'p14:section') return name === 'p:ext' || name === 'p14:sectionLst' ? inside : null;
      const slideIds: string[] = [];
      sections.push({ name: attributes['name'] ?? '', slideIds });
      return {
        open: (child) =>
          child === 'p14:sldIdLst' ? createIdListReader('p14:sldId', (id) => slideIds.push(id)) : null,
      };
    },
  };
  return inside;
}

function openElement(draft: Draft, name: string, attributes: Attributes): ElementReader | null {
  switch (name) {
    case 'p:sldSz':
      draft.sizeEmu = {
        cx: parseNumber(attributes['cx']) ?? defaultSizeEmu.cx,
        cy: parseNumber(attributes['cy']) ?? defaultSizeEmu.cy,
      };
      return null;
    case 'p:sldIdLst': {
      const slides: { id: string; relationshipId: string }[] = [];
      draft.slides = slides;
      return createIdListReader('p:sldId', (id, relationshipId) => slides.push({ id, relationshipId }));
    }
    case 'p:defaultTextStyle':
      return createListStyleReader((style) => void (draft.defaultTextStyle = style));
    case 'p:extLst':
      return createExtensionReader(draft);
    default:
      return null;
  }
}

/** Reads the main part of a deck; throws DocumentError. */
export function readPresentationPart(archive: ZipArchive, entry: ZipEntry): PresentationPart {
  const draft: Draft = { sizeEmu: defaultSizeEmu, slides: [], sections: [], defaultTextStyle: [] };
  readElements(archive, entry, {
    open: () => ({ open: (name, attributes) => openElement(draft, name, attributes) }),
  });
  return draft;
}
