import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, check, nextEvent, workRound } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import type { ProjectId, SubmissionId, WindowId } from '#domain';
import { claimCheck, heartbeatCheck, listChecks } from './index.ts';
import { computeDayStart } from './own-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const windowId = 'window-e' as WindowId;

it('finds midnight in any zone, also on the days when the clocks change', () => {
  const midnight = (text: string) => Date.parse(text);
  expect(computeDayStart(Date.parse('2026-03-02T08:00:00Z'), 'Asia/Shanghai')).toBe(
    midnight('2026-03-02T00:00:00+08:00'),
  );
  expect(computeDayStart(Date.parse('2026-03-29T20:00:00Z'), 'Europe/Berlin')).toBe(
    midnight('2026-03-29T00:00:00+01:00'),
  );
  expect(computeDayStart(Date.parse('2026-10-25T22:30:00Z'), 'Europe/Berlin')).toBe(
    midnight('2026-10-25T00:00:00+02:00'),
  );
});

describeOnBothEngines("an expert's own time", (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let eva: Caller;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * hour, timeZone: 'Asia/Shanghai' });
    eva = await insertMember(core, projectId, 'Eva', 'expert');
  });

  async function submit(externalId: string, position: number): Promise<SubmissionId> {
    const taskId = await insertTask(core, projectId, externalId, position);
    const ann = await insertMember(core, projectId, `Ann ${position}`, 'annotator');
    return (await workRound(core, await assign(core, projectId, taskId, ann, 1), minute)).submissionId;
  }
  const times = async () => {
    const { ownMs, ownTodayMs } = await listChecks(core, eva, { projectId, includesDecided: false });
    return { ownMs, ownTodayMs };
  };

  it('is told for the current day apart from all of it', async () => {
    await check(core, eva, projectId, await submit('officeval_001', 1));
    expect(await times()).toEqual({ ownMs: minute, ownTodayMs: minute });
    core.clock.pass(24 * hour);
    await check(core, eva, projectId, await submit('officeval_002', 2));
    expect(await times()).toEqual({ ownMs: 2 * minute, ownTodayMs: minute });
  });

  it('splits a check that runs over midnight', async () => {
    const submissionId = await submit('officeval_001', 1);
    // Two minutes before midnight in Shanghai.
    core.clock.pass(Date.UTC(2026, 2, 2, 15, 58) - core.clock.now());
    const { checkId } = await claimCheck(core, eva, {
      projectId,
      submissionId,
      eventId: nextEvent(core),
      windowId,
    });
    for (let passed = 0; passed < 5; passed += 1) {
      core.clock.pass(minute);
      await heartbeatCheck(core, eva, { projectId, checkId, windowId, eventId: nextEvent(core) });
    }
    expect(await times()).toEqual({ ownMs: 5 * minute, ownTodayMs: 3 * minute });
  });
});
