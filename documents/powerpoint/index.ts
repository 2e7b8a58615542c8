import type { AppReader } from '../facts/app-reader.ts';
import { listPowerpointFacts } from './facts/list-powerpoint-facts.ts';
import { readPowerpoint } from './read-powerpoint.ts';

export { listPowerpointFacts } from './facts/list-powerpoint-facts.ts';
export { listPowerpointTextParts, type TextPart } from './facts/list-text-parts.ts';
export type { PowerpointModel, Slide } from './powerpoint-model.ts';
export { readPowerpoint } from './read-powerpoint.ts';

/** Reads a deck into facts; throws DocumentError when nothing of it can be read. */
export const readPowerpointFacts: AppReader = (pkg) => {
  const model = readPowerpoint(pkg);
  return {
    app: 'powerpoint',
    size: { pages: null, sheets: null, slides: model.slides.length, bucket: null },
    facts: listPowerpointFacts(model),
    warnings: model.warnings,
  };
};
