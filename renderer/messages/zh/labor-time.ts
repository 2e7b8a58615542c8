import type { laborTime as en } from '../en/labor-time.ts';
import type { SameKeys } from '../same-keys.ts';

export const laborTime: SameKeys<typeof en> = {
  title: '工时',
};
