import type { incentives as en } from '../en/incentives.ts';
import type { SameKeys } from '../same-keys.ts';

export const incentives: SameKeys<typeof en> = {
  title: '激励',
};
