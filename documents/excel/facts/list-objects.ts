import { toChartFields } from '../../drawing/chart/chart-fields.ts';
import type { Fact } from '../../facts/fact.ts';
import type { SheetObjects } from '../objects/read-sheet-objects.ts';
import type { SheetEntry } from '../workbook/workbook.ts';
import { anchorCells, anchorElement } from './anchors.ts';

function listDrawn({ index, name: sheet }: SheetEntry, objects: SheetObjects): Fact[] {
  return [
    ...objects.charts.map(({ chart, name, drawingPart, elementId, anchorCell, altText }, at) => ({
      id: `chart-${index}-${at + 1}`,
      type: 'chart',
      anchor: anchorElement(drawingPart, elementId, 'chart'),
      sheet,
      name,
      ...toChartFields(chart),
      anchorCell,
      altText,
    })),
    ...objects.pictures.map(({ name, anchorCell, altText, part, drawingPart, elementId }, at) => ({
      id: `image-${index}-${at + 1}`,
      type: 'image',
      anchor: anchorElement(drawingPart, elementId, 'image'),
      sheet,
      name,
      anchorCell,
      altText,
      part,
    })),
    ...objects.shapes.map(({ name, preset, text, anchorCell, drawingPart, elementId }, at) => ({
      id: `shape-${index}-${at + 1}`,
      type: 'shape',
      anchor: anchorElement(drawingPart, elementId, 'shape'),
      sheet,
      index: at + 1,
      name,
      preset,
      text,
      anchorCell,
    })),
  ];
}

/** Charts, images, shapes, pivot tables and comments of a sheet. */
export function listObjectFacts(entry: SheetEntry, objects: SheetObjects): Fact[] {
  const { index, name: sheet } = entry;
  return [
    ...listDrawn(entry, objects),
    ...objects.pivotTables.map((pivot, at) => ({
      id: `pivot-table-${index}-${at + 1}`,
      type: 'pivot-table',
      anchor: anchorCells(sheet, pivot.location),
      sheet,
      ...pivot,
    })),
    ...objects.comments.map(({ part, isResolved, ...comment }, at) => ({
      id: `comment-${index}-${at + 1}`,
      type: 'comment',
      anchor: {
        selectors: [
          ...anchorCells(sheet, comment.ref).selectors,
          ...anchorElement(part, comment.ref, 'comment').selectors,
        ],
      },
      commentId: at + 1,
      sheet,
      ...comment,
      ...(isResolved === null ? {} : { isResolved }),
    })),
  ];
}
