import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { applyImport, withPack } from '#core/exchange';
import { insertProject, makeCore, type TestCore } from '#tests/builders';
import { makeRubricRecord, makeTaskRecord, nodeDisk, writePackFile } from '#tests/packs';
import type { BareDriver } from '../bare-driver.ts';
import { makeTimeFigure, type Figure } from '../figure.ts';
import { divideTiming, samplePairs } from '../sample.ts';
import type { Subject } from '../subject.ts';

const itemCount = 20;
/** Task, instruction, gate with its text, items with theirs. */
const rowsPerTask = 4 + 2 * itemCount;
const items = Array.from(
  { length: itemCount },
  (_, index) => `+${index % 2 ? 3 : 1}: Criterion ${index} holds.`,
);

/** A pack with as many tasks as the project has, from its file to the last row. */
export async function measurePackImport({ engine, size, openEmpty }: Subject): Promise<Figure[]> {
  const path = await writePack(size.taskCount);
  const empty = await openEmpty();
  const core = await makeCore(empty.db);
  await empty.bare.query(
    'CREATE TABLE yardstick (id TEXT PRIMARY KEY, task TEXT, kind TEXT, position BIGINT, words TEXT)',
  );
  const rows = (run: number) =>
    Array.from({ length: size.taskCount * rowsPerTask }, (_, row) => [
      `${String(row).padStart(32, '0')}-${run}`,
      `task ${Math.floor(row / rowsPerTask)}`,
      'item',
      row,
      'Criterion holds.',
    ]);
  const { action, yardstick } = await samplePairs(
    2,
    () => importPack(core, path),
    (run) => insertBare(empty.bare, rows(run)),
  );
  await empty.close();
  await rm(dirname(path), { recursive: true });
  const thousands = size.taskCount / 1_000;
  return [
    makeTimeFigure(
      engine,
      {
        name: 'import of a pack, 1,000 tasks',
        goal: 1_000,
        yardstick: `bare INSERT of as many rows (${rowsPerTask} a task)`,
      },
      { action: divideTiming(action, thousands), yardstick: divideTiming(yardstick, thousands) },
    ),
  ];
}

function writePack(taskCount: number): Promise<string> {
  const records = Array.from({ length: taskCount }, (_, index) => {
    const draft = { id: `bulk_${index}`, items };
    return { ...makeTaskRecord(draft), ...makeRubricRecord(draft) };
  });
  return writePackFile('bulk.json', JSON.stringify(records));
}

async function importPack(core: TestCore, path: string): Promise<void> {
  const projectId = await insertProject(core);
  await withPack(nodeDisk, { path, name: 'bulk', inputs: null }, (pack) =>
    applyImport(core, null, projectId, pack),
  );
}

function insertBare(bare: BareDriver, rows: readonly (readonly (string | number)[])[]): Promise<void> {
  return bare.insertAll(
    'INSERT INTO yardstick (id, task, kind, position, words) VALUES (?, ?, ?, ?, ?)',
    rows,
  );
}
