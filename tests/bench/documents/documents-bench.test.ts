import { expect, it } from 'vitest';
import { listReaders } from './document-readers.ts';
import { listGoals } from './documents-figure.ts';
import { benchDocuments } from './documents-main.ts';
import { formatGoals, formatReadings } from './print-documents.ts';

it('has every reader read a small sheet, deck and document', { timeout: 120_000 }, async () => {
  const told: string[] = [];
  const options = { scale: 0.0001, repeats: 1, hasCorpus: false, only: [] };
  const { results, goals } = await benchDocuments(options, (line) => told.push(line));

  const whole = results.filter(({ file }) => !file.isQuarter);
  expect(whole.map(({ file }) => file.kind)).toEqual(['excel', 'powerpoint', 'word']);
  for (const { file, readings } of whole) {
    expect(Object.keys(readings)).toEqual(listReaders(file.kind));
    for (const reading of Object.values(readings)) {
      expect(reading).toMatchObject({ found: expect.any(Number), peakBytes: expect.any(Number) });
    }
  }
  expect(told.filter((line) => line.endsWith(': facts'))).toHaveLength(results.length);
  expect(goals.length).toBeGreaterThan(results.length);
  expect(goals.filter(({ ratio }) => !(ratio > 0))).toEqual([]);
  expect(formatGoals(goals).split('\n')).toHaveLength(goals.length + 1);
});

it('lists a reader that fails and gives no goal for it', () => {
  const reading = { processorMs: 20, wallMs: 25, peakBytes: 1_000_000, found: 3 };
  const file = {
    label: 'a.docx',
    path: '/a.docx',
    kind: 'word',
    bytes: 10,
    xmlBytes: 1_000_000,
    isGenerated: false,
    isQuarter: false,
  } as const;
  const results = [
    { file, readings: { bound: reading, facts: reading, 'mammoth (text)': { failure: 'Error: no body' } } },
  ];
  expect(formatReadings(results)).toMatch(/mammoth \(text\) +failed +Error: no body/);
  expect(listGoals(results).map(({ name }) => name)).toEqual(['time of all facts to the lower bound']);
});
