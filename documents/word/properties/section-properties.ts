import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { parseInteger, parseOnOff, parseTwips } from './measure.ts';

export type HeaderVariant = 'default' | 'first' | 'even';

export interface HeaderReference {
  readonly kind: 'header' | 'footer';
  readonly variant: HeaderVariant;
  readonly relationshipId: string;
}

export interface PageMargins {
  readonly topTwips: number | null;
  readonly rightTwips: number | null;
  readonly bottomTwips: number | null;
  readonly leftTwips: number | null;
  readonly headerTwips: number | null;
  readonly footerTwips: number | null;
  readonly gutterTwips: number | null;
}

/** A section as its w:sectPr has it; headers and footers that it leaves out are those of the section before. */
export interface SectionProperties {
  readonly page: {
    readonly widthTwips: number | null;
    readonly heightTwips: number | null;
    readonly orientation: 'portrait' | 'landscape';
  };
  readonly columnCount: number;
  readonly margins: PageMargins | null;
  /** `nextPage`, `continuous` … */
  readonly breakKind: string;
  readonly hasTitlePage: boolean;
  readonly references: readonly HeaderReference[];
}

const noPage: SectionProperties['page'] = { widthTwips: null, heightTwips: null, orientation: 'portrait' };

export const emptySection: SectionProperties = {
  page: noPage,
  columnCount: 1,
  margins: null,
  breakKind: 'nextPage',
  hasTitlePage: false,
  references: [],
};

function readMargins(attributes: Attributes): PageMargins {
  return {
    topTwips: parseTwips(attributes['w:top']),
    rightTwips: parseTwips(attributes['w:right']),
    bottomTwips: parseTwips(attributes['w:bottom']),
    leftTwips: parseTwips(attributes['w:left']),
    headerTwips: parseTwips(attributes['w:header']),
    footerTwips: parseTwips(attributes['w:footer']),
    gutterTwips: parseTwips(attributes['w:gutter']),
  };
}

function toReference(kind: HeaderReference['kind'], attributes: Attributes): HeaderReference {
  const type = attributes['w:type'];
  return {
    kind,
    variant: type === 'first' || type === 'even' ? type : 'default',
    relationshipId: attributes['r:id'] ?? '',
  };
}

/** A reader of w:sectPr. */
export function createSectionReader(onSection: (section: SectionProperties) => void): ElementReader {
  const references: HeaderReference[] = [];
  const draft: { -readonly [Key in keyof SectionProperties]: SectionProperties[Key] } = {
    ...emptySection,
    references,
  };
  let ownColumns = 0;
  return {
    open: (name, attributes) => {
      if (name === 'w:headerReference') references.push(toReference('header', attributes));
      else if (name === 'w:footerReference') references.push(toReference('footer', attributes));
      else if (name === 'w:pgSz') {
        draft.page = {
          widthTwips: parseTwips(attributes['w:w']),
          heightTwips: parseTwips(attributes['w:h']),
          orientation: attributes['w:orient'] === 'landscape' ? 'landscape' : 'portrait',
        };
      } else if (name === 'w:pgMar') draft.margins = readMargins(attributes);
      else if (name === 'w:type') draft.breakKind = attributes['w:val'] ?? 'nextPage';
      else if (name === 'w:titlePg') draft.hasTitlePage = parseOnOff(attributes['w:val']);
      else if (name === 'w:cols') {
        draft.columnCount = parseInteger(attributes['w:num']) ?? 1;
        return {
          open: (child) => {
            if (child === 'w:col') ownColumns += 1;
            return null;
          },
          close: () => void (draft.columnCount = Math.max(draft.columnCount, ownColumns)),
        };
      }
      return null;
    },
    close: () => onSection(draft),
  };
}
