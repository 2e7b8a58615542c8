export * from './act-as.ts';
export * from './load-roles.ts';
export * from './own-sessions.ts';
export * from './session.ts';
export * from './sign-in-by-launch.ts';
export * from './sign-in-throttle.ts';
export * from './sign-in-with-passphrase.ts';
export * from './view-session.ts';
