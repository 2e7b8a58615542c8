export const work = {
  title: 'My work',
} as const;
