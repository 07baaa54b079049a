import { eq } from 'drizzle-orm';
import { encoderLogs, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import {
  ENCODER_STATES,
  type EncoderStateWord,
} from '../../../fixtures/platform/kernel/db/values/encoders.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('encoders@harbour.example');
}, START_MS);
afterAll(async () => {
  await maya?.close();
  await world?.close();
});

const MINUTE = 60_000;
const of = { encoderId: ENCODER_IDS.chapel, customerId: CUSTOMERS.harbour };
const LOGS = `query ($id: ID!, $start: DateTime, $end: DateTime, $minLevel: LogLevel) {
  encoder(id: $id) { logs(start: $start, end: $end, minLevel: $minLevel) { totalCount isCut entries { entry level time } } }
}`;
const UPLOAD = `mutation ($input: UploadEncoderLogsInput!) {
  uploadEncoderLogs(input: $input) { encoder { id status { state } } userErrors { code field message } }
}`;

const at = (minutesAgo: number) => new Date(world.platform.clock.now().getTime() - minutesAgo * MINUTE);
const window = () => ({ encoderId: of.encoderId, start: at(60).toISOString(), end: at(0).toISOString() });
const become = (state: EncoderStateWord) =>
  world.platform.services.db
    .update(encoderStatuses)
    .set({ state, stateChangedAt: world.platform.clock.now() })
    .where(eq(encoderStatuses.encoderId, of.encoderId));
const upload = async (input: object = window()): Promise<Data> =>
  (await maya.data(UPLOAD, { input })).uploadEncoderLogs;

describe('the log of an encoder', () => {
  beforeAll(async () => {
    const { db } = world.platform.services;
    await db.delete(encoderLogs).where(eq(encoderLogs.encoderId, of.encoderId));
    await db.insert(encoderLogs).values([
      { ...of, time: at(50), level: 'INFO', entry: 'old' },
      { ...of, time: at(9), level: 'DEBUG', entry: 'chatter' },
      { ...of, time: at(8), level: 'WARN', entry: 'careful' },
      { ...of, time: at(7), level: 'ERROR', entry: 'trouble' },
    ]);
  });
  const entries = async (variables: object = {}) => {
    const { encoder } = await maya.data(LOGS, { id: of.encoderId, ...variables });
    return encoder.logs.entries.map(({ entry }: { entry: string }) => entry);
  };

  it('LOG-01 ENC-24 is read by start, end and level, from INFO by default', async () => {
    expect(await entries()).toEqual(['old', 'careful', 'trouble']);
    expect(await entries({ minLevel: 'DEBUG' })).toEqual(['old', 'chatter', 'careful', 'trouble']);
    expect(await entries({ minLevel: 'ERROR' })).toEqual(['trouble']);
    expect(await entries({ start: at(10).toISOString() })).toEqual(['careful', 'trouble']);
    expect(await entries({ end: at(20).toISOString() })).toEqual(['old']);
  });

  it('takes one call for the encoder and one for its log, however long it is', async () => {
    const calls = await world.callsOf(() => maya.data(LOGS, { id: of.encoderId }));
    expect(calls.sort()).toEqual([
      `GET /api/v3/encoders/${of.encoderId}`,
      `GET /log-gateway/api/v1/logs/${of.customerId}/logs/${of.encoderId}`,
    ]);
  });

  it('PRM-20 is refused to who may only look at encoders; the encoder itself answers', async () => {
    const library = await world.signIn('library@harbour.example');
    const { data, errors } = await library.run(
      `query ($id: ID!) { encoder(id: $id) { name logs { totalCount } } }`,
      {
        id: of.encoderId,
      },
    );
    expect(data).toEqual({ encoder: { name: 'Chapel', logs: null } });
    expect(errors).toMatchObject([{ path: ['encoder', 'logs'], extensions: { code: 'FORBIDDEN' } }]);
    const refused = await library.run(UPLOAD, { input: window() });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('LOG-01 of tens of thousands of entries all are answered at once', async () => {
    const encoderId = ENCODER_IDS.overflow;
    const { db } = world.platform.services;
    await db.delete(encoderLogs).where(eq(encoderLogs.encoderId, encoderId));
    for (let from = 0; from < 20_000; from += 5_000) {
      await db.insert(encoderLogs).values(
        Array.from({ length: 5_000 }, (_, index) => ({
          encoderId,
          customerId: of.customerId,
          time: new Date(at(60).getTime() + from + index),
          level: 'INFO' as const,
          entry: `entry ${from + index}`,
        })),
      );
    }
    const { encoder } = await maya.data(LOGS, { id: encoderId });
    expect(encoder.logs).toMatchObject({ totalCount: 20_000, isCut: false });
    expect(encoder.logs.entries.at(-1)).toMatchObject({ entry: 'entry 19999', level: 'INFO' });
  });
});

describe('an upload of logs', () => {
  it('STM-05 ENC-12 takes a stopped encoder into uploading logs, at once for whoever watches (C-082)', async () => {
    await become('stopped');
    const events = maya.subscribe(
      'subscription { encodersChanged { sequence encoders { id status { state } } } }',
    );
    await events.next();
    await until(() => world.polls.resting.length > 0);
    expect(await upload()).toEqual({
      encoder: { id: of.encoderId, status: { state: 'UPLOADING_LOGS' } },
      userErrors: [],
    });
    const { value } = await events.next();
    expect(value.data.encodersChanged.encoders).toEqual([
      { id: of.encoderId, status: { state: 'UPLOADING_LOGS' } },
    ]);
    // It passes by itself, so the next look comes soon (CON-01).
    await until(() => world.polls.resting.includes(5_000));
    await become('stopped');
    world.polls.pass(5_000);
    const after = await events.next();
    expect(after.value.data.encodersChanged.encoders).toMatchObject([{ status: { state: 'STOPPED' } }]);
    await events.return?.();
  });

  it.each(ENCODER_STATES.filter((state) => state !== 'stopped'))(
    'STM-05 refused: not taken in state "%s", which comes along',
    async (state) => {
      await become(state);
      const { encoder, userErrors } = await upload();
      expect(encoder.status.state).toBe(state.toUpperCase().replaceAll(' ', '_'));
      expect(userErrors).toMatchObject([{ code: 'STATE', message: expect.stringContaining(state) }]);
    },
  );

  it('C-082 a window that makes no sense is refused before anything is sent, on its own field', async () => {
    await become('stopped');
    const calls = await world.callsOf(async () => {
      const { start, end } = window();
      expect((await upload({ ...window(), start: end, end: start })).userErrors).toEqual([
        { code: 'INVALID', field: ['end'], message: 'The end must be after the start.' },
      ]);
      expect((await upload({ ...window(), start: at(8 * 24 * 60).toISOString() })).userErrors).toMatchObject([
        { code: 'INVALID', field: ['end'], message: expect.stringContaining('7 days') },
      ]);
    });
    expect(calls).toEqual([]);
  });

  it('answers that an encoder of another organisation does not exist', async () => {
    expect(await upload({ ...window(), encoderId: ENCODER_IDS.arenaA })).toMatchObject({
      encoder: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

it('ENC-26 C-083 a file goes into the bucket; its size and kind are checked, on their own fields', async () => {
  const send = async (file: object) =>
    (
      await maya.data(
        'mutation ($input: UploadArchiveInput!) { uploadArchive(input: $input) { url userErrors { code field } } }',
        { input: { encoderId: of.encoderId, file } },
      )
    ).uploadArchive;
  const content = Buffer.from('hello').toString('base64');
  expect(await send({ name: 'logs', type: 'TEXT', content })).toEqual({
    url: expect.stringMatching(/^bucket:\/\/encoder-logs\/.+\.txt$/),
    userErrors: [],
  });
  expect(await send({ name: 'logs', type: 'GZIP', content })).toEqual({
    url: null,
    userErrors: [{ code: 'INVALID', field: ['file', 'type'] }],
  });
  expect(await send({ name: 'logs', type: 'TEXT', content: '' })).toMatchObject({
    userErrors: [{ field: ['file', 'content'] }],
  });
});
