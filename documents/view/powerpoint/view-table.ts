import type { RunProperties } from '../../drawing/text/text-properties.ts';
import {
  findStyledBorder,
  findStyledCellFill,
  findStyledCellText,
  type StyledCellText,
} from '../../powerpoint/find-cell-fill.ts';
import type { TextBox } from '../../powerpoint/resolve-text-box.ts';
import type { TableShape } from '../../powerpoint/slide-shape.ts';
import type { CellSide, SlideTableCell } from '../../powerpoint/slide-table.ts';
import type { SlideViewing } from './slide-viewing.ts';
import type { TableCellView, TableView, TextView } from './slide-view.ts';
import { EMU_PER_POINT, viewLine, viewPaint } from './view-paint.ts';
import { viewText } from './view-text.ts';

const plainBox: Omit<TextBox, 'anchor'> = {
  vertical: 'horz',
  isWrapped: true,
  columnCount: 1,
  autofit: 'none',
  fontScaleRatio: 1,
  insetsEmu: [91_440, 45_720, 91_440, 45_720],
};

interface Place {
  readonly row: number;
  readonly column: number;
}

function toStyledRun({ color, isBold }: StyledCellText): RunProperties {
  return { bold: isBold, ...(color === null ? {} : { fill: { kind: 'solid', color } }) };
}

function viewCellText(
  cell: SlideTableCell,
  { row, column }: Place,
  shape: TableShape,
  viewing: SlideViewing,
): TextView | null {
  const { model, slide, colors, relationships, text } = viewing;
  const styled = findStyledCellText(
    { row, column },
    shape.table,
    model.tableStyles.get(shape.table.styleId ?? ''),
  );
  const span = text?.bodies.find(
    (body) => body.shape === shape && body.cell?.row === row && body.cell.column === column,
  );
  return viewText(cell.text, {
    stack: [
      { style: slide.layout?.master?.content.textStyles?.other ?? [] },
      { style: model.defaultTextStyle },
      { style: [], run: toStyledRun(styled) },
      { style: cell.text?.listStyle ?? [] },
    ],
    colors,
    relationships,
    box: { ...plainBox, anchor: cell.anchor ?? 't' },
    start: span?.start ?? null,
    defaultColor: null,
  });
}

const sides: readonly CellSide[] = ['left', 'right', 'top', 'bottom'];

function viewBorders(
  cell: SlideTableCell,
  place: Place,
  { table }: TableShape,
  { model, colors }: SlideViewing,
): TableCellView['borders'] {
  const style = model.tableStyles.get(table.styleId ?? '');
  return Object.fromEntries(
    sides.flatMap((side) => {
      const value = cell.borders[side] ?? findStyledBorder(side, place, table, style);
      const line = value && viewLine({ value, context: colors });
      return line === null ? [] : [[side, line]];
    }),
  );
}

function viewCell(
  cell: SlideTableCell,
  place: Place,
  shape: TableShape,
  viewing: SlideViewing,
): TableCellView {
  const { model, colors, relationships } = viewing;
  const { table } = shape;
  const style = model.tableStyles.get(table.styleId ?? '');
  const fill =
    cell.fill === null
      ? findStyledCellFill(place, table, style, colors)
      : { value: cell.fill, context: colors };
  return {
    elementId: `${shape.id}/${place.row + 1}/${place.column + 1}`,
    rowSpan: cell.rowSpan,
    columnSpan: cell.columnSpan,
    fill: fill && viewPaint(fill, relationships),
    borders: viewBorders(cell, place, shape, viewing),
    text: viewCellText(cell, place, shape, viewing),
  };
}

/** A table as it is drawn; cells that others cover are left out. */
export function viewTable(shape: TableShape, viewing: SlideViewing): TableView {
  const { columnWidthsEmu, rows } = shape.table;
  return {
    columnWidths: columnWidthsEmu.map((width) => width / EMU_PER_POINT),
    rows: rows.map(({ heightEmu, cells }, row) => ({
      height: heightEmu / EMU_PER_POINT,
      cells: cells.flatMap((cell, column) =>
        cell.isCovered ? [] : [viewCell(cell, { row, column }, shape, viewing)],
      ),
    })),
  };
}
