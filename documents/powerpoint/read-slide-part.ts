import { openFill } from '../drawing/shape-style/drawing-fill.ts';
import { createListStyleReader } from '../drawing/text/read-list-style.ts';
import { parseBoolean } from '../drawing/text/read-run-properties.ts';
import { createColorReader } from '../drawing/theme-color/drawing-color.ts';
import type { ColorMap } from '../drawing/theme-color/theme.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../xml/read-elements.ts';
import type { AnimationEffect } from './animation-effect.ts';
import { createShapeTreeReader } from './read-shape-tree.ts';
import { createTimingReader } from './read-timing.ts';
import type { SlideShape } from './slide-shape.ts';
import type { MasterTextStyles, SlideBackground, SlidePart } from './slide-part.ts';

interface Draft {
  name: string | null;
  layoutType: string | null;
  isHidden: boolean;
  showsMasterShapes: boolean;
  readonly shapes: SlideShape[];
  background: SlideBackground | null;
  colorMap: ColorMap | null;
  textStyles: MasterTextStyles | null;
  readonly effects: AnimationEffect[];
  transition: string | null;
  readonly languages: Set<string>;
}

function toColorMap(attributes: Attributes): ColorMap {
  return new Map(Object.entries(attributes).filter(([name]) => !name.startsWith('xmlns')));
}

function createBackgroundReader(draft: Draft): ElementReader {
  return {
    open: (name, { idx }) => {
      if (name === 'p:bgRef') {
        const index = Number(idx) || 0;
        draft.background = { fill: null, reference: { index, color: null } };
        return createColorReader(
          (color) => void (draft.background = { fill: null, reference: { index, color } }),
        );
      }
      return {
        open: (child, attributes) =>
          openFill(child, attributes, (fill) => void (draft.background = { fill, reference: null })),
      };
    },
  };
}

const styleNames: Readonly<Record<string, keyof MasterTextStyles>> = {
  'p:titleStyle': 'title',
  'p:bodyStyle': 'body',
  'p:otherStyle': 'other',
};

function createTextStylesReader(draft: Draft): ElementReader {
  return {
    open: (name) => {
      const key = styleNames[name];
      if (key === undefined) return null;
      return createListStyleReader((style) => {
        draft.textStyles = { title: [], body: [], other: [], ...draft.textStyles, [key]: style };
      });
    },
  };
}

function openSlideContent(draft: Draft, name: string): ElementReader | null {
  if (name === 'p:bg') return createBackgroundReader(draft);
  if (name !== 'p:spTree') return null;
  return createShapeTreeReader(
    (shape) => void draft.shapes.push(shape),
    (language) => void draft.languages.add(language),
  );
}

function openSlideElement(draft: Draft, name: string, attributes: Attributes): ElementReader | null {
  switch (name) {
    case 'p:cSld':
      draft.name = attributes['name'] || null;
      return { open: (child) => openSlideContent(draft, child) };
    case 'p:clrMap':
      draft.colorMap = toColorMap(attributes);
      return null;
    case 'p:clrMapOvr':
      return {
        open: (child, map) => {
          if (child === 'a:overrideClrMapping') draft.colorMap = toColorMap(map);
          return null;
        },
      };
    case 'p:txStyles':
      return createTextStylesReader(draft);
    case 'p:timing':
      return createTimingReader((effect) => void draft.effects.push(effect));
    case 'p:transition':
      draft.transition = 'none';
      return {
        open: (child) => {
          if (draft.transition === 'none' && !child.startsWith('p:sndAc') && !child.endsWith(':extLst'))
            draft.transition = child.slice(child.indexOf(':') + 1);
          return null;
        },
      };
    default:
      return null;
  }
}

/** Reads a slide, layout, master or notes page; throws DocumentError. */
export function readSlidePart(archive: ZipArchive, entry: ZipEntry): SlidePart {
  const draft: Draft = {
    name: null,
    layoutType: null,
    isHidden: false,
    showsMasterShapes: true,
    shapes: [],
    background: null,
    colorMap: null,
    textStyles: null,
    effects: [],
    transition: null,
    languages: new Set(),
  };
  readElements(archive, entry, {
    open: (_, root) => {
      draft.layoutType = root['type'] ?? null;
      draft.isHidden = parseBoolean(root['show']) === false;
      draft.showsMasterShapes = parseBoolean(root['showMasterSp']) !== false;
      return { open: (name, attributes) => openSlideElement(draft, name, attributes) };
    },
  });
  return { ...draft, part: entry.name, languages: [...draft.languages].toSorted() };
}
