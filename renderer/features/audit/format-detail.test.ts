import { expect, test } from 'vitest';
import { formatDetail, isOpaque } from './format-detail.ts';

test('lists, nested values and nothing read as text', () => {
  expect(formatDetail(['annotator', 'expert'])).toBe('annotator, expert');
  expect(formatDetail({ a: 1 })).toBe('{"a":1}');
  expect(formatDetail(null)).toBe('–');
  expect(formatDetail([])).toBe('–');
  expect(formatDetail(0)).toBe('0');
});

test('ids and hashes are told from text that people wrote', () => {
  expect(isOpaque('240eb6b9-7c05-4d80-bac9-bd51536e68d0')).toBe(true);
  expect(isOpaque('d312d2a6ff8de4ffa0a3a11893f469a0d50dd45fc9889d7014c625a71fd61c02')).toBe(true);
  expect(isOpaque('spring-2026')).toBe(false);
  expect(isOpaque('bd47ec237ad08ad31a9d7c643a723006')).toBe(false);
});
