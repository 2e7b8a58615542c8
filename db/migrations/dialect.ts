/** What a migration needs to know about the engine: types, and how a table refuses change. */
export interface MigrationDialect {
  readonly engine: 'sqlite' | 'postgres';
  /** Whole number of 64 bits. */
  readonly int: string;
  readonly real: string;
  /** Suffix of CREATE TABLE. */
  readonly strict: string;
  /** Statements that make every UPDATE and DELETE on the table fail. */
  appendOnly(table: string): readonly string[];
}

export const sqliteMigrationDialect: MigrationDialect = {
  engine: 'sqlite',
  int: 'INTEGER',
  real: 'REAL',
  strict: ' STRICT',
  appendOnly: (table) =>
    ['UPDATE', 'DELETE'].map(
      (verb) => `CREATE TRIGGER ${table}_no_${verb.toLowerCase()} BEFORE ${verb} ON ${table}
        BEGIN SELECT RAISE(ABORT, 'append-only: ${table}'); END`,
    ),
};

export const postgresMigrationDialect: MigrationDialect = {
  engine: 'postgres',
  int: 'BIGINT',
  real: 'DOUBLE PRECISION',
  strict: '',
  appendOnly: (table) => [
    `CREATE FUNCTION ${table}_refuse_change() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'append-only: ${table}'; END $$`,
    `CREATE TRIGGER ${table}_no_change BEFORE UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION ${table}_refuse_change()`,
    `CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION ${table}_refuse_change()`,
  ],
};
