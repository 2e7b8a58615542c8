import { createBytes, createIntegers, NumberColumn } from './growing-column.ts';

/** How one row is shown where the sheet says so; a height of null is the sheet's default. */
export interface RowFormat {
  readonly heightPoints: number | null;
  readonly isHidden: boolean;
}

const shown: RowFormat = { heightPoints: null, isHidden: false };

// Heights are kept in 1,000ths of a point, which is finer than Excel shows them.
const perPoint = 1000;

/** Heights and hiding of rows, without an object for each: some programs state a height for every row. */
export class RowFormats {
  private readonly heights = new NumberColumn(createIntegers);
  private readonly hidden = new NumberColumn(createBytes);
  private lastRow = 0;

  add(row: number, heightPoints: number, isHidden: boolean): void {
    if (heightPoints > 0 && heightPoints < 1000)
      this.heights.set(row, Math.round(heightPoints * perPoint) + 1);
    if (isHidden) this.hidden.set(row, 1);
    this.lastRow = Math.max(this.lastRow, row);
  }

  find(row: number): RowFormat {
    const height = this.heights.get(row);
    const isHidden = this.hidden.get(row) === 1;
    if (height === 0 && !isHidden) return shown;
    return { heightPoints: height === 0 ? null : (height - 1) / perPoint, isHidden };
  }

  /** Stretches of hidden rows, such as `3:5`. */
  listHidden(): string[] {
    const found: string[] = [];
    let first = 0;
    for (let row = 1; row <= this.lastRow + 1; row += 1) {
      const isHidden = this.hidden.get(row) === 1;
      if (isHidden && first === 0) first = row;
      if (!isHidden && first > 0) {
        found.push(`${first}:${row - 1}`);
        first = 0;
      }
    }
    return found;
  }
}
