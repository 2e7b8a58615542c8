import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { columnName } from '#documents';
import type { CellStyle, SheetFrame } from '#documents';
import { useMessages } from '#messages';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { contains, toRange } from './cell-range.ts';
import type { Cell, CellRange, Selection } from './cell-range.ts';
import { GridPane } from './grid-pane.tsx';
import { ObjectLayer } from './object-layer.tsx';
import { layOutSheet, listStrips } from './sheet-layout.ts';
import type { Strip } from './sheet-layout.ts';
import { moveSelection } from './move-selection.ts';
import { useRows } from './use-rows.ts';

/** A range that is drawn over the cells. */
export interface RangeMark {
  readonly key: string;
  readonly range: CellRange;
  readonly tone: 'own' | 'other' | 'target' | 'table';
  readonly label: string;
}

interface SheetGridProps {
  readonly held: HeldDocument;
  readonly frame: SheetFrame;
  readonly styles: readonly CellStyle[];
  readonly zoom: number;
  readonly showsHidden: boolean;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly marks: readonly RangeMark[];
  /** Where to go; a new object each time. */
  readonly target: { readonly range: CellRange } | null;
  readonly onChooseObject: (part: string, elementId: string, kind: string) => void;
  readonly onCopy: () => void;
}

const headPx = { width: 52, height: 22 };
// Browsers lose count of longer ones.
const longestScrollPx = 8_000_000;

/** A sheet of any size: only what is in sight exists. */
export function SheetGrid(props: SheetGridProps) {
  const { held, frame, styles, zoom, showsHidden, selection, onSelect, marks, target } = props;
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
  const rowAt = useRows(held, frame.index, [
    ...(frame.frozenRows > 0 ? [[1, frame.frozenRows] as const] : []),
    ...(bodyRows.length > 0 ? [[bodyRows[0]?.place ?? 1, bodyRows.at(-1)?.place ?? 1] as const] : []),
  ]);
  const findCells = (row: number) => rowAt(row)?.cells ?? [];
  const findCell = (row: number, column: number) =>
    findCells(row).find((cell) => cell.column === column) ?? null;
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
    if (target) latestReveal.current({ row: target.range.top, column: target.range.left });
  }, [target, frame]);
  const cellAt = (event: PointerEvent<HTMLDivElement>): Cell | null => {
    const box = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - headPx.width, event.clientY - box.top - headPx.height];
    if (x < 0 || y < 0) return null;
    return {
      row: rows.placeAt(y < frozenY ? y : y - frozenY + top),
      column: columns.placeAt(x < frozenX ? x : x - frozenX + left),
    };
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
  const idOf = (row: number, column: number) => `${id}-${row}-${column}`;
  const range = toRange(selection);
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
          findCells={findCells}
          findCell={findCell}
          mergeAt={mergeAt}
          idOf={idOf}
        />
        <div className="pl-grid-pane pl-grid-over" style={style}>
          <ObjectLayer
            held={held}
            objects={frame.objects}
            layout={layout}
            zoom={zoom}
            originX={area.originX}
            originY={area.originY}
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
      aria-activedescendant={idOf(selection.to.row, selection.to.column)}
      tabIndex={0}
      onScroll={({ currentTarget }) => setScroll({ x: currentTarget.scrollLeft, y: currentTarget.scrollTop })}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') return props.onCopy();
        const next = moveSelection(selection, event, {
          frame,
          pageRows: Math.max(1, bodyRows.length - 1),
          isHidden: (cell) => rows.sizeOf(cell.row) === 0 || columns.sizeOf(cell.column) === 0,
        });
        if (next === null) return undefined;
        event.preventDefault();
        event.stopPropagation();
        onSelect(next);
        return reveal(next.to);
      }}
    >
      <div style={{ width: columns.totalPx + headPx.width, height: scrollHeight + headPx.height }} />
      <div
        className="pl-grid-view"
        role="presentation"
        style={{ width, height, marginTop: -(scrollHeight + headPx.height) }}
        onPointerDown={(event) => {
          const cell = event.button === 0 ? cellAt(event) : null;
          if (cell === null) return;
          select(event.shiftKey ? selection.from : cell, cell);
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const cell = event.buttons === 1 ? cellAt(event) : null;
          const isSame = cell?.row === selection.to.row && cell.column === selection.to.column;
          if (cell !== null && !isSame && !contains(range, cell.row, cell.column))
            onSelect({ from: selection.from, to: cell });
        }}
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
        <Heads
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

interface HeadsProps {
  readonly columns: readonly Strip[];
  readonly rows: readonly Strip[];
  readonly range: CellRange;
  readonly frozenColumns: number;
  readonly frozenRows: number;
}

function Heads({ columns, rows, range, frozenColumns, frozenRows }: HeadsProps) {
  // Frozen ones lie over what is scrolled beneath them.
  const layer = (isFrozen: boolean) => (isFrozen ? 2 : 1);
  return (
    <div aria-hidden>
      {columns.map(({ place, startPx, sizePx }) => (
        <div
          key={`c${place}`}
          className="pl-grid-head"
          data-chosen={place >= range.left && place <= range.right}
          style={{
            left: startPx,
            top: 0,
            width: sizePx,
            height: headPx.height,
            zIndex: layer(place <= frozenColumns),
          }}
        >
          {columnName(place)}
        </div>
      ))}
      {rows.map(({ place, startPx, sizePx }) => (
        <div
          key={`r${place}`}
          className="pl-grid-head"
          data-chosen={place >= range.top && place <= range.bottom}
          style={{
            left: 0,
            top: startPx,
            width: headPx.width,
            height: sizePx,
            zIndex: layer(place <= frozenRows),
          }}
        >
          {place}
        </div>
      ))}
      <div
        className="pl-grid-head"
        style={{ left: 0, top: 0, width: headPx.width, height: headPx.height, zIndex: 3 }}
      />
    </div>
  );
}
