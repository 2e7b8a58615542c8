import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { preflightDeliverable } from '#documents';
import type { PreflightRequest } from '#core/foundation';

/** Runs in a worker thread: reads a deliverable by pieces and says what is wrong with it. */
parentPort?.on('message', (request: PreflightRequest) => {
  const file = openSync(request.path, 'r');
  try {
    const findings = preflightDeliverable({
      name: request.name,
      sizeBytes: request.bytes,
      sha256: request.sha256,
      inputFiles: request.inputHashes.map((sha256) => ({ name: '', sha256 })),
      expectedFormats: [],
      bytes: {
        sizeBytes: request.bytes,
        read(start, end) {
          const from = Math.max(0, start);
          const buffer = new Uint8Array(Math.max(0, Math.min(end, request.bytes) - from));
          const length = readSync(file, buffer, 0, buffer.length, from);
          return buffer.subarray(0, length);
        },
      },
    });
    parentPort?.postMessage(findings);
  } finally {
    closeSync(file);
  }
});
