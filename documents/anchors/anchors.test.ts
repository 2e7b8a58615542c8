import { describe, expect, it } from 'vitest';
import { plantRows, plantWorkbook } from '../excel/planted-workbook.ts';
import type { Anchor, Selector } from '../facts/anchor.ts';
import type { Fact } from '../facts/fact.ts';
import { createAnchorResolver, readFacts } from '../index.ts';
import { plantDeck, plantFrame, plantShape } from '../powerpoint/planted-deck.ts';
import { plantDocument, plantParagraph } from '../word/planted-document.ts';

async function listFacts(bytes: Uint8Array): Promise<readonly Fact[]> {
  const reading = await readFacts(bytes, { name: 'a', sha256: '' });
  return 'error' in reading ? expect.fail(reading.error.message) : reading.facts;
}

const lines = ['Rent rose by a tenth.', 'Wages did not.', 'Rent rose again.', 'Wages did not.'];
const document = (...texts: string[]) => plantDocument(texts.map((text) => plantParagraph(text)).join(''));
const workbook = plantWorkbook({
  sheets: [
    {
      name: 'Budget',
      xml: plantRows([
        ['Item', 'Amount'],
        ['Rent', 100],
        ['Wages', 300],
        ['Sum', '<c><f>SUM(B2:B3)</f><v>400</v></c>'],
      ]),
    },
  ],
});
const deck = plantDeck({
  slides: [{ shapes: plantShape(2, 'Plan', plantFrame(100, 100, 500, 200)) + plantShape(3, 'what we do') }],
});
const on = (...selectors: Selector[]): Anchor => ({ selectors });
const textAnchorOf = (facts: readonly Fact[], text: string): Anchor =>
  facts.find((fact) => fact['text'] === text)?.anchor ?? expect.fail(`no fact says ${text}`);

it.each([
  ['a document', document(...lines)],
  ['a workbook', workbook],
  ['a deck', deck],
])('every anchor of %s leads to its own fact', async (_, bytes) => {
  const facts = await listFacts(bytes);
  const resolve = createAnchorResolver(facts);
  for (const fact of facts)
    expect(resolve(fact.anchor)).toMatchObject({ facts: expect.arrayContaining([fact]) });
});

describe('a text that is somewhere else now', () => {
  it('is found by its words and those around it', async () => {
    const anchor = textAnchorOf(await listFacts(document(...lines)), 'Rent rose again.');
    const after = await listFacts(document('Something in front.', ...lines));
    expect(createAnchorResolver(after)(anchor)).toMatchObject({
      places: [{ kind: 'text', part: 'body', isShifted: true }],
      facts: [{ type: 'text', text: 'Rent rose again.' }],
    });
  });

  it('is told from the same words in another place by what stands around them', async () => {
    const before = await listFacts(document(...lines));
    const last = before.findLast((fact) => fact['text'] === 'Wages did not.') ?? expect.fail();
    const after = await listFacts(document('In front.', ...lines));
    const expected = after.findLast((fact) => fact['text'] === 'Wages did not.');
    expect(createAnchorResolver(after)(last.anchor)).toMatchObject({ facts: [{ id: expected?.id }] });
  });

  it('is an orphan when its words are gone, or when only a guess could place them', async () => {
    const facts = await listFacts(document(...lines));
    const resolve = createAnchorResolver(facts);
    const quote = (words: string, prefix: string, suffix: string): Anchor =>
      on({ kind: 'text', part: 'body', start: 500, end: 500 + words.length, quote: words, prefix, suffix });
    expect(resolve(quote('Nobody said this.', '', ''))).toBe('orphan');
    expect(resolve(quote('Rent', 'xxxxxxxx', 'yyyyyyyy'))).toBe('orphan');
    expect(resolve({ selectors: [] })).toBe('orphan');
  });

  it('is an orphan when its positions do not fit its words', async () => {
    const facts = await listFacts(document(...lines));
    const wrong = {
      kind: 'text',
      part: 'body',
      start: 0,
      end: 3,
      quote: 'Rent',
      prefix: '',
      suffix: '',
    } as const;
    expect(createAnchorResolver(facts)(on(wrong))).toBe('orphan');
  });
});

describe('cells', () => {
  it('lead to the ranges that they lie in', async () => {
    const resolve = createAnchorResolver(await listFacts(workbook));
    expect(resolve(on({ kind: 'cells', sheet: 'Budget', ref: 'B2' }))).toMatchObject({
      places: [{ sheet: 'Budget', ranges: [{ top: 2, left: 2, bottom: 2, right: 2 }] }],
      facts: [{ type: 'tlr' }],
    });
    expect(resolve(on({ kind: 'cells', sheet: 'Budget', ref: 'B4', formula: true }))).toMatchObject({
      facts: [{ type: 'formula', formula: 'SUM(B2:B3)' }],
    });
    expect(resolve(on({ kind: 'cells', sheet: 'Budget', ref: 'Z99' }))).toMatchObject({ facts: [] });
  });

  it.each([
    { kind: 'cells', sheet: 'Gone', ref: 'B2' },
    { kind: 'cells', sheet: 'Budget', ref: 'no range' },
    { kind: 'cells', sheet: 'Budget', ref: 'B2', formula: true },
  ] as const)('are an orphan without their sheet, range or formula: %j', async (selector) => {
    expect(createAnchorResolver(await listFacts(workbook))(on(selector))).toBe('orphan');
  });
});

describe('regions and elements', () => {
  it('lead to a box on a slide', async () => {
    const resolve = createAnchorResolver(await listFacts(deck));
    expect(resolve(on({ kind: 'region', slide: 1, xywh: '10,20,30.5,40' }))).toEqual({
      places: [{ kind: 'region', part: null, slide: 1, x: 10, y: 20, width: 30.5, height: 40 }],
      facts: [],
    });
  });

  it.each([
    { kind: 'region', slide: 2, xywh: '0,0,10,10' },
    { kind: 'region', slide: 1, xywh: '0,0,10' },
    { kind: 'region', slide: 1, xywh: '0,0,-1,x' },
    { kind: 'region', part: 'ppt/media/gone.png', xywh: '0,0,10,10' },
    { kind: 'region', xywh: '0,0,10,10' },
    { kind: 'element', part: 'slide-1', elementId: '99', elementKind: 'shape' },
  ] as const)('are an orphan where there is no such thing: %j', async (selector) => {
    expect(createAnchorResolver(await listFacts(deck))(on(selector))).toBe('orphan');
  });

  it('must agree with the other selectors', async () => {
    const facts = await listFacts(deck);
    const [text] = textAnchorOf(facts, 'Plan').selectors;
    const shape = (elementId: string) =>
      ({ kind: 'element', part: 'slide-1', elementId, elementKind: 'shape' }) as const;
    const resolve = createAnchorResolver(facts);
    expect(resolve(on(text ?? expect.fail(), shape('2')))).toMatchObject({ facts: [{ type: 'slide-text' }] });
    expect(resolve(on(text ?? expect.fail(), shape('3')))).toBe('orphan');
  });
});
