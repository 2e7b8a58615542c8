import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Selector } from '../facts/anchor.ts';
import { identifyFormat } from '../identify/identify-format.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { openZip } from '../package/zip-archive.ts';
import {
  listPowerpointFacts,
  listPowerpointTextParts,
  type PowerpointModel,
  readPowerpoint,
} from './index.ts';
import { listShapes } from './shape-walk.ts';

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus)
  process.stdout.write('powerpoint-corpus.test.ts: no corpus beside the repository, nothing read\n');

function readModel(file: string): PowerpointModel {
  return readPowerpoint(openOfficePackage(openZip(readFileSync(join(corpus, file)))));
}

function isReadable(file: string): boolean {
  const { fault, isEncrypted, format } = identifyFormat(readFileSync(join(corpus, file)));
  return (
    fault === null &&
    !isEncrypted &&
    /^p[po]/.test(format) &&
    format !== 'ppt' &&
    file !== 'self_xxe_file.pptx'
  );
}

const files = hasCorpus
  ? readdirSync(corpus).filter((file) => /\.(?:pp|po)/i.test(file) && isReadable(file))
  : [];

/** What a selector points to: its text, or whether there is such an element. */
function resolves(
  selector: Selector,
  texts: ReadonlyMap<string, string>,
  elements: ReadonlySet<string>,
): boolean {
  if (selector.kind === 'text') {
    const { part, start, end, quote, prefix, suffix } = selector;
    const text = texts.get(part) ?? '';
    const isThere = text.slice(start, end) === quote && quote !== '';
    return isThere && text.slice(0, start).endsWith(prefix) && text.slice(end).startsWith(suffix);
  }
  if (
    selector.kind === 'element' &&
    /^(?:shape|picture|group|table|chart|smartart|ole|ink)$/.test(selector.elementKind)
  )
    return elements.has(`${selector.part}/${selector.elementId}`);
  return true;
}

describe.runIf(hasCorpus)('every deck of the corpus', () => {
  it('is there to be read', () => {
    expect(files.length).toBeGreaterThan(40);
  });

  it.each(files)(
    '%s gives the same facts each time, each with an id of its own and anchors that resolve',
    (file) => {
      const model = readModel(file);
      const facts = listPowerpointFacts(model);
      expect(JSON.stringify(listPowerpointFacts(readModel(file)))).toBe(JSON.stringify(facts));
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);

      const texts = new Map(listPowerpointTextParts(model).map(({ part, text }) => [part, text]));
      const elements = new Set(
        model.slides.flatMap(({ number, content, notes }) => [
          ...listShapes(content?.shapes ?? []).map(({ id }) => `slide-${number}/${id}`),
          ...listShapes(notes?.shapes ?? []).map(({ id }) => `notes-${number}/${id}`),
        ]),
      );
      const lost = facts.filter(
        ({ anchor }) =>
          anchor.selectors.length === 0 ||
          !anchor.selectors.every((selector) => resolves(selector, texts, elements)),
      );
      expect(lost).toEqual([]);
    },
  );
});
