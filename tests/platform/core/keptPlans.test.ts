import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../../../fixtures/platform/kernel/db/database.ts';
import { PreparedStatements } from '../../../fixtures/platform/kernel/db/preparedStatements.ts';
import { systemEvents } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { runBound } from '../../../fixtures/platform/kernel/db/scope.ts';
import { scratchDatabase } from '../../support/postgres.ts';
import { migratedTemplate } from '../../support/template.ts';

const START_MS = 300_000;
const EVENT = { time: new Date('2026-11-22T14:47:00.000Z'), userName: null, type: 'test', text: 'Said.' };

const scratch = await scratchDatabase();
const storages: [name: string, open: () => Promise<Database>][] = [
  ['PGlite', async () => openDatabase({ dir: 'memory', template: await migratedTemplate() })],
  ...(scratch
    ? [['PostgreSQL', () => openDatabase({ url: scratch.url })] satisfies [string, () => Promise<Database>]]
    : []),
];

describe('the name of a plan', () => {
  const asked = (text: string) => ({ text, rowMode: 'array', name: undefined });
  let plans: PreparedStatements;
  beforeEach(() => {
    plans = new PreparedStatements();
  });
  const nameOf = (role: string, query: object) =>
    (plans.name(role, [query, ['a']])[0] as { name?: string }).name;

  test('comes with the third time that something is asked, one for each role', () => {
    const query = asked('select "name" from "test of plans"');
    expect([nameOf('one', query), nameOf('one', query)]).toEqual([undefined, undefined]);
    const name = nameOf('one', query);
    expect(name).toEqual(expect.any(String));
    expect(nameOf('one', query)).toBe(name);
    expect(nameOf('other', query)).toBeUndefined();
    expect(query.name).toBeUndefined();
  });

  test('is not given to SQL of our own, which is planned for what is looked for', () => {
    for (let at = 0; at < 5; at += 1) expect(nameOf('one', { text: 'select 1' })).toBeUndefined();
    expect(plans.name('one', ['begin'])).toEqual(['begin']);
  });

  test('is given to 150 texts of a role, however many different ones are asked', () => {
    const names = new Set<string | undefined>();
    for (let at = 0; at < 3000; at += 1) {
      for (let times = 0; times < 3; times += 1) names.add(nameOf('asks much', asked(`select ${at}`)));
    }
    names.delete(undefined);
    expect(names.size).toBe(150);
  });
});

describe.each(storages)('questions on %s', (_name, open) => {
  let database: Database;
  const ids = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002'];

  beforeAll(async () => {
    database = await open();
    await database.db.insert(customers).values(
      ids.map((uuid) => ({
        uuid,
        name: `Organisation ${uuid}`,
        ...{ location: 'Testville', status: 'active' as const, timezone: 'UTC', createdAt: EVENT.time },
        ...{ webMaxDeleteAfter: 30, ftsStatus: 'complete' as const, bandwidthAllowance: 1 },
        subscriptionDetails: {
          contentLibraryTrialCancelled: false,
          ...{ subtitlesHoursPerMonth: 1, softwareEncoders: 1, venues: 1, rtmp: 1, audio16: 0 },
        },
      })),
    );
  }, START_MS);
  afterAll(async () => {
    await database.close();
    if (database.kind === 'postgres') await scratch?.drop();
  });

  /** As a request of an organization. */
  const as = <T>(customerId: string, ask: () => Promise<T>) =>
    new Promise<T>((resolve, reject) =>
      runBound({ scope: { role: 'rostrum_app', customerId } }, () => void ask().then(resolve, reject)),
    );
  const seen = (customerId: string) =>
    as(customerId, () => database.requestDb.select({ uuid: customers.uuid }).from(customers));

  test('a plan that is kept shows each organisation its own rows, in turns and side by side', async () => {
    for (let at = 0; at < 12; at += 1) {
      const uuid = ids[at % 2] ?? '';
      expect(await seen(uuid)).toEqual([{ uuid }]);
    }
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => seen(ids[at % 2] ?? '')));
    expect(answers).toEqual(Array.from({ length: 40 }, (_, at) => [{ uuid: ids[at % 2] }]));
    const { rows } = await as(ids[0] ?? '', () =>
      database.requestDb.execute(
        sql`select name from pg_prepared_statements where name like 'rostrum_app %'`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test('a transaction whose first question is refused writes nothing, and its connection goes on', async () => {
    const write = (id: string) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 / 0`);
        await tx.insert(systemEvents).values({ id, customerId: null, ...EVENT });
      });
    await expect(write('refused')).rejects.toThrow();
    await expect(
      database.db.transaction(async (tx) => {
        await tx.insert(systemEvents).values({ id: 'undone', customerId: null, ...EVENT });
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await database.db.$count(systemEvents)).toBe(0);
    await database.db.transaction((tx) =>
      tx.insert(systemEvents).values({ id: 'kept', customerId: null, ...EVENT }),
    );
    expect(await database.db.$count(systemEvents, eq(systemEvents.id, 'kept'))).toBe(1);
  });

  test('a transaction that asks nothing ends as it began', async () => {
    expect(await database.db.transaction(async () => 'nothing asked')).toBe('nothing asked');
    await expect(
      database.db.transaction(async () => {
        throw new Error('nothing asked');
      }),
    ).rejects.toThrow('nothing asked');
    const { rows } = await database.db.execute<{ state: string }>(
      sql`select count(*)::int as open from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
