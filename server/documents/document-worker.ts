import { computeSizeBucket } from '#domain';
import { diffDocuments, identifyFormat, preflightDeliverable, readFacts, readText } from '#documents';
import type { DocumentCalls } from './document-calls.ts';
import { describeFacts } from './describe-facts.ts';
import { readFactsPage } from './facts-page.ts';
import { gatherPieces } from './gather-pieces.ts';
import { withByteSource } from './open-byte-source.ts';
import { serveCalls } from './serve-calls.ts';

const limitTime = (maxDurationMs: number) => ({ maxDurationMs, now: () => performance.now() });

/** Runs in worker threads: the only place of the app where the content of a document is read. */
serveCalls<DocumentCalls>({
  preflight: (request) =>
    withByteSource(request.path, request.bytes, (bytes) =>
      preflightDeliverable({
        name: request.name,
        sizeBytes: request.bytes,
        sha256: request.sha256,
        inputFiles: request.inputHashes.map((sha256) => ({ name: '', sha256 })),
        expectedFormats: [],
        bytes,
      }),
    ),
  facts: readFactsPage,
  wholeFacts: async ({ bytes, name, sha256, cells, isOneLine, timeMs }) => {
    const reading = await readFacts(bytes, {
      name,
      sha256,
      cells,
      computeBucket: computeSizeBucket,
      timeLimit: limitTime(timeMs),
    });
    return { pieces: gatherPieces(describeFacts(reading, isOneLine)), isRead: !('error' in reading) };
  },
  text: ({ bytes, name, sha256, as, without, timeMs }) =>
    readText(bytes, {
      name,
      sha256,
      ...(as === null ? {} : { as }),
      without,
      timeLimit: limitTime(timeMs),
    }),
  diff: ({ before, after, only, timeMs }) =>
    diffDocuments(before, after, { only, timeLimit: limitTime(timeMs) }),
  identify: async ({ bytes, name, sha256 }) => {
    const { format } = identifyFormat(bytes);
    return { name, sha256, bytes: bytes.length, format, app: null };
  },
});
