import { mkdtemp, mkdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findAttemptPath, findOpenableFile } from './attempt-paths.ts';

let root: string;
let home: string;
let working: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'plumbline-paths-')));
  home = join(root, 'home');
  working = join(home, 'attempts', 'a1', 'working');
  await mkdir(working, { recursive: true });
  await writeFile(join(working, '报告.docx'), 'x');
  await writeFile(join(home, 'secrets.json'), '{}');
  await writeFile(join(root, 'outside.docx'), 'x');
});
afterEach(() => rm(root, { recursive: true }));

const refused = (refusal: string) => ({ ok: false, refusal });

test('a document inside an attempt is found', async () => {
  const path = join(working, '报告.docx');
  expect(await findOpenableFile(home, path)).toEqual({ ok: true, value: path });
  expect(await findAttemptPath(home, working)).toEqual({ ok: true, value: working });
});

test('a home folder reached through a link is the same home folder', async () => {
  await symlink(home, join(root, 'linked'));
  const path = join(root, 'linked', 'attempts', 'a1', 'working', '报告.docx');
  expect(await findOpenableFile(join(root, 'linked'), path)).toEqual({
    ok: true,
    value: join(working, '报告.docx'),
  });
});

test('everything outside the attempts is refused, however it is spelt', async () => {
  const paths = [
    join(root, 'outside.docx'),
    join(home, 'secrets.json'),
    join(home, 'attempts'),
    `${working}/../../../secrets.json`,
    `${home}/attempts/../../outside.docx`,
    join(home, 'attempts-of-others', 'x.docx'),
    '/etc/passwd',
  ];
  for (const path of paths) {
    expect({ path, answer: await findAttemptPath(home, path) }).toEqual({
      path,
      answer: refused('outside-attempt-folder'),
    });
  }
});

test('a link that leads out of the attempt is refused', async () => {
  await symlink(join(root, 'outside.docx'), join(working, 'link.docx'));
  await symlink(root, join(working, 'folder'));
  expect(await findOpenableFile(home, join(working, 'link.docx'))).toEqual(refused('outside-attempt-folder'));
  expect(await findOpenableFile(home, join(working, 'folder', 'outside.docx'))).toEqual(
    refused('outside-attempt-folder'),
  );
});

test('a file that is not there is said to be missing', async () => {
  expect(await findOpenableFile(home, join(working, 'gone.docx'))).toEqual(refused('file-missing'));
});

test.each([
  'run.exe',
  'run.bat',
  'run.sh',
  'macro.docm',
  'link.lnk',
  'start.desktop',
  'noextension',
  'x.docx.exe',
])('%s is not handed to the system to open', async (name) => {
  await writeFile(join(working, name), 'x');
  expect(await findOpenableFile(home, join(working, name))).toEqual(refused('kind-not-opened'));
  expect((await findAttemptPath(home, join(working, name))).ok).toBe(true);
});

test('a folder that is named like a document is not opened as one', async () => {
  await mkdir(join(working, 'folder.docx'));
  expect(await findOpenableFile(home, join(working, 'folder.docx'))).toEqual(refused('kind-not-opened'));
});

test.each([undefined, 7, '', 'relative.docx', '/a\0b.docx', '/home/attempts/a1/run.exe:notes.docx'])(
  '%j is not a path to look at',
  async (path) => {
    expect(await findAttemptPath(home, path)).toEqual(refused('bad-input'));
  },
);
