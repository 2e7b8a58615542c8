import type { RubricItemId, TaskId } from '#domain';
import type { Cast, Worker } from './plan-people.ts';
import { seededUntil } from './plan-people.ts';
import { planAttempt } from './plan-attempt.ts';
import { addRows, type ProjectRows } from './project-rows.ts';
import type { SeedRandom } from './seed-random.ts';
import type { Ending } from './tell-story.ts';

const day = 86_400_000;

/** What a task is meant to come to: how its first two attempts end. `null` was assigned and not begun. */
const fates: readonly { readonly share: number; readonly slots: readonly (Ending | null)[] }[] = [
  { share: 0.7, slots: ['accepted', 'accepted'] },
  { share: 0.06, slots: ['accepted', 'not-checked'] },
  { share: 0.04, slots: ['not-checked', 'not-checked'] },
  { share: 0.03, slots: ['accepted', 'returned'] },
  { share: 0.06, slots: ['running', null] },
  { share: 0.03, slots: ['paused', 'accepted'] },
  { share: 0.03, slots: ['suspended', null] },
  { share: 0.02, slots: [null, null] },
  { share: 0.02, slots: [null] },
  { share: 0.01, slots: [] },
];

export interface TaskPlan {
  readonly id: TaskId;
  readonly rows: ProjectRows;
  readonly attemptCount: number;
}

/**
 * One task with all that happened to it. Before those who hold its slots, `leaverCount` others had begun and were
 * withdrawn, as long as there are people left.
 */
export function planTask(
  random: SeedRandom,
  cast: Cast,
  place: { readonly position: number; readonly leaverCount: number; readonly beatCount: number },
  busy: Set<Worker>,
): TaskPlan {
  const id = random.uuid() as TaskId;
  const rows: ProjectRows = {};
  addTask(rows, random, cast, id, place.position);
  const people = [...random.sample(cast.annotators, 5 + place.leaverCount)];
  const begin = (slot: number, ending: Ending | null): number =>
    planAttempt(rows, random, cast, {
      taskId: id,
      slot,
      worker: next(people),
      expert: random.pick(cast.experts),
      ending,
      beatCount: random.between(20, 2 * place.beatCount - 20),
      endAt: random.between(seededUntil - 88 * day, seededUntil - 2 * day),
      busy,
    });
  let attemptCount = 0;
  const leaverCount = Math.min(place.leaverCount, cast.annotators.length - 3);
  for (let leaver = 0; leaver < leaverCount; leaver += 1, attemptCount += 1)
    begin(random.between(1, 2), 'withdrawn');
  const times: number[] = [];
  for (const [index, ending] of pickFate(random).entries()) {
    times.push(begin(index + 1, ending));
    if (ending !== null) attemptCount += 1;
  }
  if (needsThird(rows, times) && random.chance(0.95)) {
    begin(3, random.chance(0.9) ? 'accepted' : 'not-checked');
    attemptCount += 1;
  }
  return { id, rows, attemptCount };
}

function next(people: Worker[]): Worker {
  const worker = people.pop();
  if (worker === undefined) throw new Error('more slots than people');
  return worker;
}

function pickFate(random: SeedRandom): readonly (Ending | null)[] {
  let left = random.nextFraction();
  return fates.find(({ share }) => (left -= share) < 0)?.slots ?? [];
}

/** Both accepted, and the slower took more than 1.3 times the faster. */
function needsThird(rows: ProjectRows, times: readonly number[]): boolean {
  const accepted = (rows.attempts ?? []).filter(({ state }) => state === 'accepted').length;
  return accepted === 2 && 10 * Math.max(...times) > 13 * Math.min(...times);
}

function addTask(
  rows: ProjectRows,
  random: SeedRandom,
  { projectId }: Cast,
  id: TaskId,
  position: number,
): void {
  const externalId = `task_${String(position).padStart(5, '0')}`;
  const title = `Tidy the quarterly report of branch ${position}`;
  addRows(rows, 'tasks', {
    id,
    projectId,
    externalId,
    position,
    title,
    titleEn: title,
    titleZh: `整理第 ${position} 家分行的季度报告`,
    domain: random.pick(['Finance', 'Sales', 'Human Resources', 'Research']),
    operationIntent: random.pick(['Reformat', 'Compute', 'Summarise']),
    publishedLaborMinutes: random.between(5, 120),
    publishedPrice: random.between(20, 400),
    publishedCurrency: 'CNY',
    publishedPriceSource: 'estimated_price',
    contentHash: random.sha256(),
    stage: 'unassigned',
    needsThird: 0,
    laborTimeMs: null,
    needsWeightCount: 0,
    missingInputCount: 0,
    createdAt: 0,
    changedAt: 0,
  });
  addRows(rows, 'taskTexts', {
    taskId: id,
    language: 'en',
    instruction: `${title}. ${'Keep what is there. '.repeat(20)}`,
  });
  for (let index = 0; index < 7; index += 1) {
    const itemId = random.uuid() as RubricItemId;
    const kind = index === 0 ? ('gate' as const) : ('item' as const);
    const weight = kind === 'gate' ? null : random.pick([1, 3, 5, -1]);
    addRows(rows, 'rubricItems', { id: itemId, taskId: id, kind, position: index, weight, needsWeight: 0 });
    addRows(rows, 'rubricTexts', {
      itemId,
      language: 'en',
      text: `Criterion ${index} of ${title} holds.`,
      rawPrefix: null,
    });
  }
}
