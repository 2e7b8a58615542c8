export const coordination = {
  title: 'Coordination',
} as const;
