import type pg from 'pg';

const taskCount = 4_000;
const personCount = 40;

/** Ten projects with rows enough that PostgreSQL finds its indexes worth using; made by the server itself, in a second or two. */
const statements: readonly string[] = [
  `INSERT INTO people SELECT 'P' || n, 'P', 'P' || n, 'P' || n, NULL, 0, 0, 0, NULL, 0 FROM generate_series(1, ${personCount}) n`,
  `INSERT INTO projects SELECT 'F' || n, 'Filled', 'UTC', 'EUR', 1, '1.3', '0.7', 1, 15000, 1, 0, 0
    FROM generate_series(0, 9) n`,
  `INSERT INTO tasks SELECT 'T' || n, 'F' || n % 10, 'T' || n, n, 'T', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'h',
    CASE n % 19 WHEN 0 THEN 'in-work' WHEN 1 THEN 'awaiting-check' ELSE 'complete' END, 0, n, n % 2, 0, 0, 0
    FROM generate_series(1, ${taskCount}) n`,
  `INSERT INTO task_texts SELECT id, 'en', 'Do it' FROM tasks`,
  `INSERT INTO rubric_items SELECT id || '-' || k, id, 'item', k, 1, 0
    FROM tasks, generate_series(1, 5) k`,
  `INSERT INTO rubric_texts SELECT id, 'en', 'It holds', NULL FROM rubric_items`,
  `INSERT INTO assignments SELECT id || '-' || slot, project_id, id, 'P' || 1 + (position + slot * 7) % ${personCount}, slot,
    CASE WHEN slot = 3 THEN 'withdrawn' ELSE 'live' END, position, CASE WHEN slot = 3 THEN 1 END, NULL, NULL
    FROM tasks, generate_series(1, 3) slot`,
  `INSERT INTO attempts SELECT id || '-a', project_id, task_id, id, person_id, slot,
    CASE assigned_at % 19 WHEN 0 THEN 'paused' WHEN 1 THEN 'submitted' ELSE 'accepted' END,
    assigned_at, assigned_at, CASE WHEN assigned_at % 19 > 1 THEN assigned_at END, 1, 1, 1, assigned_at
    FROM assignments`,
  `INSERT INTO rounds SELECT id, 1, 0, 0, 0, 0, 0, 0, '{}', 0, 0, 0 FROM attempts`,
  `INSERT INTO events SELECT id || '-' || k, id, k, 'heartbeat', k, k, 'b', NULL, NULL, NULL
    FROM attempts, generate_series(1, 10) k`,
  `INSERT INTO submissions SELECT id || '-s', project_id, task_id, id, 1, started_at, 'h', 1, NULL
    FROM attempts`,
  `INSERT INTO files VALUES ('filled', 1, 0)`,
  `INSERT INTO submission_files SELECT id, 0, 'f', 'f', 'filled', 1, 0 FROM submissions`,
  `INSERT INTO drafts SELECT id, 0, 'f', 'f', 'f', 'filled', 1, 0 FROM attempts`,
  `INSERT INTO checks SELECT id || '-c', project_id, id, 'P' || 1 + sealed_at % ${personCount}, 'decided', sealed_at,
    sealed_at, 1, 'accept', NULL FROM submissions WHERE sealed_at % 19 > 1`,
  `INSERT INTO check_notes SELECT id, 0, NULL, 'note' FROM checks`,
  `INSERT INTO score_changes SELECT id || '-x', project_id, task_id, id, 0, 1, NULL, 'filled'
    FROM attempts`,
  `INSERT INTO draws SELECT id || '-d', project_id, id, 'pair', 's', '[]', '[]', 0 FROM tasks`,
  `INSERT INTO evidence_marks SELECT id || '-m' || k, project_id, id, NULL, person_id, 'filled', 'input', 1, '[]', k
    FROM attempts, generate_series(1, 3) k`,
  `INSERT INTO evidence_changes SELECT id, k, k, 0, 'note' FROM evidence_marks, generate_series(1, 2) k`,
  `ANALYZE`,
];

export async function fillPostgres(client: pg.Client): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
