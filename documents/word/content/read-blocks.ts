import type { ElementReader } from '../../xml/read-elements.ts';
import { createSectionReader } from '../properties/section-properties.ts';
import { createParagraphReader } from './read-paragraph.ts';
import { createTableReader } from './read-table.ts';
import { addSection, markComment, type StoryDraft } from './story-draft.ts';

/** A reader of w:body, w:hdr, w:footnote, w:comment, w:tc, w:txbxContent and their like. */
export function createBlockReader(story: StoryDraft): ElementReader {
  const reader: ElementReader = {
    open: (name, attributes) => {
      switch (name) {
        case 'w:p':
          return createParagraphReader(story, attributes);
        case 'w:tbl':
          return createTableReader(story);
        case 'w:sdt':
        case 'w:sdtContent':
        case 'w:customXml':
        case 'w:smartTag':
        case 'w:ins':
        case 'w:moveTo':
          return reader;
        case 'w:commentRangeStart':
        case 'w:commentRangeEnd':
          markComment(story, name, attributes);
          return null;
        case 'w:altChunk':
          story.document.foreignParts.push({ part: story.part, relationshipId: attributes['r:id'] ?? '' });
          return null;
        case 'w:sectPr':
          return createSectionReader((section) => addSection(story, section));
        default:
          return null;
      }
    },
  };
  return reader;
}
