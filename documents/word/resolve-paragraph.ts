import type { NumberingReference, ParagraphProperties } from './properties/paragraph-properties.ts';
import { listStyleChain, type WordStyles } from './parts/styles.ts';

/** Styles of a paragraph, the most general first; a paragraph that names none has the default one. */
export function listParagraphStyles(styles: WordStyles, { styleId }: ParagraphProperties) {
  const known = styleId !== undefined && styles.byId.has(styleId) ? styleId : styles.defaultParagraphStyleId;
  return listStyleChain(styles, known);
}

/** 1 to 9 for a heading, by outline level or by the built-in name of its style; null for body text. */
export function findHeadingLevel(styles: WordStyles, properties: ParagraphProperties): number | null {
  const chain = listParagraphStyles(styles, properties);
  const stated =
    properties.outlineLevel ??
    chain.findLast(({ paragraph }) => paragraph.outlineLevel !== undefined)?.paragraph.outlineLevel;
  if (stated !== undefined) return stated >= 0 && stated < 9 ? stated + 1 : null;
  for (const { name } of chain.toReversed()) {
    const named = /^heading ([1-9])$/i.exec(name);
    if (named !== null) return Number(named[1]);
  }
  return null;
}

/** The list a paragraph is in, of its own or by its style, and the level it states there. */
export function findNumbering(
  styles: WordStyles,
  properties: ParagraphProperties,
): (NumberingReference & { readonly styleIds: readonly string[] }) | null {
  const chain = listParagraphStyles(styles, properties);
  const holders = [...chain.map(({ paragraph }) => paragraph), properties];
  const numId = holders.findLast(({ numbering }) => numbering?.numId != null)?.numbering?.numId ?? null;
  if (numId === null || numId === 0) return null;
  const level = holders.findLast(({ numbering }) => numbering?.level != null)?.numbering?.level ?? null;
  return { numId, level, styleIds: chain.map(({ id }) => id) };
}
