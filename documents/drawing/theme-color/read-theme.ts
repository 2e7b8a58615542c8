import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../../xml/read-elements.ts';
import { type DrawingFill, openFill } from '../shape-style/drawing-fill.ts';
import { createLineReader, type DrawingLine } from '../shape-style/drawing-line.ts';
import { createColorReader, type DrawingColor } from './drawing-color.ts';
import type { Theme, ThemeFont } from './theme.ts';

type Draft = { -readonly [Key in keyof Theme]: Theme[Key] };

function createFontReader(onFont: (font: ThemeFont) => void): ElementReader {
  const faces = new Map<string, string>();
  return {
    open: (name, { typeface }) => {
      if (typeface !== undefined && typeface !== '' && !faces.has(name)) faces.set(name, typeface);
      return null;
    },
    close: () =>
      onFont({
        latin: faces.get('a:latin') ?? null,
        eastAsian: faces.get('a:ea') ?? null,
        complexScript: faces.get('a:cs') ?? null,
      }),
  };
}

function createFillListReader(fills: DrawingFill[]): ElementReader {
  return { open: (name, attributes) => openFill(name, attributes, (fill) => fills.push(fill)) };
}

function openThemeElement(draft: Draft, name: string, attributes: Attributes): ElementReader | null {
  const fills: DrawingFill[] = [];
  const lines: DrawingLine[] = [];
  const colors = new Map<string, DrawingColor>();
  switch (name) {
    case 'a:clrScheme':
      draft.colors = colors;
      return { open: (slot) => createColorReader((color) => void colors.set(slot.slice(2), color)) };
    case 'a:majorFont':
      return createFontReader((font) => void (draft.majorFont = font));
    case 'a:minorFont':
      return createFontReader((font) => void (draft.minorFont = font));
    case 'a:fillStyleLst':
      draft.fills = fills;
      return createFillListReader(fills);
    case 'a:bgFillStyleLst':
      draft.backgroundFills = fills;
      return createFillListReader(fills);
    case 'a:lnStyleLst':
      draft.lines = lines;
      return { open: (_, line) => createLineReader(line, (found) => lines.push(found)) };
    case 'a:theme':
    case 'a:themeOverride':
      draft.name = attributes['name'] ?? '';
      break;
    case 'a:themeElements':
    case 'a:fontScheme':
    case 'a:fmtScheme':
      break;
    default:
      return null;
  }
  return { open: (child, childAttributes) => openThemeElement(draft, child, childAttributes) };
}

/** Reads a theme part; throws DocumentError. What it leaves out stays as in `base`. */
export function readTheme(archive: ZipArchive, entry: ZipEntry, base: Theme): Theme {
  const draft: Draft = { ...base };
  readElements(archive, entry, {
    open: (name, attributes) => openThemeElement(draft, name, attributes),
  });
  return draft;
}
