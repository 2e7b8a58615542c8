import { memo } from 'react';
import type { CellStyle, GridCell as GridCellView } from '#documents';
import { toCellStyle } from './cell-look.ts';
import { fitNumber, noRoom } from './fit-number.ts';

interface GridCellProps {
  readonly id: string;
  readonly cell: GridCellView;
  readonly style: CellStyle | undefined;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly zoom: number;
  /** Whether a long text may reach into the next cell. */
  readonly hasRoom: boolean;
}

const usualFontPt = 11;
// Half an em, as digits of most fonts are.
const digitPxPerPt = (96 / 72) * 0.5;

/** One cell as Excel shows it. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { id, cell, style, leftPx, widthPx, zoom, hasRoom } = props;
  const digitPx = (style?.font?.sizePoints ?? usualFontPt) * digitPxPerPt * zoom;
  const shown =
    cell.kind === 'number'
      ? fitNumber(cell.text, style?.numFmt ?? 'General', Math.floor((widthPx + 1) / digitPx))
      : cell.text;
  return (
    <div
      id={id}
      className="pl-grid-cell"
      role="gridcell"
      aria-colindex={cell.column}
      data-roomy={hasRoom && cell.kind === 'text'}
      title={shown === noRoom ? cell.text : undefined}
      style={{ ...toCellStyle(style, cell.kind), left: leftPx - 1, width: widthPx + 1 }}
    >
      {shown !== '' && <span style={zoom === 1 ? undefined : { zoom }}>{shown}</span>}
    </div>
  );
});
