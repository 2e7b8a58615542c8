import { factsHead, factsView, type FactsView } from '#contract';
import { computeSizeBucket } from '#domain';
import { type FactsReading, readFacts } from '#documents';
import { parseJson } from '#lib';
import type { DocumentCalls } from './document-calls.ts';
import { openFactsCache } from './facts-cache.ts';
import { gatherPieces } from './gather-pieces.ts';
import { withByteSource } from './open-byte-source.ts';

type Request = DocumentCalls['facts']['request'];

/** Longer than this the pool ends the worker; until then the reader says itself that it takes too long. */
const maxDurationMs = 50_000;

/** A page of a file's facts. The first page reads the file, the others what was kept of it. */
export async function readFactsPage(request: Request): Promise<FactsView> {
  const cache = openFactsCache(request.cacheFolder);
  const kept = cache.find(request.sha256);
  const known = kept === null ? null : findPage(kept, request);
  if (known !== null) return known;
  const reading = await withByteSource(request.path, request.bytes, (source) =>
    readFacts(source, {
      name: request.name,
      sha256: request.sha256,
      computeBucket: computeSizeBucket,
      timeLimit: { maxDurationMs, now: () => performance.now() },
    }),
  );
  const pieces = gatherPieces(describeLines(reading));
  // A busy machine is no property of the file.
  if (!('error' in reading && reading.error.code === 'timed-out')) cache.keep(request.sha256, pieces);
  return pickPage(Buffer.concat(pieces), request);
}

/** A line that tells of the file, then one for each fact: its type, a tab, and it as JSON. */
function* describeLines(reading: FactsReading): Generator<string> {
  const { format, app, bytes } = reading.file;
  const counts = new Map<string, number>();
  const facts = 'error' in reading ? [] : reading.facts;
  for (const { type } of facts) counts.set(type, (counts.get(type) ?? 0) + 1);
  const head = {
    file: { format, app, bytes },
    error: 'error' in reading ? { part: null, ...reading.error } : null,
    size: 'error' in reading ? null : reading.size,
    warnings: 'error' in reading ? [] : reading.warnings,
    counts: Object.fromEntries(counts),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const fact of facts) yield `${fact.type}\t${JSON.stringify(fact)}\n`;
}

/** Null for what a crash or another program left half written. */
function findPage(kept: Buffer, request: Request): FactsView | null {
  try {
    return factsView.parse(pickPage(kept, request));
  } catch {
    return null;
  }
}

function pickPage(lines: Buffer, { name, sha256, types, cursor, limit }: Request): FactsView {
  const headEnd = lines.indexOf('\n');
  const head = factsHead.parse(parseJson(lines.toString('utf8', 0, headEnd)));
  const facts: unknown[] = [];
  let total = 0;
  for (let at = headEnd + 1; at < lines.length;) {
    const end = lines.indexOf('\n', at);
    const tab = lines.indexOf('\t', at);
    if (types === null || types.includes(lines.toString('utf8', at, tab))) {
      if (total >= cursor && facts.length < limit)
        facts.push(parseJson(lines.toString('utf8', tab + 1, end)));
      total += 1;
    }
    at = end + 1;
  }
  return { ...head, file: { ...head.file, name, sha256 }, total, facts: facts as FactsView['facts'] };
}
