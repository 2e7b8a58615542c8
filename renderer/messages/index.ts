export * from './catalog.ts';
export * from './language.tsx';
export type * from './same-keys.ts';
export * from './use-error-text.ts';
export * from './use-messages.ts';
