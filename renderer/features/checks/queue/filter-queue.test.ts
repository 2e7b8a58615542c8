import { expect, test } from 'vitest';
import type { CheckRow } from '#contract';
import type { SubmissionId } from '#domain';
import { filterQueue, findNextWaiting } from './filter-queue.ts';

const row = (over: Partial<CheckRow>): CheckRow => ({
  submissionId: `s-${over.externalId}` as SubmissionId,
  checkId: null,
  externalId: 'officeval_001',
  title: { en: 'Restructure the minutes', zh: '修改会议记录' },
  domain: 'Finance',
  roundNumber: 1,
  fileCount: 1,
  waitingSince: 0,
  state: 'waiting',
  decision: null,
  ...over,
});

const taken = row({ externalId: 'officeval_001', state: 'taken' });
const first = row({ externalId: 'officeval_002', title: { en: null, zh: '年度预算' } });
const second = row({ externalId: 'officeval_003' });
const decided = row({ externalId: 'officeval_004', state: 'decided', decision: 'accept' });

test('the search reads number, domain and the instruction in both languages', () => {
  const rows = [taken, first, second];
  expect(filterQueue(rows, ' 预算 ', false)).toEqual([first]);
  expect(filterQueue(rows, 'MINUTES', false)).toEqual([taken, second]);
  expect(filterQueue(rows, 'finance', false)).toEqual(rows);
  expect(filterQueue(rows, '_003', false)).toEqual([second]);
});

test('what is decided is shown only when asked for', () => {
  expect(filterQueue([first, decided], '', false)).toEqual([first]);
  expect(filterQueue([first, decided], '', true)).toEqual([first, decided]);
});

test('the next one is the longest wait that nobody holds', () => {
  expect(findNextWaiting([taken, first, second], taken)).toBe(first);
  expect(findNextWaiting([first, second], first)).toBe(second);
  expect(findNextWaiting([taken, decided], taken)).toBeUndefined();
});
