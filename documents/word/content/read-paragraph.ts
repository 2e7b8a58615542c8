import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { createEquationReader, type EquationListener } from '../../drawing/equation/read-equation.ts';
import {
  createParagraphPropertiesReader,
  noParagraphProperties,
  type ParagraphProperties,
} from '../properties/paragraph-properties.ts';
import { createSectionReader, type SectionProperties } from '../properties/section-properties.ts';
import { type InlineScope, type ParagraphDraft, plainScope, startParagraph } from './paragraph-draft.ts';
import { createRunReader } from './read-run.ts';
import { addSection, closeField, markComment, type StoryDraft, toRevision } from './story-draft.ts';
import type { Revision, WordParagraph } from './story.ts';

const revisions: Readonly<Record<string, Revision['change']>> = {
  'w:ins': 'insertion',
  'w:del': 'deletion',
  'w:moveFrom': 'move-from',
  'w:moveTo': 'move-to',
};

const seenThrough = new Set(['w:sdt', 'w:sdtContent', 'w:smartTag', 'w:customXml', 'w:bdo', 'w:dir']);

function openRevision(paragraph: ParagraphDraft, scope: InlineScope, name: string, attributes: Attributes) {
  const change = revisions[name] ?? 'insertion';
  const isDeleted = scope.isDeleted || change === 'deletion' || change === 'move-from';
  // What was inserted and then deleted is deleted, by whoever did that.
  const revision = scope.isDeleted ? scope.revision : toRevision(change, attributes);
  return createInlineReader(paragraph, { ...scope, revision, isDeleted });
}

function openLink(paragraph: ParagraphDraft, scope: InlineScope, attributes: Attributes): ElementReader {
  const link = {
    relationshipId: attributes['r:id'] ?? null,
    bookmark: attributes['w:anchor'] ?? null,
    tooltip: attributes['w:tooltip'] ?? null,
  };
  return createInlineReader(paragraph, { ...scope, link });
}

function openSimpleField(
  paragraph: ParagraphDraft,
  scope: InlineScope,
  attributes: Attributes,
): ElementReader {
  const { story } = paragraph;
  const start = story.position;
  const close = (): void => closeField(story, attributes['w:instr'] ?? '', start);
  return { ...createInlineReader(paragraph, scope), close };
}

/** A reader of what stands in a paragraph, in a link or in a tracked change. */
function createInlineReader(paragraph: ParagraphDraft, scope: InlineScope): ElementReader {
  const { story, inlines } = paragraph;
  const onEquation: EquationListener = (text, latex, isDisplayed, root) => {
    const object = { kind: 'equation', text, latex, isDisplayed, root } as const;
    if (!scope.isDeleted) inlines.push({ kind: 'object', start: story.position, object });
  };
  const reader: ElementReader = {
    open: (name, attributes) => {
      if (name === 'w:r') return createRunReader(paragraph, scope);
      if (seenThrough.has(name)) return reader;
      if (Object.hasOwn(revisions, name)) return openRevision(paragraph, scope, name, attributes);
      switch (name) {
        case 'w:hyperlink':
          return openLink(paragraph, scope, attributes);
        case 'w:fldSimple':
          return openSimpleField(paragraph, scope, attributes);
        case 'w:commentRangeStart':
        case 'w:commentRangeEnd':
          markComment(story, name, attributes);
          return null;
        case 'm:oMath':
        case 'm:oMathPara':
          return createEquationReader(name, onEquation);
        default:
          return null;
      }
    },
  };
  return reader;
}

interface Ending {
  properties: ParagraphProperties;
  section: SectionProperties | null;
  formatRevision: Revision | null;
}

function openProperties(ending: Ending): ElementReader {
  return createParagraphPropertiesReader(
    (found) => void (ending.properties = found),
    (name, attributes) => {
      if (name === 'w:sectPr') return createSectionReader((section) => void (ending.section = section));
      if (name === 'w:pPrChange') ending.formatRevision = toRevision('paragraph-formatting', attributes);
      return null;
    },
  );
}

/** A reader of w:p. */
export function createParagraphReader(story: StoryDraft, attributes: Attributes): ElementReader {
  const paragraph = startParagraph(story);
  const ending: Ending = { properties: noParagraphProperties, section: null, formatRevision: null };
  const { open } = createInlineReader(paragraph, plainScope);
  return {
    open: (name, child) => (name === 'w:pPr' ? openProperties(ending) : (open?.(name, child) ?? null)),
    close: () => {
      const { start, text, inlines } = paragraph;
      const { properties, formatRevision } = ending;
      const paraId = attributes['w14:paraId'] ?? null;
      const read: WordParagraph = {
        kind: 'paragraph',
        start,
        text,
        properties,
        inlines,
        paraId,
        formatRevision,
      };
      story.blocks.push(read);
      story.paragraphs.push(read);
      if (ending.section !== null) addSection(story, ending.section);
      story.position += 1;
    },
  };
}
