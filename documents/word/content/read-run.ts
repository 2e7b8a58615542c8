import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import {
  createRunPropertiesReader,
  noRunProperties,
  type RunProperties,
} from '../properties/run-properties.ts';
import { addPageBreak, addText, type InlineScope, type ParagraphDraft } from './paragraph-draft.ts';
import { createDrawingReader } from './read-drawing.ts';
import { createPictureReader } from './read-picture.ts';
import { addInstruction, markField, toRevision } from './story-draft.ts';
import type { Revision } from './story.ts';

const characters: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
};

/** A symbol keeps its code, most often of the private use area; what is no code is nothing. */
function readSymbol(attributes: Attributes): string {
  const code = attributes['w:char'] ?? '';
  if (!/^[\da-f]{1,4}$/i.test(code)) return '';
  const value = Number.parseInt(code, 16);
  return value < 0x20 || (value >= 0xd800 && value <= 0xdfff) ? '' : String.fromCharCode(value);
}

class RunReader implements ElementReader {
  readonly #paragraph: ParagraphDraft;
  readonly #scope: InlineScope;
  #properties: RunProperties = noRunProperties;
  #formatRevision: Revision | null = null;
  #text = '';
  readonly #textReader: ElementReader = { text: (piece) => void (this.#text += piece) };

  constructor(paragraph: ParagraphDraft, scope: InlineScope) {
    this.#paragraph = paragraph;
    this.#scope = scope;
  }

  #flush(): void {
    if (this.#text === '') return;
    addText(this.#paragraph, this.#scope, this.#text, this.#properties, this.#formatRevision);
    this.#text = '';
  }

  // Arrow functions: whoever reads takes them without their object.
  readonly open = (name: string, attributes: Attributes): ElementReader | null => {
    const character = Object.hasOwn(characters, name) ? characters[name] : undefined;
    if (name === 'w:br' && attributes['w:type'] === 'page') {
      this.#flush();
      addPageBreak(this.#paragraph, this.#scope, this.#properties);
      return null;
    }
    if (character !== undefined) {
      this.#text += character;
      return null;
    }
    switch (name) {
      case 'w:t':
      case 'w:delText':
        return this.#textReader;
      case 'w:rPr':
        return createRunPropertiesReader(
          (found) => void (this.#properties = found),
          (other, change) => {
            if (other === 'w:rPrChange') this.#formatRevision = toRevision('formatting', change);
          },
        );
      case 'w:sym':
        this.#text += readSymbol(attributes);
        return null;
      case 'w:ruby':
        this.#flush();
        return this.#createRubyReader();
      default:
        this.#flush();
        return this.#openObject(name, attributes);
    }
  };

  // Phonetic guides are beside the text, not in it. Hardly a run has one, and there are runs by the hundred thousand.
  #createRubyReader(): ElementReader {
    const reader: ElementReader = {
      open: (name) => {
        if (name === 'w:rubyBase') return reader;
        return name === 'w:r' ? this : null;
      },
    };
    return reader;
  }

  #openObject(name: string, attributes: Attributes): ElementReader | null {
    const { story, inlines } = this.#paragraph;
    switch (name) {
      case 'w:fldChar':
        markField(story, attributes['w:fldCharType']);
        return null;
      case 'w:instrText':
        return { text: (piece) => addInstruction(story, piece) };
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        inlines.push({
          kind: 'note-reference',
          start: story.position,
          note: name === 'w:footnoteReference' ? 'footnote' : 'endnote',
          noteId: attributes['w:id'] ?? '',
        });
        return null;
      case 'w:drawing':
        return createDrawingReader(this.#paragraph);
      case 'w:pict':
      case 'w:object':
        return createPictureReader(this.#paragraph);
      default:
        return null;
    }
  }

  readonly close = (): void => this.#flush();
}

/** A reader of w:r. */
export function createRunReader(paragraph: ParagraphDraft, scope: InlineScope): ElementReader {
  return new RunReader(paragraph, scope);
}
