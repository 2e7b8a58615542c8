import type { imports as en } from '../en/imports.ts';
import type { SameKeys } from '../same-keys.ts';

export const imports: SameKeys<typeof en> = {
  title: '导入',
};
