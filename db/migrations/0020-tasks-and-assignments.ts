import type { MigrationDialect } from './dialect.ts';

export const name = '0020-tasks-and-assignments';

export function statements({ int, real, strict, appendOnly }: MigrationDialect): readonly string[] {
  return [
    `CREATE TABLE files (sha256 TEXT PRIMARY KEY, bytes ${int} NOT NULL, added_at ${int} NOT NULL)${strict}`,
    `CREATE TABLE packs (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), name TEXT NOT NULL, shape TEXT NOT NULL,
      sha256 TEXT NOT NULL, imported_at ${int} NOT NULL, imported_by TEXT, report TEXT NOT NULL)${strict}`,
    `CREATE TABLE tasks (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), external_id TEXT NOT NULL,
      position ${int} NOT NULL, title TEXT NOT NULL, title_en TEXT, title_zh TEXT, domain TEXT, operation_intent TEXT,
      published_labor_minutes ${real}, published_price ${real}, published_currency TEXT, published_price_source TEXT,
      content_hash TEXT NOT NULL, stage TEXT NOT NULL, needs_third ${int} NOT NULL, labor_time_ms ${real},
      needs_weight_count ${int} NOT NULL, missing_input_count ${int} NOT NULL,
      created_at ${int} NOT NULL, changed_at ${int} NOT NULL, UNIQUE (project_id, external_id))${strict}`,
    `CREATE INDEX tasks_stage ON tasks (project_id, stage, position)`,
    `CREATE INDEX tasks_position ON tasks (project_id, position)`,
    `CREATE TABLE task_texts (
      task_id TEXT NOT NULL REFERENCES tasks (id), language TEXT NOT NULL, instruction TEXT NOT NULL,
      PRIMARY KEY (task_id, language))${strict}`,
    `CREATE TABLE task_inputs (
      task_id TEXT NOT NULL REFERENCES tasks (id), position ${int} NOT NULL, name TEXT NOT NULL, url TEXT,
      sha256 TEXT REFERENCES files (sha256), bytes ${int}, PRIMARY KEY (task_id, position), UNIQUE (task_id, name))${strict}`,
    `CREATE TABLE rubric_items (
      id TEXT PRIMARY KEY, task_id TEXT NOT NULL REFERENCES tasks (id), kind TEXT NOT NULL CHECK (kind IN ('gate', 'item')),
      position ${int} NOT NULL, weight ${int}, needs_weight ${int} NOT NULL, UNIQUE (task_id, kind, position))${strict}`,
    `CREATE TABLE rubric_texts (
      item_id TEXT NOT NULL REFERENCES rubric_items (id), language TEXT NOT NULL, text TEXT NOT NULL, raw_prefix TEXT,
      PRIMARY KEY (item_id, language))${strict}`,
    `CREATE TABLE draws (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), task_id TEXT NOT NULL REFERENCES tasks (id),
      kind TEXT NOT NULL, seed TEXT NOT NULL, pool TEXT NOT NULL, chosen TEXT NOT NULL, at ${int} NOT NULL)${strict}`,
    `CREATE INDEX draws_task ON draws (task_id)`,
    ...appendOnly('draws'),
    `CREATE TABLE assignments (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), task_id TEXT NOT NULL REFERENCES tasks (id),
      person_id TEXT NOT NULL REFERENCES people (id), slot ${int} NOT NULL CHECK (slot BETWEEN 1 AND 3),
      state TEXT NOT NULL, assigned_at ${int} NOT NULL, ended_at ${int}, ended_reason TEXT, ended_by TEXT,
      UNIQUE (task_id, person_id))${strict}`,
    `CREATE UNIQUE INDEX assignments_slot ON assignments (task_id, slot) WHERE ended_at IS NULL`,
    `CREATE INDEX assignments_person ON assignments (project_id, person_id)`,
    `CREATE INDEX assignments_live ON assignments (project_id, ended_at, person_id, id, assigned_at)`,
  ];
}
