import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the sample's story says of one task; paths are absolute. */
export interface SampleTask {
  readonly taskId: string;
  readonly deliverables: Readonly<Record<string, string>>;
}

export interface StoryStep {
  readonly does: 'submit' | 'accept' | 'revise' | 'estimate';
  readonly by: string;
  readonly taskId: string;
  readonly slot: number;
  readonly round: number;
  readonly variant: string;
  readonly activeMinutes: number;
  readonly pausedMinutes?: number;
  readonly reason: Readonly<Record<'en' | 'zh', string>>;
}

export const sampleFolder = join(import.meta.dirname, '..', '..', 'assets', 'sample');

const sample: { readonly tasks: readonly SampleTask[]; readonly story: readonly StoryStep[] } = JSON.parse(
  readFileSync(join(sampleFolder, 'sample.json'), 'utf8'),
);

export const sampleStory = sample.story;

/** A ready deliverable of the sample. */
export function getDeliverable(taskId: string, variant: string): string {
  const path = sample.tasks.find((task) => task.taskId === taskId)?.deliverables[variant];
  if (path === undefined) throw new Error(`The sample has no deliverable ${variant} for ${taskId}`);
  return join(sampleFolder, path);
}
