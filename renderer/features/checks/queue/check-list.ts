import type { CheckRow } from '#contract';

/** What the core tells about the queue. */
export interface CheckList {
  readonly rows: readonly CheckRow[];
  readonly ownMs: number;
  readonly ownTodayMs: number;
  readonly decidedCount: number;
}
