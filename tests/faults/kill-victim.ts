import { join } from 'node:path';
import type { Core } from '#core/foundation';
import { createDiskFileStore } from '../../server/host/disk-file-store.ts';
import { createSystemClock, createSystemRandom } from '../../server/host/system-clock.ts';
import { addDraft, appendAttemptFact, signalWork, startWork, submitWork } from '#core/sessions';
import { findAttemptOfAssignment, listOwnWork, openSqlite } from '#db';
import type { AssignmentId, EventId, PersonId, ProjectId, WindowId } from '#domain';

/**
 * Works as fast as it can on the one assignment, in a process that its parent kills at a random moment. Each
 * line on standard output says what was committed; a line that was written must be found afterwards.
 */
const [home, projectId, personId] = process.argv.slice(2) as [string, ProjectId, PersonId];
const windowId = 'window-a' as WindowId;
const core: Core = {
  db: await openSqlite({ file: join(home, 'plumbline.db'), now: 0 }),
  clock: createSystemClock(),
  random: createSystemRandom(),
  files: createDiskFileStore(join(home, 'files')),
  folders: null,
  documents: {
    preflight: () => Promise.resolve([]),
    listFacts: () => Promise.reject(new Error('nobody reads here')),
  },
  passphrases: { hash: () => Promise.resolve(''), verify: () => Promise.resolve(false) },
  live: { publish: () => undefined },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
};
const caller = {
  personId,
  isOwner: false,
  actingFor: null,
  sessionId: 's',
  roles: ['annotator'] as const,
  device: 'Victim',
};
const [work] = await listOwnWork(core.db.read, projectId, personId);
if (!work) throw new Error('nothing assigned');
const assignmentId: AssignmentId = work.assignmentId;

function say(what: string, eventId: string): void {
  process.stdout.write(`${what} ${eventId}\n`);
}

const signal = () => ({ projectId, assignmentId, eventId: core.random.id() as EventId, windowId });

async function once(
  what: string,
  act: (input: ReturnType<typeof signal>) => Promise<unknown>,
): Promise<void> {
  const input = signal();
  await act(input);
  say(what, input.eventId);
}

async function state(): Promise<string> {
  return (await findAttemptOfAssignment(core.db.read, assignmentId))?.state ?? 'not-started';
}

for (let turn = 0; ; turn += 1) {
  switch (await state()) {
    case 'not-started':
    case 'returned':
      await once('start', (input) => startWork(core, caller, input));
      break;
    case 'paused':
    case 'suspended':
      await once('resume', (input) => signalWork(core, caller, input, { kind: 'resume' }));
      break;
    case 'running':
      await workOn(turn);
      break;
    case 'submitted': {
      const attempt = await findAttemptOfAssignment(core.db.read, assignmentId);
      if (attempt) {
        const eventId = core.random.id() as EventId;
        await core.db.write((tx) =>
          appendAttemptFact(core, tx, {
            attemptId: attempt.id,
            fact: { type: 'returned' },
            eventId,
            actorId: null,
            windowId: null,
          }),
        );
        say('return', eventId);
      }
    }
  }
}

async function workOn(turn: number): Promise<void> {
  for (let n = 0; n < 5; n += 1)
    await once('heartbeat', (input) => signalWork(core, caller, input, { kind: 'heartbeat', idleMs: 0 }));
  if (turn % 3 === 0)
    await once('pause', (input) =>
      signalWork(core, caller, input, { kind: 'pause', reason: 'meal', note: null }),
    );
  if (turn % 5 === 0) {
    const file = await core.files.put(Buffer.from(`version ${turn} ${join('a', String(process.pid))}`));
    await addDraft(core, caller, { projectId, assignmentId, name: 'report.docx', file });
    await once('submit', (input) => submitWork(core, caller, { ...input, usedNoModel: true, note: null }));
  }
}
