import { expect, it } from 'vitest';
import { describeFacts } from './describe-facts.ts';

it('keeps a document in one line for every reader of lines', () => {
  const name = 'a\u0085b\u2028c\u2029d\ne\\u2028.docx';
  const file = { name, sha256: '0', bytes: 0, format: 'empty', app: null } as const;
  const reading = { file, error: { code: 'damaged-package', message: name } } as const;
  const line = [...describeFacts(reading, true)].join('');
  expect(line.split(/[\n\u0085\u2028\u2029]/)).toHaveLength(2);
  expect(JSON.parse(line)).toEqual(reading);
});
