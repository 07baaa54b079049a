import { randomBytes } from 'node:crypto';
import pg from 'pg';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

/** A database of a test's own on the PostgreSQL server; null when no server answers. */
export async function scratchDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const name = `rostrum_test_${randomBytes(6).toString('hex')}`;
  if (!(await run(`create database ${name}`))) return null;
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}

async function run(statement: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
  } catch {
    return false;
  }
  try {
    await client.query(statement);
    return true;
  } finally {
    await client.end();
  }
}
