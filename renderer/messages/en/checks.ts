export const checks = {
  title: 'Checking',
} as const;
