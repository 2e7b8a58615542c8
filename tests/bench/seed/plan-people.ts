import type { PersonId, ProjectId, Sha256, WindowId } from '#domain';
import { addRows, type ProjectRows } from './project-rows.ts';
import type { SeedRandom } from './seed-random.ts';

/** How large the seeded project is. */
export interface SeedSize {
  readonly taskCount: number;
  readonly attemptCount: number;
  /** On average, per attempt. */
  readonly beatCount: number;
}

export interface Worker {
  readonly id: PersonId;
  readonly windowId: WindowId;
}

/** Who takes part, and what every task of the project draws on. */
export interface Cast {
  readonly projectId: ProjectId;
  /** The owner is the first of them, so that one person has both a list of work and the overview. */
  readonly annotators: readonly Worker[];
  readonly experts: readonly Worker[];
  readonly files: readonly Sha256[];
}

/** The last day of the seeded project. */
export const seededUntil = Date.UTC(2026, 2, 31, 9);

export const seededPolicy = { gapLimitMs: 15_000, countsIdle: true } as const;

/** A size as a share of 10,000 tasks, 30,000 attempts and 3 million events. */
export function computeSeedSize(scale: number): SeedSize {
  const taskCount = Math.max(8, Math.round(10_000 * scale));
  return { taskCount, attemptCount: 3 * taskCount, beatCount: 94 };
}

export function planPeople(random: SeedRandom, { taskCount }: SeedSize): readonly [Cast, ProjectRows] {
  const worker = (): Worker => ({ id: random.uuid() as PersonId, windowId: random.uuid() as WindowId });
  const people = (count: number): Worker[] => Array.from({ length: count }, worker);
  const cast: Cast = {
    projectId: random.uuid() as ProjectId,
    annotators: people(Math.max(8, Math.round(taskCount / 100))),
    experts: people(Math.max(2, Math.round(taskCount / 500))),
    files: Array.from({ length: 500 }, () => random.sha256()),
  };
  const rows: ProjectRows = {};
  addProject(rows, cast.projectId);
  for (const [index, { id }] of cast.annotators.entries()) {
    addPerson(
      rows,
      cast.projectId,
      id,
      `Annotator ${index}`,
      index === 0 ? ['annotator', 'coordinator'] : ['annotator'],
    );
  }
  for (const [index, { id }] of cast.experts.entries()) {
    addPerson(rows, cast.projectId, id, `Expert ${index}`, ['expert']);
  }
  addRows(rows, 'files', ...cast.files.map((sha256) => ({ sha256, bytes: 80_000, addedAt: 0 })));
  return [cast, rows];
}

function addProject(rows: ProjectRows, id: ProjectId): void {
  addRows(rows, 'projects', {
    id,
    name: 'Ten thousand tasks',
    timeZone: 'Asia/Shanghai',
    currency: 'CNY',
    baseDailySalaryMinor: 30_000,
    divergenceRatio: '1.3',
    fastRatio: '0.7',
    countsIdle: 1,
    gapLimitMs: seededPolicy.gapLimitMs,
    allowsClaims: 1,
    isSample: 0,
    createdAt: 0,
  });
}

function addPerson(
  rows: ProjectRows,
  projectId: ProjectId,
  id: PersonId,
  name: string,
  roles: readonly ('annotator' | 'coordinator' | 'expert')[],
): void {
  addRows(rows, 'people', {
    id,
    displayName: name,
    loginName: name,
    loginKey: name.toLowerCase(),
    passphraseHash: null,
    isOwner: roles.includes('coordinator') ? 1 : 0,
    isSample: 0,
    isDisabled: 0,
    language: null,
    createdAt: 0,
  });
  addRows(rows, 'memberships', ...roles.map((role) => ({ projectId, personId: id, role, addedAt: 0 })));
}
