import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../../xml/read-elements.ts';
import { parseOnOff } from '../properties/measure.ts';
import {
  createParagraphPropertiesReader,
  noParagraphProperties,
  type ParagraphProperties,
} from '../properties/paragraph-properties.ts';
import {
  createRunPropertiesReader,
  noRunProperties,
  type RunProperties,
} from '../properties/run-properties.ts';

export interface WordStyle {
  readonly id: string;
  readonly type: string;
  /** As Word shows it in English: `heading 1`. */
  readonly name: string;
  readonly basedOn: string | null;
  readonly paragraph: ParagraphProperties;
  readonly run: RunProperties;
}

export interface WordStyles {
  readonly byId: ReadonlyMap<string, WordStyle>;
  readonly defaultParagraphStyleId: string | null;
  readonly defaultRun: RunProperties;
  readonly defaultParagraph: ParagraphProperties;
}

export const noStyles: WordStyles = {
  byId: new Map(),
  defaultParagraphStyleId: null,
  defaultRun: noRunProperties,
  defaultParagraph: noParagraphProperties,
};

type Draft = { -readonly [Key in keyof WordStyle]: WordStyle[Key] };

function createStyleReader(attributes: Attributes, onStyle: (style: WordStyle) => void): ElementReader {
  const draft: Draft = {
    id: attributes['w:styleId'] ?? '',
    type: attributes['w:type'] ?? 'paragraph',
    name: '',
    basedOn: null,
    paragraph: noParagraphProperties,
    run: noRunProperties,
  };
  return {
    open: (name, child) => {
      if (name === 'w:pPr') return createParagraphPropertiesReader((found) => void (draft.paragraph = found));
      if (name === 'w:rPr') return createRunPropertiesReader((found) => void (draft.run = found));
      if (name === 'w:name') draft.name = child['w:val'] ?? '';
      if (name === 'w:basedOn') draft.basedOn = child['w:val'] ?? null;
      return null;
    },
    close: () => onStyle(draft),
  };
}

/** Reads the styles part; throws DocumentError. */
export function readStyles(archive: ZipArchive, entry: ZipEntry): WordStyles {
  const byId = new Map<string, WordStyle>();
  let defaultParagraphStyleId: string | null = null;
  let defaultRun = noRunProperties;
  let defaultParagraph = noParagraphProperties;
  const defaults: ElementReader = {
    open: (name) => {
      if (name === 'w:rPr') return createRunPropertiesReader((found) => void (defaultRun = found));
      if (name === 'w:pPr')
        return createParagraphPropertiesReader((found) => void (defaultParagraph = found));
      return defaults;
    },
  };
  readElements(archive, entry, {
    open: () => ({
      open: (name, attributes) => {
        if (name === 'w:docDefaults') return defaults;
        if (name !== 'w:style') return null;
        const isDefault = attributes['w:default'] !== undefined && parseOnOff(attributes['w:default']);
        return createStyleReader(attributes, (style) => {
          if (!byId.has(style.id)) byId.set(style.id, style);
          if (isDefault && style.type === 'paragraph') defaultParagraphStyleId ??= style.id;
        });
      },
    }),
  });
  return { byId, defaultParagraphStyleId, defaultRun, defaultParagraph };
}

// Longer than anybody's; a chain is walked for many paragraphs.
const maxChain = 64;

/** A style and what it is based on, the most general first; a circle ends where it closes. */
export function listStyleChain(styles: WordStyles, styleId: string | null | undefined): readonly WordStyle[] {
  const chain: WordStyle[] = [];
  const seen = new Set<string>();
  let style = styleId == null ? undefined : styles.byId.get(styleId);
  while (style !== undefined && !seen.has(style.id) && chain.length < maxChain) {
    seen.add(style.id);
    chain.push(style);
    style = style.basedOn === null ? undefined : styles.byId.get(style.basedOn);
  }
  return chain.toReversed();
}
