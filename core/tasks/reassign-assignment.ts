import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import {
  insertAssignments,
  listActiveAnnotators,
  listBarredPeople,
  type AssignmentRecord,
  type Writer,
} from '#db';
import type { AssignmentId, PersonId, ProjectId } from '#domain';
import { storeDraws } from './draw-open-slots.ts';
import { getLiveAssignment, leaveAssignment } from './leave-assignment.ts';
import { recomputeDraw } from './recompute-draw.ts';
import { refuseIneligible } from './refuse-ineligible.ts';

/**
 * `assignments.reassign`: takes somebody off a task and gives the slot to the named person, or to one drawn at random
 * (null). Throws `already-on-task`, and `not-eligible` also when nobody is left to draw; then nothing changes.
 */
export async function reassignAssignment(
  core: Core,
  caller: Caller,
  input: {
    readonly projectId: ProjectId;
    readonly assignmentId: AssignmentId;
    readonly personId: PersonId | null;
    readonly reason: string;
  },
): Promise<Record<string, never>> {
  const { projectId, assignmentId, reason } = input;
  await core.db.write(async (tx) => {
    const assignment = await getLiveAssignment(tx, input);
    const { taskId, slot } = assignment;
    if (input.personId !== null) await refuseIneligible(tx, projectId, taskId, input.personId);
    const personId = input.personId ?? (await drawReplacement(core, tx, assignment));
    await leaveAssignment(core, tx, caller, assignment, { state: 'reassigned', reason });
    const id = core.random.id() as AssignmentId;
    await insertAssignments(tx, [{ id, projectId, taskId, personId, slot, assignedAt: core.clock.now() }]);
    await recomputeTask(core, tx, taskId, 'assignments.reassign');
    await audit(core, tx, caller, {
      projectId,
      action: 'assignments.reassign',
      subject: assignmentId,
      details: {
        taskId,
        slot,
        fromPersonId: assignment.personId,
        toPersonId: personId,
        wasDrawn: input.personId === null,
        reason,
      },
    });
  });
  core.live.publish({ projectId, topics: ['tasks', 'work', 'checks'] });
  return {};
}

async function drawReplacement(core: Core, tx: Writer, assignment: AssignmentRecord): Promise<PersonId> {
  const { projectId, taskId } = assignment;
  const barred = new Set((await listBarredPeople(tx, [taskId])).map((row) => row.personId));
  const pool = (await listActiveAnnotators(tx, projectId)).filter((personId) => !barred.has(personId));
  const seed = core.random.seed();
  const chosen = recomputeDraw({ seed, pool, count: 1 });
  const [personId] = chosen;
  if (personId === undefined) throw new ExpectedError('not-eligible', { poolSize: 0 });
  await storeDraws(core, tx, [{ projectId, taskId, kind: 'replacement', seed, pool, chosen }]);
  return personId;
}
