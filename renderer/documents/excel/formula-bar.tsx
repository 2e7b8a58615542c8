import { ActionIcon, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import { IconEye, IconListDetails, IconMathFunction, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { formatRange } from '#documents';
import type { SheetFrame } from '#documents';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import { BarToggle } from '../office/bar-toggle.tsx';
import type { Toggle } from '../office/bar-toggle.tsx';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { toRange } from './cell-range.ts';
import type { Selection } from './cell-range.ts';
import { useAnswer } from '../reading/use-answer.ts';

interface FormulaBarProps {
  readonly held: HeldDocument;
  readonly frame: SheetFrame;
  readonly selection: Selection;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly hidden: Toggle;
  readonly tables: Toggle;
  readonly notes: Toggle;
  /** Goes to a reference or name; false for one that leads nowhere. */
  readonly onGo: (reference: string) => boolean;
  readonly onChooseFormula: (ref: string) => void;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Where the selection is (and a way to go elsewhere), and what its first cell holds. */
export function FormulaBar(props: FormulaBarProps) {
  const { held, frame, selection, zoom, onZoom, hidden, tables, notes, onChooseFormula } = props;
  const t = useMessages('viewers.excel');
  const format = useFormat();
  const { row, column } = selection.from;
  const found = useAnswer(held, `${frame.index} ${row} ${column}`, () =>
    held.calls.viewCell(frame.index, row, column),
  );
  const cell = found !== null && 'answer' in found ? found.answer : null;
  const formula = cell?.formula ?? null;
  const hiddenCount = frame.hiddenRowCount + frame.hiddenColumnCount;
  return (
    <div className="pl-formula-bar">
      <GoTo key={formatRange(toRange(selection))} {...props} />
      <Tooltip label={t('chooseFormula')}>
        <ActionIcon
          aria-label={t('chooseFormula')}
          disabled={formula === null}
          onClick={() => cell && onChooseFormula(cell.ref)}
        >
          <IconMathFunction size={16} />
        </ActionIcon>
      </Tooltip>
      <output className="pl-formula" aria-label={t('content')} title={cell?.value}>
        {formula === null ? (cell?.value ?? '') : `=${formula}`}
      </output>
      <BarToggle label={t('notes')} icon={IconListDetails} toggle={notes} />
      <BarToggle label={t('tables')} icon={IconTable} toggle={tables} />
      {hiddenCount > 0 && (
        <BarToggle
          label={t('hiddenHere', { rows: frame.hiddenRowCount, columns: frame.hiddenColumnCount })}
          icon={IconEye}
          toggle={hidden}
        />
      )}
      <NativeSelect
        size="xs"
        w={84}
        aria-label={t('zoom')}
        value={String(zoom)}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
        data={zooms.map((one) => ({ value: String(one), label: format.percent(one) }))}
      />
    </div>
  );
}

function GoTo({ selection, onGo }: FormulaBarProps) {
  const t = useMessages('viewers.excel');
  const [typed, setTyped] = useState(() => formatRange(toRange(selection)));
  const [isWrong, setIsWrong] = useState(false);
  return (
    <TextInput
      size="xs"
      w={116}
      aria-label={t('goTo')}
      data-go-to
      error={isWrong}
      value={typed}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        const isGone = event.key === 'Enter' && onGo(typed);
        if (event.key === 'Enter') setIsWrong(!isGone);
        // Back to the cells, as in Excel.
        if (isGone || event.key === 'Escape')
          event.currentTarget.closest('.pl-sheet-pane')?.querySelector<HTMLElement>('.pl-grid')?.focus();
      }}
    />
  );
}
