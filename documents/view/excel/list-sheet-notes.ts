import { parseRanges } from '../../excel/cell-ref.ts';
import type { LoadedSheet } from '../../excel/facts/list-excel-facts.ts';
import { listObjectFacts } from '../../excel/facts/list-objects.ts';
import { listRangeFacts } from '../../excel/facts/list-ranges.ts';
import { listRuleFacts } from '../../excel/facts/list-rules.ts';
import type { SheetEntry, WorkbookFrame } from '../../excel/workbook/workbook.ts';
import type { Fact } from '../../facts/fact.ts';
import type { NoteField, SheetNote, SheetNoteKind } from './sheet-note.ts';

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(toText).filter(Boolean).join(' · ') : '';
}

function toSource(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  if ('name' in value) return toText(value.name);
  return 'sheet' in value && 'ref' in value ? `${toText(value.sheet)}!${toText(value.ref)}` : '';
}

function toReplies(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const replies = value as readonly { readonly author: unknown; readonly text: unknown }[];
  return replies.map(({ author, text }) => `${toText(author)}: ${toText(text)}`).join('\n');
}

// What is told of each kind, in this order; the first that says something is the title.
const told: Readonly<Record<SheetNoteKind, readonly NoteField['name'][]>> = {
  comment: ['text', 'author', 'date', 'replies'],
  hyperlink: ['text', 'target', 'tooltip'],
  validation: ['kind', 'operator', 'formulas', 'prompt', 'error'],
  'conditional-format': ['kind', 'operator', 'formulas', 'text', 'rgb'],
  'pivot-table': ['name', 'source', 'rowFields', 'columnFields', 'pageFields', 'dataFields'],
  table: ['name', 'columns'],
  tlr: ['columns'],
};

function isNoteKind(type: string): type is SheetNoteKind {
  return Object.hasOwn(told, type);
}

function fieldOf(fact: Fact, name: NoteField['name']): string {
  if (name === 'source') return toSource(fact['source']);
  return name === 'replies' ? toReplies(fact['replies']) : toText(fact[name]);
}

function toNotes(facts: readonly Fact[]): readonly SheetNote[] {
  return facts.flatMap((fact): SheetNote[] => {
    const { id, type, anchor } = fact;
    const cells = anchor.selectors.find((selector) => selector.kind === 'cells');
    if (!isNoteKind(type) || cells === undefined) return [];
    const fields = told[type].flatMap((name): NoteField[] => {
      const text = fieldOf(fact, name).trim();
      return text === '' ? [] : [{ name, text }];
    });
    const target =
      type === 'hyperlink' ? { text: toText(fact['target']), isExternal: Boolean(fact['isExternal']) } : null;
    return [{ id, kind: type, anchor, ref: cells.ref, ranges: parseRanges(cells.ref), fields, target }];
  });
}

/** Comments, links, validations, conditional formats and pivot tables of a sheet, each with the anchor of its fact. */
export function listSheetNotes(
  workbook: WorkbookFrame,
  entry: SheetEntry,
  { sheet, objects }: LoadedSheet,
): readonly SheetNote[] {
  const rules = sheet === null ? [] : listRuleFacts(workbook, sheet, objects);
  return toNotes([...listObjectFacts(entry, objects), ...rules]);
}

/** Tables, ranges that are like tables and pivot tables; takes a while on a large sheet. */
export function listSheetRanges(
  workbook: WorkbookFrame,
  entry: SheetEntry,
  { sheet, objects }: LoadedSheet,
): readonly SheetNote[] {
  const ranges = sheet === null ? [] : listRangeFacts(workbook, sheet, objects);
  const pivots = listObjectFacts(entry, objects).filter(({ type }) => type === 'pivot-table');
  return toNotes([...ranges, ...pivots]);
}
