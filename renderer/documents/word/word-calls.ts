import { listStories, selectText, viewWord } from '#documents';
import type { Anchor, OpenedDocument, WordView } from '#documents';
import type { PartSpan } from '../office/text-ranges.ts';

/** What the Word view asks the worker that holds its document. */
export interface WordCalls {
  /** The document as it is drawn. */
  viewWord(): WordView;
  /** The anchor of a stretch of its text; null where there is no such text. */
  selectText(span: PartSpan): Anchor | null;
}

export function createWordCalls(getOpened: () => OpenedDocument): WordCalls {
  const getModel = () => {
    const { content } = getOpened();
    if (content.app !== 'word') throw new Error('the document is not of Word');
    return content.model;
  };
  return {
    viewWord: () => viewWord(getModel()),
    selectText: ({ part, start, end }) => {
      const story = listStories(getModel()).find(({ name }) => name === part);
      return story === undefined ? null : { selectors: [selectText(part, story.text, { start, end })] };
    },
  };
}
