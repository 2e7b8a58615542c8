import type { viewers as en } from '../en/viewers.ts';
import type { SameKeys } from '../same-keys.ts';

export const viewers: SameKeys<typeof en> = {
  title: '文档',
};
