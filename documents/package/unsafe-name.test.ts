import { describe, expect, it } from 'vitest';
import { findUnsafeName } from './unsafe-name.ts';

describe('names from outside', () => {
  it.each([
    'report.docx',
    'task_files/sample_001/预算 (终稿)[2].xlsx',
    'folder/',
    '..hidden/a..b',
    'console.txt',
    'com10.txt',
    '報告書 итоги تقرير.docx',
  ])('accepts %s', (name) => {
    expect(findUnsafeName(name)).toBeNull();
  });

  it.each([
    ['', 'empty'],
    ['a//b', 'empty'],
    ['./a', 'empty'],
    ['../a', 'parent-folder'],
    ['a/../../b', 'parent-folder'],
    ['a/..', 'parent-folder'],
    ['/etc/passwd', 'absolute'],
    ['//host/share', 'absolute'],
    ['c:evil.txt', 'drive-letter'],
    ['..\\evil.txt', 'backslash'],
    ['a\0.txt', 'control-character'],
    ['a\n.txt', 'control-character'],
    ['gpj\u202excod.exe', 'control-character'],
    ['ab:stream', 'reserved-character'],
    ['what?.txt', 'reserved-character'],
    ['NUL', 'reserved-name'],
    ['con.txt', 'reserved-name'],
    ['x/COM1.docx', 'reserved-name'],
    ['aux .txt', 'reserved-name'],
    ['lpt³', 'reserved-name'],
    ['a. ', 'trailing-dot-or-space'],
    ['dir./b', 'trailing-dot-or-space'],
    ['x'.repeat(300), 'too-long'],
    ['漢'.repeat(90), 'too-long'],
  ])('refuses %j as %s', (name, reason) => {
    expect(findUnsafeName(name)).toBe(reason);
  });
});
