import './excel.css';
import { Loader } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { formatRange } from '#documents';
import type { Anchor, SheetFrame, WorkbookView } from '#documents';
import { useMessages } from '#messages';
import { EmptyState, ErrorState } from '#ui';
import type { AppViewProps } from '../office/app-view.ts';
import { toRange } from './cell-range.ts';
import type { Selection } from './cell-range.ts';
import { FormulaBar } from './formula-bar.tsx';
import { listRangeMarks } from './list-range-marks.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { findSheetPlace } from './sheet-place.ts';
import { useAnswer } from './use-answer.ts';

/** A workbook: a grid of any size with its tabs, names and formula bar. */
export function ExcelView(props: AppViewProps) {
  const { calls } = props.held;
  const workbook = useAnswer('workbook', () => calls.viewWorkbook());
  if (workbook === null) return <Loader size="sm" m="auto" />;
  if ('error' in workbook) return <ErrorState error={workbook.error} />;
  return <WorkbookPane {...props} workbook={workbook.answer} />;
}

function WorkbookPane(props: AppViewProps & { readonly workbook: WorkbookView }) {
  const { held, target, workbook } = props;
  const t = useMessages('viewers.excel');
  const shown = workbook.sheets.find(({ state }) => state === 'visible') ?? workbook.sheets[0];
  const [chosen, setChosen] = useState<{ readonly index: number; readonly after: Anchor | null } | null>(
    null,
  );
  const place = target === null ? null : findSheetPlace(workbook, target.anchor);
  // What was chosen last holds: a tab, or a place that was gone to.
  const isChosen = chosen !== null && (place === null || chosen.after === target?.anchor);
  const index = isChosen ? chosen.index : (place?.index ?? shown?.index ?? 0);
  const frame = useAnswer(`${index}`, () => held.calls.viewSheet(index));
  if (shown === undefined) return <EmptyState title={t('noSheets')} />;
  return (
    <div className="pl-excel">
      {frame === null ? (
        <Loader size="sm" m="auto" />
      ) : 'error' in frame ? (
        <ErrorState error={frame.error} />
      ) : (
        <SheetPane key={index} {...props} frame={frame.answer} />
      )}
      <SheetTabs
        sheets={workbook.sheets}
        index={index}
        onChoose={(next) => setChosen({ index: next, after: target?.anchor ?? null })}
      />
    </div>
  );
}

interface SheetPaneProps extends AppViewProps {
  readonly workbook: WorkbookView;
  readonly frame: SheetFrame;
}

const firstCell: Selection = { from: { row: 1, column: 1 }, to: { row: 1, column: 1 } };

function SheetPane({ held, target, marks, onChoose, workbook, frame }: SheetPaneProps) {
  const [own, setOwn] = useState<{ readonly selection: Selection; readonly after: Anchor | null } | null>(
    null,
  );
  const [jump, setJump] = useState<{ readonly selection: Selection } | null>(null);
  const [zoom, setZoom] = useState(1);
  const [showsHidden, setShowsHidden] = useState(false);
  const [showsTables, setShowsTables] = useState(false);
  const goal = useMemo(() => {
    const place = target === null ? null : findSheetPlace(workbook, target.anchor, frame);
    return place?.index === frame.index && place.range !== null ? { range: place.range } : null;
  }, [target, workbook, frame]);
  const isOwn = own !== null && (goal === null || own.after === target?.anchor);
  const selection: Selection = isOwn
    ? own.selection
    : goal
      ? {
          from: { row: goal.range.top, column: goal.range.left },
          to: { row: goal.range.bottom, column: goal.range.right },
        }
      : firstCell;
  const select = (next: Selection) => {
    setOwn({ selection: next, after: target?.anchor ?? null });
    onChoose({ selectors: [{ kind: 'cells', sheet: frame.name, ref: formatRange(toRange(next)) }] });
  };
  const rangeMarks = useMemo(
    () => listRangeMarks(frame, marks, showsTables, goal?.range ?? null),
    [frame, marks, showsTables, goal],
  );
  const jumped = useMemo(() => (jump === null ? goal : { range: toRange(jump.selection) }), [jump, goal]);
  useEffect(() => () => onChoose(null), [onChoose]);
  return (
    <>
      <FormulaBar
        held={held}
        frame={frame}
        workbook={workbook}
        selection={selection}
        zoom={zoom}
        onZoom={setZoom}
        hidden={{ isOn: showsHidden, set: setShowsHidden }}
        tables={{ isOn: showsTables, set: setShowsTables }}
        onGo={(next) => {
          select(next);
          setJump({ selection: next });
        }}
        onChooseFormula={(ref) =>
          onChoose({ selectors: [{ kind: 'cells', sheet: frame.name, ref, formula: true }] })
        }
      />
      {frame.fault === null ? (
        <SheetGrid
          held={held}
          frame={frame}
          styles={workbook.styles}
          zoom={zoom}
          showsHidden={showsHidden}
          selection={selection}
          onSelect={select}
          marks={rangeMarks}
          target={jumped}
          onChooseObject={(part, elementId, elementKind) =>
            onChoose({ selectors: [{ kind: 'element', part, elementId, elementKind }] })
          }
          onCopy={() => {
            const copied = held.calls.copyRange(frame.index, toRange(selection));
            void copied.then((text) => navigator.clipboard.writeText(text));
          }}
        />
      ) : (
        <EmptyState title={frame.name} hint={frame.fault} />
      )}
    </>
  );
}
