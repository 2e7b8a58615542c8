const firstLength = 256;

/** Whole numbers from 0 to 2³²−1, one for each cell. */
export class IntegerColumn {
  private numbers = new Uint32Array(firstLength);

  set(at: number, value: number): void {
    if (at >= this.numbers.length) {
      const larger = new Uint32Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[at] = value;
  }

  get(at: number): number {
    return this.numbers[at] ?? 0;
  }
}

export class NumberColumn {
  private numbers = new Float64Array(firstLength);

  set(at: number, value: number): void {
    if (at >= this.numbers.length) {
      const larger = new Float64Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[at] = value;
  }

  get(at: number): number {
    return this.numbers[at] ?? 0;
  }
}

const blockBits = 10;
const blockLength = 1 << blockBits;
// A longer text stays by itself, so that no block becomes a string too long to make quickly.
const longLength = 120;

/**
 * Texts, added in order. Those of a block are kept as one string and cut when they are asked for, so that millions of
 * them are thousands of objects.
 */
export class TextColumn {
  private readonly blocks: string[] = [];
  private readonly ends = new IntegerColumn();
  private readonly long = new Map<number, string>();
  private pending: string[] = [];
  private count = 0;
  private end = 0;

  push(text: string): void {
    if (this.pending.length === blockLength) this.closeBlock();
    const isLong = text.length > longLength;
    if (isLong) this.long.set(this.count, text);
    this.pending.push(isLong ? '' : text);
    if (!isLong) this.end += text.length;
    this.ends.set(this.count, this.end);
    this.count += 1;
  }

  get(at: number): string {
    const long = this.long.get(at);
    if (long !== undefined) return long;
    const block = at >> blockBits;
    const within = at & (blockLength - 1);
    if (block === this.blocks.length) return this.pending[within] ?? '';
    const start = within === 0 ? 0 : this.ends.get(at - 1);
    return (this.blocks[block] ?? '').slice(start, this.ends.get(at));
  }

  private closeBlock(): void {
    this.blocks.push(this.pending.join(''));
    this.pending = [];
    this.end = 0;
  }
}
