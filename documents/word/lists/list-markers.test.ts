import { describe, expect, it } from 'vitest';
import { plantParagraph, type PlantedPart, readPlanted } from '../planted-document.ts';
import { computeListMarkers } from './compute-list-markers.ts';
import { formatListNumber } from './format-number.ts';

const level = (at: number, format: string, text: string, rest = ''): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${rest}</w:lvl>`;

const numbering: PlantedPart = {
  type: 'numbering',
  root: 'w:numbering',
  content:
    `<w:abstractNum w:abstractNumId="1">${level(0, 'upperRoman', '%1.')}${level(1, 'lowerLetter', '%1.%2)', '<w:isLgl/>')}${level(2, 'lowerLetter', '(%3)')}</w:abstractNum>` +
    `<w:abstractNum w:abstractNumId="2">${level(0, 'bullet', '\uf0b7', '<w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr>')}</w:abstractNum>` +
    '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>' +
    '<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>' +
    '<w:num w:numId="4"><w:abstractNumId w:val="1"/></w:num>',
};

function markersOf(...items: (readonly [numId: number, level: number])[]): (string | undefined)[] {
  const body = items.map(([numId, at]) =>
    plantParagraph('x', `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${numId}"/></w:numPr>`),
  );
  const model = readPlanted(body.join(''), [numbering]);
  const markers = computeListMarkers(model, model.body.paragraphs);
  return model.body.paragraphs.map((paragraph) => markers.get(paragraph)?.marker);
}

describe('list markers', () => {
  it('count by level and begin anew below a higher one', () => {
    expect(markersOf([1, 0], [1, 1], [1, 2], [1, 2], [1, 1], [1, 0], [1, 1], [1, 2])).toEqual([
      'I.',
      '1.1)',
      '(a)',
      '(b)',
      '1.2)',
      'II.',
      '2.1)',
      '(a)',
    ]);
  });

  it('go on in a list of the same definition and start over once where it says so', () => {
    expect(markersOf([1, 0], [4, 0], [3, 0], [3, 0], [1, 0])).toEqual(['I.', 'II.', 'V.', 'VI.', 'VII.']);
  });

  it('are signs for bullets, none for number 0 and for lists that are not there', () => {
    expect(markersOf([2, 0], [0, 0], [99, 0])).toEqual(['•', undefined, undefined]);
  });
});

describe('numbers of lists', () => {
  it.each([
    [4, 'lowerRoman', 'iv'],
    [1999, 'upperRoman', 'MCMXCIX'],
    [26, 'lowerLetter', 'z'],
    [28, 'upperLetter', 'BB'],
    [7, 'decimalZero', '07'],
    [12, 'ordinal', '12th'],
    [23, 'ordinal', '23rd'],
    [3, 'decimalEnclosedCircle', '③'],
    [21, 'chineseCounting', '二十一'],
    [10, 'chineseCounting', '十'],
    [5, 'none', ''],
    [5, 'constructor', '5'],
    [2_000_000_000, 'lowerRoman', '2000000000'],
  ])('%d as %s is %s', (value, format, text) => {
    expect(formatListNumber(value, format)).toBe(text);
  });
});
