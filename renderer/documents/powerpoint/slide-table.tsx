import type { CSSProperties } from 'react';
import type { SlideLineView, SlideTableView } from '#documents';
import { toSlideColor } from './paint-style.ts';
import { SlideText } from './slide-text.tsx';

interface SlideTableProps {
  readonly table: SlideTableView;
  /** Null for what layouts draw. */
  readonly part: string | null;
}

type Cell = SlideTableView['rows'][number]['cells'][number];

/** A table as its file lays it out; rows grow with their text. */
export function SlideTable({ table, part }: SlideTableProps) {
  const { columnWidths, rows } = table;
  return (
    <table className="pl-slide-table" style={{ width: columnWidths.reduce((sum, width) => sum + width, 0) }}>
      <colgroup>
        {columnWidths.map((width, index) => (
          <col key={index} style={{ width: Math.min(10_000, width) }} />
        ))}
      </colgroup>
      <tbody>
        {rows.map(({ height, cells }, row) => (
          <tr key={row} style={{ height: Math.min(10_000, height) }}>
            {cells.map((cell) => (
              <td
                key={cell.elementId}
                rowSpan={Math.min(1000, cell.rowSpan)}
                colSpan={Math.min(1000, cell.columnSpan)}
                style={toCellStyle(cell)}
                {...(part === null ? {} : { 'data-element': cell.elementId })}
              >
                {cell.text && <SlideText text={cell.text} isInCell />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toBorder(line: SlideLineView | undefined): string | undefined {
  if (line === undefined) return undefined;
  const style = line.dashes.length === 0 ? 'solid' : 'dashed';
  return `${Math.min(40, Math.max(0.5, line.width))}px ${style} ${toSlideColor(line.color) ?? 'transparent'}`;
}

function toCellFill({ fill }: Cell): CSSProperties {
  if (fill?.kind === 'solid') return { backgroundColor: toSlideColor(fill.color) };
  if (fill?.kind !== 'gradient') return {};
  const stops = fill.stops.map(({ at, color }) => `${toSlideColor(color) ?? 'transparent'} ${at * 100}%`);
  return { backgroundImage: `linear-gradient(${(fill.angle ?? 0) + 90}deg, ${stops.join(', ')})` };
}

function toCellStyle(cell: Cell): CSSProperties {
  const { borders, text } = cell;
  return {
    ...toCellFill(cell),
    borderLeft: toBorder(borders.left),
    borderRight: toBorder(borders.right),
    borderTop: toBorder(borders.top),
    borderBottom: toBorder(borders.bottom),
    verticalAlign: text?.anchor ?? 'top',
  };
}
