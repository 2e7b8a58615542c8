export const viewers = {
  title: 'Documents',
} as const;
