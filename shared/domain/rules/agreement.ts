import { computeCohenKappa } from './cohen-kappa.ts';
import { isUnanimous, tallyUnits } from './agreement-tally.ts';
import type { AgreementTally } from './agreement-tally.ts';
import { codeUnits } from './agreement-units.ts';
import type { AgreementInput, AgreementLevel, CodedUnits } from './agreement-units.ts';
import { computeKrippendorffAlpha } from './krippendorff-alpha.ts';
import { computeFraction } from './statistics.ts';

/** Each is null where nothing can be compared, or where chance agreement is 1. */
export interface AgreementCoefficients {
  readonly percent: number | null;
  /** With exactly two raters, over the units both judged. */
  readonly cohen: number | null;
  readonly fleiss: number | null;
  readonly gwetAc1: number | null;
  readonly krippendorff: number | null;
}

export interface Agreement extends AgreementCoefficients {
  /** Units with two ratings or more. */
  readonly unitsUsed: number;
  readonly unitsTotal: number;
}

/** How far raters agree beyond chance, with missing ratings as Gwet's handbook treats them (SPEC 9). */
export function computeAgreement(input: AgreementInput): Agreement {
  const coded = codeUnits(input);
  return {
    unitsUsed: coded.units.filter((unit) => unit.valueCount > 1).length,
    unitsTotal: coded.units.length,
    ...computeCoefficients(coded, input.level, new Uint8Array(coded.units.length).fill(1)),
  };
}

/** The coefficients of units that each count `weights[index]` times. */
export function computeCoefficients(
  coded: CodedUnits,
  level: AgreementLevel,
  weights: ArrayLike<number>,
): AgreementCoefficients {
  const tally = tallyUnits(coded, weights);
  const percent = computeFraction(tally.agreementSum, tally.usedCount);
  const { fleissChance, gwetChance } = computeChances(tally);
  return {
    percent,
    cohen: computeCohenKappa(tally.first, tally.second, tally.agreedCount),
    fleiss: correctForChance(percent, fleissChance),
    gwetAc1: correctForChance(percent, gwetChance),
    krippendorff: computeKrippendorffAlpha(coded, level, weights, tally.usedValues),
  };
}

function computeChances({ shares, ratedCount }: AgreementTally): {
  fleissChance: number;
  gwetChance: number;
} {
  // Unanimity is found by counting: rounded shares may sum to a little less than 1.
  if (isUnanimous(shares)) return { fleissChance: 1, gwetChance: 1 };
  let [fleissChance, spread] = [0, 0];
  for (const share of shares) {
    const prevalence = share / ratedCount;
    fleissChance += prevalence ** 2;
    spread += prevalence * (1 - prevalence);
  }
  return { fleissChance, gwetChance: spread / (shares.length - 1) };
}

function correctForChance(observed: number | null, chance: number): number | null {
  return observed === null || chance === 1 ? null : (observed - chance) / (1 - chance);
}
