import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { parseHalfPoints, parseOnOff } from './measure.ts';
import { parseWordColor, type WordColor } from './word-color.ts';

/** Fonts by script; a theme reference (`minorHAnsi`) wins over the name beside it. */
export interface RunFonts {
  readonly ascii?: string;
  readonly hAnsi?: string;
  readonly eastAsia?: string;
  readonly cs?: string;
  readonly asciiTheme?: string;
  readonly hAnsiTheme?: string;
  readonly eastAsiaTheme?: string;
  readonly csTheme?: string;
}

/** Formatting of a run as it stands in one place (w:rPr): what is absent comes from styles. */
export interface RunProperties {
  readonly styleId?: string;
  readonly fonts?: RunFonts;
  readonly sizeHalfPoints?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strike?: boolean;
  readonly doubleStrike?: boolean;
  readonly caps?: boolean;
  readonly smallCaps?: boolean;
  readonly hidden?: boolean;
  /** ST_Underline: `single`, `none` … */
  readonly underline?: string;
  readonly color?: WordColor;
  /** ST_HighlightColor: `yellow`, `none` … */
  readonly highlight?: string;
  readonly shading?: WordColor;
  readonly verticalAlign?: string;
  readonly language?: string;
}

type Draft = { -readonly [Key in keyof RunProperties]: RunProperties[Key] };
type Toggle = 'bold' | 'italic' | 'strike' | 'doubleStrike' | 'caps' | 'smallCaps' | 'hidden';

const toggles: Readonly<Record<string, Toggle>> = {
  'w:b': 'bold',
  'w:i': 'italic',
  'w:strike': 'strike',
  'w:dstrike': 'doubleStrike',
  'w:caps': 'caps',
  'w:smallCaps': 'smallCaps',
  'w:vanish': 'hidden',
};

const fontNames = [
  'ascii',
  'hAnsi',
  'eastAsia',
  'cs',
  'asciiTheme',
  'hAnsiTheme',
  'eastAsiaTheme',
  'csTheme',
] as const;

function readFonts(attributes: Attributes): RunFonts {
  const fonts: { -readonly [Key in keyof RunFonts]: RunFonts[Key] } = {};
  for (const name of fontNames) {
    const value = attributes[name === 'csTheme' ? 'w:cstheme' : `w:${name}`];
    if (value !== undefined && value !== '') fonts[name] = value;
  }
  return fonts;
}

function readValue(draft: Draft, name: string, attributes: Attributes): void {
  const value = attributes['w:val'];
  switch (name) {
    case 'w:rStyle':
      if (value !== undefined) draft.styleId = value;
      break;
    case 'w:rFonts':
      // Some programs write the element twice.
      draft.fonts = { ...draft.fonts, ...readFonts(attributes) };
      break;
    case 'w:sz':
      draft.sizeHalfPoints = parseHalfPoints(value) ?? 0;
      break;
    case 'w:u':
      draft.underline = value ?? 'single';
      break;
    case 'w:color':
      draft.color = parseWordColor(attributes, 'color') ?? {
        value: 'auto',
        theme: null,
        tint: null,
        shade: null,
      };
      break;
    case 'w:highlight':
      if (value !== undefined) draft.highlight = value;
      break;
    case 'w:shd': {
      const shading = parseWordColor(attributes, 'fill');
      if (shading !== null) draft.shading = shading;
      break;
    }
    case 'w:vertAlign':
      if (value !== undefined) draft.verticalAlign = value;
      break;
    case 'w:lang':
      if (value !== undefined) draft.language = value;
      break;
    default:
  }
}

export const noRunProperties: RunProperties = {};

/** A reader of w:rPr; `onOther` is asked about what is no formatting, such as tracked changes. */
export function createRunPropertiesReader(
  onProperties: (properties: RunProperties) => void,
  onOther?: (name: string, attributes: Attributes) => void,
): ElementReader {
  const draft: Draft = {};
  return {
    open: (name, attributes) => {
      const toggle = Object.hasOwn(toggles, name) ? toggles[name] : undefined;
      if (toggle === undefined) {
        readValue(draft, name, attributes);
        onOther?.(name, attributes);
      } else draft[toggle] = parseOnOff(attributes['w:val']);
      return null;
    },
    close: () => onProperties(draft),
  };
}
