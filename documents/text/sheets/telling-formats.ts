import { type CellRange, formatRange } from '../../excel/cell-ref.ts';
import { type CellColor, type CellStyle, plainStyle } from '../../excel/workbook/styles.ts';
import type { WorkbookFrame } from '../../excel/workbook/workbook.ts';

// Formats that show a number as anybody would write it.
const plainFormats = new Set(['General', '@', '0', '0.0', '0.00', '#,##0', '#,##0.00']);

function describeColor({ colorName, rgb, stored }: CellColor): string {
  if (rgb === null) return stored;
  return colorName === null ? rgb : `${colorName} (${rgb})`;
}

function isTelling(color: CellColor | null, plain: string): color is CellColor {
  return color !== null && color.rgb !== plain;
}

function listTraits({ fill, font, numFmt }: CellStyle): string[] {
  return [
    isTelling(fill, 'FFFFFF') ? `fill ${describeColor(fill)}` : '',
    font !== null && isTelling(font.color, '000000') ? `font ${describeColor(font.color)}` : '',
    font?.isBold === true ? 'bold' : '',
    font?.isItalic === true ? 'italic' : '',
    font?.isStruckOut === true ? 'struck out' : '',
    plainFormats.has(numFmt) ? '' : `number format ${numFmt}`,
  ].filter((trait) => trait !== '');
}

/** Whether a cell without a value says something by its fill. */
export function hasTellingFill({ styles }: WorkbookFrame, style: number): boolean {
  return isTelling(styles.cells[style]?.fill ?? null, 'FFFFFF');
}

const mostRanges = 300;

/** Puts cells, taken row by row, together to ranges. */
class RangeCollector {
  readonly ranges: CellRange[] = [];
  omittedCount = 0;
  private readonly open = new Map<string, { bottom: number } & CellRange>();
  private run: { top: number; left: number; bottom: number; right: number } | null = null;

  add(row: number, column: number): void {
    if (this.run !== null && this.run.top === row && this.run.right === column - 1) this.run.right = column;
    else {
      this.closeRun();
      this.run = { top: row, left: column, bottom: row, right: column };
    }
  }

  closeRun(): void {
    const { run } = this;
    if (run === null) return;
    const key = `${run.left}-${run.right}`;
    const above = this.open.get(key);
    if (above !== undefined && above.bottom === run.top - 1) above.bottom = run.top;
    else if (this.ranges.length < mostRanges) {
      this.ranges.push(run);
      this.open.set(key, run);
    } else this.omittedCount += run.right - run.left + 1;
  }
}

/** Collects how cells look that are written, to be told once for each look. */
export interface FormatCollector {
  readonly add: (row: number, column: number, style: number) => void;
  /** `fill yellow (FFFF00): B2:B9, D4`. */
  readonly listLines: () => string[];
}

export function createFormatCollector({ styles }: WorkbookFrame): FormatCollector {
  const collectors = new Map<string, RangeCollector>();
  const byStyle = new Map<number, readonly RangeCollector[]>();
  const collectorsOf = (style: number): readonly RangeCollector[] => {
    const known = byStyle.get(style);
    if (known !== undefined) return known;
    const found = listTraits(styles.cells[style] ?? plainStyle).map((trait) => {
      const collector = collectors.get(trait) ?? new RangeCollector();
      collectors.set(trait, collector);
      return collector;
    });
    byStyle.set(style, found);
    return found;
  };
  return {
    add: (row, column, style) => {
      for (const collector of collectorsOf(style)) collector.add(row, column);
    },
    listLines: () =>
      [...collectors].map(([trait, collector]) => {
        collector.closeRun();
        const more = collector.omittedCount === 0 ? '' : ` and ${collector.omittedCount} more cells`;
        return `${trait}: ${collector.ranges.map(formatRange).join(', ')}${more}`;
      }),
  };
}
