import { expect, test } from 'vitest';
import { countCharacters, findPassphraseFault } from './passphrase-pair.ts';

test('length is counted in characters, not in code units', () => {
  expect(countCharacters('😀😀')).toBe(2);
});

test('a passphrase is long enough from ten characters on, and both fields must agree', () => {
  expect(findPassphraseFault({ passphrase: 'nine char', again: 'nine char' })).toBe('short');
  expect(findPassphraseFault({ passphrase: 'ten chars!', again: 'ten chars?' })).toBe('differs');
  expect(
    findPassphraseFault({ passphrase: '这个口令刚好有十个字', again: '这个口令刚好有十个字' }),
  ).toBeNull();
});
