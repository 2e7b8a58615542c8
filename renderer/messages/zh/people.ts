import type { people as en } from '../en/people.ts';
import type { SameKeys } from '../same-keys.ts';

export const people: SameKeys<typeof en> = {
  title: '人员',
};
