import type { checks as en } from '../en/checks.ts';
import type { SameKeys } from '../same-keys.ts';

export const checks: SameKeys<typeof en> = {
  title: '质量检查',
};
