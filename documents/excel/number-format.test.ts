import { expect, it } from 'vitest';
import { builtInFormat, decodeEscapes, displayValue, isDateFormat } from './number-format.ts';

it.each([
  [1, 'yyyy\\-mm\\-dd;@', false, '1900-01-01'],
  [1, 'yyyy\\-mm\\-dd;@', true, '1904-01-02'],
  [60, 'yyyy-mm-dd', false, '1900-02-29'],
  [0.0525, '0.00%', false, '5.25%'],
  [1188.4434, '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)', false, '$1,188.44 '],
  [0.1 + 0.2, 'General', false, '0.3'],
  ['text', '0.00;-0.00;0;"<"@">"', false, '<text>'],
  ['a_x000D_b', 'General', false, 'a\rb'],
  [true, '0.00', false, 'TRUE'],
  [{ error: '#N/A' }, '0.00', false, '#N/A'],
  [null, '0.00', false, ''],
])('shows %j in the format %s as Excel does', (value, format, is1904, shown) => {
  expect(displayValue(value, format, is1904)).toBe(shown);
});

it('leaves a value as it is where the format is none', () => {
  expect(displayValue(5, '0;'.repeat(500), false)).toBe('5');
  expect(displayValue(5, '"never closed', false)).not.toBe('');
});

it('knows the formats of Excel by their number, and those that show dates', () => {
  expect([builtInFormat(10), builtInFormat(99_999)]).toEqual(['0.00%', 'General']);
  expect([isDateFormat('m/d/yy'), isDateFormat('[h]:mm'), isDateFormat('0.00')]).toEqual([true, true, false]);
});

it('decodes only what is an escape', () => {
  expect(decodeEscapes('_x0007__x00zz__xD83D_')).toBe('\u0007_x00zz_\ud83d');
});
