import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Whether one of the columns contains the text, whatever its case; `%` and `_` in it are plain characters. */
export function containsText(columns: readonly string[], text: string): RawBuilder<SqlBool> {
  const exact = toPattern(text);
  const folded = toPattern(text.toLowerCase());
  // SQLite folds ASCII only, so text as it stands is compared too.
  const tests = columns.map(
    (column) =>
      sql<SqlBool>`lower(${sql.ref(column)}) like ${folded} escape '\\' or ${sql.ref(column)} like ${exact} escape '\\'`,
  );
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
}

const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
