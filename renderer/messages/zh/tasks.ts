import type { tasks as en } from '../en/tasks.ts';
import type { SameKeys } from '../same-keys.ts';

export const tasks: SameKeys<typeof en> = {
  title: '任务',
};
