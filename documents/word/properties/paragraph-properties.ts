import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { parseInteger, parseOnOff, parseTwips } from './measure.ts';
import { parseWordColor, type WordColor } from './word-color.ts';

/** Which list a paragraph belongs to; `numId` 0 takes it out of the list of its style. */
export interface NumberingReference {
  readonly numId: number | null;
  /** From 0. */
  readonly level: number | null;
}

export interface ParagraphIndent {
  readonly leftTwips: number | null;
  readonly rightTwips: number | null;
  /** Negative where the first line hangs. */
  readonly firstLineTwips: number | null;
}

export interface ParagraphSpacing {
  readonly beforeTwips: number | null;
  readonly afterTwips: number | null;
  /** 240ths of a line where the rule is `auto`, else twips. */
  readonly line: number | null;
  readonly lineRule: string | null;
}

export interface TabStop {
  readonly positionTwips: number;
  /** `left`, `center`, `right`, `decimal`; `clear` takes one of a style away. */
  readonly alignment: string;
  /** `dot`, `underscore` … */
  readonly leader: string | null;
}

/** Formatting of a paragraph as it stands in one place (w:pPr): what is absent comes from styles. */
export interface ParagraphProperties {
  readonly styleId?: string;
  readonly numbering?: NumberingReference;
  /** From 0; 9 is body text. */
  readonly outlineLevel?: number;
  readonly alignment?: string;
  readonly indent?: ParagraphIndent;
  readonly spacing?: ParagraphSpacing;
  readonly shading?: WordColor;
  readonly pageBreakBefore?: boolean;
  readonly keepNext?: boolean;
  readonly isRightToLeft?: boolean;
  readonly tabs?: readonly TabStop[];
}

type Draft = { -readonly [Key in keyof ParagraphProperties]: ParagraphProperties[Key] };

export const noParagraphProperties: ParagraphProperties = {};

function readIndent(attributes: Attributes): ParagraphIndent {
  const hanging = parseTwips(attributes['w:hanging']);
  return {
    leftTwips: parseTwips(attributes['w:left'] ?? attributes['w:start']),
    rightTwips: parseTwips(attributes['w:right'] ?? attributes['w:end']),
    firstLineTwips: hanging === null ? parseTwips(attributes['w:firstLine']) : -hanging,
  };
}

function createNumberingReader(draft: Draft): ElementReader {
  let numId: number | null = null;
  let level: number | null = null;
  return {
    open: (name, attributes) => {
      if (name === 'w:numId') numId = parseInteger(attributes['w:val']);
      if (name === 'w:ilvl') level = parseInteger(attributes['w:val']);
      return null;
    },
    close: () => void (draft.numbering = { numId, level }),
  };
}

function createTabsReader(draft: Draft): ElementReader {
  const tabs: TabStop[] = [];
  return {
    open: (name, attributes) => {
      const positionTwips = name === 'w:tab' ? parseTwips(attributes['w:pos']) : null;
      const leader = attributes['w:leader'] ?? null;
      if (positionTwips !== null)
        tabs.push({ positionTwips, alignment: attributes['w:val'] ?? 'left', leader });
      return null;
    },
    close: () => void (draft.tabs = tabs),
  };
}

function readValue(draft: Draft, name: string, attributes: Attributes): void {
  const value = attributes['w:val'];
  switch (name) {
    case 'w:pStyle':
      if (value !== undefined) draft.styleId = value;
      break;
    case 'w:outlineLvl':
      draft.outlineLevel = parseInteger(value) ?? 9;
      break;
    case 'w:jc':
      if (value !== undefined) draft.alignment = value;
      break;
    case 'w:ind':
      draft.indent = readIndent(attributes);
      break;
    case 'w:spacing':
      draft.spacing = {
        beforeTwips: parseTwips(attributes['w:before']),
        afterTwips: parseTwips(attributes['w:after']),
        line: parseTwips(attributes['w:line']),
        lineRule: attributes['w:lineRule'] ?? null,
      };
      break;
    case 'w:shd': {
      const shading = parseWordColor(attributes, 'fill');
      if (shading !== null) draft.shading = shading;
      break;
    }
    case 'w:pageBreakBefore':
      draft.pageBreakBefore = parseOnOff(value);
      break;
    case 'w:keepNext':
      draft.keepNext = parseOnOff(value);
      break;
    case 'w:bidi':
      draft.isRightToLeft = parseOnOff(value);
      break;
    default:
  }
}

/** A reader of w:pPr; `openOther` answers for what is no formatting: w:rPr, w:sectPr, tracked changes. */
export function createParagraphPropertiesReader(
  onProperties: (properties: ParagraphProperties) => void,
  openOther?: (name: string, attributes: Attributes) => ElementReader | null,
): ElementReader {
  const draft: Draft = {};
  return {
    open: (name, attributes) => {
      if (name === 'w:numPr') return createNumberingReader(draft);
      if (name === 'w:tabs') return createTabsReader(draft);
      readValue(draft, name, attributes);
      return openOther?.(name, attributes) ?? null;
    },
    close: () => onProperties(draft),
  };
}
