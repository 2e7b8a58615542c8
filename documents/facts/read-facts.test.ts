import { describe, expect, it } from 'vitest';
import { plantRows, plantWorkbook } from '../excel/planted-workbook.ts';
import { readFacts } from './read-facts.ts';

const options = { name: 'a.docx', sha256: 'abc' };
const workbook = plantWorkbook({ sheets: [{ name: 'S', xml: plantRows([[1]]) }] });

describe('what a file is', () => {
  it.each([
    ['%PDF-1.7', 'pdf', 'not-office', 'pdf'],
    ['{\\rtf1 }', 'rtf', 'unsupported-format', '.docx'],
    [
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
      'excel-xml',
      'unsupported-format',
      '.xlsx',
    ],
    ['', 'empty', 'damaged-package', 'empty'],
    ['just words', 'txt', 'not-office', 'txt'],
    ['PK\u0003\u0004 cut short', 'zip', 'damaged-package', ''],
  ])('%j is told by its bytes, with the way out', async (text, format, code, word) => {
    const reading = await readFacts(new TextEncoder().encode(text), options);
    expect(reading).toMatchObject({ file: { ...options, format, app: null }, error: { code } });
    expect('error' in reading ? reading.error.message : '').toContain(word);
  });

  it('is a workbook under whatever name', async () => {
    expect(await readFacts(workbook, options)).toMatchObject({
      file: { name: 'a.docx', sha256: 'abc', bytes: workbook.length, format: 'xlsx', app: 'excel' },
    });
  });
});

it('sorts a document by its size where it is told how', async () => {
  const computeBucket = (app: string, count: number) => (app === 'excel' && count === 1 ? 'small' : 'long');
  expect(await readFacts(workbook, { ...options, computeBucket })).toMatchObject({
    size: { sheets: 1, bucket: 'small' },
  });
});

it('ends when its time is over', async () => {
  let time = 0;
  const now = () => (time += 40);
  const reading = await readFacts(workbook, { ...options, timeLimit: { maxDurationMs: 100, now } });
  expect(reading).toMatchObject({ error: { code: 'timed-out' } });
});

it('ends when the parts are larger than allowed', async () => {
  const limits = {
    maxEntryCount: 100,
    maxEntryBytes: 50,
    maxTotalBytes: 1000,
    maxRatio: 10,
    ratioFloorBytes: 10,
  };
  expect(await readFacts(workbook, { ...options, limits })).toMatchObject({ error: { code: 'too-large' } });
});
