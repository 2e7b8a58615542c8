import type { AppFacts, CellReading, DocumentWarning, Fact } from '../../facts/fact.ts';
import type { SheetObjects } from '../objects/read-sheet-objects.ts';
import type { ReadSheetOptions } from '../sheet/read-sheet.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { SheetEntry, WorkbookFrame } from '../workbook/workbook.ts';
import { anchorElement } from './anchors.ts';
import { listFormulaFacts, listVolatileCells } from './list-formulas.ts';
import { listObjectFacts } from './list-objects.ts';
import { listRangeFacts } from './list-ranges.ts';
import { listRuleFacts } from './list-rules.ts';
import { listExternalFacts, listNameFacts, toSheetFact } from './list-sheet.ts';
import { isWanted, parseWantedCells, readCells } from './read-cells.ts';

/** A sheet as it is read when its turn comes: null, with a warning, where its part is damaged. */
export interface LoadedSheet {
  readonly sheet: Sheet | null;
  readonly objects: SheetObjects;
  readonly warnings: readonly DocumentWarning[];
}

export type LoadSheet = (entry: SheetEntry, options: ReadSheetOptions) => LoadedSheet;

function warnOfVolatile(part: string, name: string, formulas: readonly Fact[]): DocumentWarning[] {
  const cells = listVolatileCells(formulas);
  if (cells.length === 0) return [];
  const shown = `${cells.slice(0, 5).join(', ')}${cells.length > 5 ? ' …' : ''}`;
  const message = `${cells.length} formulas of sheet ${name} change value by themselves (${shown}); what is kept of them may be out of date.`;
  return [{ code: 'volatile-formula', part, message }];
}

/** The facts of a workbook, one sheet in memory at a time. */
export function listExcelFacts(
  workbook: WorkbookFrame,
  workbookPart: string,
  loadSheet: LoadSheet,
  references: readonly string[],
): AppFacts {
  const wanted = parseWantedCells(references, workbook.sheets);
  const warnings: DocumentWarning[] = [...workbook.warnings];
  for (const reference of wanted.unknown) {
    warnings.push({ code: 'missing-part', part: workbookPart, message: `There are no cells ${reference}.` });
  }
  const sheetFacts: Fact[] = [];
  const facts: Fact[] = [];
  const cells: CellReading[] = [];
  let formulaCount = 0;
  for (const entry of workbook.sheets) {
    const ranges = wanted.rangesOf(entry);
    const loaded = loadSheet(entry, { keepsBlank: (row, column) => isWanted(ranges, row, column) });
    const { sheet, objects } = loaded;
    warnings.push(...loaded.warnings, ...objects.warnings);
    sheetFacts.push(toSheetFact(entry, sheet));
    if (sheet !== null) {
      const formulas = listFormulaFacts(workbook, sheet);
      formulaCount += sheet.formulaCount;
      warnings.push(...warnOfVolatile(entry.part ?? workbookPart, entry.name, formulas));
      for (const fact of listRangeFacts(workbook, sheet, objects)) facts.push(fact);
      for (const fact of formulas) facts.push(fact);
      for (const fact of listRuleFacts(workbook, sheet, objects)) facts.push(fact);
      for (const reading of readCells(workbook, sheet, ranges)) cells.push(reading);
    }
    for (const fact of listObjectFacts(entry, objects)) facts.push(fact);
  }
  const count: Fact = {
    id: 'formula-count',
    type: 'formula',
    kind: 'count',
    anchor: anchorElement(workbookPart, '', 'workbook'),
    count: formulaCount,
  };
  return {
    app: 'excel',
    size: { pages: null, sheets: workbook.sheets.length, slides: null, bucket: null },
    warnings,
    facts: [
      ...sheetFacts,
      ...listNameFacts(workbook, workbookPart),
      ...listExternalFacts(workbook),
      count,
      ...facts,
    ],
    ...(references.length > 0 ? { cells } : {}),
  };
}
