import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';

describeOnBothEngines('a new database', (opened) => {
  it('refuses to change or delete an audit row', async () => {
    await opened.db.write((tx) =>
      tx
        .insertInto('audit')
        .values({
          sequence: 1,
          at: 1,
          projectId: null,
          actorId: null,
          actingFor: null,
          action: 'a',
          subject: 's',
          details: '{}',
          hash: 'h',
        })
        .execute(),
    );
    await expect(
      opened.db.write((tx) => tx.updateTable('audit').set({ action: 'b' }).execute()),
    ).rejects.toThrow('append-only');
    await expect(opened.db.write((tx) => tx.deleteFrom('audit').execute())).rejects.toThrow('append-only');
    expect(await opened.db.read.selectFrom('audit').select('action').execute()).toEqual([{ action: 'a' }]);
  });

  it('gives whole numbers and sums back as numbers', async () => {
    await opened.db.write((tx) =>
      tx
        .insertInto('files')
        .values({ sha256: 'a' as never, bytes: 5_000_000_000, addedAt: 1 })
        .execute(),
    );
    const row = await opened.db.read
      .selectFrom('files')
      .select(({ fn }) => [fn.sum<number>('bytes').as('total'), fn.countAll<number>().as('count')])
      .select(sql<number>`max(added_at)`.as('latest'))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ total: 5_000_000_000, count: 1, latest: 1 });
  });
});
