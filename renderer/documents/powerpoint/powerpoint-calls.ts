import { selectText, viewDeck, viewSlide } from '#documents';
import type { Anchor, DeckView, OpenedDocument, SlideView } from '#documents';
import type { PartSpan } from '../office/text-ranges.ts';

/** What the PowerPoint view asks the worker that holds its deck. */
export interface PowerpointCalls {
  /** The deck before any of its slides is drawn. */
  viewDeck(): DeckView;
  /** A slide as it is drawn; null where there is none of this number. */
  viewSlide(number: number): SlideView | null;
  /** The anchor of a stretch of a slide's or its notes' text; null where there is no such text. */
  selectSlideText(span: PartSpan): Anchor | null;
}

export function createPowerpointCalls(getOpened: () => OpenedDocument): PowerpointCalls {
  const getModel = () => {
    const { content } = getOpened();
    if (content.app !== 'powerpoint') throw new Error('the document is not of PowerPoint');
    return content.model;
  };
  return {
    viewDeck: () => viewDeck(getModel()),
    viewSlide: (number) => viewSlide(getModel(), number),
    selectSlideText: ({ part, start, end }) => {
      const slide = viewSlide(getModel(), Number(/-(\d+)$/.exec(part)?.[1]));
      if (slide === null) return null;
      const { text } = part === slide.part ? slide : slide.notes;
      return text === '' ? null : { selectors: [selectText(part, text, { start, end })] };
    },
  };
}
