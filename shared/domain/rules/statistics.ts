/** part / whole, or null of nothing. */
export function computeFraction(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export function computeMean(values: readonly number[]): number | null {
  return computeFraction(sum(values), values.length);
}

/** The sample standard deviation (n − 1); null with fewer than two values. */
export function computeSampleSd(values: readonly number[]): number | null {
  return values.length < 2 ? null : Math.sqrt(sumSquaredDeviations(values) / (values.length - 1));
}

export function sumSquaredDeviations(values: readonly number[]): number {
  const mean = computeMean(values) ?? 0;
  return sum(values.map((value) => (value - mean) ** 2));
}

/** The quantile of ascending values by linear interpolation between order statistics (Hyndman and Fan's type 7). */
export function computeQuantile(ascending: readonly number[], probability: number): number | null {
  const place = (ascending.length - 1) * probability;
  const [below, above] = [ascending[Math.floor(place)], ascending[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
