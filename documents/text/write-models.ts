import type { LoadSheet } from '../excel/facts/list-excel-facts.ts';
import type { WorkbookFrame } from '../excel/workbook/workbook.ts';
import type { DocumentWarning, Fact } from '../facts/fact.ts';
import type { PowerpointModel } from '../powerpoint/powerpoint-model.ts';
import type { WordArtifact } from '../word/markdown/word-artifact.ts';
import { writeWordMarkdown } from '../word/markdown/write-word-markdown.ts';
import type { WordModel } from '../word/word-model.ts';
import type { ExcelArtifact } from './sheets/excel-artifact.ts';
import { createSheetsWriting } from './sheets/sheets-writing.ts';
import { writeSheets } from './sheets/write-sheets.ts';
import type { PowerpointArtifact } from './slides/powerpoint-artifact.ts';
import { writeSlides } from './slides/write-slides.ts';
import type { TextBudget } from './text-budget.ts';
import { toOneLine } from './to-one-line.ts';

export interface WrittenText {
  readonly text: string;
  readonly warnings: readonly DocumentWarning[];
}

export type ArtifactName = WordArtifact | ExcelArtifact | PowerpointArtifact;

/** Names of what is left out, each an artifact of the application. */
export type LeftOutNames = ReadonlySet<ArtifactName>;

/** What every model is written with. */
interface Writing {
  readonly leftOut: LeftOutNames;
  readonly budget: TextBudget;
  readonly properties: { readonly facts: readonly Fact[]; readonly warnings: readonly DocumentWarning[] };
}

// Names of one application are all there are in a set that was chosen for it.
function narrow<Name extends ArtifactName>(leftOut: LeftOutNames): ReadonlySet<Name> {
  return leftOut as ReadonlySet<Name>;
}

/** Puts document properties, as a block of their own, before what the document says. */
function finish(
  { leftOut, budget, properties }: Writing,
  body: string,
  warnings: readonly DocumentWarning[],
): WrittenText {
  const lines = leftOut.has('metadata')
    ? []
    : properties.facts.map(({ name, value }) => `${String(name)}: ${toOneLine(String(value))}`);
  const head = lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
  budget.spend(head.length);
  return { text: head + body, warnings: [...properties.warnings, ...warnings] };
}

export function writeDocument(writing: Writing, model: WordModel): WrittenText {
  const text = writeWordMarkdown(model, narrow<WordArtifact>(writing.leftOut), writing.budget);
  return finish(writing, text, model.warnings);
}

export function writeWorkbook(
  writing: Writing,
  workbook: WorkbookFrame,
  loadSheet: LoadSheet,
  listTableNames: () => readonly string[],
): WrittenText {
  const leftOut = narrow<ExcelArtifact>(writing.leftOut);
  const sheets = createSheetsWriting(workbook, leftOut, writing.budget, listTableNames);
  const { lines, warnings } = writeSheets(sheets, loadSheet);
  return finish(writing, `${lines.join('\n')}\n`, warnings);
}

export function writeDeck(writing: Writing, model: PowerpointModel): WrittenText {
  const lines = writeSlides(model, narrow<PowerpointArtifact>(writing.leftOut), writing.budget);
  return finish(writing, `${lines.join('\n')}\n`, model.warnings);
}
