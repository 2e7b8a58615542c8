import { expect, test } from 'vitest';
import { fitNumber } from './fit-number.ts';

test.each([
  ['12.5', 'General', 8, '12.5'],
  ['13.8333333333333', 'General', 7, '13.8333'],
  ['-0.6666666667', 'General', 6, '-0.667'],
  ['123456789012', 'General', 8, '1.23E+11'],
  ['123456789012', 'General', 3, '###'],
  ['13.83333', '0.00000', 5, '###'],
  ['2026-01-02', 'yyyy-mm-dd', 5, '###'],
])('%s as %s in a cell of %d characters is %s', (text, format, room, shown) => {
  expect(fitNumber(text, format, room)).toBe(shown);
});
