import { expect, test } from 'vitest';
import { findPath } from './find-path.ts';

test('a working copy is found by its name on any platform', () => {
  const windows = 'C:\\Users\\li\\attempts\\1\\inputs\\报告 (1).docx';
  const unix = '/home/li/attempts/1/inputs/image.png';
  expect(findPath([windows, unix], '报告 (1).docx')).toBe(windows);
  expect(findPath([windows, unix], 'image.png')).toBe(unix);
  expect(findPath([windows, unix], 'mage.png')).toBeUndefined();
});

test('a name in decomposed form finds its composed copy', () => {
  expect(findPath(['/a/inputs/r\u00e9sum\u00e9.docx'], 're\u0301sume\u0301.docx')).toBe(
    '/a/inputs/r\u00e9sum\u00e9.docx',
  );
});
