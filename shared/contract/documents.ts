import { z } from 'zod';
import { members } from './base.ts';
import { assignmentId, checkId, page, projectId, sha256, submissionId, taskId } from './fields.ts';

const position = z.number().int().min(0);

/** A file by what it belongs to, never by hash, so that a right can be checked; as the paths of /files say it. */
const fileReference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assignment-input'), assignmentId, position }),
  z.object({ kind: z.literal('assignment-draft'), assignmentId, position }),
  z.object({ kind: z.literal('assignment-submission'), assignmentId, submissionId, position }),
  z.object({ kind: z.literal('check-input'), checkId, position }),
  z.object({ kind: z.literal('check-submission'), checkId, submissionId, position }),
  z.object({ kind: z.literal('task-input'), taskId, position }),
  z.object({ kind: z.literal('submission'), submissionId, position }),
]);

/** One thing that is in a document; its other fields follow from type and kind (FACTS). */
const fact = z.looseObject({
  id: z.string(),
  type: z.string(),
  anchor: z.object({ selectors: z.array(z.looseObject({ kind: z.string() })) }),
});

const count = z.number().nullable();

/** What is told of a document as a whole. */
export const factsHead = z.object({
  file: z.object({
    format: z.string(),
    app: z.enum(['word', 'excel', 'powerpoint']).nullable(),
    bytes: z.number(),
  }),
  /** Why nothing of it could be read; `reader-failed` is a fault of the reader, not of the file. */
  error: z.object({ code: z.string(), message: z.string(), part: z.string().nullable() }).nullable(),
  size: z
    .object({
      pages: count,
      sheets: count,
      slides: count,
      bucket: z.enum(['small', 'medium', 'long']).nullable(),
    })
    .nullable(),
  warnings: z.array(z.object({ code: z.string(), part: z.string(), message: z.string() })),
  /** How many facts there are of each type. */
  counts: z.record(z.string(), z.number()),
});

export const factsView = factsHead.extend({
  file: factsHead.shape.file.extend({ name: z.string(), sha256 }),
  /** Of the types asked for, over all pages. */
  total: z.number(),
  facts: z.array(fact),
});
export type FactsView = z.infer<typeof factsView>;

export const documents = {
  /** A page of what is in a stored file; the same people may ask who may open it. */
  facts: members('annotator', 'expert', 'coordinator')
    .reads.input(
      z.object({
        projectId,
        file: fileReference,
        types: z.array(z.string().max(80)).max(100).nullable().default(null),
        ...page,
      }),
    )
    .output(factsView),
};
