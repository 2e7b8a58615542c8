import type { StoryDraft } from '../word/content/story-draft.ts';
import type { NumberingReference } from '../word/properties/paragraph-properties.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import type { OpenReading } from './open-reading.ts';
import { createChangesReader } from './read-changes.ts';
import { createOpenParagraphReader, openLooseFrame } from './read-paragraph.ts';
import { createOpenTableReader } from './read-table.ts';

interface ListPlace {
  readonly numId: number;
  readonly level: number;
  readonly styleName: string;
}

const seenThrough = new Set([
  'text:section',
  'text:table-of-content',
  'text:illustration-index',
  'text:table-index',
  'text:object-index',
  'text:user-index',
  'text:alphabetical-index',
  'text:bibliography',
  'text:index-body',
  'text:index-title',
  'text:numbered-paragraph',
]);

function createListReader(
  story: StoryDraft,
  reading: OpenReading,
  attributes: Attributes,
  around: ListPlace | null,
): ElementReader {
  const styleName = attributes['text:style-name'] ?? around?.styleName ?? '';
  const isSame = around !== null && styleName === around.styleName;
  const isContinued =
    attributes['text:continue-numbering'] === 'true' || attributes['text:continue-list'] !== undefined;
  const level = around === null ? 0 : Math.min(8, around.level + 1);
  const numId = isSame ? around.numId : reading.lists.start(styleName, isContinued);
  const place: ListPlace = { numId, level, styleName };
  return {
    open: (name) =>
      name === 'text:list-item' || name === 'text:list-header'
        ? createItemReader(story, reading, place, name === 'text:list-item')
        : null,
  };
}

// Only the first paragraph of an item has a marker.
function createItemReader(
  story: StoryDraft,
  reading: OpenReading,
  place: ListPlace,
  isMarked: boolean,
): ElementReader {
  let numbering: NumberingReference | null = isMarked ? { numId: place.numId, level: place.level } : null;
  return {
    open: (name, attributes) => {
      if (name === 'text:list') return createListReader(story, reading, attributes, place);
      const own = numbering;
      if (name === 'text:p' || name === 'text:h') numbering = null;
      return openBlock(story, reading, name, attributes, own);
    },
  };
}

function openBlock(
  story: StoryDraft,
  reading: OpenReading,
  name: string,
  attributes: Attributes,
  numbering: NumberingReference | null = null,
): ElementReader | null {
  switch (name) {
    case 'text:p':
    case 'text:h':
      return createOpenParagraphReader(story, reading, name, attributes, numbering);
    case 'text:list':
      return createListReader(story, reading, attributes, null);
    case 'table:table':
      return createOpenTableReader(story, reading, attributes);
    case 'text:tracked-changes':
      return createChangesReader(reading);
    default:
      if (seenThrough.has(name)) return createOpenBlockReader(story, reading);
      return name.startsWith('draw:') ? openLooseFrame(story, reading, name, attributes) : null;
  }
}

/** A reader of office:text, of cells, notes, headers, text boxes: whatever holds paragraphs. */
export function createOpenBlockReader(story: StoryDraft, reading: OpenReading): ElementReader {
  return { open: (name, attributes) => openBlock(story, reading, name, attributes) };
}
