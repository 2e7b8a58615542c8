import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, check, nextEvent, workRound, type Assigned } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import type { CheckId, ProjectId, SubmissionId, WindowId } from '#domain';
import { claimCheck, openCheckFolder } from './index.ts';

const minute = 60_000;

describeOnBothEngines("the folder of an expert's check", (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let eva: Caller;
  let first: Assigned;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * 60 * minute });
    eva = await insertMember(core, projectId, 'Eva', 'expert');
    const ann = await insertMember(core, projectId, 'Ann', 'annotator');
    const taskId = await insertTask(core, projectId, 'officeval_001');
    first = await assign(core, projectId, taskId, ann, 1);
  });

  async function claim(submissionId: SubmissionId): Promise<CheckId> {
    const windowId = 'window-e' as WindowId;
    return (await claimCheck(core, eva, { projectId, submissionId, eventId: nextEvent(core), windowId }))
      .checkId;
  }

  it('holds the deliverables of this round and of earlier ones, read-only, and is laid out once', async () => {
    const { submissionId: one } = await workRound(core, first, minute);
    await check(core, eva, projectId, one, 'return');
    const { submissionId: two, attemptId } = await workRound(core, first, minute);
    const checkId = await claim(two);
    const { folder, files } = await openCheckFolder(core, eva, { projectId, checkId });
    expect(files.map(({ submissionId, path }) => [submissionId, basename(dirname(path))])).toEqual([
      [one, 'round-1'],
      [two, 'round-2'],
    ]);
    const path = files[1]?.path ?? '';
    expect(path.startsWith(folder)).toBe(true);
    expect(await readFile(path, 'utf8')).toBe(`report of ${attemptId}`);
    expect((await stat(path)).mode & 0o222).toBe(0);
    expect(await openCheckFolder(core, eva, { projectId, checkId })).toEqual({ folder, files });
  });

  it('is neither for another expert nor for pages on other machines', async () => {
    const checkId = await claim((await workRound(core, first, minute)).submissionId);
    const edo = await insertMember(core, projectId, 'Edo', 'expert');
    await expect(openCheckFolder(core, edo, { projectId, checkId })).rejects.toMatchObject({
      code: 'not-found',
    });
    const remote = { ...core, folders: null };
    await expect(openCheckFolder(remote, eva, { projectId, checkId })).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});
