import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { CellStyle, RowView, SheetFrame } from '#documents';
import { useMessages } from '#messages';
import type { ShownMark } from '../office/app-view.ts';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { contains, toRange } from './cell-range.ts';
import type { Cell, CellRange, Selection } from './cell-range.ts';
import { GridHeads, headPx } from './grid-heads.tsx';
import { GridPane } from './grid-pane.tsx';
import { ObjectLayer } from './object-layer.tsx';
import { layOutSheet, listStrips } from './sheet-layout.ts';
import type { Strip } from './sheet-layout.ts';
import { findJump, moveSelection } from './move-selection.ts';
import type { SheetPlace } from './sheet-place.ts';
import { useRows } from './use-rows.ts';

/** A range that is drawn over the cells. */
export interface RangeMark {
  readonly key: string;
  readonly range: CellRange;
  readonly tone: 'own' | 'other' | 'target' | 'table' | 'like';
  readonly label: string;
}

interface SheetGridProps {
  readonly held: HeldDocument;
  readonly frame: SheetFrame;
  readonly styles: readonly CellStyle[];
  readonly firstRows: ReadonlyMap<number, RowView>;
  readonly zoom: number;
  readonly showsHidden: boolean;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly marks: readonly RangeMark[];
  /** Marks of objects that stand on the sheet are drawn around them. */
  readonly elementMarks: readonly ShownMark[];
  /** Where to go; a new object each time. */
  readonly place: SheetPlace;
  readonly onChooseObject: (part: string, elementId: string, kind: string) => void;
  readonly onCopy: () => void;
  /** To the next sheet or the one before. */
  readonly onTurn: (step: 1 | -1) => void;
  /** Leads to the box in which a person types where to go. */
  readonly onGoTo: () => void;
}

// Browsers lose count of longer ones.
const longestScrollPx = 8_000_000;

/** A sheet of any size: only what is in sight exists. */
export function SheetGrid(props: SheetGridProps) {
  const { held, frame, styles, zoom, showsHidden, selection, onSelect, marks, place } = props;
  const t = useMessages('viewers.excel');
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: measure, width, height } = useElementSize<HTMLDivElement>();
  const [scroll, setScroll] = useState({ x: 0, y: 0 });
  const layout = useMemo(() => layOutSheet(frame, zoom, showsHidden), [frame, zoom, showsHidden]);
  const { rows, columns } = layout;
  const frozenX = columns.offsetOf(frame.frozenColumns + 1);
  const frozenY = rows.offsetOf(frame.frozenRows + 1);
  const paneWidth = Math.max(0, width - headPx.width - frozenX);
  const paneHeight = Math.max(0, height - headPx.height - frozenY);
  const scrollHeight = Math.min(longestScrollPx, rows.totalPx);
  // A sheet that is longer than a browser can scroll is scrolled in larger steps.
  const ratio = Math.max(
    1,
    (rows.totalPx - paneHeight - frozenY) / Math.max(1, scrollHeight - paneHeight - frozenY),
  );
  const top = frozenY + scroll.y * ratio;
  const left = frozenX + scroll.x;
  const fixedRows = useMemo(() => listStrips(rows, 0, frozenY), [rows, frozenY]);
  const fixedColumns = useMemo(() => listStrips(columns, 0, frozenX), [columns, frozenX]);
  const bodyRows = listStrips(rows, top, top + paneHeight);
  const bodyColumns = listStrips(columns, left, left + paneWidth);
  const rowAt = useRows(held, frame.index, props.firstRows, [
    ...(frame.frozenRows > 0 ? [[1, frame.frozenRows] as const] : []),
    ...(bodyRows.length > 0 ? [[bodyRows[0]?.place ?? 1, bodyRows.at(-1)?.place ?? 1] as const] : []),
  ]);
  const findCell = (row: number, column: number) =>
    rowAt(row)?.cells.find((cell) => cell.column === column) ?? null;
  const inSight = [...fixedRows, ...bodyRows];
  const firstRow = inSight[0]?.place ?? 1;
  const lastRow = inSight.at(-1)?.place ?? 0;
  const merges = frame.merges.filter((merge) => merge.top <= lastRow && merge.bottom >= firstRow);
  const mergeAt = (row: number, column: number) =>
    merges.find((merge) => contains(merge, row, column)) ?? null;
  const reveal = (cell: Cell) => {
    const element = scroller.current;
    if (element === null) return;
    const reach = (start: number, size: number, from: number, pane: number) =>
      start < from ? start : start + size > from + pane ? start + size - pane : from;
    if (cell.row > frame.frozenRows) {
      const wanted = reach(rows.offsetOf(cell.row), rows.sizeOf(cell.row), top, paneHeight);
      element.scrollTop = Math.max(0, wanted - frozenY) / ratio;
    }
    if (cell.column > frame.frozenColumns) {
      const wanted = reach(columns.offsetOf(cell.column), columns.sizeOf(cell.column), left, paneWidth);
      element.scrollLeft = Math.max(0, wanted - frozenX);
    }
  };
  const latestReveal = useRef(reveal);
  useEffect(() => {
    latestReveal.current = reveal;
  });
  useEffect(() => {
    if (place.range) latestReveal.current({ row: place.range.top, column: place.range.left });
  }, [place, frame]);
  const pointAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - headPx.width, event.clientY - box.top - headPx.height];
    const cell: Cell = {
      row: y < 0 ? 1 : rows.placeAt(y < frozenY ? y : y - frozenY + top),
      column: x < 0 ? 1 : columns.placeAt(x < frozenX ? x : x - frozenX + left),
    };
    return { cell, isRow: x < 0, isColumn: y < 0 };
  };
  // A press on a letter or number takes the whole column or row, as far as it is used.
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { cell, isRow, isColumn } = pointAt(event);
    if (!isRow && !isColumn) {
      select(event.shiftKey ? selection.from : cell, cell);
      event.currentTarget.setPointerCapture(event.pointerId);
      return;
    }
    const from = event.shiftKey ? selection.from : cell;
    onSelect({
      from: { row: isColumn ? 1 : from.row, column: isRow ? 1 : from.column },
      to: {
        row: isColumn ? Math.max(1, frame.usedRows) : cell.row,
        column: isRow ? Math.max(1, frame.usedColumns) : cell.column,
      },
    });
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { cell } = pointAt(event);
    const { from, to } = selection;
    const merge = mergeAt(cell.row, cell.column);
    const isStill = cell.row === to.row && cell.column === to.column;
    if (!isStill && !(merge && contains(merge, from.row, from.column))) onSelect({ from, to: cell });
  };
  const follow = (next: Selection) => {
    onSelect(next);
    reveal(next.to);
  };
  const select = (from: Cell, to: Cell) => {
    const merge = from === to ? mergeAt(to.row, to.column) : null;
    onSelect(
      merge
        ? {
            from: { row: merge.top, column: merge.left },
            to: { row: merge.bottom, column: merge.right },
          }
        : { from, to },
    );
  };
  const range = toRange(selection);
  // Of merged cells the first stands for all.
  const merged = mergeAt(selection.to.row, selection.to.column);
  const active: Cell = merged ? { row: merged.top, column: merged.left } : selection.to;
  const isInSight =
    (merged !== null && merges.includes(merged)) ||
    (inSight.some((strip) => strip.place === active.row) &&
      [...fixedColumns, ...bodyColumns].some((strip) => strip.place === active.column));
  const allMarks: readonly (RangeMark | (Omit<RangeMark, 'tone'> & { readonly tone: 'selected' }))[] = [
    ...marks,
    { key: 'selected', range, tone: 'selected', label: '' },
  ];
  const pane = (area: {
    readonly rows: readonly Strip[];
    readonly columns: readonly Strip[];
    readonly x: number;
    readonly y: number;
    readonly originX: number;
    readonly originY: number;
    readonly width: number;
    readonly height: number;
  }) => {
    const style = { left: area.x, top: area.y, width: area.width, height: area.height };
    return (
      <>
        <GridPane
          style={style}
          rows={area.rows}
          columns={area.columns}
          originX={area.originX}
          originY={area.originY}
          frame={frame}
          merges={merges}
          layout={layout}
          styles={styles}
          zoom={zoom}
          rowAt={rowAt}
          findCell={findCell}
          active={active}
          idPrefix={id}
        />
        <div className="pl-grid-pane pl-grid-over" role="rowgroup" style={style}>
          <ObjectLayer
            held={held}
            objects={frame.objects}
            layout={layout}
            zoom={zoom}
            area={area}
            marks={props.elementMarks}
            targetKey={place.elementKey}
            onChoose={props.onChooseObject}
          />
          {allMarks.map(({ key, range: marked, tone, label }) => {
            const [x, y] = [columns.offsetOf(marked.left), rows.offsetOf(marked.top)];
            return (
              <div
                key={key}
                className="pl-grid-mark"
                data-tone={tone}
                title={label || undefined}
                style={{
                  left: x - area.originX,
                  top: y - area.originY,
                  width: columns.offsetOf(marked.right + 1) - x,
                  height: rows.offsetOf(marked.bottom + 1) - y,
                }}
              />
            );
          })}
        </div>
      </>
    );
  };
  const [bodyX, bodyY] = [headPx.width + frozenX, headPx.height + frozenY];
  return (
    <div
      ref={useMergedRef(scroller, measure)}
      className="pl-grid"
      role="grid"
      aria-label={t('sheet', { name: frame.name })}
      aria-rowcount={frame.rowCount}
      aria-colcount={frame.columnCount}
      aria-multiselectable="true"
      aria-activedescendant={isInSight ? `${id}-${active.row}-${active.column}` : undefined}
      tabIndex={0}
      onScroll={({ currentTarget }) => setScroll({ x: currentTarget.scrollLeft, y: currentTarget.scrollTop })}
      onKeyDown={(event) => {
        const isWide = event.ctrlKey || event.metaKey;
        if (isWide && event.key.toLowerCase() === 'c') return props.onCopy();
        const jump = isWide ? findJump(event.key) : null;
        const next = moveSelection(selection, event, {
          frame,
          pageRows: Math.max(1, bodyRows.length - 1),
          isHidden: (cell) => rows.sizeOf(cell.row) === 0 || columns.sizeOf(cell.column) === 0,
        });
        const isGoTo = event.key === 'F5' || (isWide && event.key.toLowerCase() === 'g');
        const isTurn = event.ctrlKey && (event.key === 'PageDown' || event.key === 'PageUp');
        if (jump === null && next === null && !isGoTo) return undefined;
        event.preventDefault();
        event.stopPropagation();
        if (isGoTo) props.onGoTo();
        else if (isTurn) props.onTurn(event.key === 'PageDown' ? 1 : -1);
        else if (jump !== null) {
          const isLonger = event.shiftKey;
          void held.calls
            .findEdge(frame.index, selection.to, jump, frame)
            .then((to) => follow({ from: isLonger ? selection.from : to, to }));
        } else if (next !== null) follow(next);
        return undefined;
      }}
    >
      <div style={{ width: columns.totalPx + headPx.width, height: scrollHeight + headPx.height }} />
      <div
        className="pl-grid-view"
        role="presentation"
        style={{ width, height, marginTop: -(scrollHeight + headPx.height) }}
        onPointerDown={(event) => event.button === 0 && press(event)}
        onPointerMove={drag}
      >
        {pane({
          rows: bodyRows,
          columns: bodyColumns,
          x: bodyX,
          y: bodyY,
          originX: left,
          originY: top,
          width: paneWidth,
          height: paneHeight,
        })}
        {frozenY > 0 &&
          pane({
            rows: fixedRows,
            columns: bodyColumns,
            x: bodyX,
            y: headPx.height,
            originX: left,
            originY: 0,
            width: paneWidth,
            height: frozenY,
          })}
        {frozenX > 0 &&
          pane({
            rows: bodyRows,
            columns: fixedColumns,
            x: headPx.width,
            y: bodyY,
            originX: 0,
            originY: top,
            width: frozenX,
            height: paneHeight,
          })}
        {frozenX > 0 &&
          frozenY > 0 &&
          pane({
            rows: fixedRows,
            columns: fixedColumns,
            x: headPx.width,
            y: headPx.height,
            originX: 0,
            originY: 0,
            width: frozenX,
            height: frozenY,
          })}
        <GridHeads
          columns={[
            ...fixedColumns.map((strip) => ({ ...strip, startPx: strip.startPx + headPx.width })),
            ...bodyColumns.map((strip) => ({
              ...strip,
              startPx: strip.startPx - left + bodyX,
            })),
          ]}
          rows={[
            ...fixedRows.map((strip) => ({ ...strip, startPx: strip.startPx + headPx.height })),
            ...bodyRows.map((strip) => ({ ...strip, startPx: strip.startPx - top + bodyY })),
          ]}
          range={range}
          frozenColumns={frame.frozenColumns}
          frozenRows={frame.frozenRows}
        />
      </div>
    </div>
  );
}
