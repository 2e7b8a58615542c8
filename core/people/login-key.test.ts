import { describe, expect, it } from 'vitest';
import { computeLoginKey } from './login-key.ts';

describe('the key of a login name', () => {
  it.each([
    'LIN',
    ' lin ',
    'ｌｉｎ',
    'lin\u200b',
    'l\u200din',
    'li\u00adn',
    '\u202elin',
    '\ufefflin',
    'li\u{e0100}n',
  ])('is the same for %j as for lin', (spelling) => {
    expect(computeLoginKey(spelling)).toBe('lin');
  });

  it.each([' ', '\u200b', '\u2060\u202e', '\u3164', '\u{e0020}'])(
    'is empty for %j, which shows nothing',
    (name) => {
      expect(computeLoginKey(name)).toBe('');
    },
  );

  it('keeps names of any script apart', () => {
    const names = ['李雷', '李磊', 'علی', 'Müller', 'muller', '👩‍💻', '👨‍💻'];
    expect(new Set(names.map(computeLoginKey)).size).toBe(names.length);
  });
});
