import { randomBytes } from 'node:crypto';
import pg from 'pg';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';
const KEPT_MS = 60 * 60 * 1000;
const SCRATCH = 'rostrum_test_';
/** Any number will do, as long as all test files use the same. */
const TEMPLATE_LOCK = 727_002;

/**
 * Number of databases dropped at once. The server first writes all new data of the others to disk, once for all drops
 * at the same time.
 */
const TOGETHER = 12;

/** A connection; its types leave out how it lets the process end. */
type Client = pg.Client & { unref(): void };

/** Databases that are not needed any more. */
const left: string[] = [];
let isDropping = false;

/**
 * A database of a test's own on the PostgreSQL server, empty or a copy of a template; null when no server answers. A
 * run of Jest doesn't wait for what is dropped: it goes beside what comes next, many at a time, and the rest at the run's
 * end.
 */
export async function scratchDatabase(
  template?: string,
): Promise<{ url: string; drop(): Promise<void> } | null> {
  const run = process.env.TEST_RUN;
  const name = `${SCRATCH}${run ?? runName()}_${randomBytes(6).toString('hex')}`;
  const copied = template ? ` template ${template}` : '';
  void dropLeft();
  const made = await onServer((client) => create(client, name, copied));
  if (!made) return null;
  return {
    url: urlOf(name),
    async drop() {
      if (run) left.push(name);
      else await onServer((client) => drop(client, name));
    },
  };
}

/** Drops what was left until now, once it is worth it, without keeping the process from its end. */
async function dropLeft(): Promise<void> {
  if (isDropping || left.length < TOGETHER) return;
  isDropping = true;
  await dropTogether(left.splice(0), (client) => client.unref()).catch(() => undefined);
  isDropping = false;
}

/** Drops databases, each over a connection of its own, so many at a time. */
async function dropTogether(names: readonly string[], begun: (client: Client) => void): Promise<void> {
  for (let at = 0; at < names.length; at += TOGETHER) {
    const some = names.slice(at, at + TOGETHER);
    await Promise.all(
      some.map((name) =>
        onServer((client) => {
          begun(client);
          return drop(client, name);
        }),
      ),
    );
  }
}

/** A name for a run of the tests that begins now. */
export function runName(): string {
  return Date.now().toString(36);
}

/** Drops what a run has left, and runs that were broken off more than an hour ago. */
export async function dropRunDatabases(run: string): Promise<void> {
  let ended: string[] = [];
  await onServer(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [SCRATCH],
    );
    ended = rows
      .map(({ name }) => name)
      .filter((name) => {
        const [other = ''] = name.slice(SCRATCH.length).split('_');
        return other === run || Date.now() - parseInt(other, 36) > KEPT_MS;
      });
  });
  await dropTogether(ended, () => undefined);
}

/** No test pulls the server's plug, so none waits for its disk at each commit, which took longer than most of them. */
async function create(client: pg.Client, name: string, copied = ''): Promise<void> {
  await client.query(`create database ${name}${copied}`);
  await client.query(`alter database ${name} set synchronous_commit = off`);
}

async function drop(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${name} with (force)`);
}

/**
 * The name of a database that `fill` has filled, made once for all test files under the same key out of an empty one or
 * of another template, and anew when it is not `whole` any more; null when no server answers. Those that nobody has asked
 * for in the last half an hour or more are removed.
 */
export async function templateDatabase(
  key: string,
  whole: () => boolean,
  fill: (url: string) => Promise<void>,
  template?: string,
): Promise<string | null> {
  const name = `rostrum_template_${key}`;
  const made = await onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rows } = await client.query<{ name: string; made: string | null }>(
      `select datname as name, shobj_description(oid, 'pg_database') as made
       from pg_database where datname like 'rostrum\\_template\\_%'`,
    );
    const age = (at: string | null) => Date.now() - Number(at);
    const found = rows.find((row) => row.name === name && row.made);
    if (found && whole()) {
      // Whoever asked keeps copying it.
      if (age(found.made) > KEPT_MS / 2) await mark(client, name);
      return;
    }
    for (const { name: other, made: at } of rows) {
      const old = other === name || (other !== template && age(at) > KEPT_MS);
      if (old) await client.query(`drop database if exists ${other} with (force)`);
    }
    await create(client, name, template && ` template ${template}`);
    await fill(urlOf(name));
    await mark(client, name);
  });
  return made ? name : null;
}

/** Says that a template is whole: a run that dies before it leaves nothing that another would take. */
async function mark(client: pg.Client, name: string): Promise<void> {
  await client.query(`comment on database ${name} is '${Date.now()}'`);
}

/** True if there is a PostgreSQL server to test on. */
export function postgresAnswers(): Promise<boolean> {
  return onServer(() => Promise.resolve());
}

function urlOf(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

/** True if the server answered. */
async function onServer(work: (client: Client) => Promise<unknown>): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2000 }) as Client;
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
