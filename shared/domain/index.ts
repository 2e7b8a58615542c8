export * from './evidence/index.ts';
export * from './ids.ts';
export * from './roles.ts';
export * from './rules/index.ts';
export * from './time/index.ts';
