export const laborTime = {
  title: 'Labor time',
} as const;
