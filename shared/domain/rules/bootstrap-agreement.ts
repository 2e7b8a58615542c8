import { createSeededRandom } from '#lib';
import { computeCoefficients } from './agreement.ts';
import type { AgreementCoefficients } from './agreement.ts';
import { codeUnits } from './agreement-units.ts';
import type { AgreementInput } from './agreement-units.ts';
import { computeQuantile } from './statistics.ts';

export interface BootstrapSettings {
  /** Kept and exported with the figures: it repeats every draw. */
  readonly seed: number;
  /** 2,000 when left out. */
  readonly resamples?: number;
}

export interface AgreementInterval {
  readonly low: number;
  readonly high: number;
  /** In how many resamples the coefficient was defined; the interval is over these. */
  readonly definedCount: number;
}

/** Null where no resample defines the coefficient. */
export type AgreementIntervals = { readonly [Name in keyof AgreementCoefficients]: AgreementInterval | null };

/**
 * The 95 % percentile bootstrap interval of each coefficient, drawing whole units with replacement (SPEC 9). The
 * categories stay those of all units, also in a resample that misses one.
 */
export function bootstrapAgreement(
  input: AgreementInput,
  { seed, resamples = 2000 }: BootstrapSettings,
): AgreementIntervals {
  const coded = codeUnits(input);
  const random = createSeededRandom(seed);
  const drawn: AgreementCoefficients[] = [];
  for (let turn = 0; turn < resamples; turn += 1) {
    drawn.push(computeCoefficients(coded, input.level, drawWeights(coded.units.length, random.nextBelow)));
  }
  const intervalOf = (name: keyof AgreementCoefficients): AgreementInterval | null =>
    computeInterval(drawn.map((coefficients) => coefficients[name]).filter((value) => value !== null));
  return {
    percent: intervalOf('percent'),
    cohen: intervalOf('cohen'),
    fleiss: intervalOf('fleiss'),
    gwetAc1: intervalOf('gwetAc1'),
    krippendorff: intervalOf('krippendorff'),
  };
}

function drawWeights(unitCount: number, nextBelow: (bound: number) => number): Uint32Array {
  const weights = new Uint32Array(unitCount);
  for (let draw = 0; draw < unitCount; draw += 1) {
    const unit = nextBelow(unitCount);
    weights[unit] = (weights[unit] ?? 0) + 1;
  }
  return weights;
}

function computeInterval(values: readonly number[]): AgreementInterval | null {
  const ascending = values.toSorted((a, b) => a - b);
  const [low, high] = [computeQuantile(ascending, 0.025), computeQuantile(ascending, 0.975)];
  return low === null || high === null ? null : { low, high, definedCount: values.length };
}
