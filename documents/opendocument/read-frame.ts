import type { EmbeddedObject } from '../word/content/embedded-object.ts';
import { createStoryDraft, finishStory } from '../word/content/story-draft.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import { parseLengthEmu } from './length.ts';
import type { OpenParagraph } from './read-paragraph.ts';
import { createPlainTextReader } from './read-plain-text.ts';

function openTextbox({ draft, story, reading }: OpenParagraph): ElementReader {
  const { document } = reading;
  document.textboxCount += 1;
  const inner = createStoryDraft(`textbox-${document.textboxCount}`, story.part, document);
  const place = { kind: 'object', start: story.position } as const;
  const blocks = document.createBlockReader(inner);
  return {
    ...blocks,
    close: () => {
      if (inner.paragraphs.some(({ text }) => text !== ''))
        draft.inlines.push({ ...place, object: { kind: 'textbox', story: finishStory(inner) } });
    },
  };
}

/** A reader of draw:frame: a picture, a text box or an embedded object, each perhaps with a stand-in. */
function createFrameReader(paragraph: OpenParagraph, attributes: Attributes): ElementReader {
  const { draft, story, reading } = paragraph;
  const start = story.position;
  let image: string | null = null;
  let object: EmbeddedObject | null = null;
  let title: string | null = null;
  let description: string | null = null;
  return {
    open: (name, own) => {
      const href = own['xlink:href'] ?? '';
      if (name === 'draw:text-box') return openTextbox(paragraph);
      if (name === 'svg:title') return createPlainTextReader((text) => void (title = text));
      if (name === 'svg:desc') return createPlainTextReader((text) => void (description = text));
      if (name === 'draw:image' && href !== '') image ??= href;
      if (name === 'draw:object') {
        const text = reading.readFormula(href);
        if (text !== null) object = { kind: 'equation', text, latex: null, isDisplayed: false, root: null };
        else object ??= { kind: 'ole-object', programId: null, relationshipId: href };
      }
      return null;
    },
    close: () => {
      if (object !== null) draft.inlines.push({ kind: 'object', start, object });
      else if (image !== null)
        draft.inlines.push({
          kind: 'object',
          start,
          object: {
            kind: 'image',
            name: attributes['draw:name'] ?? null,
            altText: description ?? title,
            widthEmu: parseLengthEmu(attributes['svg:width']),
            heightEmu: parseLengthEmu(attributes['svg:height']),
            relationshipId: image,
            linkId: null,
          },
        });
    },
  };
}

/** A reader of what is drawn in a paragraph; text inside shapes is that of text boxes. */
export function openFrame(
  paragraph: OpenParagraph,
  name: string,
  attributes: Attributes,
): ElementReader | null {
  if (name === 'draw:frame') return createFrameReader(paragraph, attributes);
  if (name === 'draw:a' || name === 'draw:g')
    return { open: (child, own) => (child.startsWith('draw:') ? openFrame(paragraph, child, own) : null) };
  return openTextbox(paragraph);
}
