import type { MigrationDialect } from './dialect.ts';

export const name = '0010-people-and-projects';

export function statements({ int, strict, appendOnly }: MigrationDialect): readonly string[] {
  return [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY, display_name TEXT NOT NULL, login_name TEXT NOT NULL, login_key TEXT NOT NULL UNIQUE,
      passphrase_hash TEXT, is_owner ${int} NOT NULL, is_sample ${int} NOT NULL, is_disabled ${int} NOT NULL,
      language TEXT, created_at ${int} NOT NULL)${strict}`,
    `CREATE TABLE sign_in_sessions (
      id TEXT PRIMARY KEY, person_id TEXT NOT NULL REFERENCES people (id), acting_for TEXT REFERENCES people (id),
      created_at ${int} NOT NULL, last_seen_at ${int} NOT NULL, expires_at ${int} NOT NULL, revoked_at ${int},
      device TEXT NOT NULL)${strict}`,
    `CREATE INDEX sign_in_sessions_person ON sign_in_sessions (person_id)`,
    `CREATE TABLE projects (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, time_zone TEXT NOT NULL, currency TEXT NOT NULL,
      base_daily_salary_minor ${int} NOT NULL CHECK (base_daily_salary_minor >= 0),
      divergence_ratio TEXT NOT NULL, fast_ratio TEXT NOT NULL, counts_idle ${int} NOT NULL,
      gap_limit_ms ${int} NOT NULL CHECK (gap_limit_ms > 0), allows_claims ${int} NOT NULL, is_sample ${int} NOT NULL,
      created_at ${int} NOT NULL)${strict}`,
    `CREATE TABLE memberships (
      project_id TEXT NOT NULL REFERENCES projects (id), person_id TEXT NOT NULL REFERENCES people (id),
      role TEXT NOT NULL, added_at ${int} NOT NULL, PRIMARY KEY (project_id, person_id, role))${strict}`,
    `CREATE INDEX memberships_person ON memberships (person_id)`,
    `CREATE TABLE audit (
      sequence ${int} PRIMARY KEY, at ${int} NOT NULL, project_id TEXT, actor_id TEXT, acting_for TEXT,
      action TEXT NOT NULL, subject TEXT NOT NULL, details TEXT NOT NULL, hash TEXT NOT NULL)${strict}`,
    `CREATE INDEX audit_project ON audit (project_id, sequence)`,
    ...appendOnly('audit'),
  ];
}
