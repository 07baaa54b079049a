import { randomBytes } from 'node:crypto';
import pg from 'pg';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const KEPT_MS = 60 * 60 * 1000;
/** Any number will do, as long as all test files use the same. */
const TEMPLATE_LOCK = 727_002;

/** A database of a test's own on the PostgreSQL server, empty or a copy of a template; null when no server answers. */
export async function scratchDatabase(
  template?: string,
): Promise<{ url: string; drop(): Promise<void> } | null> {
  const name = `rostrum_test_${randomBytes(6).toString('hex')}`;
  const copied = template ? ` template ${template}` : '';
  const made = await onServer((client) => client.query(`create database ${name}${copied}`));
  if (!made) return null;
  return {
    url: urlOf(name),
    async drop() {
      await onServer((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/**
 * The name of a database that `fill` has filled, made once for all test files under the same key, and anew when it is
 * not `whole` any more; null when no server answers. Those made more than an hour ago are removed.
 */
export async function templateDatabase(
  key: string,
  whole: () => boolean,
  fill: (url: string) => Promise<void>,
): Promise<string | null> {
  const name = `rostrum_template_${key}`;
  const made = await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query<{ name: string; made: string | null }>(
      `select datname as name, shobj_description(oid, 'pg_database') as made
       from pg_database where datname like 'rostrum\\_template\\_%'`,
    );
    if (rows.some((row) => row.name === name && row.made) && whole()) return;
    for (const { name: other, made: at } of rows) {
      const old = other === name || !at || Date.now() - Number(at) > KEPT_MS;
      if (old) await client.query(`drop database if exists ${other} with (force)`);
    }
    await client.query(`create database ${name}`);
    await fill(urlOf(name));
    // The mark of one that is whole: a run that dies before it leaves nothing that another would take.
    await client.query(`comment on database ${name} is '${Date.now()}'`);
  });
  return made ? name : null;
}

/** Whether there is a PostgreSQL server to test on. */
export function postgresAnswers(): Promise<boolean> {
  return onServer(() => Promise.resolve());
}

function urlOf(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

/** Whether the server answered. */
async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
  } catch {
    return false;
  }
  try {
    await work(client);
    return true;
  } finally {
    await client.end();
  }
}
