import { expect, test } from 'vitest';
import { findMediaKind } from './find-media-kind.ts';

test.each([
  ['image (1).PNG', 'image'],
  ['报告.pdf', 'pdf'],
  ['clip.v2.mp4', 'video'],
  ['note.m4a', 'audio'],
  ['report.docx', 'document'],
  ['旧表.XLS', 'document'],
  ['deck.odp', 'document'],
  ['drawing.svg', null],
  ['page.html', null],
  ['no-ending', null],
  ['', null],
])('%s is shown as %s', (name, kind) => {
  expect(findMediaKind(name)).toBe(kind);
});
