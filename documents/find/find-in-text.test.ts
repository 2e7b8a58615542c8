import { expect, it } from 'vitest';
import { createSeededRandom } from '#lib';
import { findInText } from './find-in-text.ts';
import { foldText } from './fold-text.ts';

/** What is found, as it stands in the text. */
const find = (text: string, query: string): readonly string[] =>
  findInText(foldText(text), foldText(query).text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Rent and RENT', 'rent', ['Rent', 'RENT']],
  ['Crème brûlée', 'creme brulee', ['Crème brûlée']],
  ['Cre\u0300me', 'crème', ['Cre\u0300me']],
  ['Ｅｘｃｅｌ　２０２６', 'excel 2026', ['Ｅｘｃｅｌ　２０２６']],
  ['ｶﾞﾗｽ', 'ガラス', ['ｶﾞﾗｽ']],
  ['ガラス', 'カラス', []],
  ['oﬃce', 'office', ['oﬃce']],
  ['oﬃce', 'f', ['ﬃ']],
  ['don’t – “so”', 'don\'t - "so"', ['don’t – “so”']],
  ['co\u00ADop\u200Beration', 'cooperation', ['co\u00ADop\u200Beration']],
  ['two\nlines\u00A0here', 'two lines here', ['two\nlines\u00A0here']],
  ['Straße', 'straße', ['Straße']],
  ['ΟΔΟΣ οδος', 'οδος', ['ΟΔΟΣ', 'οδος']],
  ['İstanbul', 'istanbul', ['İstanbul']],
  ['预算表：预算', '预算', ['预算', '预算']],
  ['हिन्दी', 'हन', []],
  ['𝒳 = 𝟐', 'x = 2', ['𝒳 = 𝟐']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['a', '', []],
])('in %j, %j finds %j', (text, query, expected) => {
  expect(find(text, query)).toEqual(expected);
});

it('finds any piece of any text where it was cut out', () => {
  const { nextBelow } = createSeededRandom(11);
  const letters = [...'aBcé ß’ﬁＡ中文𝒳한\u0301\n-', 'e\u0301', 'が'];
  for (let round = 0; round < 500; round += 1) {
    const pieces = Array.from({ length: 1 + nextBelow(30) }, () => letters[nextBelow(letters.length)] ?? '');
    const from = nextBelow(pieces.length);
    const to = from + 1 + nextBelow(pieces.length - from);
    const text = pieces.join('');
    const start = pieces.slice(0, from).join('').length;
    const cut = pieces.slice(from, to).join('');
    const query = foldText(cut).text;
    const spans = findInText(foldText(text), query);
    // An earlier, overlapping place may take its letters; something is found whenever there is something to find.
    expect(query === '' || spans.length > 0).toBe(true);
    const isFound = spans.some((span) => span.start <= start && span.end >= start);
    const isTaken = spans.some((span) => span.start < start + cut.length && span.end > start);
    expect(query === '' || isFound || isTaken).toBe(true);
    for (const { start: first, end } of spans) expect(foldText(text.slice(first, end)).text).toContain(query);
  }
});
