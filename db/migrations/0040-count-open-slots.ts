import type { MigrationDialect } from './dialect.ts';

export const name = '0040-count-open-slots';

/** Whether there is something to claim is asked with every list of work: kept beside the stage, with an index. */
export function statements({ int }: MigrationDialect): readonly string[] {
  return [
    `ALTER TABLE tasks ADD COLUMN open_slot_count ${int} NOT NULL DEFAULT 2`,
    `UPDATE tasks SET open_slot_count = 2 + needs_third - (
      SELECT count(*) FROM assignments WHERE assignments.task_id = tasks.id AND assignments.ended_at IS NULL
        AND (assignments.slot < 3 OR tasks.needs_third = 1))`,
    `CREATE INDEX tasks_open ON tasks (project_id, position, id) WHERE open_slot_count > 0`,
  ];
}
