import { describe, expect, it } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';

describe('the first fault in JSON text', () => {
  it.each(['{}', '[]', '"a"', ' [1, -2.5e+3, true, null, {"a": "b\\u00e9\\"", "c": [[]]}]\n', '0'])(
    'is none in %s',
    (text) => {
      expect(findJsonFault(text)).toBeNull();
    },
  );

  it.each([
    ['', 1, 'a value'],
    ['{\n"a": 1,\n}', 3, 'a key in double quotes'],
    ['{\n"a" 1}', 2, 'a colon'],
    ['[1\n2]', 2, 'a comma or the closing bracket'],
    ['[1,\n\n]', 3, 'a value'],
    ['{"a": "\n"}', 1, 'a value'],
    ['{"a": 1}\n{', 2, 'the end of the file'],
    ['[1}', 1, 'a comma or the closing bracket'],
    ['{"a": [1, 2', 1, 'a comma or the closing bracket'],
    ["{'a': 1}", 1, 'a key in double quotes or }'],
    ['[01]', 1, 'a comma or the closing bracket'],
    ['[NaN]', 1, 'a value or ]'],
    ['["\\x"]', 1, 'a value or ]'],
  ])('of %j is in line %d, where %s should stand', (text, line, wanted) => {
    expect(findJsonFault(text)).toEqual({ line, wanted });
  });

  it('is found below a hundred thousand brackets and in a text of megabytes', () => {
    expect(findJsonFault('['.repeat(100_000))?.wanted).toBe('a value or ]');
    expect(findJsonFault(`["${'word '.repeat(1_000_000)}"\n,,]`)?.line).toBe(2);
  });
});
