import { createSheetLoader, readWorkbook, type Workbook } from '../excel/index.ts';
import { readTable } from '../excel/objects/read-tables.ts';
import type { DocumentWarning } from '../facts/fact.ts';
import type { OfficeApp } from '../identify/document-format.ts';
import type { OfficePackage } from '../office/office-package.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import { readPowerpoint } from '../powerpoint/index.ts';
import { readWord, writeWordMarkdown } from '../word/index.ts';
import type { WordArtifact } from '../word/markdown/word-artifact.ts';
import type { ExcelArtifact } from './sheets/excel-artifact.ts';
import { createSheetsWriting } from './sheets/sheets-writing.ts';
import { writeSheets } from './sheets/write-sheets.ts';
import type { PowerpointArtifact } from './slides/powerpoint-artifact.ts';
import { writeSlides } from './slides/write-slides.ts';
import type { TextBudget } from './text-budget.ts';

/** What a package says, without its properties. */
export interface AppText {
  readonly text: string;
  readonly warnings: readonly DocumentWarning[];
}

/** Names of what is left out, each an artifact of the application. */
export type LeftOutNames = ReadonlySet<WordArtifact | ExcelArtifact | PowerpointArtifact>;

// A set of one application's names serves as well where more names are allowed.
function narrow<Name extends string>(leftOut: LeftOutNames): ReadonlySet<Name> {
  return leftOut as ReadonlySet<string> as ReadonlySet<Name>;
}

function listTableNames({ pkg, sheets }: Workbook): string[] {
  const parts = sheets.flatMap(({ part }) =>
    part === null ? [] : pkg.relationshipsOf(part).filter(({ type }) => type === 'table'),
  );
  return parts.flatMap(({ part }) => {
    const entry = part === null ? null : pkg.archive.findEntry(part);
    if (entry === null) return [];
    const { value } = attemptReading(() => readTable(pkg, entry));
    return value === null ? [] : [value.name];
  });
}

/** Writes what a package of Office Open XML says; throws DocumentError when nothing of it can be read. */
export function writeAppText(
  app: OfficeApp,
  pkg: OfficePackage,
  leftOut: LeftOutNames,
  budget: TextBudget,
): AppText {
  switch (app) {
    case 'word': {
      const model = readWord(pkg, null);
      return { text: writeWordMarkdown(model, narrow(leftOut), budget), warnings: model.warnings };
    }
    case 'excel': {
      const workbook = readWorkbook(pkg);
      const writing = createSheetsWriting(workbook, narrow(leftOut), budget, () => listTableNames(workbook));
      const { lines, warnings } = writeSheets(writing, createSheetLoader(workbook));
      return { text: `${lines.join('\n')}\n`, warnings };
    }
    case 'powerpoint': {
      const model = readPowerpoint(pkg);
      const lines = writeSlides(model, narrow(leftOut), budget);
      return { text: `${lines.join('\n')}\n`, warnings: model.warnings };
    }
  }
}
