import { expect, test } from 'vitest';
import { countCharacters, findPassphraseFault } from './passphrase-pair.ts';

test('length is counted in characters, not in code units', () => {
  expect(countCharacters('😀😀')).toBe(2);
});

test('a passphrase is long enough from twelve characters on, and both fields must agree', () => {
  expect(findPassphraseFault({ passphrase: 'elevenchars', again: 'elevenchars' })).toBe('short');
  expect(findPassphraseFault({ passphrase: 'twelve chars', again: 'twelve charz' })).toBe('differs');
  expect(
    findPassphraseFault({ passphrase: '十二个字符的口令够长了吗', again: '十二个字符的口令够长了吗' }),
  ).toBeNull();
});
