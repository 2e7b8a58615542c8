import type { LoadSheet } from '../excel/facts/list-excel-facts.ts';
import type { SheetEntry, WorkbookFrame } from '../excel/workbook/workbook.ts';
import type { Fact } from '../facts/fact.ts';
import { alignSheet, type SheetAlignment } from './cells/align-sheet.ts';
import { diffCells, type SheetSide } from './cells/diff-cells.ts';
import { followFormula, followRef, type SheetMoves, type WorkbookMoves } from './cells/follow-formula.ts';
import { sameLines } from './cells/line-map.ts';
import type { DifferenceList } from './difference-list.ts';
import { alignFacts, matchFacts, matchFactsByType, type MatchFactsOptions } from './match-facts.ts';
import { fieldText } from './field-text.ts';

/** A workbook with its facts, its sheets to be read one by one. */
export interface WorkbookSide {
  readonly workbook: WorkbookFrame;
  readonly loadSheet: LoadSheet;
  readonly facts: readonly Fact[];
}

// Cells that hold nothing but a format, such as the coloured days of a calendar; more than these nobody looks at.
const mostBlankCells = 300_000;
// Workbooks up to this many stored cells are read once and kept; sheets of larger ones are read again.
const mostKeptCells = 400_000;

type Load = (entry: SheetEntry) => SheetSide | null;

function createLoader({ workbook, loadSheet }: WorkbookSide): Load {
  const kept = new Map<SheetEntry, SheetSide | null>();
  let keptCount = 0;
  return (entry) => {
    const known = kept.get(entry);
    if (known !== undefined) return known;
    let blankCount = 0;
    const { sheet } = loadSheet(entry, { keepsBlank: () => (blankCount += 1) <= mostBlankCells });
    const side = sheet === null ? null : { workbook, sheet };
    keptCount += sheet?.cells.count ?? 0;
    if (keptCount <= mostKeptCells) kept.set(entry, side);
    return side;
  };
}

interface SheetPair {
  readonly before: SheetEntry;
  readonly after: SheetEntry;
}

const sheetOptions: MatchFactsOptions = {
  isLeftOut: (field) => /^(?:index|dimension|cellCount|formulaCount)$/.test(field),
  identityOf: (fact) => fieldText(fact, 'name'),
  noticesMoves: true,
};

const isSheet = ({ type }: Fact): boolean => type === 'sheet';

/** Sheets of one name belong together; of the others, those that are alike. */
function pairSheets(before: WorkbookSide, after: WorkbookSide): SheetPair[] {
  const [ones, others] = [before.facts.filter(isSheet), after.facts.filter(isSheet)];
  const options = { ...sheetOptions, isLeftOut: (field: string) => field === 'index' };
  return alignFacts(ones, others, options).pairs.flatMap((pair) => {
    const one = before.workbook.sheets[pair.before];
    const other = after.workbook.sheets[pair.after];
    return one === undefined || other === undefined ? [] : [{ before: one, after: other }];
  });
}

// Cells say it better: what is in them, and how many there are.
const cellFacts = /^(?:unstructured)$/;

function isTold({ type, kind }: Fact): boolean {
  return isSheet({ type } as Fact) || cellFacts.test(type) || (type === 'formula' && kind !== 'defined-name');
}

function optionsOf(type: string): MatchFactsOptions {
  if (type === 'metadata')
    return {
      isLeftOut: () => false,
      identityOf: (fact) => `${fieldText(fact, 'custom')} ${fieldText(fact, 'name')}`,
    };
  const placed = type === 'comment' || type === 'hyperlink' || type === 'tlr';
  return {
    isLeftOut: (field) =>
      /^(?:index|commentId|headerRow)$/.test(field) || (type === 'chart' && field === 'part'),
    identityOf: (fact) => {
      const name = placed ? fact['ref'] : fact['name'];
      return typeof name === 'string'
        ? `${name} ${fieldText(fact, 'scope') || fieldText(fact, 'sheet')}`
        : null;
    },
  };
}

/** Facts of the earlier file with references as they read after rows, columns and sheets moved. */
function followFact(fact: Fact, moves: WorkbookMoves): Fact {
  const own = moves.get(fieldText(fact, 'sheet') || fieldText(fact, 'name'));
  const toText = (text: unknown, follow: (text: string) => string): unknown =>
    typeof text === 'string' ? follow(text) : text;
  const followed: Record<string, unknown> = { ...fact };
  if (own !== undefined) {
    if (fact['sheet'] !== undefined) followed['sheet'] = own.name;
    for (const field of ['ref', 'location'])
      if (field in fact) followed[field] = toText(fact[field], (ref) => followRef(ref, own));
    const merged = fact['mergedRanges'];
    if (Array.isArray(merged)) followed['mergedRanges'] = merged.map((ref: string) => followRef(ref, own));
  }
  const follow = (formula: string): string => followFormula(formula, fieldText(fact, 'sheet'), moves);
  if ('refersTo' in fact) followed['refersTo'] = toText(fact['refersTo'], follow);
  const series = fact['series'];
  if (Array.isArray(series))
    followed['series'] = series.map((one: Readonly<Record<string, unknown>>) => ({
      ...one,
      ref: toText(one['ref'], follow),
    }));
  return followed as Fact;
}

/** Reports what differs between two workbooks: cell by cell, and in what their facts say beside that. */
export function diffWorkbooks(list: DifferenceList, before: WorkbookSide, after: WorkbookSide): void {
  const [load, loadOther] = [createLoader(before), createLoader(after)];
  const moves = new Map<string, SheetMoves>();
  const aligned: (SheetPair & { readonly alignment: SheetAlignment })[] = [];
  for (const pair of pairSheets(before, after)) {
    const [one, other] = [load(pair.before), loadOther(pair.after)];
    const name = pair.after.name;
    if (one === null || other === null)
      moves.set(pair.before.name, { rows: sameLines, columns: sameLines, name });
    else {
      const alignment = alignSheet(one.sheet.cells, other.sheet.cells);
      moves.set(pair.before.name, { rows: alignment.rowMap, columns: alignment.columnMap, name });
      aligned.push({ ...pair, alignment });
    }
  }
  const hasMoves = [...moves].some(
    ([name, sheet]) => !sheet.rows.isSame || !sheet.columns.isSame || sheet.name !== name,
  );
  for (const { before: entry, after: otherEntry, alignment } of aligned) {
    const [one, other] = [load(entry), loadOther(otherEntry)];
    if (one === null || other === null) continue;
    const isSameFormula = (formula: string, otherFormula: string): boolean =>
      hasMoves && followFormula(formula, entry.name, moves) === otherFormula;
    diffCells(list, one, other, alignment, isSameFormula);
  }
  diffWorkbookFacts(list, before.facts, after.facts, hasMoves ? moves : new Map());
}

function diffWorkbookFacts(
  list: DifferenceList,
  before: readonly Fact[],
  after: readonly Fact[],
  moves: WorkbookMoves,
): void {
  const follow = (fact: Fact): Fact => (moves.size === 0 ? fact : followFact(fact, moves));
  const isOther = (fact: Fact): boolean => !isTold(fact);
  matchFacts(list, before.filter(isSheet).map(follow), after.filter(isSheet), sheetOptions);
  matchFactsByType(list, before.filter(isOther).map(follow), after.filter(isOther), optionsOf);
}
