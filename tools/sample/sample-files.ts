import { strToU8 } from 'fflate';
import { budgetTask } from './content/budget-task.ts';
import { deckTask } from './content/deck-task.ts';
import { meetingTask } from './content/meeting-task.ts';
import type { Bilingual, SampleTask } from './content/sample-task.ts';
import { story } from './content/story.ts';

type Language = keyof Bilingual;

export const sampleTasks: readonly SampleTask[] = [meetingTask, budgetTask, deckTask];

function json(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}

function taskJson(task: SampleTask, language: Language): Uint8Array {
  return json({
    id: task.id,
    instruction: task.instruction[language],
    operation_intent: task.intent,
    domain: task.domain,
    human_labor_time: task.publishedMinutes,
    task_price_proxy: task.publishedPrice,
    price_source: task.priceSource,
    origin_files: task.inputs.map(({ name }) => ({ url: `task_files/${task.id}/${name}`, dest: name })),
  });
}

function rubricJson(task: SampleTask, language: Language): Uint8Array {
  const separator = language === 'zh' ? '：' : ': ';
  const sign = (weight: number): string => (weight > 0 ? `+${weight}` : `${weight}`);
  return json({
    id: task.id,
    instruction: task.instruction[language],
    rubrics: {
      dim1: task.gates.map((gate) => gate[language]),
      dim2: task.items.map((item) => `${sign(item.weight)}${separator}${item[language]}`),
    },
  });
}

function sampleJson(): Uint8Array {
  return json({
    note: {
      en: 'A sample to try Plumbline with. The people, the published times and prices and every other figure are invented.',
      zh: '用于试用 Plumbline 的示例。人物、已发布的时间与价格以及其他所有数字均为虚构。',
    },
    arePublishedValuesInvented: true,
    project: story.project,
    people: story.people,
    tasks: sampleTasks.map(({ id, inputs, expectedFormats, deliverables }) => ({
      taskId: id,
      inputFiles: inputs.map(({ name }) => `task_files/${id}/${name}`),
      expectedFormats,
      deliverables: Object.fromEntries(
        Object.entries(deliverables).map(([variant, { name }]) => [
          variant,
          `deliverables/${id}/${variant}/${name}`,
        ]),
      ),
    })),
    story: story.steps,
  });
}

function* filesOf(task: SampleTask): Generator<readonly [path: string, bytes: Uint8Array]> {
  yield [`tasks/${task.id}.json`, taskJson(task, 'zh')];
  yield [`task-en/${task.id}.json`, taskJson(task, 'en')];
  yield [`rubrics/${task.id}.json`, rubricJson(task, 'zh')];
  yield [`rubrics-en/${task.id}.json`, rubricJson(task, 'en')];
  for (const { name, make } of task.inputs) yield [`task_files/${task.id}/${name}`, make()];
  for (const [variant, { name, make }] of Object.entries(task.deliverables)) {
    yield [`deliverables/${task.id}/${variant}/${name}`, make()];
  }
}

/** Every file of assets/sample by its path there; the same bytes each time. */
export function makeSampleFiles(): ReadonlyMap<string, Uint8Array> {
  return new Map([['sample.json', sampleJson()], ...sampleTasks.flatMap((task) => [...filesOf(task)])]);
}
