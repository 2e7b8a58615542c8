import SqliteDriver from 'better-sqlite3';
import { expect, it } from 'vitest';
import { keepPrepared } from './prepared-statements.ts';

it('keeps a statement ready across changes of the table, and after it failed', () => {
  const driver = new SqliteDriver(':memory:');
  const kept = keepPrepared(driver);
  driver.exec('CREATE TABLE rows (id TEXT PRIMARY KEY)');
  const select = kept.prepare('SELECT * FROM rows');
  const insert = kept.prepare('INSERT INTO rows (id) VALUES (?)');
  insert.run(['a']);
  expect(() => insert.run(['a'])).toThrow('UNIQUE');
  expect(kept.prepare('INSERT INTO rows (id) VALUES (?)')).toBe(insert);
  kept.prepare('INSERT INTO rows (id) VALUES (?)').run(['b']);
  expect(kept.prepare('SELECT * FROM rows')).toBe(select);
  expect(kept.prepare('SELECT * FROM rows').all([])).toEqual([{ id: 'a' }, { id: 'b' }]);
  driver.exec("ALTER TABLE rows ADD COLUMN note TEXT DEFAULT 'none'");
  expect(kept.prepare('SELECT * FROM rows').all([])[0]).toEqual({ id: 'a', note: 'none' });
  kept.close();
});

it('lets go of those unused for longest, and never keeps a long one', () => {
  const driver = new SqliteDriver(':memory:');
  const kept = keepPrepared(driver);
  const first = kept.prepare('SELECT 0');
  const long = `SELECT ${'1, '.repeat(1_500)} 1`;
  expect(kept.prepare(long)).not.toBe(kept.prepare(long));
  for (let number = 1; number < 300; number += 1) kept.prepare(`SELECT ${number}`);
  expect(kept.prepare('SELECT 0')).toBe(first);
  for (let number = 300; number < 600; number += 1) kept.prepare(`SELECT ${number}`);
  expect(kept.prepare('SELECT 0')).not.toBe(first);
  kept.close();
});
