import type { LaborRoundRecord } from '#db';
import { pauseReasons, type PauseReason } from '#domain';
import { parseJson } from '#lib';
import { formatInstant, type ExportColumn } from './export-column.ts';
import type { LaborAttempt, LaborRecord } from './labor-record.ts';
import { publishedColumns } from './task-columns.ts';

/** A row of the table of attempts. */
export interface AttemptRow {
  readonly task: LaborRecord['task'];
  readonly attempt: LaborAttempt;
  readonly pausedByReason: Readonly<Partial<Record<PauseReason, number>>>;
}

export function toAttemptRows({ task, attempts }: LaborRecord): readonly AttemptRow[] {
  return attempts.map((attempt) => ({ task, attempt, pausedByReason: sumPauses(attempt.rounds) }));
}

function sumPauses(rounds: readonly LaborRoundRecord[]): AttemptRow['pausedByReason'] {
  const sums: Partial<Record<PauseReason, number>> = {};
  for (const { pausedByReason } of rounds) {
    if (pausedByReason === '{}') continue;
    const parsed = parseJson(pausedByReason) as Partial<Record<PauseReason, number>>;
    for (const reason of pauseReasons) {
      const ms = parsed[reason];
      if (ms !== undefined) sums[reason] = (sums[reason] ?? 0) + ms;
    }
  }
  return sums;
}

type Duration = 'wallMs' | 'countedMs' | 'openMs' | 'idleMs' | 'pausedMs' | 'suspendedMs' | 'correctionMs';

function sumRounds(name: string, duration: Duration, rule: string): ExportColumn<AttemptRow> {
  return {
    name,
    unit: 'ms',
    rule: `${rule} Sum over all rounds.`,
    source: 'SPEC 10',
    read: ({ attempt }) => attempt.rounds.reduce((sum, round) => sum + round[duration], 0),
  };
}

const identity: readonly ExportColumn<AttemptRow>[] = [
  {
    name: 'task_id',
    unit: '',
    rule: 'Id of the task in its pack, unique within the project.',
    source: 'pack',
    read: ({ task }) => task.externalId,
  },
  {
    name: 'attempt_id',
    unit: '',
    rule: 'Id of the attempt in this installation.',
    source: 'project',
    read: ({ attempt }) => attempt.record.id,
  },
  {
    name: 'annotator_id',
    unit: '',
    rule: 'Who did it; an id of this installation, never a name.',
    source: 'SPEC 1',
    read: ({ attempt }) => attempt.record.personId,
  },
  {
    name: 'slot',
    unit: '',
    rule: '1 and 2 are the first pair, 3 the third annotator.',
    source: 'SPEC 1',
    read: ({ attempt }) => attempt.record.slot,
  },
  {
    name: 'status',
    unit: '',
    rule: 'valid once an expert accepted it, in-progress before, withdrawn when it counts nowhere.',
    source: 'SPEC 1',
    read: ({ attempt }) => attempt.status,
  },
  {
    name: 'clock_state',
    unit: '',
    rule: 'Where its clock stands by its latest event.',
    source: 'events',
    read: ({ attempt }) => attempt.record.state,
  },
];

const outcome: readonly ExportColumn<AttemptRow>[] = [
  {
    name: 'round_count',
    unit: 'rounds',
    rule: 'The first submission and every revision that was begun.',
    source: 'SPEC 1',
    read: ({ attempt }) => attempt.rounds.length,
  },
  {
    name: 'revised',
    unit: '',
    rule: 'Whether there is more than one round.',
    source: 'SPEC 1',
    read: ({ attempt }) => attempt.rounds.length > 1,
  },
  {
    name: 'completion_ms',
    unit: 'ms',
    rule: 'Sum of the counted time of all rounds; empty until accepted.',
    source: 'SPEC 1',
    read: ({ attempt }) => attempt.scored?.completionMs ?? null,
  },
  {
    name: 'score',
    unit: 'points',
    rule: 'Incentive score by Algorithm 1, from 0 to 2; empty until it is settled.',
    source: 'SPEC 1',
    read: ({ attempt }) => attempt.scored?.score ?? null,
  },
  {
    name: 'started_at',
    unit: 'UTC',
    rule: 'First start.',
    source: 'events',
    read: ({ attempt }) => formatInstant(attempt.record.startedAt),
  },
  {
    name: 'submitted_at',
    unit: 'UTC',
    rule: 'Latest submission; empty while a round runs.',
    source: 'events',
    read: ({ attempt }) => formatInstant(attempt.record.submittedAt),
  },
  {
    name: 'accepted_at',
    unit: 'UTC',
    rule: 'When an expert accepted the deliverable.',
    source: 'events',
    read: ({ attempt }) => formatInstant(attempt.record.acceptedAt),
  },
];

const times: readonly ExportColumn<AttemptRow>[] = [
  {
    name: 'round_counted_ms',
    unit: 'ms',
    rule: 'Counted time of each round, first round first.',
    source: 'SPEC 10',
    read: ({ attempt }) => attempt.rounds.map(({ countedMs }) => countedMs),
  },
  sumRounds(
    'counted_ms',
    'countedMs',
    'Open time less idle time where the project excludes it, plus corrections.',
  ),
  sumRounds('wall_ms', 'wallMs', 'First start to submission; waiting for an expert is in no round.'),
  sumRounds('open_ms', 'openMs', 'Work intervals as measured.'),
  sumRounds('idle_ms', 'idleMs', 'No input anywhere on the machine, where that can be known.'),
  sumRounds('paused_ms', 'pausedMs', 'Paused by the annotator.'),
  ...pauseReasons.map((reason): ExportColumn<AttemptRow> => ({
    name: `paused_${reason.replaceAll('-', '_')}_ms`,
    unit: 'ms',
    rule: `Paused with the reason "${reason}". Sum over all rounds.`,
    source: 'SPEC 10',
    read: ({ pausedByReason }) => pausedByReason[reason] ?? 0,
  })),
  sumRounds('suspended_ms', 'suspendedMs', 'Sleep, crash or lost connection.'),
  sumRounds('correction_ms', 'correctionMs', 'Added or taken away by a coordinator, each with a reason.'),
];

/** Columns of the table of attempts. */
export const attemptColumns: readonly ExportColumn<AttemptRow>[] = [
  ...identity,
  ...outcome,
  ...times,
  ...publishedColumns,
];
