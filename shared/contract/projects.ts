import { z } from 'zod';
import { members, owner, signedIn } from './base.ts';
import { instant, personId, projectId, role } from './fields.ts';

const decimalRatio = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);

/** A project's policies: they decide how figures are made and are frozen into every export. */
export const projectSettings = z.object({
  name: z.string().trim().min(1).max(120),
  timeZone: z.string().min(1).max(64),
  currency: z.string().regex(/^[A-Z]{3}$/),
  baseDailySalaryMinor: z.number().int().min(0),
  divergenceRatio: decimalRatio,
  fastRatio: decimalRatio,
  countsIdle: z.boolean(),
  /** Whether annotators may take open slots themselves beside the draw. */
  allowsClaims: z.boolean(),
});
export type ProjectSettings = z.infer<typeof projectSettings>;

export const projectView = projectSettings.extend({
  id: projectId,
  isSample: z.boolean(),
  createdAt: instant,
});
export type ProjectView = z.infer<typeof projectView>;

export const projects = {
  list: signedIn.reads.output(z.array(projectView.extend({ roles: z.array(role), taskCount: z.number() }))),
  get: members('coordinator', 'annotator', 'expert', 'reviewer', 'adjudicator', 'researcher')
    .reads.input(z.object({ projectId }))
    .output(projectView),
  create: owner.writes.input(projectSettings).output(projectView),
  change: members('coordinator')
    .writes.input(z.object({ projectId, settings: projectSettings }))
    .output(projectView),
  openSample: owner.writes.output(projectView),
  samplePeople: signedIn.reads
    .input(z.object({ projectId }))
    .output(z.array(z.object({ id: personId, displayName: z.string(), roles: z.array(role) }))),
};
