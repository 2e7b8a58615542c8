import type { MigrationDialect } from './dialect.ts';

export const name = '0030-work-and-checks';

export function statements(dialect: MigrationDialect): readonly string[] {
  return [...clock(dialect), ...submissions(dialect), ...checks(dialect)];
}

function clock({ int, real, strict, appendOnly }: MigrationDialect): readonly string[] {
  return [
    `CREATE TABLE attempts (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), task_id TEXT NOT NULL REFERENCES tasks (id),
      assignment_id TEXT NOT NULL UNIQUE REFERENCES assignments (id), person_id TEXT NOT NULL REFERENCES people (id),
      slot ${int} NOT NULL, state TEXT NOT NULL, started_at ${int} NOT NULL, submitted_at ${int}, accepted_at ${int},
      round_count ${int} NOT NULL, counted_ms ${int} NOT NULL CHECK (counted_ms >= 0), score ${real}, changed_at ${int} NOT NULL)${strict}`,
    `CREATE INDEX attempts_person ON attempts (project_id, person_id)`,
    `CREATE INDEX attempts_task ON attempts (task_id)`,
    `CREATE INDEX attempts_state ON attempts (project_id, state, submitted_at)`,
    `CREATE INDEX attempts_accepted ON attempts (project_id, accepted_at)`,
    // These two hold all that the overview sums, so that it reads no attempt itself.
    `CREATE INDEX attempts_people ON attempts (project_id, state, person_id, round_count, changed_at)`,
    `CREATE INDEX attempts_pairs ON attempts (project_id, state, task_id, slot, counted_ms)`,
    `CREATE TABLE rounds (
      attempt_id TEXT NOT NULL REFERENCES attempts (id), number ${int} NOT NULL, started_at ${int} NOT NULL, submitted_at ${int},
      wall_ms ${int} NOT NULL, open_ms ${int} NOT NULL, idle_ms ${int} NOT NULL, paused_ms ${int} NOT NULL,
      paused_by_reason TEXT NOT NULL, suspended_ms ${int} NOT NULL, correction_ms ${int} NOT NULL,
      counted_ms ${int} NOT NULL, PRIMARY KEY (attempt_id, number))${strict}`,
    `CREATE TABLE events (
      id TEXT PRIMARY KEY, subject_id TEXT NOT NULL, sequence ${int} NOT NULL, type TEXT NOT NULL, at ${int} NOT NULL,
      monotonic_ms ${int} NOT NULL, boot_id TEXT NOT NULL, actor_id TEXT, window_id TEXT, details TEXT,
      UNIQUE (subject_id, sequence))${strict}`,
    ...appendOnly('events'),
    `CREATE TABLE open_intervals (
      subject_id TEXT PRIMARY KEY, kind TEXT NOT NULL, person_id TEXT NOT NULL UNIQUE REFERENCES people (id),
      project_id TEXT NOT NULL REFERENCES projects (id), window_id TEXT NOT NULL, device TEXT NOT NULL,
      opened_at ${int} NOT NULL, last_sign_at ${int} NOT NULL, last_monotonic_ms ${real} NOT NULL, boot_id TEXT NOT NULL,
      round_open_ms ${int} NOT NULL)${strict}`,
    `CREATE TABLE score_changes (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), task_id TEXT NOT NULL REFERENCES tasks (id),
      attempt_id TEXT NOT NULL REFERENCES attempts (id), at ${int} NOT NULL, score ${real}, previous_score ${real},
      cause TEXT NOT NULL)${strict}`,
    `CREATE INDEX score_changes_attempt ON score_changes (attempt_id)`,
    ...appendOnly('score_changes'),
  ];
}

function submissions({ int, strict, appendOnly }: MigrationDialect): readonly string[] {
  return [
    `CREATE TABLE drafts (
      attempt_id TEXT NOT NULL REFERENCES attempts (id), position ${int} NOT NULL, name TEXT NOT NULL, name_key TEXT NOT NULL,
      original_name TEXT NOT NULL, sha256 TEXT NOT NULL REFERENCES files (sha256), bytes ${int} NOT NULL,
      added_at ${int} NOT NULL, PRIMARY KEY (attempt_id, position), UNIQUE (attempt_id, name_key))${strict}`,
    `CREATE TABLE submissions (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), task_id TEXT NOT NULL REFERENCES tasks (id),
      attempt_id TEXT NOT NULL REFERENCES attempts (id), round_number ${int} NOT NULL, sealed_at ${int} NOT NULL,
      manifest_sha256 TEXT NOT NULL, used_no_model ${int} NOT NULL, note TEXT, UNIQUE (attempt_id, round_number))${strict}`,
    `CREATE INDEX submissions_sealed ON submissions (project_id, sealed_at)`,
    `CREATE INDEX submissions_task ON submissions (task_id)`,
    ...appendOnly('submissions'),
    `CREATE TABLE submission_files (
      submission_id TEXT NOT NULL REFERENCES submissions (id), position ${int} NOT NULL, name TEXT NOT NULL,
      original_name TEXT NOT NULL, sha256 TEXT NOT NULL REFERENCES files (sha256), bytes ${int} NOT NULL,
      added_at ${int} NOT NULL, PRIMARY KEY (submission_id, position))${strict}`,
    ...appendOnly('submission_files'),
  ];
}

function checks({ int, strict, appendOnly }: MigrationDialect): readonly string[] {
  return [
    `CREATE TABLE checks (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id), submission_id TEXT NOT NULL REFERENCES submissions (id),
      expert_id TEXT NOT NULL REFERENCES people (id), state TEXT NOT NULL, claimed_at ${int} NOT NULL, ended_at ${int},
      counted_ms ${int} NOT NULL, decision TEXT, summary TEXT)${strict}`,
    `CREATE UNIQUE INDEX checks_one_per_submission ON checks (submission_id) WHERE state <> 'released'`,
    `CREATE INDEX checks_expert ON checks (project_id, expert_id, ended_at)`,
    `CREATE INDEX checks_submission ON checks (submission_id, expert_id)`,
    `CREATE INDEX checks_ended ON checks (project_id, decision, ended_at)`,
    `CREATE TABLE check_notes (
      check_id TEXT NOT NULL REFERENCES checks (id), position ${int} NOT NULL, rubric_item_id TEXT REFERENCES rubric_items (id),
      note TEXT NOT NULL, PRIMARY KEY (check_id, position))${strict}`,
    ...appendOnly('check_notes'),
  ];
}
