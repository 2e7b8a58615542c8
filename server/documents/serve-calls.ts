import { parentPort, type Transferable } from 'node:worker_threads';

/** What a pool and its workers agree on: each call by name, with what it takes and what it gives. */
export type CallMap = Readonly<Record<string, { readonly request: unknown; readonly answer: unknown }>>;

export type CallHandlers<Calls extends CallMap> = {
  readonly [Name in keyof Calls]: (
    request: Calls[Name]['request'],
  ) => Calls[Name]['answer'] | Promise<Calls[Name]['answer']>;
};

export interface CallMessage {
  readonly name: string;
  readonly request: unknown;
}

/**
 * In a worker: answers one call after another. An error that a handler throws is a bug and ends the worker, so
 * that nothing half done meets the next call; the pool starts another.
 */
export function serveCalls<Calls extends CallMap>(handlers: CallHandlers<Calls>): void {
  const answerOne = async ({ name, request }: CallMessage): Promise<void> => {
    const answer: unknown = await handlers[name]?.(request);
    parentPort?.postMessage({ answer }, listBuffers(answer));
  };
  parentPort?.on('message', (message: CallMessage) => void answerOne(message));
}

/** Bytes directly in an answer, or in a list of its, are handed over instead of copied. */
function listBuffers(answer: unknown): Transferable[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.values(answer)
    .flat()
    .filter((value) => value instanceof Uint8Array)
    .map(({ buffer }) => buffer as ArrayBuffer);
}
