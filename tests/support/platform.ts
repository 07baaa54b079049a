import type { Step } from '../../fixtures/platform/domains/media/renditions/ladder.ts';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { createManualClock, type ManualClock } from '../../fixtures/platform/kernel/clock.ts';
import { hashPassword } from '../../fixtures/platform/kernel/secrets/secrets.ts';
import { customers, users } from '../../fixtures/platform/kernel/db/schema/customers.ts';
import type { S3Settings } from '../../fixtures/platform/kernel/store/s3Settings.ts';
import type { Patience } from '../../fixtures/platform/domains/encoders/live/ladder.ts';
import {
  startPlatform,
  type RunningPlatform,
  type StartOptions,
} from '../../fixtures/platform/server/server.ts';
import { API_CLIENTS, DEMO_CLIENT_SECRET, DEMO_PASSWORD } from '../../fixtures/demo/seed/ids.ts';
import { seedStudio, type SeedChoice } from '../../fixtures/demo/seed/run.ts';
import { scratchDatabase } from './postgres.ts';
import { migratedPostgres, migratedTemplate, seededPostgres, seededTemplate } from './template.ts';
import { TEST_ENGINE } from './testEngine.ts';

/** Shared secret, so that platforms started from a seed can decrypt its data. */
const PLAYBACK_SECRET = 'the key of all platforms of the tests';

/** The moment at which every test platform's clock stands, unless a test moves it: a Sunday. */
export const TEST_NOW = new Date('2026-11-22T14:47:00.000Z');

/** Response of a call. */
export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

/** A fault to inject (fixtures/platform/server/faults.ts). */
export interface FaultOrder {
  service: string;
  path?: string;
  method?: string;
  kind: 'delay' | 'status' | 'hang' | 'garbage';
  status?: number;
  delayMs?: number;
  times?: number;
}

/** A platform of a test's own, with its clock in the test's hand. */
export interface TestPlatform extends RunningPlatform {
  clock: ManualClock;
  /** Calls the platform; answers refusals too. */
  call<T = unknown>(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer<T>>;
  /** Access token of a demo account or of `createUser`. Signs in once per name. */
  signIn(userName: string, password?: string): Promise<string>;
  /** Access token of the demo API client, or of another. */
  signInClient(clientId?: string, clientSecret?: string): Promise<string>;
  /** An organization of the test file's own; answers its id. */
  createCustomer(values?: Partial<typeof customers.$inferInsert>): Promise<string>;
  /** A user of it with the demo password. */
  createUser(
    customerId: string,
    values?: Partial<typeof users.$inferInsert>,
  ): Promise<{ userId: string; userName: string }>;
  injectFault(fault: FaultOrder): Promise<void>;
  clearFaults(): Promise<void>;
  /** Requests seen since `forgetRequests`. */
  requests(): Promise<{ method: string; path: string; url: string; trackingId: string }[]>;
  forgetRequests(): Promise<void>;
}

/** Options for starting a test platform. */
export interface TestPlatformOptions {
  /** The demo without its year of viewer data by default, which is most of it. */
  seed?: SeedChoice;
  now?: Date;
  /**
   * PGlite in memory, or a database of its own on the PostgreSQL server, which starts in a tenth of the time and is
   * taken where one answers unless a test says what it needs.
   */
  storage?: 'PGlite' | 'PostgreSQL';
  simulator?: boolean;
  /** With the media engine, which most tests do without; with an RTMP server on a free port where it says so. */
  engine?: boolean | 'RTMP';
  /** Renditions created of live streams. */
  liveLadder?: readonly Step[];
  /** Limits on waiting for renditions. */
  livePatience?: Patience;
  /** Number of simulated encoders that send their own video. None by default. */
  sentPictures?: number;
  /** S3-compatible storage for media: the seed is not kept between starts then. */
  s3?: S3Settings;
  /** Hears every line of the log, the finest ones too; nothing is logged by default. */
  logTo?: DestinationStream;
}

/** Starts a platform in this process: a clock that stands, faults on, a free port. */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { seed = seedStudio, now = TEST_NOW, storage, s3 } = options;
  const order = { seed, now, keep: !s3 };
  const place = (storage === 'PGlite' ? null : await onPostgres(order)) ?? (await onPglite(order));
  const clock = createManualClock(now);
  const platform = await startPlatform({
    ...place.options,
    dataDir: 'memory',
    s3,
    clock,
    seed,
    firstPassword: DEMO_PASSWORD,
    faults: true,
    simulator: options.simulator ?? false,
    liveLadder: options.liveLadder,
    livePatience: options.livePatience,
    sentPictures: options.sentPictures,
    engine: options.engine
      ? {
          ...TEST_ENGINE,
          rtmp: options.engine === 'RTMP' ? { host: '127.0.0.1', port: 0 } : undefined,
          // Servers of others stand on this machine in tests.
          outputsAllowed: ['127.0.0.1'],
        }
      : undefined,
    // Receivers of webhooks stand there, too.
    webhooksAllowed: ['127.0.0.1'],
    recurring: false,
    socialStandInPort: 0,
    playbackSecret: PLAYBACK_SECRET,
    logLevel: options.logTo ? 'trace' : 'silent',
    logTo: options.logTo,
  });
  const close = async () => {
    await platform.close();
    await place.drop();
  };
  return withHelp({ ...platform, close }, clock);
}

/** Data location of a test platform, and its cleanup. */
interface Place {
  options: Partial<StartOptions>;
  drop(): Promise<void>;
}

/** Content of a location, reused as a template by later starts unless that would lose a part. */
interface Order {
  seed: SeedChoice;
  now: Date;
  keep: boolean;
}

/** PGlite in memory, from a file of what the seed makes. */
async function onPglite({ seed, now, keep }: Order): Promise<Place> {
  if (!keep) return { options: { template: await migratedTemplate() }, drop: async () => undefined };
  const { template, mediaDir } = await seededTemplate(seed, now, (folder, migrated) =>
    startPlatform({ ...seeding(seed, now), template: migrated, mediaDir: folder }),
  );
  const media = await copyOf(mediaDir);
  return { options: { template, mediaDir: media.folder }, drop: media.drop };
}

/** A copy of a database that a seed has filled, for processes of a test's own; null when no server answers. */
export async function seededDatabase(
  seed: SeedChoice,
  now = TEST_NOW,
): Promise<{ url: string; drop(): Promise<void> } | null> {
  const place = await onPostgres({ seed, now, keep: true });
  return place && { url: place.options.databaseUrl ?? '', drop: place.drop };
}

/** A copy of a database that the seed has filled; null when no server answers. */
async function onPostgres({ seed, now, keep }: Order): Promise<Place | null> {
  const kept = keep
    ? await seededPostgres(seed, now, (databaseUrl, mediaDir) =>
        startPlatform({ ...seeding(seed, now), databaseUrl, mediaDir }),
      )
    : null;
  const template = kept?.template ?? (await migratedPostgres());
  const scratch = template === null ? null : await scratchDatabase(template);
  if (!scratch) return null;
  if (!kept) return { options: { databaseUrl: scratch.url }, drop: scratch.drop };
  const media = await copyOf(kept.mediaDir);
  return {
    options: { databaseUrl: scratch.url, mediaDir: media.folder },
    drop: async () => {
      await scratch.drop();
      await media.drop();
    },
  };
}

/** The media of a template in a folder of a platform's own, for it writes and removes there. */
async function copyOf(mediaDir: string): Promise<{ folder: string; drop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-media-'));
  await cp(mediaDir, folder, { recursive: true });
  return { folder, drop: () => rm(folder, { recursive: true, force: true }) };
}

function seeding(seed: SeedChoice, now: Date): StartOptions {
  return {
    dataDir: 'memory',
    seed,
    firstPassword: DEMO_PASSWORD,
    recurring: false,
    playbackSecret: PLAYBACK_SECRET,
    clock: createManualClock(now),
    logLevel: 'silent',
  };
}

function withHelp(platform: RunningPlatform, clock: ManualClock): TestPlatform {
  const tokens = new Map<string, Promise<string>>();

  async function call<T>(
    method: string,
    path: string,
    options: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer<T>> {
    const response = await fetch(platform.url + path, {
      method,
      headers: {
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: (isJson && text ? JSON.parse(text) : text) as T,
      headers: response.headers,
    };
  }

  async function takeToken(body: Record<string, string>): Promise<string> {
    const answer = await call<{ access_token?: string }>('POST', '/api/v3/auth/token', { body });
    if (!answer.body.access_token) {
      throw new Error(`Sign-in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body.access_token;
  }

  function once(key: string, take: () => Promise<string>): Promise<string> {
    const held = tokens.get(key);
    if (held) return held;
    const taken = take();
    tokens.set(key, taken);
    taken.catch(() => tokens.delete(key));
    return taken;
  }

  return {
    ...platform,
    clock,
    call,
    signIn: (userName, password = DEMO_PASSWORD) =>
      once(`user ${userName} ${clock.now().getTime()}`, () =>
        takeToken({ grant_type: 'password_cookie', username: userName, password }),
      ),
    signInClient: (clientId = API_CLIENTS.harbourAnalytics, clientSecret = DEMO_CLIENT_SECRET) =>
      once(`client ${clientId} ${clientSecret} ${clock.now().getTime()}`, () =>
        takeToken({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
      ),
    async createCustomer(values = {}) {
      const uuid = values.uuid ?? randomUUID();
      await platform.services.db.insert(customers).values({
        name: `Organisation ${uuid.slice(0, 8)}`,
        location: 'Testville',
        status: 'active',
        timezone: 'UTC',
        webMaxDeleteAfter: 30,
        ftsStatus: 'complete',
        subscriptionDetails: {
          contentLibraryTrialCancelled: false,
          subtitlesHoursPerMonth: 1,
          softwareEncoders: 1,
          venues: 1,
          rtmp: 1,
          audio16: 0,
        },
        bandwidthAllowance: 1_000_000_000_000,
        createdAt: clock.now(),
        ...values,
        uuid,
      });
      return uuid;
    },
    async createUser(customerId, values = {}) {
      const userId = values.userId ?? randomUUID();
      const userName = values.userName ?? `user-${userId.slice(0, 8)}@example.test`;
      passwordHash ??= hashPassword(DEMO_PASSWORD);
      await platform.services.db.insert(users).values({
        userType: 'USER',
        firstName: 'Test',
        lastName: 'User',
        roles: ['CUSTOMER_ADMIN'],
        accountStatus: 'verified',
        createdAt: clock.now(),
        passwordHash: await passwordHash,
        ...values,
        userId,
        customerId,
        userName,
      });
      return { userId, userName };
    },
    async injectFault(fault) {
      const answer = await call('POST', '/__faults', { body: fault });
      if (answer.status !== 204) throw new Error(`The fault was refused: ${JSON.stringify(answer.body)}`);
    },
    clearFaults: () => call('DELETE', '/__faults').then(() => undefined),
    requests: async () =>
      (await call<{ method: string; path: string; url: string; trackingId: string }[]>('GET', '/__requests'))
        .body,
    forgetRequests: () => call('DELETE', '/__requests').then(() => undefined),
  };
}

/** One hash for all users of a test file: argon2 is slow by purpose. */
let passwordHash: Promise<string> | undefined;
