import { describe, expect, it } from 'vitest';
import { checkFileName, foldFileName } from './file-names.ts';

describe('the name of a deliverable', () => {
  it.each([
    'gpj\u202excod.exe',
    'a\u2066b.docx',
    'a\u0000.docx',
    'a\u007f.docx',
    'a\u0085.docx',
    'a\ud800.docx',
    '\u200b',
    '\u2060\u200d ',
  ])('is refused when it is %j', (name) => {
    expect(() => checkFileName(name)).toThrow(expect.objectContaining({ code: 'file-name-not-allowed' }));
  });

  it.each(['报告 (1).docx', 'می\u200cخواهم.docx', '👩‍💻.xlsx', 'e\u0301.docx'])('may be %j', (name) => {
    expect(checkFileName(name)).toBe(name.normalize('NFC'));
  });

  it.each(['report\u200b.docx', 'REPORT.docx', 're\u00adport.docx', 'ｒeport.docx'])(
    'is taken by %j when it is report.docx',
    (name) => {
      expect(foldFileName(name)).toBe(foldFileName('report.docx'));
    },
  );
});
