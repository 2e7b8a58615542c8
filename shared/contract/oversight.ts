import { z } from 'zod';
import { members } from './base.ts';
import {
  attemptId,
  day,
  done,
  durationMs,
  eventId,
  instant,
  page,
  pauseReason,
  personId,
  projectId,
  reason,
  suspendCause,
  taskId,
} from './fields.ts';
import { publishedFigures, taskStage } from './tasks.ts';
import { clockState } from './work.ts';

const waiting = z.object({
  personId: personId.nullable(),
  personName: z.string(),
  what: z.enum(['to-start', 'in-work', 'paused', 'to-revise', 'to-check']),
  count: z.number(),
  oldestAt: instant,
});

export const overview = z.object({
  taskCount: z.number(),
  stages: z.record(taskStage, z.number()),
  attempts: z.object({
    total: z.number(),
    accepted: z.number(),
    returnedOnce: z.number(),
    running: z.number(),
  }),
  waiting: z.array(waiting),
  /** Accepted and submitted attempts per project day, oldest first, at most 60 days. */
  throughput: z.array(z.object({ day, submitted: z.number(), returned: z.number(), accepted: z.number() })),
  /** Ratio slower : faster of the first two valid attempts, per bucket. */
  divergence: z.object({
    pairs: z.number(),
    divergent: z.number(),
    buckets: z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.number() })),
  }),
  laborTimeMs: z.object({ tasks: z.number(), mean: z.number().nullable(), median: z.number().nullable() }),
  needsWeightCount: z.number(),
  missingInputCount: z.number(),
});
export type Overview = z.infer<typeof overview>;

const intervalView = z.object({
  roundNumber: z.number(),
  openedAt: instant,
  closedAt: instant,
  openMs: durationMs,
  end: z.enum(['open', 'paused', 'submitted', 'gap', 'suspended', 'withdrawn']),
});
const standstillView = z.object({
  roundNumber: z.number(),
  fromAt: instant,
  toAt: instant.nullable(),
  ms: durationMs,
  kind: z.enum(['paused', 'suspended']),
  reason: pauseReason.nullable(),
  cause: suspendCause.nullable(),
  note: z.string().nullable(),
});
export const roundView = z.object({
  number: z.number(),
  startedAt: instant,
  submittedAt: instant.nullable(),
  wallMs: durationMs,
  openMs: durationMs,
  idleMs: durationMs,
  pausedMs: durationMs,
  suspendedMs: durationMs,
  correctionMs: durationMs,
  countedMs: durationMs,
});
const eventView = z.object({
  id: eventId,
  sequence: z.number(),
  type: z.string(),
  at: instant,
  monotonicMs: z.number(),
  bootId: z.string(),
  actorName: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

export const attemptTimeline = z.object({
  attemptId,
  taskId,
  externalId: z.string(),
  personName: z.string(),
  slot: z.number(),
  state: clockState,
  score: z.number().nullable(),
  rounds: z.array(roundView),
  intervals: z.array(intervalView),
  standstills: z.array(standstillView),
  corrections: z.array(
    z.object({
      roundNumber: z.number(),
      deltaMs: durationMs,
      reason: z.string(),
      at: instant,
      byName: z.string(),
    }),
  ),
  events: z.array(eventView),
  eventCount: z.number(),
  countedMs: durationMs,
});
export type AttemptTimeline = z.infer<typeof attemptTimeline>;

const laborRow = z.object({
  taskId,
  externalId: z.string(),
  title: z.string(),
  status: z.enum(['awaiting-pair', 'awaiting-third', 'complete']),
  needsThird: z.boolean(),
  /** The mean of two whole numbers of milliseconds, so it may end in a half. */
  laborTimeMs: z.number().nullable(),
  published: publishedFigures,
  attempts: z.array(
    z.object({
      attemptId,
      personId,
      personName: z.string(),
      slot: z.number(),
      completionMs: durationMs.nullable(),
      revised: z.boolean(),
      score: z.number().nullable(),
    }),
  ),
});
export type LaborRow = z.infer<typeof laborRow>;

const incentiveDay = z.object({
  day,
  currency: z.string(),
  annotators: z.array(
    z.object({
      personId,
      personName: z.string(),
      acceptedCount: z.number(),
      total: z.number(),
      rank: z.number(),
      multiplier: z.number(),
      payMinor: z.number(),
    }),
  ),
});
export type IncentiveDay = z.infer<typeof incentiveDay>;

const auditRow = z.object({
  sequence: z.number(),
  at: instant,
  actorName: z.string(),
  actingFor: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditRow = z.infer<typeof auditRow>;

const coordinators = members('coordinator');

export const oversight = {
  overview: coordinators.reads.input(z.object({ projectId })).output(overview),
  timeline: coordinators.reads.input(z.object({ projectId, attemptId })).output(attemptTimeline),
  /** Adds or takes away counted time in one round, by an event with a reason. */
  correct: coordinators.writes
    .input(
      z.object({
        projectId,
        attemptId,
        eventId,
        roundNumber: z.number().int().min(1),
        deltaMs: durationMs.refine((ms) => ms !== 0),
        reason,
      }),
    )
    .output(done),
  laborTime: coordinators.reads
    .input(z.object({ projectId, search: z.string().max(200).default(''), ...page }))
    .output(z.object({ rows: z.array(laborRow), total: z.number(), completeCount: z.number() })),
  incentives: coordinators.reads
    .input(z.object({ projectId, from: day.nullable().default(null), to: day.nullable().default(null) }))
    .output(z.array(incentiveDay)),
  audit: coordinators.reads
    .input(z.object({ projectId, search: z.string().max(200).default(''), ...page }))
    .output(z.object({ rows: z.array(auditRow), total: z.number() })),
};
