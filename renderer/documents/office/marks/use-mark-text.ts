import { useMessages } from '#messages';
import type { PlacedMark } from './use-marks.ts';
import type { Mark } from './marking.ts';

/** What a mark is about and where, for people. */
export interface MarkText {
  readonly what: string;
  readonly where: string;
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Says what marks are about: the words marked, the cells, or what is known of the element. */
export function useMarkText(): (mark: Mark | PlacedMark) => MarkText {
  const t = useMessages('viewers.marks');
  return (mark) => {
    const { selectors } = mark;
    const fact = 'placed' in mark ? mark.placed?.fact : null;
    const text = selectors.find((selector) => selector.kind === 'text');
    if (text) return { what: toLine(text.quote) || t('empty'), where: text.part };
    const cells = selectors.find((selector) => selector.kind === 'cells');
    if (cells) {
      const where = `${cells.sheet}!${cells.ref}`;
      return { what: fact?.text || where, where: cells.formula ? t('formula', { where }) : where };
    }
    const element = selectors.find((selector) => selector.kind === 'element');
    if (element)
      return { what: fact?.text || element.elementId, where: `${element.elementKind} · ${element.part}` };
    const region = selectors.find((selector) => selector.kind === 'region');
    if (region) {
      const where =
        region.slide === undefined ? (region.part ?? '') : t('slide', { slide: String(region.slide) });
      return { what: t('region'), where };
    }
    return { what: t('empty'), where: '' };
  };
}
