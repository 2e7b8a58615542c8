import type { TaskLanguage } from '#domain';
import { findBrokenText, InputFault, JsonCursor, parseJson } from '#lib';
import { findUnsafeName } from '#documents';
import type { FaultList } from './fault-list.ts';
import type { PackInput, PublishedFigures, RubricSheet, TaskSheet } from './pack-task.ts';

/** Where a record lies, for faults. */
export interface RecordPlace {
  readonly file: string;
  readonly line: number | null;
  /** Place within a list of records, from 1; left out where a file holds one record. */
  readonly record?: number;
}

/** Reads one task record; null, with the fault listed, when it is none. `language` null: told by the text. */
export function parseTaskSheet(
  value: unknown,
  place: RecordPlace,
  language: (instruction: string) => TaskLanguage,
  faults: FaultList,
): TaskSheet | null {
  return readRecord(value, place, faults, (record) => {
    const externalId = readId(record.field('id'), place, faults);
    if (externalId === null) return null;
    const instruction = record.field('instruction').text();
    return {
      externalId,
      file: place.file,
      language: language(instruction),
      instruction,
      operationIntent: optionalText(record.field('operation_intent')),
      domain: optionalText(record.field('domain')),
      published: readPublished(record, externalId, place, faults),
      inputs: readInputs(unfold(record, 'origin_files'), externalId, place, faults),
    };
  });
}

/** Reads one rubric record; null, with the fault listed, when it is none. */
export function parseRubricSheet(
  value: unknown,
  place: RecordPlace,
  language: (instruction: string) => TaskLanguage,
  faults: FaultList,
): RubricSheet | null {
  return readRecord(value, place, faults, (record) => {
    const externalId = readId(record.field('id'), place, faults);
    if (externalId === null) return null;
    const rubrics = unfold(record, 'rubrics');
    const [gates, items] = [readLines(rubrics.field('dim1')), readLines(rubrics.field('dim2'))];
    const instruction = optionalText(record.field('instruction'));
    const sample = instruction ?? [...gates, ...items].join('\n');
    return { externalId, file: place.file, language: language(sample), instruction, gates, items };
  });
}

/** A field, or the JSON text that parquet copies keep beside it under `NAME_json`. */
function unfold(record: JsonCursor, name: string): JsonCursor {
  const field = record.field(name);
  const folded = record.field(`${name}_json`);
  if (!field.isAbsent || folded.isAbsent) return field;
  const text = folded.text();
  try {
    const value = parseJson(text);
    if (findBrokenText(value) !== null) return folded.refuse(brokenText);
    return new JsonCursor(value, record, `${name}_json`);
  } catch (error) {
    if (error instanceof InputFault) return folded.refuse('must be JSON within a text');
    throw error;
  }
}

const brokenText = 'must not hold a NUL or half a character';

function readRecord<T>(
  value: unknown,
  { record, ...place }: RecordPlace,
  faults: FaultList,
  read: (record: JsonCursor) => T | null,
): T | null {
  const refuse = (message: string) => {
    const where = record === undefined ? '' : `Record ${record}: `;
    faults.stop('not-a-task', place, `${where}${message}`);
    return null;
  };
  const broken = findBrokenText(value);
  if (broken !== null) return refuse(`${broken}: ${brokenText}`);
  try {
    return read(new JsonCursor(value));
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return refuse(error.message);
  }
}

/** An id becomes a folder name in exports, so that it must be one on every system. */
function readId(field: JsonCursor, place: RecordPlace, faults: FaultList): string | null {
  const id = field.text();
  const reason = id.includes('/') ? 'a folder in a name' : findUnsafeName(id);
  if (reason === null && id.length <= 80) return id;
  faults.stop(
    'unsafe-name',
    place,
    `The id ${JSON.stringify(id.slice(0, 80))} is refused (${reason ?? 'too long'}).`,
  );
  return null;
}

function readPublished(
  record: JsonCursor,
  taskId: string,
  place: RecordPlace,
  faults: FaultList,
): PublishedFigures {
  const source = optionalText(record.field('price_source'));
  const isKnown = source === 'explicit_price' || source === 'estimated_price';
  if (source !== null && !isKnown) {
    faults.warn(
      'unknown-price-source',
      { ...place, taskId },
      `price_source is ${JSON.stringify(source.slice(0, 80))}; the price is kept without a source.`,
    );
  }
  return {
    laborMinutes: optionalAmount(record.field('human_labor_time')),
    price: optionalAmount(record.field('task_price_proxy')),
    priceSource: isKnown ? source : null,
  };
}

function readInputs(
  list: JsonCursor,
  taskId: string,
  place: RecordPlace,
  faults: FaultList,
): readonly PackInput[] {
  if (list.isAbsent || list.isNull) return [];
  const seen = new Set<string>();
  return list.items().flatMap((item): readonly PackInput[] => {
    const name = item.field('dest').text().normalize('NFC');
    const reason = name.includes('/') ? 'a folder in a name' : findUnsafeName(name);
    if (reason !== null) {
      const shown = JSON.stringify(name.slice(0, 200));
      faults.stop('unsafe-name', { ...place, taskId }, `The input name ${shown} is refused (${reason}).`);
      return [];
    }
    if (seen.has(name.toLowerCase())) {
      faults.warn('duplicate-input', { ...place, taskId }, `${name} is listed twice; it is taken once.`);
      return [];
    }
    seen.add(name.toLowerCase());
    return [{ name, url: optionalText(item.field('url')) }];
  });
}

function readLines(list: JsonCursor): readonly string[] {
  return list.isAbsent || list.isNull ? [] : list.items().map((line) => line.text());
}

function optionalText(field: JsonCursor): string | null {
  if (field.isAbsent || field.isNull || field.value === '') return null;
  return field.text();
}

function optionalAmount(field: JsonCursor): number | null {
  if (field.isAbsent || field.isNull) return null;
  return field.number('must be a number ≥ 0', (value) => value >= 0);
}
