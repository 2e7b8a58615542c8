import type { TextInline, WordParagraph } from '../content/story.ts';
import { describeWordColor } from '../properties/word-color.ts';
import { noRunProperties, type RunProperties } from '../properties/run-properties.ts';
import { createRunResolver, type RunResolver } from '../resolve-run.ts';
import { resolveTableCell } from '../resolve-table.ts';
import { toHighlightFields, toWordColorFields } from './color-fields.ts';
import { anchorOnSpan, type StoryContext } from './fact-context.ts';
import { joinRuns, type RunSpan } from './join-runs.ts';

function listSpanFacts(
  { story, list }: StoryContext,
  type: string,
  spans: readonly RunSpan[],
  toFields: (run: TextInline) => object,
): void {
  for (const { first, start, end } of spans) {
    const anchor = anchorOnSpan(story, { start, end }, type, type);
    const text = story.text.slice(start, end);
    list.add(type, story.name, anchor, { text, ...toFields(first), part: story.name });
  }
}

function keyOfHighlight({ properties: { highlight } }: TextInline): string | null {
  return highlight === undefined || highlight === 'none' ? null : highlight;
}

function keyOfStrike({ properties: { strike, doubleStrike } }: TextInline): string | null {
  if (doubleStrike === true) return 'double';
  return strike === true ? 'single' : null;
}

const fontKeys = ['fonts', 'sizeHalfPoints', 'bold', 'italic', 'underline', 'color'] as const;

// Runs of one paragraph often share their formatting without sharing the object.
function keyOfFont({ properties }: TextInline): string | null {
  if (properties === noRunProperties || fontKeys.every((key) => properties[key] === undefined)) return null;
  return JSON.stringify([properties.styleId, ...fontKeys.map((key) => properties[key])]);
}

function toFontFields(
  properties: RunProperties,
  paragraph: WordParagraph,
  resolve: RunResolver,
  table: RunProperties,
): object {
  const { fonts, sizeHalfPoints, bold, italic, underline, color } = properties;
  return {
    font: fonts?.ascii ?? fonts?.hAnsi ?? fonts?.eastAsia ?? fonts?.cs ?? null,
    ...(fonts === undefined ? {} : { fonts }),
    sizeHalfPoints: sizeHalfPoints ?? null,
    bold: bold ?? null,
    italic: italic ?? null,
    underline: underline ?? null,
    color: color === undefined ? null : describeWordColor(color),
    ...toWordColorFields(color ?? null, resolve.theme),
    resolved: resolve.resolve(paragraph.properties, properties, table),
  };
}

/** What table styles make of the text in their cells, by paragraph; the innermost table counts. */
function findTableRuns({ model, story }: StoryContext): ReadonlyMap<WordParagraph, RunProperties> {
  const found = new Map<WordParagraph, RunProperties>();
  for (const table of story.tables) {
    if (table.styleId === null) continue;
    for (const [row, { cells }] of table.rows.entries()) {
      for (const cell of cells) {
        const { run } = resolveTableCell(model.styles, table, { row, cell });
        for (const block of cell.blocks) if (block.kind === 'paragraph') found.set(block, run);
      }
    }
  }
  return found;
}

/** font, highlight and strikeout of one story. */
export function listRunFacts(context: StoryContext): void {
  const resolver = createRunResolver(context.model);
  const tables = findTableRuns(context);
  const known = new Map<string, object>();
  const fontFieldsOf = (run: TextInline, paragraph: WordParagraph): object => {
    const table = tables.get(paragraph) ?? noRunProperties;
    const ofTable = table === noRunProperties ? '' : JSON.stringify(table);
    const key = `${paragraph.properties.styleId ?? ''} ${keyOfFont(run) ?? ''} ${ofTable}`;
    const fields = known.get(key) ?? toFontFields(run.properties, paragraph, resolver, table);
    known.set(key, fields);
    return fields;
  };
  for (const paragraph of context.story.paragraphs) {
    listSpanFacts(context, 'font', joinRuns(paragraph, keyOfFont), (run) => fontFieldsOf(run, paragraph));
    listSpanFacts(context, 'highlight', joinRuns(paragraph, keyOfHighlight), ({ properties }) => ({
      color: properties.highlight,
      ...toHighlightFields(properties.highlight ?? ''),
    }));
    listSpanFacts(context, 'strikeout', joinRuns(paragraph, keyOfStrike), (run) => ({
      isDouble: keyOfStrike(run) === 'double',
    }));
  }
}
