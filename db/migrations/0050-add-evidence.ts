import type { MigrationDialect } from './dialect.ts';

export const name = '0050-add-evidence';

/**
 * What people marked as evidence, in an attempt or in a check, and everything that became of it: nothing is ever
 * changed or deleted; how a mark stands is what its last change says.
 */
export function statements({ int, strict, appendOnly }: MigrationDialect): readonly string[] {
  return [
    `CREATE TABLE evidence_marks (
      id TEXT PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects (id),
      attempt_id TEXT REFERENCES attempts (id), check_id TEXT REFERENCES checks (id),
      person_id TEXT NOT NULL REFERENCES people (id), sha256 TEXT NOT NULL REFERENCES files (sha256),
      file_kind TEXT NOT NULL CHECK (file_kind IN ('input', 'deliverable')), file_position ${int} NOT NULL,
      selectors TEXT NOT NULL, marked_at ${int} NOT NULL,
      CHECK ((attempt_id IS NULL) <> (check_id IS NULL)))${strict}`,
    `CREATE INDEX evidence_marks_attempt ON evidence_marks (attempt_id, marked_at)`,
    `CREATE INDEX evidence_marks_check ON evidence_marks (check_id, marked_at)`,
    ...appendOnly('evidence_marks'),
    `CREATE TABLE evidence_changes (
      mark_id TEXT NOT NULL REFERENCES evidence_marks (id), sequence ${int} NOT NULL, at ${int} NOT NULL,
      is_removed ${int} NOT NULL CHECK (is_removed IN (0, 1)), note TEXT NOT NULL, PRIMARY KEY (mark_id, sequence))${strict}`,
    ...appendOnly('evidence_changes'),
  ];
}
