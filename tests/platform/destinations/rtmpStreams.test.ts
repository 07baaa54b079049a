import { eq } from 'drizzle-orm';
import { rtmpDestinations } from '../../../fixtures/platform/kernel/db/schema/rtmpDestinations.ts';
import type { RtmpDestinationRecord } from '../../../fixtures/platform/domains/destinations/rtmp/records.ts';
import { createSealing } from '../../../fixtures/platform/kernel/secrets/sealing.ts';
import { type FarServer, startFarServer } from '../../support/farServer.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { type Publisher, publish } from '../../support/publisher.ts';
import { until } from '../../support/until.ts';

const KEY = 'far-side-key';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(() => platform.close());

interface Refused {
  code: string;
  reason: string;
  parameters?: Record<string, string>;
}

let customerId: string;
let channel: string;
let call: <T>(method: string, path: string, body?: unknown) => Promise<{ status: number; body: T }>;
let far: FarServer;
let publisher: Publisher | null = null;

beforeEach(async () => {
  customerId = await platform.createCustomer();
  const { userName } = await platform.createUser(customerId);
  const token = await platform.signIn(userName);
  call = (method, path, body) => platform.call(method, path, { token, body });
  const made = await call<{ uuid: string }>('POST', `/api/v3/customers/${customerId}/eventprofiles`, {
    ...{ name: 'Main hall', deleteAfter: 10, users: [] },
  });
  channel = made.body.uuid;
  far = await startFarServer(KEY);
});
afterEach(async () => {
  await publisher?.cut();
  publisher = null;
  await far.close();
});

const path = (uuid: string) => `/api/v3/rtmp/destination/${uuid}`;
async function destination(fields: object = {}): Promise<string> {
  const { body } = await call<RtmpDestinationRecord>(
    'POST',
    `/api/v3/customers/${customerId}/rtmp/destination`,
    { name: 'Far side', streamUrl: far.url, streamKey: KEY, ...fields },
  );
  return body.uuid;
}
const start = (uuid: string) =>
  call<RtmpDestinationRecord & Refused>('POST', `${path(uuid)}/start`, { encoderChannelId: channel });
const streamOf = async (uuid: string) => (await call<RtmpDestinationRecord>('GET', path(uuid))).body.stream;
const sources = async () =>
  (await call<{ channels: { name: string }[] }>('GET', `/api/v3/customers/${customerId}/livesources`)).body;

test('RTM-06 a channel that nobody publishes to is not sent on; the refusal names it', async () => {
  const refused = await start(await destination());
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'STATE', reason: 'RTMP_SOURCE_NOT_LIVE', parameters: { name: 'Main hall' } },
  });
  expect(await sources()).toEqual({ isOpen: true, channels: [] });
});

(hasFfmpeg ? describe : describe.skip)('a channel that is live', () => {
  beforeEach(async () => {
    const { body } = await call<{ streamKey: string }>('POST', `/api/v3/eventprofiles/${channel}/streamkey`);
    const address = `rtmp://127.0.0.1:${platform.services.engine.state().rtmpPort}/live`;
    publisher = publish(address, body.streamKey, 'until cut');
    await until(async () => (await sources()).channels.length > 0, 'a live source');
  });
  const isIn = (uuid: string, state: string) =>
    until(async () => (await streamOf(uuid))?.state === state, state);

  test('RTM-06 STM-03 is sent to a destination with its bitrate, until the stream is stopped, and again', async () => {
    const uuid = await destination();
    expect(await sources()).toEqual({ isOpen: true, channels: [{ uuid: channel, name: 'Main hall' }] });
    const started = await start(uuid);
    expect(started.status).toBe(200);
    expect(started.body.stream).toMatchObject({ encoderChannelId: channel, name: 'Far side' });
    await isIn(uuid, 'STARTED');
    await until(async () => (await streamOf(uuid))!.bitrateKbps > 0, 'a bitrate');
    expect(await streamOf(uuid)).toMatchObject({ reason: null, lostFrames: 0, reconnects: 0 });
    // One stream a destination.
    expect((await start(uuid)).body).toMatchObject({ code: 'STATE', reason: 'RTMP_STREAM_RUNS' });
    const { uuid: streamId } = (await streamOf(uuid))!;
    const stopped = await call<RtmpDestinationRecord>('POST', `/api/v3/rtmp/${streamId}/stop`);
    expect(stopped.body.stream).toMatchObject({ uuid: streamId, state: 'STOPPED' });
    expect((await call('POST', `/api/v3/rtmp/${streamId}/stop`)).status).toBe(200);
    expect((await start(uuid)).body.stream).toMatchObject({ uuid: streamId });
    await until(() => far.publications.length === 2, 'another line');
    await isIn(uuid, 'STARTED');
  });

  test('STM-03 is connecting again after its line was cut, and goes on by itself', async () => {
    const uuid = await destination();
    await start(uuid);
    await isIn(uuid, 'STARTED');
    far.cut();
    await until(async () => (await streamOf(uuid))!.reconnects === 1, 'a new line');
    await isIn(uuid, 'STARTED');
  });

  test('RTM-07 the destination of a stream is not removed while it runs; the refusal names the channel', async () => {
    const uuid = await destination();
    await start(uuid);
    const refused = await call<Refused>('DELETE', path(uuid));
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'RTMP_DESTINATION_IN_USE', parameters: { names: '“Main hall”' } },
    });
    await call('POST', `/api/v3/rtmp/${(await streamOf(uuid))!.uuid}/stop`);
    expect((await call('DELETE', path(uuid))).status).toBe(204);
    expect((await call('POST', `${path(uuid)}/restore`)).status).toBe(204);
    expect(await streamOf(uuid)).toBeNull();
  });

  test('the channel of a stream is not removed while it runs; the refusal names the destination', async () => {
    const uuid = await destination();
    await start(uuid);
    const remove = () => call<Refused>('DELETE', `/api/v3/eventprofiles/${channel}`);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { reason: 'ENCODER_CHANNEL_IN_USE', parameters: { names: '“Far side”' } },
    });
    await call('POST', `/api/v3/rtmp/${(await streamOf(uuid))!.uuid}/stop`);
    await publisher!.cut();
    expect((await remove()).status).toBe(204);
    expect(await streamOf(uuid)).toBeNull();
  });

  test('RTM-03 a key that the far side refuses ends it with its reason; a mended key begins anew', async () => {
    const uuid = await destination({ streamKey: 'wrong' });
    await start(uuid);
    await isIn(uuid, 'ERROR');
    expect(await streamOf(uuid)).toMatchObject({ reason: 'KEY_REFUSED' });
    await call('PATCH', path(uuid), { streamKey: KEY });
    expect((await start(uuid)).status).toBe(200);
    await isIn(uuid, 'STARTED');
  });

  test('RTM-02 RTM-06 a destination whose key cannot be read any more is not sent to', async () => {
    const uuid = await destination();
    await platform.services.db
      .update(rtmpDestinations)
      .set({ sealedStreamKey: createSealing(Buffer.alloc(32, 7)).seal(KEY, uuid) })
      .where(eq(rtmpDestinations.uuid, uuid));
    expect(await start(uuid)).toMatchObject({ status: 409, body: { reason: 'RTMP_KEY_LOST' } });
  });

  test('of another organisation cannot be sent on, nor its stream be stopped', async () => {
    const uuid = await destination();
    await start(uuid);
    const { uuid: streamId } = (await streamOf(uuid))!;
    const { userName } = await platform.createUser(await platform.createCustomer());
    const token = await platform.signIn(userName);
    expect((await platform.call('POST', `/api/v3/rtmp/${streamId}/stop`, { token })).status).toBe(404);
    expect((await streamOf(uuid))!.state).not.toBe('STOPPED');
  });
});
