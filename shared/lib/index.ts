export { assertNever } from './assert-never.ts';
export type { Brand } from './brand.ts';
