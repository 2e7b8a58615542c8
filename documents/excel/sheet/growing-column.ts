type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const numberBits = 14;
const numbersInBlock = 1 << numberBits;

/**
 * Numbers, one for each cell. They grow by blocks, so that nothing is copied and no more is held than is used; a block
 * in which all are 0 takes nothing.
 */
export class NumberColumn {
  private readonly blocks: (Numbers | undefined)[] = [];
  private readonly createBlock: (length: number) => Numbers;

  constructor(createBlock: (length: number) => Numbers) {
    this.createBlock = createBlock;
  }

  set(at: number, value: number): void {
    const place = at >> numberBits;
    let block = this.blocks[place];
    if (block === undefined) {
      if (value === 0) return;
      // Without holes, which would make the list of blocks slow.
      while (this.blocks.length < place) this.blocks.push(undefined);
      block = this.createBlock(numbersInBlock);
      this.blocks[place] = block;
    }
    block[at & (numbersInBlock - 1)] = value;
  }

  get(at: number): number {
    return this.blocks[at >> numberBits]?.[at & (numbersInBlock - 1)] ?? 0;
  }
}

export const createBytes = (length: number): Numbers => new Uint8Array(length);
export const createShorts = (length: number): Numbers => new Uint16Array(length);
export const createIntegers = (length: number): Numbers => new Uint32Array(length);
export const createDoubles = (length: number): Numbers => new Float64Array(length);

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
  private readonly ends = new NumberColumn(createIntegers);
  private readonly long = new Map<number, string>();
  private pending: string[] = [];
  private count = 0;
  private end = 0;

  /** Gives the place of the text. */
  push(text: string): number {
    if (this.pending.length === blockLength) this.closeBlock();
    const isLong = text.length > longLength;
    if (isLong) this.long.set(this.count, text);
    this.pending.push(isLong ? '' : text);
    if (!isLong) this.end += text.length;
    this.ends.set(this.count, this.end);
    return this.count++;
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
