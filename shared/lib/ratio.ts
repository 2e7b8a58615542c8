import { parseDecimal } from './decimal.ts';

/** A ratio such as 1.3 in whole numbers: 13 / 10. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** Reads "1.3" as 13 / 10; undefined for anything but digits with a point, or more of them than a double holds exactly. */
export function parseRatio(text: string): Ratio | undefined {
  const decimal = /^\d+(\.\d+)?$/.test(text) ? parseDecimal(text) : undefined;
  if (decimal === undefined) return undefined;
  const ratio = { numerator: Number(decimal.units), denominator: 10 ** decimal.scale };
  return Number.isSafeInteger(ratio.numerator) && Number.isSafeInteger(ratio.denominator) ? ratio : undefined;
}

/** The sign of `value − ratio × base`, never rounded; value and base are whole numbers. */
export function compareToMultiple(value: number, ratio: Ratio, base: number): -1 | 0 | 1 {
  const left = value * ratio.denominator;
  const right = base * ratio.numerator;
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return signOf(left, right);
  return signOf(BigInt(value) * BigInt(ratio.denominator), BigInt(base) * BigInt(ratio.numerator));
}

function signOf(left: number | bigint, right: number | bigint): -1 | 0 | 1 {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
