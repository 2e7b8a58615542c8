import type { coordination as en } from '../en/coordination.ts';
import type { SameKeys } from '../same-keys.ts';

export const coordination: SameKeys<typeof en> = {
  title: '协调',
};
