import { type Attributes, type ElementReader, emptyReader } from '../../xml/read-elements.ts';
import { createEquationReader } from '../equation/read-equation.ts';
import { parsePercentage } from '../theme-color/drawing-color.ts';
import { createListStyleReader, createParagraphPropertiesReader } from './read-list-style.ts';
import { createRunPropertiesReader, parseNumber } from './read-run-properties.ts';
import type { TextBody, TextBodyProperties, TextParagraph, TextRun } from './text-body.ts';
import type { ParagraphProperties, RunProperties, TextListStyle } from './text-properties.ts';

const noProperties: RunProperties = {};
const noParagraphProperties: ParagraphProperties = {};

const autofits: Readonly<Record<string, TextBodyProperties['autofit']>> = {
  'a:noAutofit': 'none',
  'a:spAutoFit': 'shape',
  'a:normAutofit': 'text',
};

const emptyBodyProperties: TextBodyProperties = {
  anchor: null,
  vertical: null,
  wrap: null,
  columnCount: null,
  autofit: null,
  fontScaleRatio: null,
  insetsEmu: [null, null, null, null],
};

function createBodyPropertiesReader(
  attributes: Attributes,
  onProperties: (properties: TextBodyProperties) => void,
): ElementReader {
  let autofit: TextBodyProperties['autofit'] = null;
  let fontScaleRatio: number | null = null;
  return {
    open: (name, { fontScale }) => {
      autofit = autofits[name] ?? autofit;
      if (fontScale !== undefined) fontScaleRatio = parsePercentage(fontScale) / 100_000;
      return null;
    },
    close: () =>
      onProperties({
        anchor: attributes['anchor'] ?? null,
        vertical: attributes['vert'] ?? null,
        wrap: attributes['wrap'] ?? null,
        columnCount: parseNumber(attributes['numCol']) ?? null,
        autofit,
        fontScaleRatio,
        insetsEmu: ['lIns', 'tIns', 'rIns', 'bIns'].map((name) => parseNumber(attributes[name]) ?? null),
      }),
  };
}

/** Hears of every language that a run or the end of a paragraph is marked with. */
export type LanguageListener = (language: string) => void;

function noteLanguage({ lang }: Attributes, onLanguage: LanguageListener): void {
  if (lang !== undefined && lang !== '') onLanguage(lang);
}

function createRunReader(
  onRun: (text: string, properties: RunProperties) => void,
  onLanguage: LanguageListener,
): ElementReader {
  let text = '';
  let properties = noProperties;
  const textReader: ElementReader = { text: (piece) => void (text += piece) };
  return {
    open: (name, attributes) => {
      if (name === 'a:t') return textReader;
      if (name !== 'a:rPr') return null;
      noteLanguage(attributes, onLanguage);
      return createRunPropertiesReader(attributes, (found) => void (properties = found));
    },
    close: () => onRun(text, properties),
  };
}

/** A reader of a14:m, or of anything else around m:oMath; each m:oMath is one equation. */
function openEquation(runs: TextRun[], onLanguage: LanguageListener): ElementReader {
  const onElement = (name: string, attributes: Attributes): void => {
    if (name === 'a:rPr') noteLanguage(attributes, onLanguage);
  };
  const around: ElementReader = {
    open: (name) =>
      name === 'm:oMath'
        ? createEquationReader(
            name,
            (text, latex, _isDisplayed, root) => void runs.push({ kind: 'equation', text, latex, root }),
            onElement,
          )
        : around,
  };
  return around;
}

function openParagraphChild(
  runs: TextRun[],
  name: string,
  attributes: Attributes,
  onLanguage: LanguageListener,
): ElementReader | null {
  switch (name) {
    case 'a:r':
      return createRunReader((text, properties) => {
        if (text !== '') runs.push({ kind: 'text', text, properties });
      }, onLanguage);
    case 'a:fld': {
      const fieldType = attributes['type'] ?? '';
      return createRunReader(
        (text, properties) => runs.push({ kind: 'field', fieldType, text, properties }),
        onLanguage,
      );
    }
    case 'a:br':
      return createRunReader(() => runs.push({ kind: 'break' }), onLanguage);
    case 'a14:m':
      return openEquation(runs, onLanguage);
    case 'a:endParaRPr':
      noteLanguage(attributes, onLanguage);
      return null;
    default:
      return null;
  }
}

function createParagraphReader(
  onParagraph: (paragraph: TextParagraph) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const runs: TextRun[] = [];
  let properties = noParagraphProperties;
  let level = 0;
  return {
    open: (name, attributes) => {
      if (name !== 'a:pPr') return openParagraphChild(runs, name, attributes, onLanguage);
      level = Math.min(8, Math.max(0, Math.trunc(parseNumber(attributes['lvl']) ?? 0)));
      return createParagraphPropertiesReader(
        attributes,
        (found) => void (properties = found),
        () => undefined,
      );
    },
    close: () => onParagraph({ level, properties, runs }),
  };
}

/** A reader of p:txBody, a:txBody, dgm:t, c:rich and their like. */
export function createTextBodyReader(
  onBody: (body: TextBody) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const paragraphs: TextParagraph[] = [];
  let properties = emptyBodyProperties;
  let listStyle: TextListStyle = [];
  return {
    open: (name, attributes) => {
      if (name === 'a:p')
        return createParagraphReader((paragraph) => void paragraphs.push(paragraph), onLanguage);
      if (name === 'a:lstStyle') return createListStyleReader((found) => void (listStyle = found));
      if (name === 'a:bodyPr')
        return createBodyPropertiesReader(attributes, (found) => void (properties = found));
      return emptyReader;
    },
    close: () => onBody({ properties, listStyle, paragraphs }),
  };
}
