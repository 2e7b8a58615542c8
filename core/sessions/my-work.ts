import type { MyWork, TaskForWork, WorkRow } from '#contract';
import type { Caller, Core } from '#core/foundation';
import {
  findAttemptOfAssignment,
  findOpenIntervalOfPerson,
  getTaskForWork,
  hasClaimableTask,
  listDecisionNotes,
  listDrafts,
  listOwnWork,
  listSubmissionFiles,
  listSubmissions,
  findProject,
  type OwnWorkRecord,
  type Reader,
  type ReturnNoteRecord,
  type SubmissionRecord,
} from '#db';
import type { AttemptId, ProjectId, WindowId } from '#domain';
import { idleClock, viewAttemptClock } from './clock-view.ts';
import { mapDeliverable } from './drafts.ts';
import { getOwnAssignment, type InAssignment } from './own-assignment.ts';

/** One's own queue, what came back, and the score earned so far. */
export async function listMyWork(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId },
): Promise<MyWork> {
  const records = await listOwnWork(core.db.read, input.projectId, caller.personId);
  const open = await findOpenIntervalOfPerson(core.db.read, caller.personId);
  const project = await findProject(core.db.read, input.projectId);
  const running = records.find(({ attemptId }) => attemptId !== null && attemptId === open?.subjectId);
  const earned = records.filter(({ score }) => score !== null);
  const zone = project?.timeZone ?? 'UTC';
  const today = dayOf(core.clock.now(), zone);
  const sum = (list: readonly OwnWorkRecord[]) => list.reduce((total, { score }) => total + (score ?? 0), 0);
  return {
    rows: records.map(mapRow),
    total: records.length,
    earned: {
      score: sum(earned),
      acceptedCount: records.filter(({ state }) => state === 'accepted').length,
      today: sum(earned.filter(({ acceptedAt }) => acceptedAt !== null && dayOf(acceptedAt, zone) === today)),
    },
    canClaim:
      project?.allowsClaims === 1 && (await hasClaimableTask(core.db.read, input.projectId, caller.personId)),
    running: running ? { assignmentId: running.assignmentId, externalId: running.externalId } : null,
  };
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayOf(instant: number, timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  dayFormats.set(timeZone, format);
  return format.format(instant);
}

function mapRow(record: OwnWorkRecord): WorkRow {
  return {
    assignmentId: record.assignmentId,
    attemptId: record.attemptId,
    externalId: record.externalId,
    title: { en: record.titleEn, zh: record.titleZh },
    slot: record.slot,
    state: mapState(record),
    roundNumber: record.roundCount ?? 0,
    countedMs: record.countedMs ?? 0,
    score: record.score,
    changedAt: record.changedAt ?? record.assignedAt,
  };
}

function mapState({ state }: OwnWorkRecord): WorkRow['state'] {
  return state === null || state === 'not-started' || state === 'withdrawn' ? 'assigned' : state;
}

/** The task screen of one's own assignment. */
export async function getTaskScreen(
  core: Core,
  caller: Caller,
  input: InAssignment & { readonly windowId: WindowId | null },
): Promise<TaskForWork> {
  const db = core.db.read;
  const assignment = await getOwnAssignment(db, caller, input);
  const attempt = await findAttemptOfAssignment(db, assignment.id);
  const task = await getTaskForWork(db, assignment.taskId);
  const text = (language: 'en' | 'zh') =>
    task.texts.find((entry) => entry.language === language)?.instruction ?? null;
  return {
    assignmentId: assignment.id,
    attemptId: attempt?.id ?? null,
    externalId: task.externalId,
    domain: task.domain,
    instruction: { en: text('en'), zh: text('zh') },
    inputs: task.inputs.map(({ position, name, sha256, bytes }) => ({ position, name, sha256, bytes })),
    slot: assignment.slot,
    clock: attempt
      ? await viewAttemptClock(core.clock, db, attempt.id, input.windowId)
      : idleClock(core.clock),
    drafts: attempt ? (await listDrafts(db, attempt.id)).map(mapDeliverable) : [],
    submissions: attempt ? await listSubmissionViews(db, attempt.id) : [],
    score: attempt?.score ?? null,
    folder: attempt ? (core.folders?.pathOf(attempt.id) ?? null) : null,
  };
}

async function listSubmissionViews(db: Reader, attemptId: AttemptId): Promise<TaskForWork['submissions']> {
  const notes = await listDecisionNotes(db, attemptId);
  const submissions = await listSubmissions(db, attemptId);
  return Promise.all(
    submissions.map((submission) =>
      viewSubmission(
        db,
        submission,
        notes.filter(({ submissionId }) => submissionId === submission.id),
      ),
    ),
  );
}

async function viewSubmission(
  db: Reader,
  submission: SubmissionRecord,
  notes: readonly ReturnNoteRecord[],
): Promise<TaskForWork['submissions'][number]> {
  const decision = notes[0]?.decision ?? null;
  return {
    id: submission.id,
    roundNumber: submission.roundNumber,
    sealedAt: submission.sealedAt,
    manifestSha256: submission.manifestSha256,
    files: (await listSubmissionFiles(db, submission.id)).map(mapDeliverable),
    outcome: decision === null ? null : decision === 'accept' ? 'accepted' : 'returned',
    summary: notes[0]?.summary ?? null,
    notes: notes.flatMap(({ note, rubricItemId, kind, position }) =>
      note === null ? [] : [{ note, rubricItemId, label: kind === null ? 'general' : `${kind}:${position}` }],
    ),
  };
}
