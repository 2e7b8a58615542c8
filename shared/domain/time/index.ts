export * from './derive-timeline.ts';
export * from './elapsed.ts';
export * from './time-policy.ts';
export * from './work-event.ts';
