import type { AppReader } from '../facts/app-reader.ts';

export const readExcelFacts: AppReader = () => ({
  app: 'excel',
  size: { pages: null, sheets: 0, slides: null, bucket: null },
  facts: [],
  warnings: [],
});
