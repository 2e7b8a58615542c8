import type SqliteDriver from 'better-sqlite3';
import type pg from 'pg';

/** Tables that stay small whatever a project does, and what a query makes for itself. */
const small =
  /^(SCAN )?(people|projects|memberships|open_intervals|pairs|CONSTANT ROW|\d+-ROW VALUES CLAUSE)\b/;

/** The audit is chained: its last row is found by walking its key backwards, one step. */
const isLastAuditRow = (statement: string): boolean =>
  /from "audit" order by "sequence" desc limit/.test(statement);

/** Whether a statement has a plan: transactions and their kind have none. */
export const isPlanned = (statement: string): boolean =>
  /^(select|insert|update|delete|with)\b/i.test(statement);

/** Large tables that SQLite would read from end to end for this statement, as it says so. */
export function listSqliteScans(driver: SqliteDriver.Database, statement: string): readonly string[] {
  if (isLastAuditRow(statement)) return [];
  const values = Array.from(statement.matchAll(/\?/g), () => 'x');
  const plan = driver.prepare<string[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`).all(...values);
  return plan
    .map(({ detail }) => detail)
    .filter((detail) => detail.startsWith('SCAN') && !small.test(detail));
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The same for PostgreSQL. It prefers reading small tables whole, so the connection must have sequential scans, and
 * joins over whole tables, turned off: what it then still reads from end to end has no index that fits.
 */
export async function listPostgresScans(client: pg.Client, statement: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`,
  );
  const root = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!root) throw new Error(`no plan for ${statement}`);
  return isLastAuditRow(statement) ? [] : walk(root);
}

function walk(node: PlanNode): readonly string[] {
  const { 'Node Type': type, 'Index Cond': condition } = node;
  const name = node['Relation Name'] ?? node['Index Name'] ?? '';
  const isWhole =
    type === 'Seq Scan' || (/^(Bitmap )?Index (Only )?Scan$/.test(type) && condition === undefined);
  const own = isWhole && !small.test(name) ? [`${type} of ${name}`] : [];
  return [...own, ...(node.Plans ?? []).flatMap(walk)];
}
