/** "1:02:03" for milliseconds; whole seconds, rounded down, with a minus for corrections. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return ms <= -1_000 ? `−${text}` : text;
}

export interface DurationParts {
  readonly isNegative: boolean;
  readonly hours: number;
  readonly minutes: number;
  /** Only told below one minute. */
  readonly seconds: number | null;
}

/** Splits milliseconds for words: rounded to whole minutes from one minute on, to seconds below. */
export function computeDurationParts(ms: number): DurationParts {
  const size = Math.abs(ms);
  if (size < 59_500) {
    return { isNegative: ms < 0, hours: 0, minutes: 0, seconds: Math.round(size / 1_000) };
  }
  const minutes = Math.round(size / 60_000);
  return { isNegative: ms < 0, hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: null };
}
