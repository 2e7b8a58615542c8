/** How a project counts time (SPEC 10). */
export interface TimePolicy {
  /** A silence longer than this between two signs of life is a gap and is never counted. */
  readonly gapLimitMs: number;
  /** Whether flagged idle time is left in the counted time (default) or taken out. */
  readonly countsIdle: boolean;
}

/** The page sends a sign of life this often (DESIGN, *Time*). */
export const heartbeatMs = 5_000;

export const defaultTimePolicy: TimePolicy = { gapLimitMs: 15_000, countsIdle: true };
