import { createHash } from 'node:crypto';
import type { ImportReport } from '#contract';
import type { ProjectId, Sha256 } from '#domain';
import { ensureFileRows, insertPack, type Writer } from '#db';
import { audit, ExpectedError, type Actor, type Core, type StoredFile } from '#core/foundation';
import { FaultList } from '../officeval/fault-list.ts';
import { findInputs, type FoundInputs } from '../officeval/find-inputs.ts';
import { describeReadFailure } from '../officeval/load-json.ts';
import type { PackArchive, PackEntry } from '../officeval/pack-archive.ts';
import { readPack, type PackContent } from '../officeval/read-pack.ts';
import { applyPlan, type StoredInputs } from './apply-plan.ts';
import { buildReport } from './build-report.ts';
import { planImport, type ImportPlan } from './plan-import.ts';

/** A pack read whole: nothing is written before everything that can be wrong with it is known. */
export interface OpenedPack {
  readonly archive: PackArchive;
  readonly content: PackContent;
  readonly found: FoundInputs;
  readonly isBlocked: boolean;
}

export async function readOpenedPack(archive: PackArchive): Promise<OpenedPack> {
  const read = await readPack(archive);
  const faults = new FaultList();
  const found = findInputs(read.tasks, [...read.others, ...archive.inputs], faults);
  const content = { ...read, faults: [...read.faults, ...faults.all] };
  return { archive, content, found, isBlocked: content.faults.some((fault) => fault.severity === 'stop') };
}

/** What an import would do. Writes nothing. */
export async function previewImport(
  core: Core,
  projectId: ProjectId,
  pack: OpenedPack,
): Promise<ImportReport> {
  const { archive, content, found, isBlocked } = pack;
  const plan = isBlocked ? null : await planImport(core.db.read, projectId, content.tasks, found, hashEntry);
  return buildReport(archive, content, found, plan, true);
}

/**
 * Imports a pack: its inputs go to the file store first, then everything else in one transaction. Throws
 * `pack-has-faults` when something in it blocks the import, `pack-not-readable` when an input can't be read.
 */
export async function applyImport(
  core: Core,
  actor: Actor,
  projectId: ProjectId,
  pack: OpenedPack,
): Promise<ImportReport> {
  const stored = await storeInputs(core, pack);
  const report = await core.db.write((tx) => importStored(core, tx, actor, projectId, pack, stored));
  core.live.publish({ projectId, topics: ['tasks', 'projects', 'work'] });
  return report;
}

/** The part of `applyImport` that belongs into a transaction. */
export async function importStored(
  core: Core,
  tx: Writer,
  actor: Actor,
  projectId: ProjectId,
  { archive, content, found }: OpenedPack,
  stored: StoredInputs,
): Promise<ImportReport> {
  const identify = (entry: PackEntry): Promise<StoredFile> => Promise.resolve(getStored(stored, entry));
  const plan = await planImport(tx, projectId, content.tasks, found, identify);
  const report = buildReport(archive, content, found, plan, false);
  if (plan.created.length + plan.changed.length === 0) return report;
  const addedAt = core.clock.now();
  await ensureFileRows(
    tx,
    [...stored.values()].map((file) => ({ ...file, addedAt })),
  );
  await applyPlan(core, tx, projectId, plan, found, stored);
  await recordImport(core, tx, actor, projectId, report, plan);
  return report;
}

/** Puts every input into the file store. Throws `pack-has-faults` and `pack-not-readable`. */
export async function storeInputs(
  core: Core,
  { content, found, isBlocked }: OpenedPack,
): Promise<StoredInputs> {
  if (isBlocked) refuseFaults(content);
  const stored = new Map<PackEntry, StoredFile>();
  for (const entries of found.values()) {
    for (const entry of entries.values()) {
      if (entry !== null && !stored.has(entry)) stored.set(entry, await storeInput(core, entry));
    }
  }
  return stored;
}

function refuseFaults({ faults }: PackContent): never {
  const blocking = faults.filter((fault) => fault.severity === 'stop');
  const [first] = blocking;
  throw new ExpectedError('pack-has-faults', {
    count: blocking.length,
    file: first?.file ?? null,
    line: first?.line ?? null,
  });
}

async function recordImport(
  core: Core,
  tx: Writer,
  actor: Actor,
  projectId: ProjectId,
  report: ImportReport,
  plan: ImportPlan,
): Promise<void> {
  const id = core.random.id();
  await insertPack(tx, {
    id,
    projectId,
    name: report.pack.name,
    shape: report.pack.shape,
    sha256: report.pack.sha256,
    importedAt: core.clock.now(),
    importedBy: actor?.personId ?? null,
    report: JSON.stringify(report),
  });
  await audit(core, tx, actor, {
    projectId,
    action: 'imports.apply',
    subject: id,
    details: {
      pack: report.pack.name,
      sha256: report.pack.sha256,
      created: report.created,
      changed: plan.changed.map(({ task, fields }) => `${task.externalId}: ${fields.join(', ')}`),
      skipped: report.skipped.length,
    },
  });
}

async function storeInput(core: Core, entry: PackEntry): Promise<StoredFile> {
  try {
    return await core.files.put(entry.open());
  } catch (error) {
    if (error instanceof ExpectedError) throw error;
    throw new ExpectedError(
      'pack-not-readable',
      { file: entry.path, reason: describeReadFailure(error) },
      error,
    );
  }
}

function getStored(stored: StoredInputs, entry: PackEntry): StoredFile {
  const file = stored.get(entry);
  if (file === undefined) throw new Error(`${entry.path} was not stored`);
  return file;
}

async function hashEntry(entry: PackEntry): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of entry.open() as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex') as Sha256, bytes };
}
