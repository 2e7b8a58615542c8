export * from './sign-in-screen.tsx';
