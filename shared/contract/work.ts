import { z } from 'zod';
import { members } from './base.ts';
import {
  assignmentId,
  attemptId,
  bilingual,
  durationMs,
  eventId,
  fileName,
  instant,
  note,
  pauseReason,
  projectId,
  rubricItemId,
  sha256,
  submissionId,
  suspendCause,
  windowId,
} from './fields.ts';
import { taskInput } from './tasks.ts';

export const clockState = z.enum([
  'not-started',
  'running',
  'paused',
  'suspended',
  'submitted',
  'returned',
  'accepted',
  'withdrawn',
]);

/** What the page needs to show a clock; `countedMs` is as of `asOf`, and grows only while running. */
export const clockView = z.object({
  state: clockState,
  roundNumber: z.number(),
  /** Counted in this round, and over all rounds. */
  roundCountedMs: durationMs,
  countedMs: durationMs,
  pausedMs: durationMs,
  suspendedMs: durationMs,
  idleMs: durationMs,
  asOf: instant,
  pauseReason: pauseReason.nullable(),
  suspendCause: suspendCause.nullable(),
  suspendedSince: instant.nullable(),
  /** The window in which the clock runs, when it is not the caller's. */
  openIn: z.object({ windowId, device: z.string(), since: instant, lastSignAt: instant }).nullable(),
});
export type ClockView = z.infer<typeof clockView>;

export const deliverable = z.object({
  position: z.number(),
  name: fileName,
  originalName: fileName,
  sha256,
  bytes: z.number(),
  addedAt: instant,
});
export type Deliverable = z.infer<typeof deliverable>;

export const preflightFinding = z.object({
  fileName: z.string(),
  code: z.string(),
  severity: z.enum(['stop', 'warn']),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PreflightFinding = z.infer<typeof preflightFinding>;

const returnedNote = z.object({
  rubricItemId: rubricItemId.nullable(),
  /** Where the note belongs, without the rubric's own words: annotators never see those. */
  label: z.string(),
  note: z.string(),
});

const submissionView = z.object({
  id: submissionId,
  roundNumber: z.number(),
  sealedAt: instant,
  files: z.array(deliverable),
  manifestSha256: sha256,
  outcome: z.enum(['accepted', 'returned']).nullable(),
  notes: z.array(returnedNote),
  summary: z.string().nullable(),
});

const workRow = z.object({
  assignmentId,
  attemptId: attemptId.nullable(),
  externalId: z.string(),
  title: bilingual,
  slot: z.number(),
  state: z.enum(['assigned', 'running', 'paused', 'suspended', 'submitted', 'returned', 'accepted']),
  roundNumber: z.number(),
  countedMs: durationMs,
  score: z.number().nullable(),
  changedAt: instant,
});
export type WorkRow = z.infer<typeof workRow>;

/** One's own work in a project: never another person's times, answers or scores. */
export const myWork = z.object({
  rows: z.array(workRow),
  total: z.number(),
  earned: z.object({ score: z.number(), acceptedCount: z.number(), today: z.number() }),
  canClaim: z.boolean(),
  running: z.object({ assignmentId, externalId: z.string() }).nullable(),
});
export type MyWork = z.infer<typeof myWork>;

export const taskForWork = z.object({
  assignmentId,
  attemptId: attemptId.nullable(),
  externalId: z.string(),
  domain: z.string().nullable(),
  instruction: bilingual,
  inputs: z.array(taskInput),
  slot: z.number(),
  clock: clockView,
  drafts: z.array(deliverable),
  submissions: z.array(submissionView),
  score: z.number().nullable(),
  /** Absolute path of the attempt's folder; only told to a page on the core's own machine. */
  folder: z.string().nullable(),
});
export type TaskForWork = z.infer<typeof taskForWork>;

const mine = members('annotator');
const inAssignment = z.object({ projectId, assignmentId });
/** A signal from one window. Sending the same `eventId` again changes nothing. */
const signal = inAssignment.extend({ eventId, windowId });

export const work = {
  list: mine.reads.input(z.object({ projectId })).output(myWork),
  get: mine.reads
    .input(inAssignment.extend({ windowId: windowId.nullable().default(null) }))
    .output(taskForWork),
  start: mine.writes.input(signal).output(clockView),
  heartbeat: mine.writes.input(signal.extend({ idleMs: durationMs.min(0).default(0) })).output(clockView),
  pause: mine.writes.input(signal.extend({ reason: pauseReason, note: note.nullable() })).output(clockView),
  resume: mine.writes.input(signal).output(clockView),
  /** Moves the running clock into this window. */
  takeOver: mine.writes.input(signal).output(clockView),
  renameDraft: mine.writes
    .input(inAssignment.extend({ position: z.number(), name: fileName }))
    .output(z.array(deliverable)),
  removeDraft: mine.writes.input(inAssignment.extend({ position: z.number() })).output(z.array(deliverable)),
  /** Copies inputs into the attempt's folder on the core's machine and names it. */
  openFolder: mine.writes
    .input(inAssignment)
    .output(z.object({ folder: z.string(), inputs: z.array(z.string()) })),
  /** Takes new and changed files of the attempt's `outputs` folder as drafts. */
  pickUp: mine.writes
    .input(inAssignment)
    .output(z.object({ added: z.array(fileName), drafts: z.array(deliverable) })),
  preflight: mine.reads.input(inAssignment).output(z.array(preflightFinding)),
  submit: mine.writes
    .input(signal.extend({ usedNoModel: z.boolean(), note: note.nullable() }))
    .output(z.object({ submissionId, manifestSha256: sha256, clock: clockView })),
};
