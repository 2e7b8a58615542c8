import type { AttemptId, CheckId, EventId, SubmissionId, WorkEvent, WorkFact } from '#domain';
import type { AttemptPlan } from './plan-attempt.ts';
import type { Cast } from './plan-people.ts';
import { addRows, type ProjectRows } from './project-rows.ts';
import type { SeedRandom } from './seed-random.ts';
import { computeBootId } from './tell-story.ts';
import { toEventRow } from './to-event-row.ts';

interface Begun {
  readonly attemptId: AttemptId;
  readonly plan: AttemptPlan;
  readonly events: readonly WorkEvent[];
}

/** What was submitted, and what the expert said to it. */
export function planChecks(rows: ProjectRows, random: SeedRandom, cast: Cast, begun: Begun): void {
  const submitted = begun.events.filter(({ type }) => type === 'submitted');
  const decided = begun.events.filter(({ type }) => type === 'returned' || type === 'accepted');
  for (const [index, event] of submitted.entries()) {
    const submissionId = random.uuid() as SubmissionId;
    addSubmission(rows, random, cast, begun, {
      id: submissionId,
      roundNumber: index + 1,
      sealedAt: event.at,
    });
    const decision = decided[index];
    if (decision) addDecision(rows, random, cast, begun, submissionId, decision);
  }
  addRows(rows, 'drafts', {
    attemptId: begun.attemptId,
    ...makeFile(random, cast, 0),
    nameKey: 'report 0.docx',
  });
}

function addSubmission(
  rows: ProjectRows,
  random: SeedRandom,
  cast: Cast,
  { attemptId, plan }: Begun,
  seal: { readonly id: SubmissionId; readonly roundNumber: number; readonly sealedAt: number },
): void {
  addRows(rows, 'submissions', {
    ...seal,
    projectId: cast.projectId,
    taskId: plan.taskId,
    attemptId,
    manifestSha256: random.sha256(),
    usedNoModel: 1,
    note: null,
  });
  const files = Array.from({ length: random.between(1, 3) }, (_, position) =>
    makeFile(random, cast, position),
  );
  addRows(rows, 'submissionFiles', ...files.map((file) => ({ submissionId: seal.id, ...file })));
}

function makeFile(random: SeedRandom, { files }: Cast, position: number) {
  const name = `report ${position}.docx`;
  return { position, name, originalName: name, sha256: random.pick(files), bytes: 80_000, addedAt: 0 };
}

function addDecision(
  rows: ProjectRows,
  random: SeedRandom,
  { projectId }: Cast,
  { plan }: Begun,
  submissionId: SubmissionId,
  decision: WorkEvent,
): void {
  const id = random.uuid() as CheckId;
  const countedMs = random.between(2, 20) * 5_000;
  const isReturn = decision.type === 'returned';
  const claimedAt = decision.at - countedMs;
  addRows(rows, 'checks', {
    id,
    projectId,
    submissionId,
    expertId: plan.expert.id,
    state: 'decided',
    claimedAt,
    endedAt: decision.at,
    countedMs,
    decision: isReturn ? 'return' : 'accept',
    summary: isReturn ? 'The totals are missing' : null,
  });
  if (isReturn)
    addRows(rows, 'checkNotes', { checkId: id, position: 0, rubricItemId: null, note: 'See the totals' });
  const facts: WorkFact[] = [{ type: 'started' }, { type: 'heartbeat' }, { type: 'submitted' }];
  for (const [sequence, fact] of facts.entries()) {
    const at = claimedAt + Math.round((sequence * countedMs) / 2);
    const stamp = {
      id: random.uuid() as EventId,
      sequence,
      at,
      monotonicMs: at % 86_400_000,
      bootId: computeBootId(at),
    };
    const event = { ...fact, ...stamp, actorId: plan.expert.id, windowId: plan.expert.windowId };
    addRows(rows, 'events', toEventRow(id, event));
  }
}
