import type { Chance } from './chance.ts';

export const nastyNumbers = [
  '0',
  '-1',
  '1',
  '255',
  '65536',
  '99999999',
  '2147483647',
  '2147483648',
  '-2147483648',
  '4294967296',
  '9007199254740993',
  '1e308',
  '1e-400',
  '-1e400',
  '0.0000001',
  'NaN',
  'Infinity',
  '0x7f',
  '1,5',
  '٣',
] as const;

const nastyTexts = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'A1:XFD1048576',
  'XFD1048576',
  'XFE1048577',
  'AAAAAAAAAA9999999999',
  'A:A',
  '1:1048576',
  "'",
  "''!A1",
  'Sheet1!A1:A1048576',
  '../../../../etc/passwd',
  '/_rels/.rels',
  'file:///etc/passwd',
  'http://127.0.0.1:9/x',
  'C:\\\\Windows',
  '%00',
  '%ff%fe',
  '\ud800',
  '\ufffe',
  '&#65;',
  '&lt;',
  'true',
  'FFFFFFFF',
  'GGGGGG',
  '((((((((((((((((((((((((((((((((((((((((',
  '[$-F800]dddd',
  '0;0;0;0;0;0',
  '0.00E+999',
  '[>=1e99]"x";@',
  '_(*?*?*?*?*?*?*?*?',
  '%1.%2.%3.%9.%10',
] as const;

/** A value that a file's maker never meant: huge, empty, a name that every object has, a reference to nowhere. */
export function pickNasty(chance: Chance, others: readonly string[]): string {
  switch (chance.integer(8)) {
    case 0:
    case 1:
      return chance.pick(nastyNumbers);
    case 2:
    case 3:
      return chance.pick(nastyTexts);
    case 4:
      return chance.pick(['9', 'A', '(', 'a:', '%1', ' ', 'ß']).repeat(10 ** (1 + chance.integer(5)));
    default:
      // Whatever else the part holds there: references then point at the wrong thing, or in circles.
      return others.length > 0 ? chance.pick(others) : '';
  }
}
