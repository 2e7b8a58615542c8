import type { WordTable, WordTableCell } from '../../word/content/story.ts';
import { listStyleChain } from '../../word/parts/styles.ts';
import type { BorderSide, TableBorders, WordBorder } from '../../word/properties/table-borders.ts';
import { findWordRgb } from '../../word/resolve-color.ts';
import { listTableConditions } from '../../word/resolve-table.ts';
import type { DocumentViewing } from './story-viewing.ts';
import type { BorderView, CellBorders } from './word-view.ts';

interface Edges {
  readonly isTop: boolean;
  readonly isRight: boolean;
  readonly isBottom: boolean;
  readonly isLeft: boolean;
}

const outerSides = ['top', 'right', 'bottom', 'left'] as const;
type OuterSide = (typeof outerSides)[number];

/** Which border of a table, or of a part of it, a side of one of its cells is. */
function nameSide(side: OuterSide, { isTop, isRight, isBottom, isLeft }: Edges): BorderSide {
  const isOuter = { top: isTop, right: isRight, bottom: isBottom, left: isLeft }[side];
  if (isOuter) return side;
  return side === 'top' || side === 'bottom' ? 'insideH' : 'insideV';
}

/** The edges of the part of a table that a condition is about: a row, a column, a corner. */
function edgesOf(name: string, edges: Edges): Edges {
  const isRow = /Row$|Horz$/.test(name);
  const isColumn = /Col$|Vert$/.test(name);
  return {
    isTop: edges.isTop || !isColumn,
    isBottom: edges.isBottom || !isColumn,
    isLeft: edges.isLeft || !isRow,
    isRight: edges.isRight || !isRow,
  };
}

const drawnStyles: Readonly<Record<string, BorderView['style']>> = {
  dotted: 'dotted',
  dashed: 'dashed',
  dashSmallGap: 'dashed',
  dotDash: 'dashed',
  dotDotDash: 'dashed',
  double: 'double',
};

function toBorderView(document: DocumentViewing, border: WordBorder): BorderView | null {
  const { style, sizeEighthPoints, color } = border;
  if (style === 'nil' || style === 'none') return null;
  const widthPt = Math.min(12, Math.max(0.5, (sizeEighthPoints ?? 4) / 8));
  return {
    style: drawnStyles[style] ?? 'solid',
    widthPt: style === 'double' ? Math.max(2.25, widthPt * 3) : widthPt,
    color: color === null ? null : findWordRgb(color, document.resolver.theme),
  };
}

interface Place {
  readonly row: number;
  readonly cell: WordTableCell;
}

/** The four borders of a cell: its own, or those of its table, or those that the table's style gives. */
export function viewCellBorders(document: DocumentViewing, table: WordTable, place: Place): CellBorders {
  const { model } = document;
  const { row, cell } = place;
  const edges: Edges = {
    isTop: row === 0,
    isBottom: row + cell.rowSpan >= table.rows.length,
    isLeft: cell.column === 1,
    isRight: cell.column + cell.colSpan - 1 >= table.columnCount,
  };
  const ofWhole = listStyleChain(model.styles, table.styleId).map(({ borders }) => ({ borders, edges }));
  const ofParts = listTableConditions(model.styles, table, place).map(({ name, condition }) => ({
    borders: condition.borders,
    edges: edgesOf(name, edges),
  }));
  const layers: readonly { readonly borders: TableBorders | null; readonly edges: Edges }[] = [
    ...ofWhole,
    ...ofParts,
    { borders: table.borders ?? null, edges },
  ];
  const findBorder = (side: OuterSide): BorderView | null => {
    const border =
      cell.borders?.[side] ??
      layers.reduce<WordBorder | undefined>(
        (lower, { borders, edges: at }) => borders?.[nameSide(side, at)] ?? lower,
        undefined,
      );
    return border === undefined ? null : toBorderView(document, border);
  };
  const [top, right, bottom, left] = outerSides.map(findBorder);
  return { top: top ?? null, right: right ?? null, bottom: bottom ?? null, left: left ?? null };
}
