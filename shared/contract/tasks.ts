import { z } from 'zod';
import { members } from './base.ts';
import {
  assignmentId,
  attemptId,
  bilingual,
  done,
  durationMs,
  fileName,
  instant,
  page,
  personId,
  projectId,
  rubricItemId,
  sha256,
  taskId,
} from './fields.ts';

/** Where a task stands, from the first thing that is still missing. */
export const taskStages = [
  'unassigned',
  'in-work',
  'awaiting-check',
  'returned',
  'awaiting-third',
  'complete',
  'withdrawn',
] as const;
export const taskStage = z.enum(taskStages);
export type TaskStage = z.infer<typeof taskStage>;

/** What the benchmark published for the task; shown beside what is measured here, never mixed in. */
export const publishedFigures = z.object({
  laborMinutes: z.number().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  priceSource: z.enum(['explicit_price', 'estimated_price']).nullable(),
});

export const taskInput = z.object({
  position: z.number(),
  name: fileName,
  sha256: sha256.nullable(),
  bytes: z.number().nullable(),
});
export type TaskInput = z.infer<typeof taskInput>;

export const rubricItem = z.object({
  id: rubricItemId,
  kind: z.enum(['gate', 'item']),
  position: z.number(),
  /** null for gates and for items that need a weight. */
  weight: z.number().nullable(),
  needsWeight: z.boolean(),
  text: bilingual,
  /** The prefix as it stood in the pack, when it could not be read. */
  rawPrefix: z.string().nullable(),
});
export type RubricItemView = z.infer<typeof rubricItem>;

export const slotView = z.object({
  assignmentId,
  attemptId: attemptId.nullable(),
  slot: z.number(),
  personId,
  personName: z.string(),
  state: z.enum([
    'assigned',
    'working',
    'paused',
    'suspended',
    'submitted',
    'returned',
    'accepted',
    'withdrawn',
    'declined',
    'reassigned',
  ]),
  countedMs: durationMs.nullable(),
  roundCount: z.number(),
  score: z.number().nullable(),
  changedAt: instant,
  endedReason: z.string().nullable(),
});
export type SlotView = z.infer<typeof slotView>;

const taskRow = z.object({
  id: taskId,
  externalId: z.string(),
  title: z.string(),
  domain: z.string().nullable(),
  stage: taskStage,
  needsThird: z.boolean(),
  needsWeightCount: z.number(),
  missingInputCount: z.number(),
  laborTimeMs: z.number().nullable(),
  slots: z.array(slotView),
});
export type TaskRow = z.infer<typeof taskRow>;

export const taskDetail = taskRow.extend({
  instruction: bilingual,
  operationIntent: z.string().nullable(),
  inputs: z.array(taskInput),
  rubric: z.array(rubricItem),
  published: publishedFigures,
  /** Seeds of the draws made for this task, newest first. */
  draws: z.array(
    z.object({
      at: instant,
      kind: z.enum(['pair', 'third', 'replacement']),
      seed: z.string(),
      poolSize: z.number(),
      chosen: z.array(z.string()),
    }),
  ),
});
export type TaskDetail = z.infer<typeof taskDetail>;

export const tasks = {
  list: members('coordinator')
    .reads.input(
      z.object({
        projectId,
        search: z.string().max(200).default(''),
        stage: taskStage.nullable().default(null),
        ...page,
      }),
    )
    .output(z.object({ rows: z.array(taskRow), total: z.number() })),
  get: members('coordinator').reads.input(z.object({ projectId, taskId })).output(taskDetail),
  setWeight: members('coordinator')
    .writes.input(z.object({ projectId, rubricItemId, weight: z.number().int().min(-1000).max(1000) }))
    .output(done),
  itemsNeedingWeight: members('coordinator')
    .reads.input(z.object({ projectId }))
    .output(z.array(rubricItem.extend({ taskId, externalId: z.string() }))),
};
