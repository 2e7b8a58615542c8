import type { AttemptTimeline } from '#contract';

/** A correction as the form holds it. */
export interface CorrectionFields {
  readonly roundNumber: number;
  readonly direction: 'add' | 'take';
  readonly minutes: string | number;
  readonly seconds: string | number;
}

export interface CorrectionEffect {
  readonly deltaMs: number;
  readonly roundFromMs: number;
  readonly roundToMs: number;
  readonly totalFromMs: number;
  readonly totalToMs: number;
  /** More would be taken away than is counted: the core refuses it. */
  readonly isBelowZero: boolean;
}

/** What a correction would change; null while it changes nothing. */
export function computeCorrectionEffect(
  { rounds, countedMs }: Pick<AttemptTimeline, 'rounds' | 'countedMs'>,
  { roundNumber, direction, minutes, seconds }: CorrectionFields,
): CorrectionEffect | null {
  const round = rounds.find(({ number }) => number === roundNumber);
  const sizeMs = (Number(minutes) * 60 + Number(seconds)) * 1_000;
  if (!round || !Number.isInteger(sizeMs) || sizeMs <= 0) return null;
  const deltaMs = direction === 'add' ? sizeMs : -sizeMs;
  return {
    deltaMs,
    roundFromMs: round.countedMs,
    roundToMs: round.countedMs + deltaMs,
    totalFromMs: countedMs,
    totalToMs: countedMs + deltaMs,
    isBelowZero: round.countedMs + deltaMs < 0,
  };
}
