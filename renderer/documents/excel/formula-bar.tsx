import { ActionIcon, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import { IconEye, IconMathFunction, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { formatRange, parseSheetRef } from '#documents';
import type { SheetFrame, WorkbookView } from '#documents';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { toRange } from './cell-range.ts';
import type { Selection } from './cell-range.ts';
import { useAnswer } from './use-answer.ts';

interface Toggle {
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

interface FormulaBarProps {
  readonly held: HeldDocument;
  readonly frame: SheetFrame;
  readonly workbook: WorkbookView;
  readonly selection: Selection;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly hidden: Toggle;
  readonly tables: Toggle;
  readonly onGo: (selection: Selection) => void;
  readonly onChooseFormula: (ref: string) => void;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Where the selection is (and a way to go elsewhere), and what its first cell holds. */
export function FormulaBar(props: FormulaBarProps) {
  const { held, frame, selection, zoom, onZoom, hidden, tables, onChooseFormula } = props;
  const t = useMessages('viewers.excel');
  const format = useFormat();
  const { row, column } = selection.from;
  const found = useAnswer(`${frame.index} ${row} ${column}`, () =>
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
      {frame.tables.length > 0 && (
        <Tooltip label={t('tables')}>
          <ActionIcon
            aria-label={t('tables')}
            aria-pressed={tables.isOn}
            variant={tables.isOn ? 'light' : 'subtle'}
            onClick={() => tables.set(!tables.isOn)}
          >
            <IconTable size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {hiddenCount > 0 && (
        <Tooltip label={t('hiddenHere', { rows: frame.hiddenRowCount, columns: frame.hiddenColumnCount })}>
          <ActionIcon
            aria-label={t('hiddenHere', { rows: frame.hiddenRowCount, columns: frame.hiddenColumnCount })}
            aria-pressed={hidden.isOn}
            variant={hidden.isOn ? 'light' : 'subtle'}
            onClick={() => hidden.set(!hidden.isOn)}
          >
            <IconEye size={16} />
          </ActionIcon>
        </Tooltip>
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

function GoTo({ selection, frame, workbook, onGo }: FormulaBarProps) {
  const t = useMessages('viewers.excel');
  const [typed, setTyped] = useState(() => formatRange(toRange(selection)));
  const [isWrong, setIsWrong] = useState(false);
  const go = () => {
    const named = workbook.names.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
    const { sheet, range } = parseSheetRef(named?.refersTo ?? typed);
    const isHere = sheet === null || sheet === frame.name;
    setIsWrong(range === null || !isHere);
    if (range === null || !isHere) return;
    onGo({
      from: { row: range.top, column: range.left },
      to: { row: range.bottom, column: range.right },
    });
  };
  return (
    <TextInput
      size="xs"
      w={116}
      aria-label={t('goTo')}
      error={isWrong}
      value={typed}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
      }}
    />
  );
}
