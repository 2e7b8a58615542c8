import { z } from 'zod';
import { members } from './base.ts';
import { assignmentId, done, page, personId, projectId, reason, taskId } from './fields.ts';
import { slotView } from './tasks.ts';

const assignmentRow = slotView.extend({ taskId, externalId: z.string(), title: z.string() });
export type AssignmentRow = z.infer<typeof assignmentRow>;

export const assignments = {
  list: members('coordinator')
    .reads.input(
      z.object({
        projectId,
        personId: personId.nullable().default(null),
        isOpen: z.boolean().nullable().default(null),
        search: z.string().max(200).default(''),
        ...page,
      }),
    )
    .output(z.object({ rows: z.array(assignmentRow), total: z.number() })),
  /** Draws two annotators at random for every chosen task that has open slots; null takes all of them. */
  draw: members('coordinator')
    .writes.input(
      z.object({ projectId, taskIds: z.array(taskId).nullable(), seed: z.string().max(80).nullable() }),
    )
    .output(
      z.object({
        seed: z.string(),
        assignedCount: z.number(),
        withoutPool: z.array(z.object({ taskId, externalId: z.string(), openSlots: z.number() })),
      }),
    ),
  /** Ends an assignment and gives its slot to the named person, or to one drawn at random. */
  reassign: members('coordinator')
    .writes.input(z.object({ projectId, assignmentId, personId: personId.nullable(), reason }))
    .output(done),
  withdraw: members('coordinator').writes.input(z.object({ projectId, assignmentId, reason })).output(done),
  decline: members('annotator').writes.input(z.object({ projectId, assignmentId, reason })).output(done),
  /** Takes one open slot on a task that the caller has never been on. */
  claim: members('annotator')
    .writes.input(z.object({ projectId, taskId: taskId.nullable() }))
    .output(z.object({ assignmentId })),
};
