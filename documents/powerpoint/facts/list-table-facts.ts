import { describeFill } from '../../drawing/shape-style/drawing-fill.ts';
import { textOfBody } from '../../drawing/text/text-body.ts';
import { findStyledCellFill } from '../find-cell-fill.ts';
import type { PlacedShape } from '../place-shapes.ts';
import type { TableShape } from '../slide-shape.ts';
import { describeEffectiveFill, describeTransforms, toFillFields } from './color-fields.ts';
import { anchorOn, selectElement } from './fact-anchors.ts';
import type { FactList } from '../../facts/fact-list.ts';
import type { SlideView } from './slide-view.ts';

function listCellColors(view: SlideView, shape: TableShape, list: FactList): void {
  const { number } = view.slide;
  const { table } = shape;
  const style = view.model.tableStyles.get(table.styleId ?? '');
  table.rows.forEach(({ cells }, row) => {
    cells.forEach((cell, column) => {
      const styled =
        cell.fill === null ? findStyledCellFill({ row, column }, table, style, view.colors) : null;
      const fill = cell.fill === null ? styled : { value: cell.fill, context: view.colors };
      if (fill === null || fill.value.kind === 'none' || cell.isCovered) return;
      const place = `${number}-${shape.id}-${row + 1}-${column + 1}`;
      const elementId = `${shape.id}/${row + 1}/${column + 1}`;
      list.add('table-color', place, anchorOn(selectElement(`slide-${number}`, elementId, 'table-cell')), {
        slide: number,
        shapeId: shape.id,
        row: row + 1,
        column: column + 1,
        fill: cell.fill === null ? describeEffectiveFill(fill) : describeFill(cell.fill),
        fillChanges: describeTransforms(fill.value),
        source: cell.fill === null ? 'table-style' : 'cell',
        ...toFillFields(fill),
      });
    });
  });
}

function listTableFact(view: SlideView, placed: PlacedShape, shape: TableShape, list: FactList): void {
  const { rows, columnWidthsEmu } = shape.table;
  const { number } = view.slide;
  list.add('table-value', `${number}-${shape.id}`, view.anchorOfWholeText(placed), {
    slide: number,
    shapeId: shape.id,
    shapeName: shape.name,
    rows: rows.length,
    columns: columnWidthsEmu.length,
    cells: rows.map(({ cells }) =>
      cells.map((cell) => ({
        text: textOfBody(cell.text),
        rowSpan: cell.rowSpan,
        colSpan: cell.columnSpan,
        ...(cell.isCovered ? { isCovered: true } : {}),
      })),
    ),
  });
}

/** table-value and table-color of one slide. */
export function listTableFacts(view: SlideView, list: FactList): void {
  for (const placed of view.placed) {
    const { shape } = placed;
    if (shape.kind !== 'table') continue;
    listTableFact(view, placed, shape, list);
    listCellColors(view, shape, list);
  }
}
