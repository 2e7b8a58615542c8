import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertProject, makeCore } from '#tests/builders';
import { makeRubricRecord, makeTaskRecord, nodeDisk, writePackFile } from '#tests/packs';
import { applyImport, withPack } from '../index.ts';

const items = Array.from({ length: 10 }, (_, index) => `+${index % 2 ? 3 : 1}: Criterion ${index} holds.`);
const records = Array.from({ length: 10_000 }, (_, index) => ({ id: `bulk_${index}`, items })).map(
  (draft) => ({
    ...makeTaskRecord(draft),
    ...makeRubricRecord(draft),
  }),
);

describeOnBothEngines('a pack of 10,000 tasks', (opened) => {
  it('costs less than ten seconds of this process’s time, and little the second time', async () => {
    const core = await makeCore(opened.db);
    const projectId = await insertProject(core);
    const path = await writePackFile('bulk.json', JSON.stringify(records));
    const importOnce = () =>
      withPack(nodeDisk, { path, name: 'bulk', inputs: null }, (pack) =>
        applyImport(core, null, projectId, pack),
      );

    const before = process.cpuUsage();
    expect(await importOnce()).toMatchObject({ created: 10_000, items: 100_000, faults: [] });
    // Time on the processor: the wall clock would measure what else runs on the machine.
    const used = process.cpuUsage(before);
    expect((used.user + used.system) / 1_000).toBeLessThan(10_000);
    expect(await importOnce()).toMatchObject({ created: 0, changed: 0, unchanged: 10_000 });
  }, 240_000);
});
