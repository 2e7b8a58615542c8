import { readChart } from '../../drawing/chart/read-chart.ts';
import type { DocumentWarning } from '../../facts/fact.ts';
import type { Relationship } from '../../office/relationships.ts';
import { attemptReading } from '../../package/attempt-reading.ts';
import type { ZipEntry } from '../../package/zip-archive.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { SheetEntry, Workbook } from '../workbook/workbook.ts';
import { joinComments, readNotes, readThreads } from './read-comments.ts';
import { readDrawing } from './read-drawing.ts';
import { readPivotTable } from './read-pivot-table.ts';
import { readTable } from './read-tables.ts';
import type {
  PivotTable,
  SheetChart,
  SheetComment,
  SheetPicture,
  SheetShape,
  SheetTable,
} from './sheet-objects.ts';

/** What stands on a sheet besides its cells; each part that is damaged is a warning. */
export interface SheetObjects {
  readonly tables: readonly SheetTable[];
  readonly pictures: readonly SheetPicture[];
  readonly shapes: readonly SheetShape[];
  readonly charts: readonly SheetChart[];
  readonly pivotTables: readonly PivotTable[];
  readonly comments: readonly SheetComment[];
  readonly warnings: readonly DocumentWarning[];
  /** Where hyperlinks lead, by the id of their relationship. */
  readonly linkTargets: ReadonlyMap<string, Relationship>;
}

export const noObjects: SheetObjects = {
  tables: [],
  pictures: [],
  shapes: [],
  charts: [],
  pivotTables: [],
  comments: [],
  warnings: [],
  linkTargets: new Map(),
};

/** Reads the parts a sheet leads to. `sheet` is null where the sheet's own part could not be read. */
export function readSheetObjects(workbook: Workbook, entry: SheetEntry, sheet: Sheet | null): SheetObjects {
  const { pkg } = workbook;
  const warnings: DocumentWarning[] = [];
  const relationships = entry.part === null ? [] : pkg.relationshipsOf(entry.part);
  const readPart = <T>(part: string | null, read: (found: ZipEntry) => T): T[] => {
    const found = part === null ? null : pkg.archive.findEntry(part);
    if (found === null) return [];
    const { value, fault } = attemptReading(() => read(found));
    if (fault === null) return [value];
    if (fault.code !== 'damaged-part') throw fault;
    warnings.push({ code: fault.code, part: found.name, message: fault.message });
    return [];
  };
  const readAll = <T>(type: string, read: (found: ZipEntry) => T, ids?: readonly string[]): T[] => {
    const ofType = relationships.filter((found) => found.type === type);
    const wanted = ids?.flatMap((id) => ofType.find((found) => found.id === id) ?? []) ?? ofType;
    return wanted.flatMap(({ part }) => readPart(part, read));
  };
  const drawings = readAll('drawing', (found) => readDrawing(pkg, found), sheet?.drawingIds);
  const charts = drawings
    .flatMap((drawing) => drawing.charts)
    .flatMap((object) =>
      readPart(object.part, () => readChart(pkg, object.part)).map((chart) => ({ ...object, chart })),
    );
  return {
    tables: readAll('table', (found) => readTable(pkg, found), sheet?.tableIds),
    pictures: drawings.flatMap(({ pictures }) => pictures),
    shapes: drawings.flatMap(({ shapes }) => shapes),
    charts,
    pivotTables: readAll('pivotTable', (found) => readPivotTable(pkg, found)),
    comments: joinComments(
      readAll('comments', (found) => readNotes(pkg, found)).flat(),
      readAll('threadedComment', (found) => readThreads(pkg, found, workbook.persons)).flat(),
    ),
    warnings,
    linkTargets: new Map(relationships.map((found) => [found.id, found])),
  };
}
