export * from './recompute-task.ts';
