import SqliteDriver from 'better-sqlite3';
import pg from 'pg';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** The driver as anybody would use it, without Plumbline or Kysely: what yardsticks are measured with. */
export interface BareDriver {
  /** Placeholders are `?`. */
  query(statement: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** Runs one statement for each row of values, all in one transaction. */
  insertAll(statement: string, rows: readonly (readonly Value[])[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a SQLite file with the settings that the application uses. */
export function openBareSqlite(file: string): BareDriver {
  const driver = new SqliteDriver(file);
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'cache_size = -65536',
    'busy_timeout = 5000',
  ])
    driver.pragma(pragma);
  const prepared = new Map<string, SqliteDriver.Statement<Value[], Row>>();
  const prepare = (statement: string) => {
    const known = prepared.get(statement) ?? driver.prepare<Value[], Row>(statement);
    prepared.set(statement, known);
    return known;
  };
  return {
    query(statement, ...values) {
      const ready = prepare(statement);
      if (ready.reader) return Promise.resolve(ready.all(...values));
      ready.run(...values);
      return Promise.resolve([]);
    },
    insertAll(statement, rows) {
      const ready = prepare(statement);
      driver.transaction(() => {
        for (const row of rows) ready.run(...row);
      })();
      return Promise.resolve();
    },
    close: () => Promise.resolve(void driver.close()),
  };
}

const int8 = 20;
const rowsAtOnce = 500;

export async function openBarePostgres(url: string): Promise<BareDriver> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  const run = async (text: string, values: readonly Value[]): Promise<readonly Row[]> =>
    (await client.query<Row>(text, [...values])).rows;
  return {
    query: (statement, ...values) => run(number(statement), values),
    async insertAll(statement, rows) {
      await client.query('BEGIN');
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        const chunk = rows.slice(at, at + rowsAtOnce);
        await run(number(repeatValues(statement, chunk.length)), chunk.flat());
      }
      await client.query('COMMIT');
    },
    close: () => client.end(),
  };
}

/** Counts come as text unless told otherwise. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8) return Number;
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
}

/** Turns `?` into `$1`, `$2` and so on. */
function number(statement: string): string {
  let place = 0;
  return statement.replaceAll('?', () => `$${(place += 1)}`);
}

function repeatValues(statement: string, count: number): string {
  const [head = '', values = ''] = statement.split(' VALUES ');
  return `${head} VALUES ${Array.from({ length: count }, () => values).join(', ')}`;
}
