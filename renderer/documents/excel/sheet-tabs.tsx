import { useRef } from 'react';
import type { WorkbookView } from '#documents';
import { useMessages } from '#messages';

interface SheetTabsProps {
  readonly sheets: WorkbookView['sheets'];
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

/** The sheets of a workbook; hidden ones are said to be hidden. */
export function SheetTabs({ sheets, index, onChoose }: SheetTabsProps) {
  const t = useMessages('viewers.excel');
  const list = useRef<HTMLDivElement>(null);
  const move = (step: number) => {
    const at = sheets.findIndex((sheet) => sheet.index === index);
    const next = sheets[(at + step + sheets.length) % sheets.length];
    if (next === undefined) return;
    onChoose(next.index);
    list.current?.querySelector<HTMLElement>(`[data-index="${next.index}"]`)?.focus();
  };
  return (
    <div ref={list} className="pl-sheet-tabs" role="tablist" aria-label={t('sheets')}>
      {sheets.map((sheet) => {
        const isHidden = sheet.state !== 'visible';
        return (
          <button
            key={sheet.index}
            type="button"
            role="tab"
            data-index={sheet.index}
            data-hidden={isHidden}
            aria-selected={sheet.index === index}
            tabIndex={sheet.index === index ? 0 : -1}
            title={sheet.name}
            onClick={() => onChoose(sheet.index)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') move(1);
              else if (event.key === 'ArrowLeft') move(-1);
              else return;
              event.preventDefault();
            }}
          >
            {sheet.name}
            {isHidden && <em> {t('hidden')}</em>}
          </button>
        );
      })}
    </div>
  );
}
