export * from './audit.ts';
export * from './events.ts';
