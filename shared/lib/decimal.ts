/** Numbers as whole counts of one power of ten: value = units / 10 ^ scale. Exact for what the numbers print as. */
export interface AlignedDecimals {
  readonly units: readonly bigint[];
  readonly scale: number;
}

interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const decimalPattern = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/;

/** Reads "12.50", "-3" or "1e-7" exactly; undefined for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = decimalPattern.exec(text);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const units = BigInt(sign + whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/** Puts numbers on one scale by their shortest decimal form, so that 0.1 means one tenth. Throws on NaN and infinity. */
export function alignDecimals(values: readonly number[]): AlignedDecimals {
  const decimals = values.map((value) => {
    const decimal = parseDecimal(String(value));
    if (decimal === undefined) throw new RangeError(`Not a finite number: ${value}`);
    return decimal;
  });
  const scale = decimals.reduce((widest, decimal) => Math.max(widest, decimal.scale), 0);
  return { scale, units: decimals.map((decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale)) };
}

/** The nearest number to units / 10 ^ scale. */
export function decimalToNumber(units: bigint, scale: number): number {
  return Number(`${units}e-${scale}`);
}

/** A sum that does not depend on the order: 0.1 + 0.2 gives 0.3. */
export function sumExactly(values: readonly number[]): number {
  let total = 0;
  let isWhole = true;
  for (const value of values) {
    total += value;
    isWhole &&= Number.isSafeInteger(value) && Number.isSafeInteger(total);
  }
  if (isWhole) return total;
  const { units, scale } = alignDecimals(values);
  return decimalToNumber(
    units.reduce((sum, unit) => sum + unit, 0n),
    scale,
  );
}

/** numerator / denominator (> 0) to the nearest whole number, a half towards the greater. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  return doubled % divisor < 0n ? quotient - 1n : quotient;
}
