import { expect, test } from 'vitest';
import type { CheckView, Deliverable } from '#contract';
import type { CheckId, ProjectId, Sha256, SubmissionId } from '#domain';
import { listCheckRounds, listInputs } from './check-file.ts';

const place = { projectId: 'p 1' as ProjectId, checkId: 'c1' as CheckId };
const sha = (letter: string) => letter.repeat(64) as Sha256;
const file = (position: number, name: string, letter: string): Deliverable => ({
  position,
  name,
  originalName: name,
  sha256: sha(letter),
  bytes: 10,
  addedAt: 0,
});

const check: Pick<CheckView, 'earlier' | 'roundNumber' | 'submissionId' | 'files' | 'inputs'> = {
  roundNumber: 2,
  submissionId: 's2' as SubmissionId,
  inputs: [{ position: 0, name: 'in.docx', sha256: sha('a'), bytes: 10 }],
  files: [file(0, 'in.docx', 'a'), file(1, 'chart.PNG', 'b'), file(2, 'new.pdf', 'c')],
  earlier: [
    {
      submissionId: 's1' as SubmissionId,
      roundNumber: 1,
      files: [file(0, 'chart.png', 'b')],
      decision: 'return',
      summary: null,
      notes: [],
      decidedAt: 0,
    },
  ],
};

test('the round to check comes first, each file with what it is the same as', () => {
  const rounds = listCheckRounds(place, check as CheckView);
  expect(rounds.map(({ roundNumber, isCurrent }) => [roundNumber, isCurrent])).toEqual([
    [2, true],
    [1, false],
  ]);
  expect(rounds[0]?.files.map(({ same }) => same)).toEqual([{ input: 'in.docx' }, { round: 1 }, null]);
  expect(rounds[1]?.files.map(({ same }) => same)).toEqual([null]);
});

test('files are addressed by check, submission and position', () => {
  const [current, earlier] = listCheckRounds(place, check as CheckView);
  expect(current?.files[1]?.url).toBe('/files/p%201/checks/c1/submissions/s2/1');
  expect(earlier?.files[0]?.downloadUrl).toBe('/files/p%201/checks/c1/submissions/s1/0?download=1');
  expect(listInputs(place, check.inputs)[0]?.url).toBe('/files/p%201/checks/c1/inputs/0');
});

test('an input without bytes is not there', () => {
  const missing = { position: 1, name: 'gone.mp4', sha256: null, bytes: null };
  expect(listInputs(place, [...check.inputs, missing]).map(({ isThere }) => isThere)).toEqual([true, false]);
});
