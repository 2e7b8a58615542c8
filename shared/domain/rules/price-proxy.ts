import { alignDecimals, decimalToNumber, divideHalfUp } from '#lib';

export interface PriceProxyTask {
  readonly taskId: string;
  /** A price the task came with. */
  readonly explicit?: number;
  /** What experts would charge, blind to each other; three are needed. */
  readonly estimates?: readonly number[];
}

export interface PriceProxy {
  readonly source: 'explicit_price' | 'estimated_price' | null;
  readonly price: number | null;
  readonly discarded: 'max' | 'min' | null;
}

/** The price of each task, explicit or from three estimates without their outlier (SPEC 3, OfficeVal 4.2.2). */
export function computePriceProxies(input: { readonly tasks: readonly PriceProxyTask[] }): {
  readonly tasks: readonly ({ readonly taskId: string } & PriceProxy)[];
} {
  return { tasks: input.tasks.map((task) => ({ taskId: task.taskId, ...computePriceProxy(task) })) };
}

/** The price of one task; source and price are null while estimates are missing. */
export function computePriceProxy({ explicit, estimates = [] }: Omit<PriceProxyTask, 'taskId'>): PriceProxy {
  if (explicit !== undefined) return { source: 'explicit_price', price: explicit, discarded: null };
  const { units, scale } = alignDecimals(estimates);
  const [min, mid, max] = units.toSorted(compareUnits);
  if (min === undefined || mid === undefined || max === undefined) {
    return { source: null, price: null, discarded: null };
  }
  const discarded = findOutlier(max - mid, mid - min);
  const counted = [...(discarded === 'min' ? [] : [min]), mid, ...(discarded === 'max' ? [] : [max])];
  return { source: 'estimated_price', price: meanToCents(counted, scale), discarded };
}

function findOutlier(above: bigint, below: bigint): 'max' | 'min' | null {
  if (above > 0n && above >= 2n * below) return 'max';
  return below > 0n && below >= 2n * above ? 'min' : null;
}

function meanToCents(units: readonly bigint[], scale: number): number {
  const sum = units.reduce((total, unit) => total + unit, 0n);
  const cents = divideHalfUp(sum * 100n, BigInt(units.length) * 10n ** BigInt(scale));
  return decimalToNumber(cents, 2);
}

function compareUnits(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}
