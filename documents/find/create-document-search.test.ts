import { describe, expect, it } from 'vitest';
import { plantRows, plantWorkbook } from '../excel/planted-workbook.ts';
import type { Fact } from '../facts/fact.ts';
import {
  createAnchorResolver,
  createDocumentSearch,
  openDocument,
  readFacts,
  type FindHit,
} from '../index.ts';
import { plantDeck, plantFrame, plantShape } from '../powerpoint/planted-deck.ts';
import { plantDocument, plantParagraph } from '../word/planted-document.ts';

async function open(bytes: Uint8Array) {
  const file = { name: 'a', sha256: '' };
  const opened = await openDocument(bytes, file);
  if ('error' in opened) return expect.fail(opened.error.message);
  const loadFacts = async (): Promise<readonly Fact[]> => {
    const reading = await readFacts(bytes, file);
    return 'error' in reading ? expect.fail(reading.error.message) : reading.facts;
  };
  const search = createDocumentSearch(opened, loadFacts);
  const find = async (query: string): Promise<readonly FindHit[]> => {
    const hits: FindHit[] = [];
    for await (const slice of search(query)) hits.push(...slice);
    return hits;
  };
  return { find, search, facts: await loadFacts() };
}

const budget = plantWorkbook({
  sheets: [
    {
      name: 'Budget',
      xml: plantRows([
        ['Item', 'Amount'],
        ['Rent', 100],
        ['Wages', 300],
        ['Sum of rent', '<c><f>SUM(B2:B3)</f><v>400</v></c>'],
      ]),
    },
  ],
});

describe('finding', () => {
  it('gives each place in a text, in order, with what stands around it', async () => {
    const bytes = plantDocument(
      ['Rent rose.', 'RÉNT again, rent.'].map((text) => plantParagraph(text)).join(''),
    );
    const { find, facts } = await open(bytes);
    const hits = await find('rent');
    expect(hits.map(({ match }) => match)).toEqual(['Rent', 'RÉNT', 'rent']);
    expect(hits[2]).toMatchObject({
      group: 'text',
      where: 'body',
      before: expect.stringMatching(/again, $/),
      after: '.',
    });
    const resolve = createAnchorResolver(facts);
    expect(hits.map(({ anchor }) => resolve(anchor))).not.toContain('orphan');
  });

  it('gives cells by what they show and by their formulas, once each', async () => {
    const { find, facts } = await open(budget);
    expect((await find('RENT')).map(({ where }) => where)).toEqual(['Budget!A2', 'Budget!A4']);
    expect(await find('sum')).toMatchObject([
      { where: 'Budget!A4', match: 'Sum' },
      { where: 'Budget!B4', before: '=', match: 'SUM', after: '(B2:B3)' },
    ]);
    const resolve = createAnchorResolver(facts);
    expect((await find('400')).map(({ anchor }) => resolve(anchor))).toMatchObject([
      { places: [{ sheet: 'Budget' }] },
    ]);
  });

  it('gives texts of slides', async () => {
    const deck = plantDeck({
      slides: [{ shapes: plantShape(2, 'Ｐｌａｎ', plantFrame(100, 100, 500, 200)) }],
    });
    const { find } = await open(deck);
    expect(await find('plan')).toMatchObject([{ group: 'text', where: 'slide-1', match: 'Ｐｌａｎ' }]);
  });

  it('finds nothing for nothing', async () => {
    const { find } = await open(budget);
    expect(await find(' ')).toEqual([]);
    expect(await find('no such thing')).toEqual([]);
  });

  it('leaves a large sheet between slices', async () => {
    const rows = Array.from({ length: 50_000 }, (_, row) => [row % 1000 === 0 ? 'needle' : 'hay']);
    const { search } = await open(plantWorkbook({ sheets: [{ name: 'Long', xml: plantRows(rows) }] }));
    const first = await search('needle').next();
    expect(first.value).toHaveLength(20);
    let sliceCount = 0;
    for await (const slice of search('needle')) if (slice.length > 0) sliceCount += 1;
    expect(sliceCount).toBe(3);
  });
});
