import type { CellValue } from '../../facts/fact.ts';
import { formatCell, formatRange } from '../cell-ref.ts';
import { noObjects, type SheetObjects } from '../objects/read-sheet-objects.ts';
import { CellTableBuilder } from '../sheet/cell-table.ts';
import type { Sheet, SheetLink } from '../sheet/sheet.ts';
import { emptySheetView } from '../sheet/sheet-view-reader.ts';
import type { SheetEntry } from '../workbook/workbook.ts';
import type { LibraryCell, LibrarySheet } from './library-workbook.ts';

/** Finds the number of a style by its number format. */
export type FindStyle = (format: string | number | undefined) => number;

function toValue({ t, v, w }: LibraryCell): CellValue {
  switch (t) {
    case 'n':
      return typeof v === 'number' && Number.isFinite(v) ? v : null;
    case 's':
      return typeof v === 'string' ? v : null;
    case 'b':
      return v === true;
    case 'e':
      return { error: w ?? '#VALUE!' };
    default:
      return null;
  }
}

interface Found {
  readonly links: SheetLink[];
  readonly comments: SheetObjects['comments'][number][];
}

function addAttached(found: Found, ref: string, cell: LibraryCell): void {
  if (cell.l?.Target !== undefined) {
    const { Target: target, Tooltip: tooltip = null } = cell.l;
    // The library writes places within the workbook with a hash in front.
    const location = target.startsWith('#') ? target.slice(1) : null;
    const display = location === null ? target : null;
    found.links.push({ ref, relationshipId: location === null ? target : null, location, display, tooltip });
  }
  const [first, ...replies] = cell.c ?? [];
  if (first === undefined) return;
  const toText = ({ a, t }: typeof first) => ({ author: a ?? null, date: null, text: t ?? '' });
  found.comments.push({ ref, ...toText(first), isResolved: null, replies: replies.map(toText), part: '' });
}

// The arrays have holes, and a file may put its one cell at the far end: only what is there is visited.
function* listCells({
  '!data': rows = [],
}: LibrarySheet): Generator<readonly [row: number, column: number, cell: LibraryCell]> {
  for (const row of Object.keys(rows)) {
    const cells = rows[Number(row)] ?? [];
    for (const column of Object.keys(cells)) {
      const cell = cells[Number(column)];
      if (cell != null) yield [Number(row) + 1, Number(column) + 1, cell];
    }
  }
}

/** Turns a sheet of the library into one of this room. */
export function convertSheet(
  entry: SheetEntry,
  source: LibrarySheet,
  findStyle: FindStyle,
): { readonly sheet: Sheet; readonly objects: SheetObjects } {
  const table = new CellTableBuilder();
  const found: Found = { links: [], comments: [] };
  let formulaCount = 0;
  for (const [row, column, cell] of listCells(source)) {
    addAttached(found, formatCell(row, column), cell);
    const value = toValue(cell);
    const formula = typeof cell.f === 'string' ? cell.f : null;
    if (value === null && formula === null) continue;
    if (formula !== null) formulaCount += 1;
    table.add(row, column, findStyle(cell.z), value, formula);
  }
  const sheet: Sheet = {
    entry,
    cells: table.build(),
    formulaCount,
    statedDimension: source['!ref'] ?? null,
    mergedRanges: (source['!merges'] ?? []).map(({ s, e }) =>
      formatRange({ top: s.r + 1, left: s.c + 1, bottom: e.r + 1, right: e.c + 1 }),
    ),
    links: found.links,
    validations: [],
    conditionalFormats: [],
    autoFilterRef: null,
    tableIds: [],
    drawingIds: [],
    view: emptySheetView(),
  };
  const linkTargets = new Map(
    found.links.flatMap(({ relationshipId: target }) =>
      target === null
        ? []
        : [[target, { id: target, type: 'hyperlink', target, isExternal: true, part: null }] as const],
    ),
  );
  return { sheet, objects: { ...noObjects, comments: found.comments, linkTargets } };
}
