import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../fixtures/platform/kernel/app/app.ts';
import { readConfig } from '../../../fixtures/platform/server/config.ts';
import { openDatabase, type Database } from '../../../fixtures/platform/kernel/db/database.ts';
import { runBound } from '../../../fixtures/platform/kernel/db/scope.ts';
import { onPostgresOnly } from '../../support/backends.ts';
import { scratchDatabase } from '../../support/postgres.ts';
import { migratedPostgres, migratedTemplate } from '../../support/template.ts';

const START_MS = 300_000;

describe('the environment of the connection pool', () => {
  test('has defaults', () => {
    expect(readConfig({}).databasePool).toEqual({
      size: 10,
      connectTimeoutMs: 30_000,
      statementTimeoutMs: 60_000,
    });
  });

  test.each([
    ['DATABASE_POOL_SIZE', '2', '500', '1', '501', 'must be a whole number from 2 to 500'],
    ['DATABASE_WAIT_MS', '0', '3600000', '-1', '3600001', 'must be a whole number from 0 to 3600000'],
    ['DATABASE_TIMEOUT_MS', '0', '3600000', '-1', '3600001', 'must be a whole number from 0 to 3600000'],
  ])(
    'rejects %s outside %s to %s, naming the limits and the value',
    (name, least, most, below, above, says) => {
      for (const value of [least, most]) {
        expect(Object.values(readConfig({ [name]: value }).databasePool)).toContain(Number(value));
      }
      for (const value of [below, above, '1.5', 'ten', ' ']) {
        expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${says}, not "${value}"`);
      }
    },
  );
});

const settingsOf = async (db: Db) => {
  const { rows } = await db.execute(
    sql`select current_setting('jit') as jit, current_setting('statement_timeout') as timeout`,
  );
  return rows[0];
};
/** As a request of an organization. */
const asRequest = <T>(ask: () => Promise<T>) =>
  new Promise<T>((resolve, reject) =>
    runBound({ scope: { role: 'rostrum_app', customerId: 'a' } }, () => void ask().then(resolve, reject)),
  );

((await onPostgresOnly('settings of PostgreSQL connections')) ? describe : describe.skip)(
  'connections to PostgreSQL',
  () => {
    let scratch: { url: string; drop(): Promise<void> };
    beforeAll(async () => {
      scratch = (await scratchDatabase((await migratedPostgres())!))!;
    }, START_MS);
    afterAll(() => scratch.drop());
    const opened = async (
      work: (database: Database) => Promise<void>,
      statementTimeoutMs: number,
      more = '',
    ) => {
      const pool = { size: 2, connectTimeoutMs: 0, statementTimeoutMs };
      const database = await openDatabase({ url: `${scratch.url}${more}`, pool });
      await work(database).finally(() => database.close());
    };

    test('compile no statements, limit those of requests, and give jobs ten minutes, in turns on the same connections', () =>
      opened(async ({ db, requestDb, demoDb }) => {
        for (let turn = 0; turn < 4; turn += 1) {
          expect(await asRequest(() => settingsOf(requestDb))).toEqual({ jit: 'off', timeout: '5s' });
          expect(await settingsOf(db)).toEqual({ jit: 'off', timeout: '10min' });
          expect(await settingsOf(demoDb)).toEqual({ jit: 'off', timeout: '5s' });
          const within = await asRequest(() =>
            requestDb.transaction((tx) => settingsOf(tx as unknown as Db)),
          );
          expect(within).toEqual({ jit: 'off', timeout: '5s' });
        }
      }, 5_000));

    test('break off a statement of a request that runs too long, and go on', () =>
      opened(async ({ requestDb }) => {
        const slow = asRequest(() => requestDb.execute(sql`select pg_sleep(60)`));
        await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
        expect(await asRequest(() => settingsOf(requestDb))).toEqual({ jit: 'off', timeout: '50ms' });
      }, 50));

    test('have no limit where it is 0, and keep options of the address', () =>
      opened(
        async ({ db }) => {
          expect(await settingsOf(db)).toEqual({ jit: 'on', timeout: '0' });
          const { rows } = await db.execute(sql`select current_setting('work_mem') as work_mem`);
          expect(rows).toEqual([{ work_mem: '8MB' }]);
        },
        0,
        '?options=-c%20jit%3Don%20-c%20work_mem%3D8MB',
      ));

    test(
      'run migrations without a limit',
      async () => {
        const empty = (await scratchDatabase())!;
        const pool = { size: 2, connectTimeoutMs: 0, statementTimeoutMs: 1 };
        const database = await openDatabase({ url: empty.url, pool });
        await database.close();
        await empty.drop();
      },
      START_MS,
    );
  },
);

test(
  'PGlite opens with its one connection whatever the pool says',
  async () => {
    const pool = { size: 50, connectTimeoutMs: 1, statementTimeoutMs: 1 };
    const database = await openDatabase({ dir: 'memory', template: await migratedTemplate(), pool });
    expect(await settingsOf(database.db)).toMatchObject({ timeout: '0' });
    await database.close();
  },
  START_MS,
);
