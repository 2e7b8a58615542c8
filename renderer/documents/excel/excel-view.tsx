import './excel.css';
import { Loader, Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatRange } from '#documents';
import type { RowView, SheetFrame, SheetNote, WorkbookView } from '#documents';
import { useMessages } from '#messages';
import { EmptyState, ErrorState } from '#ui';
import type { AppViewProps } from '../office/app-view.ts';
import { useLinkGuard } from '../office/use-link-guard.tsx';
import { CellNotes } from './cell-notes.tsx';
import { toRange, toSelection } from './cell-range.ts';
import type { CellRange, Selection } from './cell-range.ts';
import { FormulaBar } from './formula-bar.tsx';
import type { Toggle } from '../office/bar-toggle.tsx';
import { listRangeMarks } from './list-range-marks.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetNotes } from './sheet-notes.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { findReference } from './sheet-place.ts';
import type { SheetPlace } from './sheet-place.ts';
import { useAnswer } from '../reading/use-answer.ts';
import { useSheetFrame } from './use-sheet-frame.ts';
import { useSheetNotes } from './use-sheet-notes.ts';
import { useSheetPlace } from './use-sheet-place.ts';

/** A workbook: a grid of any size with its tabs, names and formula bar. */
export function ExcelView(props: AppViewProps) {
  const { held } = props;
  const workbook = useAnswer(held, 'workbook', () => held.calls.viewWorkbook());
  if (workbook === null) return <Loader size="sm" m="auto" />;
  if ('error' in workbook) return <ErrorState error={workbook.error} />;
  return <WorkbookPane {...props} workbook={workbook.answer} />;
}

type WorkbookPaneProps = AppViewProps & { readonly workbook: WorkbookView };

function WorkbookPane(props: WorkbookPaneProps) {
  const { held, target, workbook, onChoose } = props;
  const t = useMessages('viewers.excel');
  const [place, go] = useSheetPlace(held, workbook, target);
  const { index } = place;
  const reading = useSheetFrame(held, index);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => () => onChoose(null), [onChoose]);
  if (workbook.sheets.length === 0) return <EmptyState title={t('noSheets')} />;
  const turnTo = (next: number) => {
    go({ index: next, range: null, elementKey: null });
    onChoose(null);
  };
  return (
    <div className="pl-excel">
      {reading === null ? (
        <Loader size="sm" m="auto" />
      ) : 'error' in reading ? (
        <ErrorState error={reading.error} />
      ) : (
        <SheetPane
          key={index}
          {...props}
          frame={reading.frame}
          firstRows={reading.firstRows}
          place={place}
          onGo={go}
          onTurn={(step) => {
            const at = workbook.sheets.findIndex((sheet) => sheet.index === index);
            const next = workbook.sheets[at + step];
            if (next) turnTo(next.index);
          }}
          notesPanel={{ isOn: isOpen, set: setIsOpen }}
        />
      )}
      {reading !== null && 'frame' in reading && !reading.isWhole && (
        <Text size="xs" c="dimmed" px="xs" role="status">
          {t('readingRest')}
        </Text>
      )}
      <SheetTabs sheets={workbook.sheets} index={index} onChoose={turnTo} />
    </div>
  );
}

interface SheetPaneProps extends WorkbookPaneProps {
  readonly frame: SheetFrame;
  readonly firstRows: ReadonlyMap<number, RowView>;
  readonly place: SheetPlace;
  readonly onGo: (place: SheetPlace) => void;
  readonly onTurn: (step: 1 | -1) => void;
  readonly notesPanel: Toggle;
}

const firstCell: CellRange = { top: 1, left: 1, bottom: 1, right: 1 };

function SheetPane(props: SheetPaneProps) {
  const { held, marks, onChoose, workbook, frame, place, onGo, notesPanel } = props;
  const [own, setOwn] = useState<{ readonly selection: Selection; readonly after: SheetPlace } | null>(null);
  const [zoom, setZoom] = useState(1);
  const [showsHidden, setShowsHidden] = useState(false);
  const [showsTables, setShowsTables] = useState(false);
  const { notes, ranges } = useSheetNotes(held, frame.index, showsTables || notesPanel.isOn);
  const link = useLinkGuard();
  const pane = useRef<HTMLDivElement>(null);
  const selection = own?.after === place ? own.selection : toSelection(place.range ?? firstCell);
  const chooseCells = (sheet: string, range: CellRange) =>
    onChoose({ selectors: [{ kind: 'cells', sheet, ref: formatRange(range) }] });
  const select = (next: Selection) => {
    setOwn({ selection: next, after: place });
    chooseCells(frame.name, toRange(next));
  };
  const go = (next: SheetPlace | null): boolean => {
    const sheet = workbook.sheets.find(({ index }) => index === next?.index);
    if (next === null || sheet === undefined) return false;
    onGo(next);
    if (next.range) chooseCells(sheet.name, next.range);
    return true;
  };
  const goToReference = (reference: string): boolean => {
    const next = findReference(workbook, reference, frame.index);
    const { range } = next ?? { range: null };
    const isBeyond = range !== null && (range.top > frame.rowCount || range.left > frame.columnCount);
    return !(isBeyond && next?.index === frame.index) && go(next);
  };
  const follow = ({ text, isExternal }: NonNullable<SheetNote['target']>) => {
    if (isExternal || !goToReference(text)) link.ask(text);
  };
  const rangeMarks = useMemo(
    () => listRangeMarks(frame, marks, showsTables ? (ranges ?? []) : [], place),
    [frame, marks, showsTables, ranges, place],
  );
  return (
    <div ref={pane} className="pl-sheet-pane">
      <FormulaBar
        held={held}
        frame={frame}
        selection={selection}
        zoom={zoom}
        onZoom={setZoom}
        hidden={{ isOn: showsHidden, set: setShowsHidden }}
        tables={{ isOn: showsTables, set: setShowsTables }}
        notes={notesPanel}
        onGo={goToReference}
        onChooseFormula={(ref) =>
          onChoose({ selectors: [{ kind: 'cells', sheet: frame.name, ref, formula: true }] })
        }
      />
      <CellNotes notes={notes} marks={rangeMarks} at={selection.from} onFollow={follow} />
      <div className="pl-sheet-panes">
        {frame.fault === null ? (
          <SheetGrid
            held={held}
            frame={frame}
            styles={workbook.styles}
            firstRows={props.firstRows}
            zoom={zoom}
            showsHidden={showsHidden}
            selection={selection}
            onSelect={select}
            marks={rangeMarks}
            elementMarks={marks}
            place={place}
            onCopy={() => {
              const copied = held.calls.copyRange(frame.index, toRange(selection));
              void copied.then((text) => navigator.clipboard.writeText(text));
            }}
            onTurn={props.onTurn}
            onGoTo={() => pane.current?.querySelector<HTMLInputElement>('[data-go-to]')?.focus()}
            onChooseObject={(part, elementId, elementKind) =>
              onChoose({ selectors: [{ kind: 'element', part, elementId, elementKind }] })
            }
          />
        ) : (
          <EmptyState title={frame.name} hint={frame.fault} />
        )}
        {notesPanel.isOn && (
          <SheetNotes
            notes={ranges === null ? null : joinNotes(notes, ranges)}
            names={workbook.names}
            onGo={({ ranges: [range], anchor }) => {
              onGo({ index: frame.index, range: range ?? null, elementKey: null });
              onChoose(anchor);
            }}
            onGoToName={goToReference}
            onFollow={follow}
            onClose={() => notesPanel.set(false)}
          />
        )}
      </div>
      {link.dialog}
    </div>
  );
}

// Pivot tables are among both.
function joinNotes(notes: readonly SheetNote[], ranges: readonly SheetNote[]): readonly SheetNote[] {
  return [...notes, ...ranges.filter(({ kind }) => kind !== 'pivot-table')];
}
