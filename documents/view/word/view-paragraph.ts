import { findHighlightRgb } from './highlight-color.ts';
import { listParagraphStyles, findHeadingLevel } from '../../word/resolve-paragraph.ts';
import { findWordRgb } from '../../word/resolve-color.ts';
import type { Inline, Link, Revision, WordParagraph } from '../../word/content/story.ts';
import type { ListPlace } from '../../word/lists/compute-list-markers.ts';
import type { ParagraphProperties, TabStop } from '../../word/properties/paragraph-properties.ts';
import { noRunProperties, type RunProperties } from '../../word/properties/run-properties.ts';
import type { ChangeView, InlineView, ParagraphView, RunLook } from './word-view.ts';
import type { StoryViewing } from './story-viewing.ts';
import { viewTabs } from './view-tabs.ts';
import { viewObject } from './view-object.ts';

const twipsPerPoint = 20;

function toPoints(twips: number | null | undefined, fallback = 0): number {
  return twips == null ? fallback : twips / twipsPerPoint;
}

/** Everything that styles and the paragraph itself say, the nearest winning field by field. */
function mergeParagraph(
  viewing: StoryViewing,
  own: ParagraphProperties,
  list: ListPlace | undefined,
): ParagraphProperties {
  const { styles } = viewing.document.model;
  const ofStyles = listParagraphStyles(styles, own).map(({ paragraph }) => paragraph);
  const indent = list?.definition?.indent;
  const ofList: readonly ParagraphProperties[] = indent === undefined ? [] : [{ indent }];
  // A list that a style brings is beneath what the style says of indents.
  const isOwnList = own.numbering?.numId != null;
  const layers = [
    styles.defaultParagraph,
    ...(isOwnList ? [...ofStyles, ...ofList] : [...ofList, ...ofStyles]),
  ];
  return [...layers, own].reduce<ParagraphProperties>(
    (lower, upper) => ({
      ...lower,
      ...upper,
      ...(lower.indent && upper.indent ? { indent: mergeKnown(lower.indent, upper.indent) } : {}),
      ...(lower.tabs && upper.tabs ? { tabs: mergeTabs(lower.tabs, upper.tabs) } : {}),
      ...(lower.spacing && upper.spacing ? { spacing: mergeKnown(lower.spacing, upper.spacing) } : {}),
    }),
    {},
  );
}

function mergeTabs(lower: readonly TabStop[], upper: readonly TabStop[]): readonly TabStop[] {
  const isKept = ({ positionTwips }: TabStop) => upper.every((stop) => stop.positionTwips !== positionTwips);
  return [...lower.filter(isKept), ...upper.filter(({ alignment }) => alignment !== 'clear')].toSorted(
    (left, right) => left.positionTwips - right.positionTwips,
  );
}

function mergeKnown<Fields extends object>(lower: Fields, upper: Fields): Fields {
  const known = Object.entries(upper).filter(([, value]) => value !== null);
  return { ...lower, ...Object.fromEntries(known) };
}

const alignments: Readonly<Record<string, ParagraphView['align']>> = {
  right: 'right',
  end: 'right',
  center: 'center',
  both: 'justify',
  distribute: 'justify',
};

/** How a run looks, styles, theme and the table around taken into account. */
function lookOf(
  viewing: StoryViewing,
  paragraph: ParagraphProperties,
  run: RunProperties,
  table: RunProperties,
): RunLook {
  const { resolver } = viewing.document;
  const { font, eastAsiaFont, sizeHalfPoints, bold, italic, underline, rgb } = resolver.resolve(
    paragraph,
    run,
    table,
  );
  const merged = resolver.merge(paragraph, run, table);
  const shading = merged.shading === undefined ? null : findWordRgb(merged.shading, resolver.theme);
  return {
    font,
    eastAsiaFont: eastAsiaFont ?? null,
    sizePt: sizeHalfPoints / 2,
    isBold: bold,
    isItalic: italic,
    isUnderlined: underline !== 'none',
    isStruckOut: merged.strike === true || merged.doubleStrike === true,
    isHidden: merged.hidden === true,
    capitals: merged.caps === true ? 'all' : merged.smallCaps === true ? 'small' : 'none',
    raised:
      merged.verticalAlign === 'superscript'
        ? 'super'
        : merged.verticalAlign === 'subscript'
          ? 'sub'
          : 'none',
    color: rgb,
    highlight: findHighlightRgb(merged.highlight) ?? shading,
  };
}

function toChange(revision: Revision | null): ChangeView | null {
  if (revision === null) return null;
  const { change, author, date } = revision;
  if (change === 'insertion' || change === 'move-to') return { kind: 'insertion', author, date };
  return change === 'deletion' || change === 'move-from' ? { kind: 'deletion', author, date } : null;
}

function targetOf({ document, story }: StoryViewing, link: Link | null): string | null {
  if (link === null) return null;
  const { relationshipId, bookmark } = link;
  const found = relationshipId === null ? null : document.model.findRelationship(story.part, relationshipId);
  return `${found?.target ?? ''}${bookmark === null ? '' : `#${bookmark}`}`;
}

function viewInline(
  viewing: StoryViewing,
  paragraph: WordParagraph,
  inline: Inline,
  table: RunProperties,
): InlineView | null {
  switch (inline.kind) {
    case 'text': {
      const { start, text, link, revision, properties } = inline;
      const look = lookOf(viewing, paragraph.properties, properties, table);
      return {
        kind: 'text',
        start,
        text,
        look,
        link: targetOf(viewing, link),
        change: toChange(revision),
        isPageBreak: inline.isPageBreak === true,
      };
    }
    case 'deleted': {
      const { author, date } = inline.revision;
      const look = lookOf(viewing, paragraph.properties, inline.properties, table);
      return { kind: 'deleted', text: inline.text, look, change: { kind: 'deletion', author, date } };
    }
    case 'note-reference':
      return { kind: 'note', note: inline.note, noteId: inline.noteId };
    case 'object':
      return { kind: 'object', object: viewObject(viewing, inline.object) };
  }
}

/** How a marker is written; its font is that of the sign in the file, which is a letter by now. */
function markerRun({ definition }: ListPlace): RunProperties {
  const { fonts: _, ...run } = definition?.run ?? noRunProperties;
  return run;
}

/** A paragraph as it is drawn; `table` is what the style of the table around gives its text. */
export function viewParagraph(
  viewing: StoryViewing,
  paragraph: WordParagraph,
  table: RunProperties = noRunProperties,
): ParagraphView {
  const { model, resolver } = viewing.document;
  const place = viewing.markers.get(paragraph);
  const merged = mergeParagraph(viewing, paragraph.properties, place);
  const { indent, spacing, shading } = merged;
  const inlines = paragraph.inlines
    .map((inline) => viewInline(viewing, paragraph, inline, table))
    .filter((inline) => inline !== null);
  const isExactLine = spacing?.lineRule === 'exact';
  const isAtLeast = spacing?.lineRule === 'atLeast';
  const line = spacing?.line ?? null;
  // Lists are indented by their level where nothing else says.
  const listIndentPt = place === undefined || indent?.leftTwips != null ? 0 : 18 * (place.level + 1);
  return {
    kind: 'paragraph',
    part: viewing.story.name,
    start: paragraph.start,
    headingLevel: findHeadingLevel(model.styles, paragraph.properties),
    align: alignments[merged.alignment ?? ''] ?? 'left',
    isRightToLeft: merged.isRightToLeft === true,
    leftPt: toPoints(indent?.leftTwips) + listIndentPt,
    rightPt: toPoints(indent?.rightTwips),
    firstLinePt:
      toPoints(indent?.firstLineTwips) -
      (listIndentPt > 0 && (indent?.firstLineTwips ?? null) === null ? 18 : 0),
    beforePt: toPoints(spacing?.beforeTwips),
    afterPt: toPoints(spacing?.afterTwips),
    line: line === null || isAtLeast ? 1 : isExactLine ? line / twipsPerPoint : line / 240,
    isExactLine: isExactLine && line !== null,
    fill: shading === undefined ? null : findWordRgb(shading, resolver.theme),
    startsPage: merged.pageBreakBefore === true,
    marker:
      place === undefined || place.marker === ''
        ? null
        : { text: place.marker, look: lookOf(viewing, paragraph.properties, markerRun(place), table) },
    inlines,
    tabbed: viewTabs(merged.tabs ?? [], inlines),
  };
}
