import { maxColumn } from '../cell-ref.ts';
import type { Attributes } from '../../xml/read-elements.ts';
import { describeStoredColor } from '../workbook/read-cell-color.ts';
import { RowFormats } from './row-formats.ts';
import type { ColumnFormat, SheetView } from './sheet-view.ts';

function isOn(value: string | undefined, otherwise: boolean): boolean {
  return value === undefined ? otherwise : /^(?:1|true|on)$/.test(value);
}

function toNumber(value: string | undefined): number | null {
  const number = Number(value);
  return value === undefined || value === '' || !Number.isFinite(number) ? null : number;
}

/** Hears what a sheet's part says of columns, panes and the like. */
export class SheetViewReader {
  readonly rows = new RowFormats();
  private readonly columns: ColumnFormat[] = [];
  private defaultRowHeight: number | null = null;
  private defaultColumnWidth: number | null = null;
  private frozen: SheetView['frozen'] = null;
  private view: Attributes | null = null;
  private tabColor: string | null = null;

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'col':
        this.addColumns(attributes);
        break;
      case 'sheetFormatPr':
        this.defaultRowHeight = toNumber(attributes['defaultRowHeight']);
        this.defaultColumnWidth =
          toNumber(attributes['defaultColWidth']) ?? toNumber(attributes['baseColWidth']);
        break;
      case 'sheetView':
        // Of several windows the first is the one that is shown.
        this.view ??= attributes;
        break;
      case 'pane':
        if (attributes['state']?.startsWith('frozen') === true)
          this.frozen ??= {
            columnCount: Math.trunc(toNumber(attributes['xSplit']) ?? 0),
            rowCount: Math.trunc(toNumber(attributes['ySplit']) ?? 0),
          };
        break;
      case 'tabColor':
        this.tabColor = describeStoredColor(attributes);
        break;
      default:
    }
  }

  finish(): SheetView {
    const view = this.view ?? {};
    return {
      columns: this.columns,
      rows: this.rows,
      defaultRowHeightPoints: this.defaultRowHeight,
      defaultColumnWidthCharacters: this.defaultColumnWidth,
      frozen: this.frozen,
      hasGridLines: isOn(view['showGridLines'], true),
      isRightToLeft: isOn(view['rightToLeft'], false),
      zoomPercent: toNumber(view['zoomScale']),
      tabColor: this.tabColor,
    };
  }

  private addColumns(attributes: Attributes): void {
    const [first, last] = [toNumber(attributes['min']) ?? 0, toNumber(attributes['max']) ?? 0];
    if (first < 1 || last < first) return;
    this.columns.push({
      first,
      last: Math.min(maxColumn, last),
      widthCharacters: toNumber(attributes['width']),
      isHidden: isOn(attributes['hidden'], false),
      style: toNumber(attributes['style']),
    });
  }
}

export function emptySheetView(): SheetView {
  return new SheetViewReader().finish();
}
