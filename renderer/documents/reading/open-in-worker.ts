import { releaseProxy, transfer, wrap } from 'comlink';
import type { Remote } from 'comlink';
import type { FactsFailure } from '#documents';
import type { DocumentCalls, DocumentHead } from './document-calls.ts';

/** A document that a worker holds for the page. */
export interface HeldDocument {
  readonly head: DocumentHead;
  readonly calls: Remote<DocumentCalls>;
}

interface OpenOptions {
  readonly name: string;
  readonly sha256: string;
  /** Ends the worker, and with it whatever it is doing. */
  readonly signal: AbortSignal;
}

/** Opens a document in a worker of its own, so that a file that takes long or all the memory leaves the page as it is. */
export async function openInWorker(
  bytes: ArrayBuffer,
  { name, sha256, signal }: OpenOptions,
): Promise<HeldDocument | FactsFailure> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  const calls = wrap<DocumentCalls>(worker);
  const crashed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the reader of documents stopped')));
    signal.addEventListener('abort', () => {
      calls[releaseProxy]();
      worker.terminate();
      reject(signal.reason as Error);
    });
  });
  const head = await Promise.race([calls.open(transfer(bytes, [bytes]), { name, sha256 }), crashed]);
  return 'error' in head ? head : { head, calls };
}
