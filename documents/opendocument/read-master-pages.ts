import { createStoryDraft, finishStory } from '../word/content/story-draft.ts';
import type { WordHeader } from '../word/word-model.ts';
import {
  emptySection,
  type HeaderVariant,
  type SectionProperties,
} from '../word/properties/section-properties.ts';
import type { ElementReader } from '../xml/read-elements.ts';
import { parseLengthTwips } from './length.ts';
import type { OpenReading } from './open-reading.ts';

interface PlacedHeader {
  readonly header: WordHeader;
  readonly variant: HeaderVariant;
}

/** A page style: its measures, headers and footers. */
export interface MasterPage {
  readonly name: string;
  readonly layoutName: string;
  readonly headers: readonly PlacedHeader[];
}

const variants: Readonly<Record<string, readonly [kind: WordHeader['kind'], variant: HeaderVariant]>> = {
  'style:header': ['header', 'default'],
  'style:header-left': ['header', 'even'],
  'style:header-first': ['header', 'first'],
  'style:footer': ['footer', 'default'],
  'style:footer-left': ['footer', 'even'],
  'style:footer-first': ['footer', 'first'],
};

/** A reader of office:master-styles. */
export function createMasterPagesReader(
  reading: OpenReading,
  part: string,
  onMaster: (master: MasterPage) => void,
): ElementReader {
  return {
    open: (name, attributes) => {
      if (name !== 'style:master-page') return null;
      const headers: PlacedHeader[] = [];
      return {
        open: (child, own) => {
          const found = Object.hasOwn(variants, child) ? variants[child] : undefined;
          if (found === undefined || own['style:display'] === 'false') return null;
          const [kind, variant] = found;
          const count =
            [...reading.document.names.keys()].filter((known) => known.startsWith(kind)).length + 1;
          const story = createStoryDraft(`${kind}-${count}`, part, reading.document);
          return {
            ...reading.document.createBlockReader(story),
            // All of them lie in one part: it is named with the story, so that each can be told from the others.
            close: () =>
              void headers.push({
                variant,
                header: { kind, part: `${part}#${story.name}`, story: finishStory(story) },
              }),
          };
        },
        close: () =>
          onMaster({
            name: attributes['style:name'] ?? '',
            layoutName: attributes['style:page-layout-name'] ?? '',
            headers,
          }),
      };
    },
  };
}

/** A page style as a section; its headers are found by the parts they name. */
export function toSection(master: MasterPage | null, { styles }: OpenReading): SectionProperties {
  const layout = master === null ? undefined : styles.pageLayouts.get(master.layoutName);
  if (master === null || layout === undefined) return emptySection;
  const { attributes, columnCount } = layout;
  const twips = (name: string): number | null => parseLengthTwips(attributes[`fo:${name}`]);
  const all = twips('margin');
  return {
    ...emptySection,
    page: {
      widthTwips: twips('page-width'),
      heightTwips: twips('page-height'),
      orientation: attributes['style:print-orientation'] === 'landscape' ? 'landscape' : 'portrait',
    },
    columnCount,
    margins: {
      topTwips: twips('margin-top') ?? all,
      rightTwips: twips('margin-right') ?? all,
      bottomTwips: twips('margin-bottom') ?? all,
      leftTwips: twips('margin-left') ?? all,
      headerTwips: null,
      footerTwips: null,
      gutterTwips: null,
    },
    hasTitlePage: master.headers.some(({ variant }) => variant === 'first'),
    references: master.headers.map(({ header, variant }) => ({
      kind: header.kind,
      variant,
      relationshipId: header.part,
    })),
  };
}
