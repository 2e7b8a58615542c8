import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { computeKindNames } from '#domain';
import { writePackFile } from '#tests/packs';
import { runCommand } from '#tests/run-command';

const vectors = '../shared/vectors';
const hasVectors = existsSync(vectors);
if (!hasVectors)
  process.stdout.write(`${vectors} is not on this machine: the published vectors are not tried\n`);

const input = { tasks: [{ taskId: 'a', usability: [true], items: [{ weight: 3, triggered: true }] }] };

describe('plumbline compute', () => {
  it('reads a file or standard input and prints with two spaces', async () => {
    const file = await writePackFile('in.json', `\uFEFF${JSON.stringify(input)}`);
    const named = await runCommand('unused', ['compute', 'task-score', file]);
    for (const args of [['-'], []]) {
      const piped = await runCommand('unused', ['compute', 'task-score', ...args], {
        stdin: JSON.stringify(input),
      });
      expect(piped).toEqual(named);
    }
    expect(named).toEqual({
      code: 0,
      stderr: '',
      stdout: `${JSON.stringify(JSON.parse(named.stdout), null, 2)}\n`,
    });
    expect(JSON.parse(named.stdout)).toMatchObject({ tasks: [{ taskId: 'a', score: 1 }] });
  });

  it.each([
    ['{"tasks": [{"taskId": "a"}]}', /^tasks\[0\]\.usability: [^\n]+\n$/],
    ['{"tasks": [', /^\$: must be JSON[^\n]+\n$/],
    ['', /^\$: must be JSON[^\n]+\n$/],
  ])('says in one line what is wrong with %j', async (stdin, line) => {
    const { code, stdout, stderr } = await runCommand('unused', ['compute', 'task-score'], { stdin });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(line);
  });

  it('refuses a kind that is none, and a file that is not there', async () => {
    expect(await runCommand('unused', ['compute', 'toString'])).toMatchObject({ code: 2, stdout: '' });
    expect(await runCommand('unused', ['compute', 'task-score', '/nowhere.json'])).toEqual({
      code: 2,
      stdout: '',
      stderr: '/nowhere.json: there is no such file or folder\n',
    });
  });

  it.runIf(hasVectors).each(computeKindNames)('prints what the vectors of %s hold', async (kind) => {
    const cases = JSON.parse(await readFile(join(vectors, `${kind}.json`), 'utf8')) as {
      input: unknown;
      expected: object;
    }[];
    for (const { input: given, expected } of cases) {
      const { code, stdout } = await runCommand('unused', ['compute', kind], {
        stdin: JSON.stringify(given),
      });
      expect(code).toBe(0);
      expect(Object.keys(JSON.parse(stdout)).toSorted()).toEqual(Object.keys(expected).toSorted());
    }
  });
});
