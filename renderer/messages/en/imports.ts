export const imports = {
  title: 'Import',
} as const;
