import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql, type SQL } from 'drizzle-orm';
import { systemClock } from '../../../fixtures/platform/kernel/clock.ts';
import { openDatabase, type Database } from '../../../fixtures/platform/kernel/db/database.ts';
import { lockFolder } from '../../../fixtures/platform/kernel/db/lock.ts';
import { storageFacts, systemEvents } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { createKnownDevices } from '../../../fixtures/platform/domains/customers/auth/knownDevices.ts';
import { createLimits } from '../../../fixtures/platform/kernel/limits/limits.ts';
import { deviceAuthentication } from '../../../fixtures/platform/domains/encoders/devices/authenticateDevice.ts';
import { createSimulatedDevices } from '../../../fixtures/platform/domains/encoders/devices/simulatedDevices.ts';
import { createPlaybackAddresses } from '../../../fixtures/platform/domains/media/playback/addresses.ts';
import { passingPlaybackKey } from '../../../fixtures/platform/domains/media/playback/playbackKey.ts';
import { AllowedInside } from '../../../fixtures/shared/privateAddresses.ts';
import { SocialNetworks } from '../../../fixtures/platform/domains/destinations/social/networks/networks.ts';
import { LiveOutputs } from '../../../fixtures/platform/domains/encoders/live/outputs.ts';
import { createSealing } from '../../../fixtures/platform/kernel/secrets/sealing.ts';
import { JobBell } from '../../../fixtures/platform/jobs/jobBell.ts';
import { noEngine } from '../../../fixtures/platform/kernel/engine/noEngine.ts';
import { createFolderStore } from '../../../fixtures/platform/kernel/store/folderStore.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { Traffic } from '../../../fixtures/platform/domains/destinations/webChannels/traffic.ts';
import { seedPlatform } from '../../../fixtures/demo/seed/run.ts';
import { scratchDatabase } from '../../support/postgres.ts';
import {
  processDatabase,
  startPlatformProcess,
  type PlatformProcess,
} from '../../support/platformProcess.ts';
import { migratedTemplate } from '../../support/template.ts';

const START_MS = 300_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-storage-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function post(url: string, body: unknown, token?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { id?: string; access_token?: string };
}

async function signIn(platform: PlatformProcess): Promise<string> {
  const body = {
    grant_type: 'password_cookie',
    username: 'admin@example.com',
    password: platform.firstPassword,
  };
  return (await post(`${platform.url}/api/v3/auth/token`, body)).access_token ?? '';
}

/**
 * Folders, the data folder itself among them, and files that others than their owner may look into. PGlite gives its
 * files modes of its own, below a folder that lets nobody in.
 */
function openToOthers(folder: string): string[] {
  return ['.', ...readdirSync(folder, { recursive: true }).map(String)].filter((name) => {
    const stat = statSync(join(folder, name));
    return (stat.isDirectory() || !name.startsWith('db/')) && (stat.mode & 0o077) !== 0;
  });
}

/** Writes without a pause, four at a time, and kills the process once it acknowledged 300; answers their ids. */
async function writeUntilKilled(platform: PlatformProcess, token: string): Promise<string[]> {
  const acknowledged: string[] = [];
  let killed: Promise<unknown> | undefined;
  const write = async () => {
    const event = { customerId: CUSTOMERS.empty, type: 'test', text: 'written' };
    while (!killed) {
      const { id } = await post(`${platform.url}/system-events/api/v1/events`, event, token);
      if (id) acknowledged.push(id);
      if (acknowledged.length >= 300) killed ??= platform.end('SIGKILL');
    }
  };
  await Promise.allSettled([write(), write(), write(), write()]);
  await killed;
  return acknowledged;
}

test(
  'a platform killed during writes starts again with every acknowledged write; its first admin’s password was told once',
  async () => {
    const dataDir = join(folder, 'killed');
    const first = await startPlatformProcess(dataDir);
    const token = await signIn(first);
    const acknowledged = await writeUntilKilled(first, token);
    expect(acknowledged.length).toBeGreaterThanOrEqual(300);
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);
    expect(openToOthers(dataDir)).toEqual([]);

    const second = await startPlatformProcess(dataDir);
    const me = await fetch(`${second.url}/legacy/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(me.status).toBe(200);
    expect(first.firstPassword).toMatch(/^[\w-]{20}$/);
    expect(second.firstPassword).toBe('');
    const body = { grant_type: 'password_cookie', username: 'admin@example.com', password: DEMO_PASSWORD };
    expect((await post(`${second.url}/api/v3/auth/token`, body)).access_token).toBeUndefined();

    const refused = startPlatformProcess(dataDir);
    await expect(refused).rejects.toThrow(
      `The data folder ${dataDir} is in use by the process ${second.pid}.`,
    );
    await expect(refused).rejects.toThrow('code 1');

    expect(await second.end('SIGTERM')).toBe(0);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    const database = await openDatabase({ dir: dataDir });
    const rows = await database.db.select({ id: systemEvents.id }).from(systemEvents);
    await database.close();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  },
  START_MS,
);

test(
  'SES-05 NET-13 a platform that was killed has forgiven no wrong password, secret or request for a mail',
  async () => {
    const dataDir = join(folder, 'counting');
    // That PGlite keeps what it acknowledged when it is killed, is what the test before this one holds.
    const { variables, drop } = await processDatabase();
    const ask = async ({ url }: PlatformProcess, path: string, body: object) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
      return fetch(`${url}/api/v3/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const tries = [
      [
        'auth/token',
        { grant_type: 'password_cookie', username: 'admin@example.com', password: 'wrong' },
        401,
      ],
      ['auth/token', { grant_type: 'client_credentials', client_id: 'a', client_secret: 'wrong' }, 401],
      ['passwordreset/request', { userName: 'admin@example.com' }, 202],
    ] as const;
    const first = await startPlatformProcess(dataDir, variables);
    for (const [path, body, status] of tries) {
      for (let at = 0; at < 10; at += 1) expect((await ask(first, path, body)).status).toBe(status);
    }
    await first.end('SIGKILL');

    const second = await startPlatformProcess(dataDir, variables);
    for (const [path, body] of tries) {
      const refused = await ask(second, path, body);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await second.end('SIGTERM');
    await drop();
  },
  START_MS,
);

describe('the lock on a data folder', () => {
  test('of a process that no longer runs is taken over', () => {
    const dir = join(folder, 'stale');
    lockFolder(dir)();
    writeFileSync(join(dir, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
    const unlock = lockFolder(dir);
    expect(JSON.parse(readFileSync(join(dir, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
  });

  test('of a living process holds, but not against another that got its id later', () => {
    const dir = join(folder, 'reused');
    const mine = lockFolder(dir);
    const held = JSON.parse(readFileSync(join(dir, 'lock'), 'utf8')) as { startedAt: string };
    expect(() => lockFolder(dir)).toThrow(dir);
    mine();
    writeFileSync(join(dir, 'lock'), JSON.stringify({ pid: process.ppid, startedAt: `${held.startedAt}0` }));
    lockFolder(dir)();
  });

  test('that was cut short while it was written is taken over', () => {
    const dir = join(folder, 'torn');
    lockFolder(dir)();
    writeFileSync(join(dir, 'lock'), '');
    expect(lockFolder(dir)).not.toThrow();
  });
});

const scratch = await scratchDatabase();
const storages: [name: string, open: () => Promise<Database>][] = [
  ['PGlite', async () => openDatabase({ dir: 'memory', template: await migratedTemplate() })],
  ...(scratch
    ? [['PostgreSQL', () => openDatabase({ url: scratch.url })] satisfies [string, () => Promise<Database>]]
    : []),
];

describe.each(storages)('storage on %s', (_name, open) => {
  let database: Database;
  const sealing = createSealing(passingPlaybackKey());
  const services = () => ({
    db: database.db,
    demoDb: database.demoDb,
    changes: database.changes,
    clock: systemClock,
    publicUrl: '',
    deviceAuthentication,
    simulatedDevices: createSimulatedDevices(),
    sentPictures: null,
    addresses: createPlaybackAddresses(passingPlaybackKey(), systemClock),
    limits: createLimits(systemClock),
    knownDevices: createKnownDevices(passingPlaybackKey(), systemClock),
    studioUrl: '',
    store: createFolderStore(''),
    mediaDir: '',
    engine: noEngine,
    live: null,
    outputs: new LiveOutputs({ db: database.db, clock: systemClock, engine: noEngine, sealing }),
    billingUrl: null,
    traffic: new Traffic(database.db, systemClock, null, () => undefined),
    sealing,
    social: new SocialNetworks('', new AllowedInside([])),
    webhooksAllowed: new AllowedInside([]),
    jobs: new JobBell(),
    logBucketDir: '',
  });
  beforeAll(async () => {
    database = await open();
  }, START_MS);
  afterAll(async () => {
    await database.close();
    if (database.kind === 'postgres') await scratch?.drop();
  });

  /** Statements of another database client without the platform's roles. */
  const asOwner = (...statements: SQL[]) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`set local role none`);
      for (const statement of statements) await tx.execute(statement);
    });

  test('the demonstration is not written into a database that holds anything else', async () => {
    const { db } = database;
    const nothing = async () => [
      await db.select().from(storageFacts),
      await db.select({ name: customers.name }).from(customers),
    ];
    await db.insert(systemEvents).values({ id: 'mine', time: new Date(), type: 't', text: 't' });
    await expect(seedPlatform(services(), 'demo')).rejects.toThrow('public.system_events');
    await db.delete(systemEvents);
    await asOwner(sql`create schema other`, sql`create table other.books as select 1 as id`);
    await expect(seedPlatform(services(), 'demo')).rejects.toThrow('other.books');
    await asOwner(sql`drop schema other cascade`);
    expect(await nothing()).toEqual([[], []]);
  });

  test('a seed that breaks off leaves nothing behind; the next one fills the database, and only once', async () => {
    await expect(
      seedPlatform(services(), async ({ db }) => {
        await db.insert(systemEvents).values({ id: 'half', time: new Date(), type: 't', text: 't' });
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await database.db.select().from(systemEvents)).toEqual([]);
    expect(await database.db.select().from(storageFacts)).toEqual([]);
    expect((await seedPlatform(services(), 'empty')).name).toBe('empty');
    expect(await seedPlatform(services(), 'demo')).toEqual({ name: 'empty', firstPassword: null });
    expect(await database.db.select({ name: customers.name }).from(customers)).toEqual([
      { name: 'My Organisation' },
    ]);
  });

  test('a statement that fails leaves the connection usable, inside a transaction and outside', async () => {
    const { db } = database;
    await expect(db.execute(sql`select 1/0`)).rejects.toThrow();
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(systemEvents).values({ id: 'undone', time: new Date(), type: 't', text: 't' });
        await tx.execute(sql`select 1/0`);
      }),
    ).rejects.toThrow();
    expect(await db.select().from(systemEvents).where(eq(systemEvents.id, 'undone'))).toEqual([]);
    expect((await db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }]);
  });

  test('many statements at once and answers of megabytes arrive whole', async () => {
    const { db } = database;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => db.execute<{ at: number }>(sql`select ${at}::int as at`)),
    );
    expect(answers.map(({ rows }) => rows[0]?.at)).toEqual(Array.from({ length: 50 }, (_, at) => at));
    const { rows } = await db.execute<{ text: string }>(
      sql`select repeat('x', 1000) as text from generate_series(1, 5000)`,
    );
    expect(rows).toHaveLength(5000);
    const long = 'é'.repeat(500_000);
    const [echo] = (await db.execute<{ text: string }>(sql`select ${long}::text as text`)).rows;
    expect(echo?.text).toBe(long);
  });
});
