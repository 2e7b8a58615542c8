export const incentives = {
  title: 'Incentives',
} as const;
