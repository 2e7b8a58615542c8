import { randomUUID } from 'node:crypto';
import type { BareDriver } from './bare-driver.ts';

export const insertOneEventName = 'bare INSERT of one event, safe on the disk';

/** One row in a transaction of its own, as durable as the application's. */
export async function insertOneEvent(bare: BareDriver, subject: string, index: number): Promise<void> {
  await bare.query(
    `INSERT INTO events (id, subject_id, sequence, type, at, monotonic_ms, boot_id, actor_id, window_id, details)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    randomUUID(),
    `yardstick ${subject}`,
    index,
    'heartbeat',
    index,
    index,
    'boot',
    'actor',
    'window',
    null,
  );
}
