import { describe, expect, it } from 'vitest';
import { formatCsvCell } from './table-text.ts';

describe('a CSV cell', () => {
  it.each(['=1+1', '+1', '@SUM(A1)', '\tx', '\rx', '-cmd', '-1+2', '-'])('quotes %j as words', (text) => {
    expect(formatCsvCell(text).replaceAll('"', '')).toBe(`'${text}`);
  });

  it.each(['-5', '-0.25', '12', 'plain'])('leaves %j as it is', (text) => {
    expect(formatCsvCell(text)).toBe(text);
  });

  it('keeps numbers numbers, negative ones too', () => {
    expect([-300_000, 1.5, 0].map(formatCsvCell)).toEqual(['-300000', '1.5', '0']);
  });

  it('quotes commas, quotes and line breaks once', () => {
    expect(formatCsvCell('a "b", c\nd')).toBe('"a ""b"", c\nd"');
    expect(formatCsvCell('=a,b')).toBe(`"'=a,b"`);
  });

  it('writes nothing for null, and lists with semicolons', () => {
    expect([null, true, [1, 2]].map((cell) => formatCsvCell(cell))).toEqual(['', 'true', '1;2']);
  });
});
