import type { TextBody, TextParagraph, TextRun } from '../../drawing/text/text-body.ts';
import type { ParagraphProperties, RunProperties, TextSpacing } from '../../drawing/text/text-properties.ts';
import type { ColorContext } from '../../drawing/theme-color/theme.ts';
import { computeBullets } from '../../powerpoint/compute-bullets.ts';
import type { TextBox } from '../../powerpoint/resolve-text-box.ts';
import { resolveFont, resolveText, type TextStack } from '../../powerpoint/resolve-text.ts';
import type {
  ColorView,
  RunLookView,
  SpacingView,
  TextParagraphView,
  TextRunView,
  TextView,
} from './slide-view.ts';
import { viewEquation } from '../equation/view-equation.ts';
import { EMU_PER_POINT, type Relationships, viewColor, viewPaint } from './view-paint.ts';

/** What text is drawn with. */
export interface TextViewing {
  readonly stack: TextStack;
  readonly colors: ColorContext;
  readonly relationships: Relationships;
  readonly box: TextBox;
  /** Where the body begins in the text of the slide; null where it is no part of it. */
  readonly start: number | null;
  /** Of letters whose colour nothing states; where there is none, the theme's text colour. */
  readonly defaultColor: ColorView | null;
}

const DEFAULT_SIZE = 18;
const linkColor = { space: 'schemeClr', value: 'hlink', transforms: [] } as const;
const textColor = { space: 'schemeClr', value: 'tx1', transforms: [] } as const;

function findLink({ link }: RunProperties, relationships: Relationships): string | null {
  const target = link === undefined ? undefined : relationships.get(link.relationshipId);
  return target?.target || null;
}

function viewRunColor(run: RunProperties, viewing: TextViewing): ColorView | null {
  const { colors, relationships, defaultColor } = viewing;
  if (findLink(run, relationships) !== null) {
    const color = viewColor(linkColor, colors);
    if (color !== null) return color;
  }
  const paint =
    run.fill === undefined ? null : viewPaint({ value: run.fill, context: colors }, relationships);
  if (paint?.kind === 'solid') return paint.color;
  if (paint?.kind === 'gradient') return paint.stops[0]?.color ?? null;
  return defaultColor ?? viewColor(textColor, colors);
}

function viewLook(run: RunProperties, viewing: TextViewing): RunLookView {
  const { theme } = viewing.colors;
  const size = ((run.sizeHalfPoints ?? DEFAULT_SIZE * 2) / 2) * viewing.box.fontScaleRatio;
  const isSet = (value: string | undefined, none: string) => value !== undefined && value !== none;
  return {
    latin: resolveFont(run.latin ?? '+mn-lt', theme),
    eastAsian: resolveFont(run.eastAsian ?? '+mn-ea', theme),
    size,
    isBold: run.bold ?? false,
    isItalic: run.italic ?? false,
    isUnderlined: isSet(run.underline, 'none') || findLink(run, viewing.relationships) !== null,
    isStruckOut: isSet(run.strike, 'noStrike'),
    capitals: run.capitals === 'all' || run.capitals === 'small' ? run.capitals : 'none',
    baseline: (run.baseline ?? 0) / 100_000,
    color: viewRunColor(run, viewing),
    highlight: viewColor(run.highlight, viewing.colors),
  };
}

function viewRun(
  run: TextRun,
  paragraph: TextParagraph,
  start: number | null,
  viewing: TextViewing,
): TextRunView {
  const own = run.kind === 'text' || run.kind === 'field' ? run.properties : {};
  const resolved = resolveText(viewing.stack, paragraph, own).run;
  return {
    kind: run.kind === 'field' ? 'text' : run.kind,
    text: run.kind === 'break' ? '\n' : run.text,
    start,
    look: viewLook(resolved, viewing),
    link: findLink(resolved, viewing.relationships),
    math: run.kind === 'equation' && run.root !== null ? viewEquation(run.root) : null,
  };
}

function viewSpacing(spacing: TextSpacing | undefined, otherwise: number): SpacingView {
  if (spacing === undefined) return { value: otherwise, isRatio: true };
  const { value, isPercent } = spacing;
  return { value: isPercent ? value / 100_000 : value / 100, isRatio: isPercent };
}

const aligns: Readonly<Record<string, TextParagraphView['align']>> = {
  ctr: 'center',
  r: 'right',
  just: 'justify',
  dist: 'justify',
  justLow: 'justify',
  thaiDist: 'justify',
};

function viewBullet(
  text: string | null,
  lines: ParagraphProperties,
  look: RunLookView,
  { colors }: TextViewing,
): TextParagraphView['bullet'] {
  if (text === null) return null;
  const color = viewColor(lines.bulletColor, colors) ?? look.color;
  const latin = lines.bulletFont === undefined ? look.latin : resolveFont(lines.bulletFont, colors.theme);
  return {
    text: toPlainBullet(text, latin),
    look: { ...look, latin, color, isUnderlined: false, baseline: 0 },
  };
}

// Symbol fonts draw other signs for these letters than the letters say; not every machine has the fonts.
const symbols: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wingdings: {
    l: '●',
    n: '■',
    q: '❑',
    u: '◆',
    v: '❖',
    ü: '✓',
    Ø: '➢',
    '§': '▪',
    ð: '⇨',
    à: '➔',
    o: '□',
    w: '⬥',
    p: '◻',
    J: '☺',
  },
  symbol: { '·': '•', '-': '−', '®': '→' },
};

function toPlainBullet(text: string, font: string | null): string {
  const table = /^wingdings/i.test(font ?? '')
    ? symbols['wingdings']
    : /^symbol/i.test(font ?? '')
      ? symbols['symbol']
      : undefined;
  if (table === undefined) return text;
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      // Private characters of symbol fonts are letters moved up.
      const letter = code >= 0xf0_20 && code <= 0xf0_ff ? String.fromCodePoint(code - 0xf0_00) : character;
      return table[letter] ?? (code >= 0xf0_00 && code <= 0xf0_ff ? '•' : character);
    })
    .join('');
}

function viewParagraph(
  paragraph: TextParagraph,
  bullet: string | null,
  start: number | null,
  viewing: TextViewing,
): TextParagraphView {
  const { paragraph: lines, run } = resolveText(viewing.stack, paragraph);
  let at = start;
  const runs = paragraph.runs.map((each) => {
    const view = viewRun(each, paragraph, at, viewing);
    if (at !== null) at += view.text.length;
    return view;
  });
  const look = runs[0]?.look ?? viewLook(run, viewing);
  const isRightToLeft = lines.isRightToLeft ?? false;
  return {
    align: aligns[lines.alignment ?? 'l'] ?? (isRightToLeft ? 'right' : 'left'),
    isRightToLeft,
    marginLeft: (lines.marginLeftEmu ?? 0) / EMU_PER_POINT,
    indent: (lines.indentEmu ?? 0) / EMU_PER_POINT,
    line: viewSpacing(lines.lineSpacing, 1),
    before: viewSpacing(lines.spaceBefore, 0),
    after: viewSpacing(lines.spaceAfter, 0),
    bullet: viewBullet(bullet, lines, look, viewing),
    size: look.size,
    runs,
  };
}

function lengthOf({ runs }: TextParagraph): number {
  return runs.reduce((length, run) => length + (run.kind === 'break' ? 1 : run.text.length), 0);
}

/** A body of text as it is drawn; null where there is nothing to draw. */
export function viewText(body: TextBody | null, viewing: TextViewing): TextView | null {
  if (body === null || body.paragraphs.every(({ runs }) => runs.length === 0)) return null;
  const { box } = viewing;
  const bullets = computeBullets(viewing.stack, body.paragraphs);
  let at = viewing.start;
  const paragraphs = body.paragraphs.map((paragraph, index) => {
    const view = viewParagraph(paragraph, bullets[index] ?? null, at, viewing);
    if (at !== null) at += lengthOf(paragraph) + 1;
    return view;
  });
  return {
    anchor: box.anchor === 'ctr' ? 'middle' : box.anchor === 'b' ? 'bottom' : 'top',
    vertical: box.vertical,
    isWrapped: box.isWrapped,
    columnCount: Math.min(16, Math.max(1, box.columnCount)),
    shrinks: box.autofit === 'text',
    insets: box.insetsEmu.map((inset) => inset / EMU_PER_POINT),
    paragraphs,
  };
}
