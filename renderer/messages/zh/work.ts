import type { work as en } from '../en/work.ts';
import type { SameKeys } from '../same-keys.ts';

export const work: SameKeys<typeof en> = {
  title: '我的工作',
};
