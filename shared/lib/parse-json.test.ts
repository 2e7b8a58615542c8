import { expect, test } from 'vitest';
import { InputFault } from './json-reader.ts';
import { parseJson } from './parse-json.ts';

test('JSON text becomes its value', () => {
  expect(parseJson('{"a": [1, null]}')).toEqual({ a: [1, null] });
});

test.each(['', '{', '{"a":\n\nx}', 'NaN'])('%j is refused in one line', (text) => {
  expect(() => parseJson(text)).toThrow(InputFault);
  expect(() => parseJson(text)).toThrow(/^\$: must be JSON: [^\n]+$/);
});
