import type { FaultList } from './fault-list.ts';
import { readJson } from './load-json.ts';
import type { RubricSheet, TaskSheet } from './pack-task.ts';
import { parseRubricSheet, parseTaskSheet, type RecordPlace } from './parse-sheets.ts';
import { detectLanguage } from './text-language.ts';

export interface MergedSheets {
  readonly tasks: readonly TaskSheet[];
  readonly rubrics: readonly RubricSheet[];
}

/** Reads a list of records with the task's keys plus `rubrics`: one JSON list, or one record a line. */
export function readMergedList(text: string, file: string, faults: FaultList): MergedSheets {
  const tasks: TaskSheet[] = [];
  const rubrics: RubricSheet[] = [];
  for (const { value, place } of listRecords(text, file, faults)) {
    const task = parseTaskSheet(value, place, detectLanguage, faults);
    if (task === null) continue;
    tasks.push(task);
    if (!hasRubric(value)) continue;
    const rubric = parseRubricSheet(value, place, () => task.language, faults);
    if (rubric !== null) rubrics.push(rubric);
  }
  return { tasks, rubrics };
}

interface PlacedRecord {
  readonly value: unknown;
  readonly place: RecordPlace;
}

function listRecords(text: string, file: string, faults: FaultList): readonly PlacedRecord[] {
  if (/\.(jsonl|ndjson)$/i.test(file)) {
    return text.split('\n').flatMap((line, index) => {
      if (line.trim() === '') return [];
      const value = readJson(line, file, faults, index + 1);
      return value === undefined ? [] : [{ value, place: { file, line: index + 1 } }];
    });
  }
  const value = readJson(text, file, faults);
  if (value === undefined) return [];
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => ({
      value: entry,
      place: { file, line: null, record: index + 1 },
    }));
  faults.stop('not-a-task', { file }, 'The file holds no list of tasks.');
  return [];
}

function hasRubric(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('rubrics' in value || 'rubrics_json' in value);
}
