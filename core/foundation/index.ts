export * from './audit.ts';
export * from './caller.ts';
export * from './core.ts';
export * from './document-reader.ts';
export * from './expected-error.ts';
export * from './file-store.ts';
export * from './working-folders.ts';
