import { z } from 'zod';
import { members } from './base.ts';
import { assignmentId, checkId, fileName, instant, markId, note, projectId, sha256 } from './fields.ts';

const part = z.string().min(1).max(500);
const offset = z.number().int().min(0);
const context = z.string().max(200);

/** FORMATS, *Evidence selectors*. */
const evidenceSelector = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    part,
    start: offset,
    end: offset,
    quote: z.string().max(200_000),
    prefix: context,
    suffix: context,
  }),
  z.strictObject({
    kind: z.literal('cells'),
    sheet: z.string().max(200),
    ref: z.string().min(1).max(8_000),
    formula: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('region'),
    part: part.exactOptional(),
    slide: z.number().int().min(1).exactOptional(),
    xywh: z.string().max(100),
  }),
  z.strictObject({
    kind: z.literal('element'),
    part,
    elementId: z.string().max(500),
    elementKind: z.string().max(100),
  }),
]);

/** Where somebody marks: in their own attempt, or in their own check. */
const evidencePlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assignment'), assignmentId }),
  z.object({ kind: z.literal('check'), checkId }),
]);
export type EvidencePlaceInput = z.infer<typeof evidencePlace>;

const evidenceMark = z.object({
  markId,
  /** Of the file that was marked. */
  sha256,
  /** The file as it is called now; its bytes may be those of a later version. Null when it is no longer there. */
  file: z.object({ kind: z.enum(['input', 'deliverable']), name: fileName }).nullable(),
  selectors: z.array(evidenceSelector),
  note: z.string(),
  /** False for the annotator's marks as an expert sees them. */
  isOwn: z.boolean(),
  /** Null for another person's: experts check without times. */
  markedAt: instant.nullable(),
  /** When it was taken away; it can be restored. */
  removedAt: instant.nullable(),
});
export type EvidenceMark = z.infer<typeof evidenceMark>;

const markers = members('annotator', 'expert');
const inPlace = z.object({ projectId, place: evidencePlace });
const onMark = inPlace.extend({ markId });

export const evidence = {
  /**
   * An annotator gets their own marks; an expert their own, and those that the annotator had when the submission was
   * sealed. The caller's removed marks are told too, so that they can be restored.
   */
  list: markers.reads.input(inPlace).output(
    z.object({
      marks: z.array(evidenceMark),
      /** Whether marks can be added and changed now: the round is open, or the check undecided. */
      canMark: z.boolean(),
    }),
  ),
  /** The page makes the id: the same one again changes nothing. */
  add: markers.writes
    .input(
      onMark.extend({
        sha256,
        selectors: z.array(evidenceSelector).min(1).max(20),
        note: note.default(''),
      }),
    )
    .output(evidenceMark),
  edit: markers.writes.input(onMark.extend({ note })).output(evidenceMark),
  remove: markers.writes.input(onMark).output(evidenceMark),
  restore: markers.writes.input(onMark).output(evidenceMark),
};
