import { z } from 'zod';
import { members } from './base.ts';
import { projectId } from './fields.ts';

/** One fault in a pack: where, what, and what to do; `line` where the fault is in a text file. */
export const packFault = z.object({
  code: z.enum([
    'json-broken',
    'not-a-task',
    'duplicate-id',
    'duplicate-input',
    'unsafe-name',
    'archive-broken',
    'archive-too-large',
    'rubric-without-task',
    'rubric-mismatch',
    'unknown-price-source',
    'nothing-found',
    'file-not-readable',
    'encoding-broken',
  ]),
  severity: z.enum(['stop', 'warn']),
  file: z.string(),
  line: z.number().nullable(),
  taskId: z.string().nullable(),
  message: z.string(),
});
export type PackFault = z.infer<typeof packFault>;

/** What an import would do, or did. Counts are of tasks unless named otherwise. */
export const importReport = z.object({
  pack: z.object({ name: z.string(), shape: z.enum(['folder', 'zip', 'merged-json']), sha256: z.string() }),
  languages: z.array(z.enum(['en', 'zh'])),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  skipped: z.array(z.object({ taskId: z.string(), why: z.string() })),
  gates: z.number(),
  items: z.number(),
  needsWeight: z.array(
    z.object({ taskId: z.string(), language: z.enum(['en', 'zh']), position: z.number(), text: z.string() }),
  ),
  unusualWeights: z.array(z.object({ taskId: z.string(), position: z.number(), weight: z.number() })),
  inputs: z.object({
    expected: z.number(),
    found: z.number(),
    missing: z.array(z.object({ taskId: z.string(), names: z.array(z.string()) })),
  }),
  changes: z.array(z.object({ taskId: z.string(), fields: z.array(z.string()) })),
  faults: z.array(packFault),
  isDryRun: z.boolean(),
});
export type ImportReport = z.infer<typeof importReport>;

/** A pack from an upload (see `POST /files/packs`), or a path on the core's own machine (owner only). */
const packSource = z.union([
  z.object({ kind: z.literal('upload'), uploadId: z.string().regex(/^[0-9a-f-]{36}$/) }),
  z.object({ kind: z.literal('path'), path: z.string().min(1), inputs: z.string().nullable() }),
]);
export type PackSource = z.infer<typeof packSource>;

export const imports = {
  preview: members('coordinator')
    .reads.input(z.object({ projectId, source: packSource }))
    .output(importReport),
  apply: members('coordinator')
    .writes.input(z.object({ projectId, source: packSource }))
    .output(importReport),
};
