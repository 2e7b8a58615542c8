import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { signedIn } from './base.ts';
import { projectId } from './fields.ts';

export const liveTopics = ['work', 'checks', 'tasks', 'people', 'projects', 'session', 'evidence'] as const;
/** Something changed; a page asks again for what it shows. Carries no content. */
const change = z.object({ projectId: projectId.nullable(), topics: z.array(z.enum(liveTopics)) });
export type Change = z.infer<typeof change>;

export const live = {
  changes: signedIn.reads.output(eventIterator(change)),
};
