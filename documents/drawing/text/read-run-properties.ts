import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { openFill } from '../shape-style/drawing-fill.ts';
import { createColorReader } from '../theme-color/drawing-color.ts';
import type { DrawingLink, RunProperties } from './text-properties.ts';

type Draft = { -readonly [Key in keyof RunProperties]: RunProperties[Key] };

export function parseBoolean(value: string | undefined): boolean | undefined {
  return value === undefined ? undefined : value === '1' || value === 'true' || value === 'on';
}

/** A finite number of an attribute, else undefined. */
export function parseNumber(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** The link that a:hlinkClick or a:hlinkHover states. */
export function toLink(attributes: Attributes): DrawingLink {
  return {
    relationshipId: attributes['r:id'] ?? '',
    action: attributes['action'] || null,
    tooltip: attributes['tooltip'] || null,
  };
}

// Only what is stated is set: absent properties must not hide those of the list style.
function setAttributes(draft: Draft, attributes: Attributes): void {
  for (const name in attributes) {
    const value = attributes[name] ?? '';
    if (name === 'lang') draft.language = value;
    else if (name === 'b') draft.bold = parseBoolean(value) === true;
    else if (name === 'i') draft.italic = parseBoolean(value) === true;
    else if (name === 'u') draft.underline = value;
    else if (name === 'strike') draft.strike = value;
    else if (name === 'cap') draft.capitals = value;
    // Hundredths of a point.
    else if (name === 'sz') draft.sizeHalfPoints = (parseNumber(value) ?? 0) / 50;
    else if (name === 'baseline') draft.baseline = parseNumber(value.replace('%', '')) ?? 0;
  }
}

const fonts: Readonly<Record<string, 'latin' | 'eastAsian' | 'complexScript'>> = {
  'a:latin': 'latin',
  'a:ea': 'eastAsian',
  'a:cs': 'complexScript',
};

function openProperty(draft: Draft, name: string, attributes: Attributes): ElementReader | null {
  const font = fonts[name];
  if (font !== undefined) draft[font] = attributes['typeface'] ?? '';
  else if (name === 'a:hlinkClick') draft.link = toLink(attributes);
  else if (name === 'a:hlinkMouseOver') draft.hoverLink = toLink(attributes);
  else if (name === 'a:highlight') return createColorReader((color) => void (draft.highlight = color));
  else return openFill(name, attributes, (fill) => void (draft.fill = fill));
  return null;
}

/** A reader of a:rPr, a:endParaRPr or a:defRPr. */
export function createRunPropertiesReader(
  attributes: Attributes,
  onProperties: (properties: RunProperties) => void,
): ElementReader {
  const draft: Draft = {};
  setAttributes(draft, attributes);
  onProperties(draft);
  return { open: (name, child) => openProperty(draft, name, child) };
}
