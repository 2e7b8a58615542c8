export * from './account-screen.tsx';
export * from './sign-in-screen.tsx';
