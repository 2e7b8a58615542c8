/**
 * The t for which Student's distribution, with a whole number of degrees of freedom ≥ 1, holds 95 % between −t and t
 * (its 0.975 quantile). The probability is the finite series of Abramowitz and Stegun, 26.7.3 and 26.7.4; it rises
 * with the angle atan(t / √ν), so halving the interval finds it to the last bit.
 */
export function computeStudentT975(freedom: number): number {
  if (!Number.isSafeInteger(freedom) || freedom < 1)
    throw new RangeError(`Not degrees of freedom: ${freedom}`);
  let [low, high] = [0, Math.PI / 2];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return Math.tan(middle) * Math.sqrt(freedom);
    if (centralProbability(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
}

function centralProbability(angle: number, freedom: number): number {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let series = freedom === 1 ? 0 : term;
  for (let step = isOdd ? 3 : 2; step < freedom; step += 2) {
    term *= (cosine * cosine * (step - 1)) / step;
    series += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * series) : sine * series;
}
