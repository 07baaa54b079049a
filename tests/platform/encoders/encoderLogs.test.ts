import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { desc, eq, sql } from 'drizzle-orm';
import { encoderLogUploads } from '../../../fixtures/platform/kernel/db/schema/encoderLogUploads.ts';
import {
  encoderLogs,
  encoders,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { pruneLogs } from '../../../fixtures/platform/domains/encoders/encoders/logs.ts';
import { storeArchive } from '../../../fixtures/platform/domains/encoders/encoders/logsArchive.ts';
import {
  ENCODER_STATES,
  type EncoderStateWord,
} from '../../../fixtures/platform/kernel/db/values/encoders.ts';
import { encoderLogUploadsStep } from '../../../fixtures/platform/domains/encoders/jobs/encoderLogUploads.ts';
import { createRoutineEntries } from '../../../fixtures/demo/simulator/encoderLogs.ts';
import { AVERAGE_DEVICE } from '../../../fixtures/demo/simulator/encoderModel.ts';
import { encoderStates } from '../../../fixtures/demo/simulator/encoders.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { ARCHIVE_MAX_BYTES, MOST_LOG_ENTRIES } from '../../../schema/rules/encoderLogWords.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const of = { encoderId: ENCODER_IDS.chapel, customerId: CUSTOMERS.harbour };
const chapel = { uuid: of.encoderId, customerId: of.customerId };
const UPLOAD = `/api/v3/encoders/${of.encoderId}/logs/upload`;
const LOGS = `/log-gateway/api/v1/logs/${of.customerId}/logs/${of.encoderId}`;

interface Refusal {
  code: string;
  message: string;
  field?: string;
  errors?: Refusal[];
}

describe.each(await backends())('encoder logs on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());
  beforeEach(async () => {
    token = await platform.signIn('encoders@harbour.example');
    await become('stopped');
    await platform.services.db.delete(encoderLogUploads);
  });

  const storage = () => platform.services.db;
  const become = (state: EncoderStateWord, encoderId: string = of.encoderId) =>
    storage()
      .update(encoderStatuses)
      .set({ state, stateChangedAt: platform.clock.now() })
      .where(eq(encoderStatuses.encoderId, encoderId));
  const stateNow = async () =>
    (await storage().select().from(encoderStatuses).where(eq(encoderStatuses.encoderId, of.encoderId)))[0]
      ?.state;
  const at = (minutesAgo: number) => new Date(platform.clock.now().getTime() - minutesAgo * MINUTE);
  const lastHour = () => ({ start: at(60).toISOString(), end: at(0).toISOString() });
  const ask = (body: unknown = lastHour(), as = token) =>
    platform.call<Refusal & { state: string }>('POST', UPLOAD, { token: as, body });
  const newest = async () =>
    (
      await storage()
        .select()
        .from(encoderLogs)
        .where(eq(encoderLogs.encoderId, of.encoderId))
        .orderBy(desc(encoderLogs.id))
        .limit(1)
    )[0]?.entry;
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      platform.clock.advance(1_000);
      await encoderStates.step(platform.services);
      await encoderLogUploadsStep.step(platform.services);
    }
  };

  test('STM-05 ENC-12 stopped → uploading logs → stopped, and the bundle lies in the bucket (C-082, ENC-26)', async () => {
    await storage().delete(encoderLogs).where(eq(encoderLogs.encoderId, of.encoderId));
    await storage()
      .insert(encoderLogs)
      .values([
        { ...of, time: at(70), level: 'INFO', entry: 'too old' },
        { ...of, time: at(30), level: 'DEBUG', entry: 'chatter within' },
        { ...of, time: at(20), level: 'ERROR', entry: 'trouble within' },
      ]);
    const answer = await ask();
    expect(answer).toMatchObject({ status: 200, body: { state: 'uploading logs', requestedState: null } });
    expect(await newest()).toBe('Told to upload its logs by encoders@harbour.example.');
    await pass(4);
    expect(await stateNow()).toBe('uploading logs');
    await pass(6);
    expect(await stateNow()).toBe('stopped');

    const [upload] = await storage().select().from(encoderLogUploads);
    expect(upload?.url).toMatch(
      new RegExp(`^bucket://encoder-logs/${of.customerId}/${of.encoderId}/2026-[\\w-]+\\.gz$`),
    );
    const folder = join(platform.services.logBucketDir, of.customerId, of.encoderId);
    const name = upload?.url?.split('/').at(-1) ?? '';
    const bytes = await readFile(join(folder, name));
    expect(bytes.length).toBe(upload?.bytes);
    const text = gunzipSync(bytes).toString('utf8');
    expect(text).toContain('DEBUG chatter within');
    expect(text).toContain('ERROR trouble within');
    expect(text).not.toContain('too old');
    expect(await newest()).toMatch(/^Logs uploaded: \d+ entries, \d+ bytes\.$/);
    expect((await readdir(folder)).some((file) => file.endsWith('.part'))).toBe(false);

    const before = await storage().$count(encoderLogs);
    await encoderLogUploadsStep.step(platform.services);
    expect(await storage().$count(encoderLogs)).toBe(before);
  });

  test.each(ENCODER_STATES.filter((state) => state !== 'stopped'))(
    'STM-05 refused: an upload of logs is not taken in state "%s"',
    async (state) => {
      await become(state);
      const { status, body } = await ask();
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'STATE' });
      expect(body.message).toContain('upload logs');
      expect(body.message).toContain(state);
      expect(await stateNow()).toBe(state);
      expect(await storage().$count(encoderLogUploads)).toBe(0);
    },
  );

  test('STM-05 of two who ask at a time one is refused', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await storage().$count(encoderLogUploads)).toBe(1);
  });

  test.each(['offline', 'restarting'] as const)(
    'STM-05 uploading logs → %s: the bundle is given up, and the log says so',
    async (state) => {
      await ask();
      await become(state);
      await encoderLogUploadsStep.step(platform.services);
      const [upload] = await storage().select().from(encoderLogUploads);
      expect(upload).toMatchObject({ url: null, bytes: null, endedAt: platform.clock.now() });
      expect(await newest()).toBe('Logs were not uploaded: the encoder was lost meanwhile.');
    },
  );

  test('C-082 refuses a window that makes no sense, each end with its own message', async () => {
    const { start, end } = lastHour();
    const refusals: [body: object, field: string, message: string][] = [
      [{ start: end, end: start }, 'end', 'The end must be after the start.'],
      [
        { start: at(8 * 24 * 60).toISOString(), end },
        'end',
        'Logs are stored for 7 days, so the window must be at most 7 days.',
      ],
      [{ start, end: 'soon' }, 'end', 'soon'],
      [{ end }, 'start', 'start is required.'],
    ];
    for (const [body, field, message] of refusals) {
      const answer = await ask(body);
      const problem = answer.body.errors?.[0] ?? answer.body;
      expect({ status: answer.status, field: problem.field }).toEqual({ status: 400, field });
      expect(problem.message).toContain(message);
    }
    expect(await stateNow()).toBe('stopped');
  });

  test('PRM-20 reading and uploading logs need the permission and the capability', async () => {
    const { userName } = await platform.createUser(CUSTOMERS.harbour, { roles: ['MEDIA_LIBRARY_ADMIN'] });
    for (const name of [userName, 'library@harbour.example', 'review@harbour.example']) {
      const as = await platform.signIn(name);
      const file = { name: 'a', type: 'text/plain', content: 'eA==' };
      const answers = [
        await platform.call('GET', LOGS, { token: as }),
        await ask(lastHour(), as),
        await platform.call('POST', '/api/v3/archive/upload', {
          token: as,
          body: { encoderId: of.encoderId, file },
        }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    // The permission alone, without the capability: an API client that may manage encoders.
    const client = await platform.signInClient();
    expect((await platform.call('GET', LOGS, { token: client })).status).toBe(403);
    expect((await platform.call('GET', LOGS, { token })).status).toBe(200);
  });

  test('LOG-01 another organisation sees nothing of an encoder, nor of what it wrote before it was moved', async () => {
    await storage()
      .insert(encoderLogs)
      .values({ ...of, time: at(1), level: 'INFO', entry: 'of Harbour' });
    const northgate = await platform.signIn('admin@northgate.example');
    const theirs = `/log-gateway/api/v1/logs/${CUSTOMERS.northgate}/logs/${of.encoderId}`;
    expect((await platform.call('GET', theirs, { token: northgate })).status).toBe(404);
    const move = (customerId: string) =>
      storage().update(encoders).set({ customerId }).where(eq(encoders.uuid, of.encoderId));
    await move(CUSTOMERS.northgate);
    expect(await platform.call('GET', theirs, { token: northgate })).toMatchObject({ status: 200, body: [] });
    await move(CUSTOMERS.harbour);
  });

  test('LOG-01 of more than 50,000 entries the newest are answered, and no more are kept', async () => {
    const encoderId = ENCODER_IDS.overflow;
    await storage().delete(encoderLogs).where(eq(encoderLogs.encoderId, encoderId));
    const count = MOST_LOG_ENTRIES + 10;
    const end = platform.clock.now().getTime();
    await storage().execute(sql`
      insert into encoder_logs (encoder_id, customer_id, time, level, entry)
      select ${encoderId}, ${of.customerId},
        ${new Date(end).toISOString()}::timestamptz - (${count}::int - n) * interval '10 milliseconds', 'INFO', 'entry ' || n
      from generate_series(0, ${count}::int - 1) n`);
    const path = `/log-gateway/api/v1/logs/${of.customerId}/logs/${encoderId}`;
    const { body } = await platform.call<{ entry: string }[]>('GET', path, { token });
    expect(body).toHaveLength(50_000);
    expect([body[0]?.entry, body.at(-1)?.entry]).toEqual(['entry 10', `entry ${count - 1}`]);
    await pruneLogs(storage(), platform.clock.now());
    expect(await storage().$count(encoderLogs, eq(encoderLogs.encoderId, encoderId))).toBe(50_000);
    await pruneLogs(storage(), new Date(end + 7 * 24 * HOUR + 1));
    expect(await storage().$count(encoderLogs, eq(encoderLogs.encoderId, encoderId))).toBe(0);
  });

  test('ENC-26 C-083 keeps a file under the bucket’s folder, whatever its name', async () => {
    const file = {
      name: '../../../etc/passwd.txt',
      type: 'text/plain',
      content: Buffer.from('hello').toString('base64'),
    };
    const { status, body } = await platform.call<{ url: string }>('POST', '/api/v3/archive/upload', {
      token,
      body: { encoderId: of.encoderId, file },
    });
    expect(status).toBe(201);
    expect(body.url).toMatch(/^bucket:\/\/encoder-logs\/[\w-]+\/[\w-]+\/[\w-]+\.txt$/);
    const name = body.url.split('/').at(-1) ?? '';
    const folder = join(platform.services.logBucketDir, of.customerId, of.encoderId);
    expect(await readFile(join(folder, name), 'utf8')).toBe('hello');
  });

  test('ENC-26 C-083 checks size and type of a file, and whose encoder it is of', async () => {
    const send = (file: object, encoderId: string = of.encoderId) =>
      platform.call<Refusal>('POST', '/api/v3/archive/upload', { token, body: { encoderId, file } });
    const good = { name: 'logs', type: 'text/plain', content: 'eA==' };
    const refused: [file: object, field: string][] = [
      [{ ...good, type: 'image/png' }, 'file.type'],
      [{ ...good, type: 'application/gzip' }, 'file.type'],
      [{ ...good, content: Buffer.from([0x61, 0, 0x62]).toString('base64') }, 'file.type'],
      [{ ...good, content: 'no base64!' }, 'file.content'],
      [{ ...good, content: '' }, 'file.content'],
      [{ ...good, name: '' }, 'file.name'],
      [{ ...good, name: 'x'.repeat(129) }, 'file.name'],
    ];
    for (const [file, field] of refused) {
      const { status, body } = await send(file);
      expect({ file, status, field: (body.errors?.[0] ?? body).field }).toEqual({ file, status: 400, field });
    }
    expect((await send(good, ENCODER_IDS.arenaA)).status).toBe(404);
    const bytes = Buffer.alloc(ARCHIVE_MAX_BYTES + 1, 'x');
    await expect(
      storeArchive(platform.services, chapel, { name: 'big', type: 'text/plain', bytes }),
    ).rejects.toThrow('at most 20 MB are allowed');
  });
});

test('encoders write into their logs what they do: more while they encode, all levels within a day', () => {
  const day = Array.from({ length: 24 * 60 }, (_, minute) => new Date(Date.UTC(2026, 10, 21, 0, minute)));
  const linesOf = (state: EncoderStateWord) =>
    day.flatMap((minute) =>
      createRoutineEntries({ uuid: ENCODER_IDS.chapel, state }, AVERAGE_DEVICE, minute),
    );
  const [busy, resting] = [linesOf('started'), linesOf('stopped')];
  expect(busy.length).toBeGreaterThan(resting.length * 3);
  expect(new Set(busy.map(([level]) => level))).toEqual(new Set(['DEBUG', 'INFO', 'WARN', 'ERROR']));
  expect(resting.length).toBeGreaterThan(200);
  expect(linesOf('started')).toEqual(busy);
});
