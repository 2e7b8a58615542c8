export * from './audit.ts';
export * from './events.ts';
export * from './attempts.ts';
export * from './outcomes.ts';
