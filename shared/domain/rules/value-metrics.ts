export interface ValuedTask {
  readonly taskId: string;
  readonly score: number | null;
  readonly laborTimeMs: number | null;
  readonly price: number | null;
}

export interface ValueMetrics {
  readonly score: number;
  /** Hours of human labor time, each task's times its score. */
  readonly timeWeighted: number;
  readonly priceWeighted: number;
  readonly taskCount: number;
  readonly missing: {
    readonly score: readonly string[];
    readonly laborTime: readonly string[];
    readonly price: readonly string[];
  };
}

const msPerHour = 3_600_000;

/** Sums scores plain, by hours and by price over the tasks that have what each sum needs (SPEC 5, OfficeVal appendix F). */
export function computeValueMetrics(input: { readonly tasks: readonly ValuedTask[] }): ValueMetrics {
  const { tasks } = input;
  return {
    score: sumBy(tasks, (task) => task.score),
    timeWeighted: sumBy(tasks, (task) => multiply(task.score, task.laborTimeMs)) / msPerHour,
    priceWeighted: sumBy(tasks, (task) => multiply(task.score, task.price)),
    taskCount: tasks.length,
    missing: {
      score: listMissing(tasks, 'score'),
      laborTime: listMissing(tasks, 'laborTimeMs'),
      price: listMissing(tasks, 'price'),
    },
  };
}

/**
 * Picks each task's best-scoring submission, in the order tasks first appear: the human baseline row (SPEC 5). The
 * earlier of equal ones stays; one without a score is picked only where there is no other.
 */
export function selectBestByTask<Scored extends Pick<ValuedTask, 'taskId' | 'score'>>(
  submissions: readonly Scored[],
): readonly Scored[] {
  const best = new Map<string, Scored>();
  for (const submission of submissions) {
    const held = best.get(submission.taskId);
    if (held === undefined || (submission.score ?? -Infinity) > (held.score ?? -Infinity)) {
      best.set(submission.taskId, submission);
    }
  }
  return [...best.values()];
}

function sumBy(tasks: readonly ValuedTask[], measure: (task: ValuedTask) => number | null): number {
  return tasks.reduce((sum, task) => sum + (measure(task) ?? 0), 0);
}

function multiply(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a * b;
}

function listMissing(
  tasks: readonly ValuedTask[],
  what: Exclude<keyof ValuedTask, 'taskId'>,
): readonly string[] {
  return tasks.filter((task) => task[what] === null).map((task) => task.taskId);
}
