import { Worker } from 'node:worker_threads';

/**
 * Looks into a database file in a thread of its own: with millions of events that takes a minute, in which a core
 * that did it itself would answer nobody and every running clock would lose time. Gives its faults in words.
 */
export function listFaultsApart(file: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./inspection-worker.ts', import.meta.url), { workerData: file });
    worker.once('message', (faults: readonly string[]) => resolve(faults));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a worker ended without an answer')));
  });
}
