import type { CheckRow } from '#contract';

/** The rows that the search finds, in the order they came; decided ones only when asked for. */
export function filterQueue(
  rows: readonly CheckRow[],
  search: string,
  showsDecided: boolean,
): readonly CheckRow[] {
  const needle = search.trim().toLowerCase();
  return rows.filter((row) => {
    if (!showsDecided && row.state === 'decided') return false;
    const texts = [row.externalId, row.title.en, row.title.zh, row.domain];
    return needle === '' || texts.some((text) => text?.toLowerCase().includes(needle));
  });
}

/** The submission that has waited longest and is free, apart from one. */
export function findNextWaiting(rows: readonly CheckRow[], except: CheckRow): CheckRow | undefined {
  return rows.find(({ state, submissionId }) => state === 'waiting' && submissionId !== except.submissionId);
}
