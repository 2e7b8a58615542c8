import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresMigrationDialect, sqliteMigrationDialect } from '../../../db/migrations/dialect.ts';
import { migrations } from '../../../db/migrations/list.ts';

/** Names what a seeded database is made of: the schema, the seed's own code and the scale. */
export function computeSeedKey(scale: number): string {
  const hash = createHash('sha256');
  for (const dialect of [sqliteMigrationDialect, postgresMigrationDialect]) {
    for (const migration of migrations) hash.update(migration.statements(dialect).join(';'));
  }
  for (const name of readdirSync(import.meta.dirname).toSorted()) {
    hash.update(readFileSync(join(import.meta.dirname, name)));
  }
  return `${scale}-${hash.digest('hex').slice(0, 12)}`;
}
