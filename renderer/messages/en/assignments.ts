export const assignments = {
  title: 'Assignments',
} as const;
