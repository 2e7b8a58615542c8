import type { Fact } from '../../facts/fact.ts';
import { parseRange } from '../cell-ref.ts';
import type { SheetObjects } from '../objects/read-sheet-objects.ts';
import { displayAt } from '../ranges/find-table-like.ts';
import type { Sheet, SheetLink } from '../sheet/sheet.ts';
import type { WorkbookFrame } from '../workbook/workbook.ts';
import { anchorCells } from './anchors.ts';

function describeLink(
  workbook: WorkbookFrame,
  { cells }: Sheet,
  link: SheetLink,
  objects: SheetObjects,
): object {
  const range = parseRange(link.ref);
  const at = range === null ? -1 : cells.find(range.top, range.left);
  const found = link.relationshipId === null ? undefined : objects.linkTargets.get(link.relationshipId);
  const address = found === undefined ? null : found.isExternal ? found.target : (found.part ?? found.target);
  return {
    text: at < 0 ? link.display : displayAt({ cells, workbook }, at),
    // A place within the linked file stands apart from its address.
    target:
      address === null
        ? (link.location ?? '')
        : address + (link.location === null ? '' : `#${link.location}`),
    isExternal: found?.isExternal ?? false,
    ...(link.tooltip === null ? {} : { tooltip: link.tooltip }),
  };
}

/** Hyperlinks, validations and conditional formats of a sheet. */
export function listRuleFacts(workbook: WorkbookFrame, sheet: Sheet, objects: SheetObjects): Fact[] {
  const { index, name } = sheet.entry;
  const { differential } = workbook.styles;
  return [
    ...sheet.links.map((link, at) => ({
      id: `hyperlink-${index}-${at + 1}`,
      type: 'hyperlink',
      anchor: anchorCells(name, link.ref),
      sheet: name,
      ref: link.ref,
      ...describeLink(workbook, sheet, link, objects),
    })),
    ...sheet.validations.map(({ type: kind, ...rule }, at) => ({
      id: `validation-${index}-${at + 1}`,
      type: 'validation',
      kind,
      anchor: anchorCells(name, rule.ref),
      sheet: name,
      ...rule,
    })),
    ...sheet.conditionalFormats.map(({ type: kind, formatId, ...rule }, at) => {
      const format = formatId === null ? undefined : differential[formatId];
      return {
        id: `conditional-format-${index}-${at + 1}`,
        type: 'conditional-format',
        kind,
        anchor: anchorCells(name, rule.ref),
        sheet: name,
        ...rule,
        fill: format?.fill?.stored ?? null,
        rgb: format?.fill?.rgb ?? null,
        colorName: format?.fill?.colorName ?? null,
        fontColor: format?.font?.color?.stored ?? null,
      };
    }),
  ];
}
