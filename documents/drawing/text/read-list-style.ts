import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { createColorReader, parsePercentage } from '../theme-color/drawing-color.ts';
import { createRunPropertiesReader, parseBoolean, parseNumber } from './read-run-properties.ts';
import type {
  ParagraphProperties,
  RunProperties,
  TextLevel,
  TextListStyle,
  TextSpacing,
} from './text-properties.ts';

type Draft = { -readonly [Key in keyof ParagraphProperties]: ParagraphProperties[Key] };

const spacings: Readonly<Record<string, 'lineSpacing' | 'spaceBefore' | 'spaceAfter'>> = {
  'a:lnSpc': 'lineSpacing',
  'a:spcBef': 'spaceBefore',
  'a:spcAft': 'spaceAfter',
};

function setAttributes(draft: Draft, attributes: Attributes): void {
  const marginLeft = parseNumber(attributes['marL']);
  const indent = parseNumber(attributes['indent']);
  const isRightToLeft = parseBoolean(attributes['rtl']);
  if (attributes['algn'] !== undefined) draft.alignment = attributes['algn'];
  if (marginLeft !== undefined) draft.marginLeftEmu = marginLeft;
  if (indent !== undefined) draft.indentEmu = indent;
  if (isRightToLeft !== undefined) draft.isRightToLeft = isRightToLeft;
}

function createSpacingReader(onSpacing: (spacing: TextSpacing) => void): ElementReader {
  return {
    open: (name, { val }) => {
      onSpacing({ value: parsePercentage(val), isPercent: name === 'a:spcPct' });
      return null;
    },
  };
}

function openProperty(draft: Draft, name: string, attributes: Attributes): ElementReader | null {
  const spacing = spacings[name];
  if (spacing !== undefined) return createSpacingReader((found) => void (draft[spacing] = found));
  if (name === 'a:buNone') draft.bullet = { kind: 'none' };
  if (name === 'a:buChar') draft.bullet = { kind: 'character', character: attributes['char'] ?? '' };
  if (name === 'a:buBlip') draft.bullet = { kind: 'picture' };
  if (name === 'a:buFont') draft.bulletFont = attributes['typeface'] ?? '';
  if (name === 'a:buClr') return createColorReader((color) => void (draft.bulletColor = color));
  if (name === 'a:buAutoNum') {
    const startAt = parseNumber(attributes['startAt']) ?? 1;
    draft.bullet = { kind: 'number', scheme: attributes['type'] ?? '', startAt };
  }
  return null;
}

/** A reader of a:pPr or a:lvlNpPr; `onRun` hears of the a:defRPr inside. */
export function createParagraphPropertiesReader(
  attributes: Attributes,
  onProperties: (properties: ParagraphProperties) => void,
  onRun: (properties: RunProperties) => void,
): ElementReader {
  const draft: Draft = {};
  setAttributes(draft, attributes);
  onProperties(draft);
  return {
    open: (name, child) =>
      name === 'a:defRPr' ? createRunPropertiesReader(child, onRun) : openProperty(draft, name, child),
  };
}

/** A reader of a:lstStyle, p:titleStyle, p:defaultTextStyle and their like. */
export function createListStyleReader(onStyle: (style: TextListStyle) => void): ElementReader {
  const levels: (TextLevel | undefined)[] = [];
  return {
    open: (name, attributes) => {
      const level = Number(/^a:lvl([1-9])pPr$/.exec(name)?.[1] ?? 0) - 1;
      if (level < 0) return null;
      let paragraph: ParagraphProperties = {};
      let run: RunProperties = {};
      const reader = createParagraphPropertiesReader(
        attributes,
        (found) => void (paragraph = found),
        (found) => void (run = found),
      );
      return { ...reader, close: () => void (levels[level] = { paragraph, run }) };
    },
    close: () => onStyle(levels),
  };
}
