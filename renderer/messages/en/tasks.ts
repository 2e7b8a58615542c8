export const tasks = {
  title: 'Tasks',
} as const;
