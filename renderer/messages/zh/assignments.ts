import type { assignments as en } from '../en/assignments.ts';
import type { SameKeys } from '../same-keys.ts';

export const assignments: SameKeys<typeof en> = {
  title: '分配',
};
