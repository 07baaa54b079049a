import pg from 'pg';

/** A statement that was sent to PostgreSQL, with its parameters. */
export interface SentStatement {
  text: string;
  values: unknown[];
}

/** A table read by one node of a plan. */
export interface TableRead {
  table: string;
  node: string;
  /** Rows fetched from the table, including those that a filter then dropped. */
  rows: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

type Query = (asked: unknown, values?: unknown, done?: unknown) => unknown;

/** Statements that read and write rows; all others begin, end or configure something. */
const HAS_PLAN = /^\s*(select|insert|update|delete|with)\b/i;

/** Runs `work` and returns each different statement that any connection of this process sent in the meantime. */
export async function statementsSentBy(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const sent = new Map<string, SentStatement>();
  prototype.query = function (this: unknown, asked, values, done) {
    const config = (typeof asked === 'string' ? { text: asked } : asked) as Partial<SentStatement>;
    const given = Array.isArray(values) ? values : (config.values ?? []);
    if (config.text && HAS_PLAN.test(config.text) && !config.text.includes('set_config')) {
      if (!sent.has(config.text)) sent.set(config.text, { text: config.text, values: given });
    }
    return query.call(this, asked, values, done);
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return [...sent.values()];
}

/**
 * Runs a statement in the role of the jobs, rolls it back, and returns which tables its plan read. An insert is only planned:
 * its row is already there.
 */
export async function tablesReadBy(client: pg.Client, { text, values }: SentStatement): Promise<TableRead[]> {
  const runs = !/^\s*insert\b/i.test(text);
  await client.query('begin; set local role rostrum_jobs; set local jit = off');
  try {
    const explain = runs ? 'explain (analyze, timing off, format json)' : 'explain (format json)';
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`${explain} ${text}`, values);
    return rows[0]!['QUERY PLAN'].flatMap(({ Plan }) => readsOf(Plan));
  } finally {
    await client.query('rollback');
  }
}

function readsOf(node: PlanNode): TableRead[] {
  const table = node['Relation Name'];
  const fetched =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own =
    table === undefined || node['Node Type'] === 'ModifyTable'
      ? []
      : [{ table, node: node['Node Type'], rows: fetched * (node['Actual Loops'] ?? 0) }];
  return [...own, ...(node.Plans ?? []).flatMap(readsOf)];
}
