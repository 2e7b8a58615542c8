import { z } from 'zod';
import { members } from './base.ts';
import {
  bilingual,
  checkId,
  done,
  durationMs,
  eventId,
  instant,
  note,
  pauseReason,
  projectId,
  rubricItemId,
  submissionId,
  windowId,
} from './fields.ts';
import { rubricItem, taskInput } from './tasks.ts';
import { clockView, deliverable } from './work.ts';

/** A submission to check: no names, no times of the person who made it. */
const checkRow = z.object({
  submissionId,
  /** The caller's own check on it, open or decided; null for what waits and for what another expert holds. */
  checkId: checkId.nullable(),
  externalId: z.string(),
  title: bilingual,
  domain: z.string().nullable(),
  roundNumber: z.number(),
  fileCount: z.number(),
  waitingSince: instant,
  /** `taken`: another expert holds it; `mine`: the caller does. */
  state: z.enum(['waiting', 'mine', 'taken', 'decided']),
  decision: z.enum(['accept', 'return']).nullable(),
});
export type CheckRow = z.infer<typeof checkRow>;

export const checkNote = z.object({
  rubricItemId: rubricItemId.nullable(),
  note: z.string().trim().min(1).max(4_000),
});
export type CheckNote = z.infer<typeof checkNote>;

const earlierRound = z.object({
  submissionId,
  roundNumber: z.number(),
  files: z.array(deliverable),
  decision: z.enum(['accept', 'return']),
  summary: z.string().nullable(),
  notes: z.array(checkNote),
  decidedAt: instant,
});

export const checkView = z.object({
  checkId,
  submissionId,
  externalId: z.string(),
  domain: z.string().nullable(),
  instruction: bilingual,
  roundNumber: z.number(),
  inputs: z.array(taskInput),
  files: z.array(deliverable),
  rubric: z.array(rubricItem),
  submissionNote: z.string().nullable(),
  earlier: z.array(earlierRound),
  clock: clockView,
  decision: z.enum(['accept', 'return']).nullable(),
  summary: z.string().nullable(),
  notes: z.array(checkNote),
});
export type CheckView = z.infer<typeof checkView>;

/** A file of the check's folder; `submissionId` is null for an input of the task. */
const checkFolderFile = z.object({
  submissionId: submissionId.nullable(),
  position: z.number(),
  path: z.string(),
});

const experts = members('expert');
const inCheck = z.object({ projectId, checkId });
const signal = inCheck.extend({ eventId, windowId });

export const checks = {
  list: experts.reads.input(z.object({ projectId, includesDecided: z.boolean().default(false) })).output(
    z.object({
      rows: z.array(checkRow),
      /** The caller's own counted time: in all, and on the project's current day. */
      ownMs: durationMs,
      ownTodayMs: durationMs,
      decidedCount: z.number(),
    }),
  ),
  /** Takes a submission to check and starts the expert's own clock; nobody checks their own work. */
  claim: experts.writes.input(z.object({ projectId, submissionId, eventId, windowId })).output(checkView),
  get: experts.reads.input(inCheck).output(checkView),
  /** Lays read-only copies of inputs and deliverables into a folder on the core's machine, for native apps. */
  openFolder: experts.writes
    .input(inCheck)
    .output(z.object({ folder: z.string(), files: z.array(checkFolderFile) })),
  heartbeat: experts.writes.input(signal).output(clockView),
  pause: experts.writes
    .input(signal.extend({ reason: pauseReason, note: note.nullable() }))
    .output(clockView),
  resume: experts.writes.input(signal).output(clockView),
  /** Moves the running clock into this window. */
  takeOver: experts.writes.input(signal).output(clockView),
  release: experts.writes.input(signal).output(done),
  /** Returning needs at least one note or a summary. */
  decide: experts.writes
    .input(
      signal.extend({
        decision: z.enum(['accept', 'return']),
        summary: note.nullable(),
        notes: z.array(checkNote).max(500),
      }),
    )
    .output(done),
};
