import { expect, it } from 'vitest';
import type { Anchor, Selector } from '../facts/anchor.ts';
import type { Fact } from '../facts/fact.ts';
import { createAnchorPlacer, readFacts } from '../index.ts';
import { plantDeck, plantFrame, plantShape } from '../powerpoint/planted-deck.ts';
import { plantDocument, plantParagraph } from '../word/planted-document.ts';
import { selectText } from '../facts/select.ts';

async function listFacts(bytes: Uint8Array): Promise<readonly Fact[]> {
  const reading = await readFacts(bytes, { name: 'a', sha256: '' });
  return 'error' in reading ? expect.fail(reading.error.message) : reading.facts;
}

const lines = ['Rent rose by a tenth.', 'Wages did not.', 'Rent rose again.'];
const plant = (...texts: string[]) => plantDocument(texts.map((text) => plantParagraph(text)).join(''));
const deck = plantDeck({ slides: [{ shapes: plantShape(2, 'Plan', plantFrame(100, 100, 500, 200)) }] });
const on = (...selectors: Selector[]): Anchor => ({ selectors });
const body = lines.join('\n');
const quote = (words: string) => {
  const start = body.indexOf(words);
  return on(selectText('body', body, { start, end: start + words.length }));
};

it('puts anchors in the order of the document', async () => {
  const place = createAnchorPlacer(await listFacts(plant(...lines)));
  const anchors = ['again', 'rose', 'tenth', 'Wages'].map(quote);
  const compare = (one: Anchor, other: Anchor) => {
    const [a, b] = [place(one).order, place(other).order];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  };
  const words = anchors
    .toSorted(compare)
    .map(({ selectors: [first] }) => first?.kind === 'text' && first.quote);
  expect(words).toEqual(['rose', 'tenth', 'Wages', 'again']);
});

it('says that words stand somewhere else now', async () => {
  const place = createAnchorPlacer(await listFacts(plant('In front.', ...lines)));
  const anchor = quote('Rent rose again');
  const moved = 'In front.\n'.length;
  const [before] = anchor.selectors;
  const start = before?.kind === 'text' ? before.start + moved : expect.fail();
  expect(place(anchor)).toMatchObject({
    orphan: null,
    isShifted: true,
    anchor: { selectors: [{ start, end: start + 'Rent rose again'.length, quote: 'Rent rose again' }] },
  });
});

it('says what is gone, or that the selectors disagree', async () => {
  const place = createAnchorPlacer(await listFacts(deck));
  const text = {
    kind: 'text',
    part: 'slide-1',
    start: 0,
    end: 4,
    quote: 'Plan',
    prefix: '',
    suffix: '',
  } as const;
  const shape = { kind: 'element', part: 'slide-1', elementId: '2', elementKind: 'shape' } as const;
  const region = { kind: 'region', slide: 1, xywh: '0,0,10,10' } as const;
  expect(place(on(text, shape))).toMatchObject({ orphan: null, isShifted: false });
  expect(place(on({ ...text, quote: 'Gone' })).orphan).toBe('text');
  expect(place(on(text, { ...shape, elementId: '9' })).orphan).toBe('element');
  expect(place(on({ ...region, slide: 7 })).orphan).toBe('region');
  expect(place(on({ kind: 'cells', sheet: 'No', ref: 'A1' })).orphan).toBe('cells');
  expect(place(on()).orphan).toBe('disagree');
});
