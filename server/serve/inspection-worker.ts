import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseError, inspectSqlite } from '#db';

/** Runs in a worker thread: the faults of the database file that it was given, in words. */
function listFaults(file: string): readonly string[] {
  try {
    return inspectSqlite(file).faults;
  } catch (error) {
    if (error instanceof DatabaseError) return [error.code];
    throw error;
  }
}

parentPort?.postMessage(listFaults(String(workerData)));
