export * from './login-key.ts';
export * from './passphrase.ts';
export * from './sign-in/index.ts';
