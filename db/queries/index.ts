export * from './audit.ts';
export * from './events.ts';
export * from './attempts.ts';
export * from './outcomes.ts';
export * from './people.ts';
export * from './projects.ts';
export * from './sign-in-sessions.ts';
export * from './work.ts';
