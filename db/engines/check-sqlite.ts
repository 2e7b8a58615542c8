import type SqliteDriver from 'better-sqlite3';

/** Faults that SQLite finds in a database, in words; empty when sound. */
export function checkSqlite(driver: SqliteDriver.Database): readonly string[] {
  const integrity = driver.pragma('integrity_check') as { integrity_check: string }[];
  const keys = driver.pragma('foreign_key_check') as { table: string; rowid: number }[];
  return [
    ...integrity.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
    ...keys.map((row) => `${row.table} row ${row.rowid} points at a row that does not exist`),
  ];
}
