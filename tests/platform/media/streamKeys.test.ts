import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, getTableName, sql } from 'drizzle-orm';
import { encoderChannelKeys } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { TABLES } from '../../../fixtures/platform/kernel/db/tables/tables.ts';
import type { Live } from '../../../fixtures/platform/domains/encoders/live/live.ts';
import type { IngestRecord } from '../../../fixtures/platform/domains/encoders/live/records.ts';
import { sealStreamKeys } from '../../../fixtures/platform/domains/encoders/live/sealStreamKeys.ts';
import {
  askedStreamKey,
  channelOfKey,
  renewStreamKey,
  getStreamKey,
} from '../../../fixtures/platform/domains/encoders/live/streamKeys.ts';
import { createSealing } from '../../../fixtures/platform/kernel/secrets/sealing.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
let customerId: string;
let token: string;
let channel: string;
beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  customerId = await platform.createCustomer();
  const { userName } = await platform.createUser(customerId);
  token = await platform.signIn(userName);
});
afterAll(() => platform.close());
beforeEach(async () => {
  channel = await newChannel();
});

async function newChannel(): Promise<string> {
  const { body } = await platform.call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${customerId}/eventprofiles`,
    { token, body: { name: 'Main hall', deleteAfter: 10, users: [] } },
  );
  return body.uuid;
}

const asks = <T>(method: string, part: string) =>
  platform.call<T>(method, `/api/v3/eventprofiles/${channel}/${part}`, { token });
const reveal = () => asks<{ streamKey: string; reason: string }>('POST', 'streamkey');
const renew = () => asks<{ streamKey: string }>('PUT', 'streamkey');
const ingest = async () => (await asks<IngestRecord>('GET', 'ingest')).body;

async function rowOf(id: string) {
  const [row] = await platform.services.db
    .select()
    .from(encoderChannelKeys)
    .where(eq(encoderChannelKeys.encoderChannelId, id));
  return row;
}

/** The tables in which a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const { rows } = await platform.services.db.execute<{ row: unknown }>(
      sql`select to_jsonb(${table}) as row from ${table}`,
    );
    if (rows.some(({ row }) => JSON.stringify(row).includes(text))) found.push(getTableName(table));
  }
  return found;
}

/** Keeps the key of a channel as earlier versions did. */
async function keepPlain(id: string, streamKey: string): Promise<void> {
  const row = { encoderChannelId: id, streamKey, keyHash: null, sealedStreamKey: null };
  await platform.services.db.insert(encoderChannelKeys).values({ ...row, renewedAt: platform.clock.now() });
}

/** True if the platform accepts a publisher with a key; the publisher is disconnected again. */
async function mayPublish(key: string): Promise<boolean> {
  const live = platform.services.live as Live;
  const id = randomUUID();
  const answer = await live.asks(id, key, '127.0.0.1');
  live.left(id, 'ENDED');
  await live.settled();
  return answer;
}

describe('the stream key of a channel', () => {
  test('stands in no table, and is revealed and published under all the same', async () => {
    const { streamKey } = (await reveal()).body;
    expect(streamKey).toMatch(/^[\w-]{32}$/);
    expect(await tablesWith(streamKey)).toEqual([]);
    expect(await rowOf(channel)).toMatchObject({ streamKey: null });
    expect((await reveal()).body.streamKey).toBe(streamKey);
    expect(await mayPublish(streamKey)).toBe(true);
    const renewed = (await renew()).body.streamKey;
    expect(await tablesWith(renewed)).toEqual([]);
    expect([await mayPublish(streamKey), await mayPublish(renewed)]).toEqual([false, true]);
  });

  test('stands in no audit entry, sealed or not', async () => {
    const { streamKey } = (await renew()).body;
    const row = await rowOf(channel);
    const { body } = await platform.call<object[]>('GET', `/api/v3/customers/${customerId}/audit`, { token });
    const entries = JSON.stringify(body);
    expect(entries).toContain('encoder_channel_keys');
    for (const secret of [streamKey, row!.keyHash!, row!.sealedStreamKey!]) {
      expect(entries).not.toContain(secret);
    }
  });

  test('is one, whoever asks for the first at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => reveal()));
    expect(new Set(answers.map(({ body }) => body.streamKey)).size).toBe(1);
  });
});

describe('stream keys of an earlier version', () => {
  test('are sealed once, and stay the keys that encoders have', async () => {
    const other = await newChannel();
    await keepPlain(channel, 'kept-as-it-was-1');
    await keepPlain(other, 'kept-as-it-was-2');
    expect(await tablesWith('kept-as-it-was')).toEqual(['encoder_channel_keys']);
    await sealStreamKeys(platform.services);
    expect(await tablesWith('kept-as-it-was')).toEqual([]);
    expect((await reveal()).body.streamKey).toBe('kept-as-it-was-1');
    expect(await channelOfKey(platform.services, 'kept-as-it-was-2')).toMatchObject({ uuid: other });
    const sealed = await rowOf(channel);
    await sealStreamKeys(platform.services);
    expect(await rowOf(channel)).toEqual(sealed);
  });

  test('are sealed by one of several processes that start together', async () => {
    const channels = await Promise.all([1, 2, 3, 4, 5].map(() => newChannel()));
    for (const id of channels) await keepPlain(id, `key of ${id}`);
    const sealedFor: string[] = [];
    const { db, sealing } = platform.services;
    const noting: typeof sealing = {
      ...sealing,
      seal: (text, belongsTo) => {
        sealedFor.push(belongsTo);
        return sealing.seal(text, belongsTo);
      },
    };
    await Promise.all([1, 2, 3].map(() => sealStreamKeys({ db, sealing: noting })));
    expect(sealedFor.toSorted()).toEqual(channels.toSorted());
    for (const id of channels) {
      expect(await getStreamKey(platform.services, id)).toEqual({ streamKey: `key of ${id}` });
    }
  });

  test('are all as they were when one of them cannot be sealed', async () => {
    const other = await newChannel();
    const [first = '', last = ''] = [channel, other].toSorted();
    await keepPlain(first, 'first-of-two');
    await keepPlain(last, 'last-of-two');
    const { db, sealing } = platform.services;
    const failing: typeof sealing = {
      ...sealing,
      seal(text, belongsTo) {
        if (belongsTo === last) throw new Error('no more');
        return sealing.seal(text, belongsTo);
      },
    };
    await expect(sealStreamKeys({ db, sealing: failing })).rejects.toThrow('no more');
    expect([(await rowOf(first))?.streamKey, (await rowOf(last))?.streamKey]).toEqual([
      'first-of-two',
      'last-of-two',
    ]);
    await sealStreamKeys(platform.services);
  });
});

describe('two processes on one database', () => {
  const process = (key: number) => ({
    ...platform.services,
    sealing: createSealing(Buffer.alloc(32, key)),
  });

  test('find and read each other’s keys by the same sealing key', async () => {
    const [one, other] = [process(1), process(1)];
    const first = await renewStreamKey(one, channel);
    expect(await channelOfKey(other, first)).toMatchObject({ uuid: channel });
    expect(await askedStreamKey(other, channel)).toEqual({ streamKey: first });
    const renewed = await renewStreamKey(other, channel);
    expect(await channelOfKey(one, first)).toBeUndefined();
    expect(await channelOfKey(one, renewed)).toMatchObject({ uuid: channel });
  });
});

describe('a stream key that was sealed with another key', () => {
  let lost: string;
  beforeEach(async () => {
    const sealing = createSealing(Buffer.alloc(32, 7));
    lost = await renewStreamKey({ ...platform.services, sealing }, channel);
  });

  test('is told as lost, and is not replaced unasked', async () => {
    const before = await rowOf(channel);
    expect(await reveal()).toMatchObject({ status: 409, body: { reason: 'CHANNEL_KEY_LOST' } });
    expect(await ingest()).toMatchObject({ keyEnding: null, isKeyLost: true, state: 'WAITING' });
    expect(await mayPublish(lost)).toBe(false);
    expect(await rowOf(channel)).toEqual(before);
  });

  test('is mended by renewing it', async () => {
    const { status, body } = await renew();
    expect(status).toBe(200);
    expect((await reveal()).body.streamKey).toBe(body.streamKey);
    expect(await ingest()).toMatchObject({ keyEnding: body.streamKey.slice(-4), isKeyLost: false });
    expect(await mayPublish(body.streamKey)).toBe(true);
  });
});
