import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import type { WebChannelRecord } from '../../../fixtures/platform/domains/destinations/webChannels/records.ts';
import {
  DESTINATION_STATES,
  type DestinationStateWord,
} from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import { destinationStates } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  demoEndedDestinationId,
  LIVE_DESTINATION_IDS,
  SCHEDULE_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const harbour = CUSTOMERS.harbour;
const { web, youtube, facebook, rtmp } = LIVE_DESTINATION_IDS;
const list = `/api/v3/customers/${harbour}/contentdestinations`;
import { playbackAt, watcher } from '../worlds/mediaWorld.ts';

describe.each(await backends())('destinations on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  let addressOf: Awaited<ReturnType<typeof watcher>>;

  beforeAll(async () => {
    ({ platform, close } = await start());
    token = await platform.signIn('events@harbour.example');
    addressOf = await watcher(platform, token);
  });
  afterAll(() => close());

  const call = <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token, body });
  const playback = (id: string) => playbackAt(platform, token, `/api/v3/contentdestinations/${id}`);
  const read = async (id: string) =>
    (await call<ContentDestinationRecord>('GET', `/api/v3/contentdestinations/${id}`)).body;
  const stop = (id: string) =>
    call<ContentDestinationRecord & { code: string; message: string }>(
      'POST',
      `/api/v3/contentdestinations/${id}/stop`,
    );
  const put = (id: string, status: DestinationStateWord) =>
    platform.services.db
      .update(contentDestinations)
      .set({ status, stopRequestTime: null, statusChangedAt: platform.clock.now() })
      .where(eq(contentDestinations.id, id));

  test('lists what was asked to start, the last one first', async () => {
    const asked = (await call<ContentDestinationRecord[]>('GET', `${list}?startRequested=true`)).body;
    expect(asked[0]?.id).toBe(facebook);
    const times = asked.map(({ startRequestTime }) => startRequestTime ?? '');
    expect(times).toEqual([...times].sort().reverse());
    expect(times.every((time) => time !== '')).toBe(true);

    const planned = (await call<ContentDestinationRecord[]>('GET', `${list}?startRequested=false`)).body;
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.every(({ status }) => status.toUpperCase() === 'IDLE')).toBe(true);
    const all = (await call<ContentDestinationRecord[]>('GET', list)).body;
    expect(all).toHaveLength(asked.length + planned.length);
  });

  test('DST-12 states arrive in upper case from the web and in lower case from the others', async () => {
    const states = await Promise.all(
      [web, youtube, facebook, rtmp].map(async (id) => (await read(id)).status),
    );
    expect(states).toEqual(['STARTED', 'started', 'starting', 'stopped']);
    for (const state of DESTINATION_STATES) {
      await put(web, state);
      await put(youtube, state);
      expect([(await read(web)).status, (await read(youtube)).status]).toEqual([state, state.toLowerCase()]);
    }
    await put(web, 'STARTED');
    await put(youtube, 'STARTED');
  });

  test('DST-25 a destination carries its fields, and the address of its picture while it is on air', async () => {
    expect(await read(web)).toMatchObject({
      customerId: harbour,
      scheduleId: SCHEDULE_IDS.sundayService,
      type: 'embed',
      kind: 'EMBED',
      streamType: 'LIVE',
      title: 'Main web channel',
      privacy: 'public',
      webEventProfileId: WEB_CHANNEL_IDS.main,
      liveViewers: 412,
      playable: true,
    });
    expect(await read(rtmp)).toMatchObject({ type: null, liveViewers: null, playable: false });
  });

  test('DST-22 what is embedded or only saved says so as its type, other kinds have none', async () => {
    const { body } = await call<ContentDestinationRecord[]>('GET', list);
    expect(body.filter(({ kind }) => kind === 'EMBED').length).toBeGreaterThan(0);
    for (const { kind, type } of body) {
      const expected = { EMBED: 'embed', SAVEONLY: 'save-only' }[kind as string] ?? null;
      expect([kind, type]).toEqual([kind, expected]);
    }
    await platform.services.db
      .update(contentDestinations)
      .set({ kind: 'SAVEONLY' })
      .where(eq(contentDestinations.id, rtmp));
    expect(await read(rtmp)).toMatchObject({ kind: 'SAVEONLY', type: 'save-only' });
    await platform.services.db
      .update(contentDestinations)
      .set({ kind: 'RTMP' })
      .where(eq(contentDestinations.id, rtmp));
  });

  test('the address of a picture on air answers an HLS manifest', async () => {
    const hlsUrl = await playback(web);
    expect(hlsUrl).toContain(`${platform.url}/stream/${harbour}/live-${web}/manifest.m3u8?token=`);
    const answer = await fetch(hlsUrl);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('#EXTM3U');
  });

  test('STM-03 stopping goes through STOPPING to STOPPED', async () => {
    const answer = await stop(web);
    expect([answer.status, answer.body.status]).toEqual([200, 'STOPPING']);
    expect(answer.body.stopRequestTime).not.toBeNull();
    expect((await stop(web)).status).toBe(200);
    platform.clock.advance(6_000);
    await runDueSteps(platform.services, [destinationStates], (error) => {
      throw error;
    });
    expect(await read(web)).toMatchObject({
      status: 'STOPPED',
      liveViewers: null,
      playable: true,
    });
    expect(await playback(web)).toContain(`${platform.url}/stream/${harbour}/web-${web}/manifest.m3u8`);
  });

  test('what a web channel has shown can be played from its beginning, for as long as it lasted', async () => {
    const id = demoEndedDestinationId(1);
    const hlsUrl = await playback(id);
    const { duration, startedAt, stoppedAt } = await read(id);
    expect(duration).toBe(Date.parse(stoppedAt ?? '') - Date.parse(startedAt ?? ''));
    const manifest = await (await fetch(hlsUrl)).text();
    const lengths = [...manifest.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    const seconds = lengths.reduce((sum, one) => sum + one, 0);
    expect(seconds).toBeGreaterThanOrEqual((duration ?? 0) / 1000 - 0.1);
    expect(seconds).toBeLessThan((duration ?? 0) / 1000 + Math.max(...lengths));
    expect(manifest).toContain('#EXT-X-ENDLIST');
    const segment = manifest.split('\n').findLast((line) => line.includes('.m4s')) ?? '';
    expect((await fetch(new URL(segment, hlsUrl))).status).toBe(200);
  });

  test('what other places have shown, and what never was on air, has no recording', async () => {
    for (const id of [rtmp, demoEndedDestinationId(2), demoEndedDestinationId(3)]) {
      expect((await read(id)).playable).toBe(false);
      const asked = await platform.call('GET', `/api/v3/contentdestinations/${id}/playback`, { token });
      expect(asked.status).toBe(404);
      expect((await fetch(addressOf(harbour, `web-${id}/manifest.m3u8`))).status).toBe(404);
    }
    const other = addressOf(CUSTOMERS.northgate, `web-${demoEndedDestinationId(1)}/manifest.m3u8`);
    expect((await fetch(other)).status).toBe(403);
  });

  test('a recording is gone after the days that its web channel keeps it', async () => {
    const id = demoEndedDestinationId(4);
    const address = await playback(id);
    expect((await fetch(address)).status).toBe(200);
    const keepFor = (deleteAfter: number) =>
      platform.services.db
        .update(webChannels)
        .set({ deleteAfter })
        .where(eq(webChannels.uuid, WEB_CHANNEL_IDS.main));
    await keepFor(13);
    expect(await read(id)).toMatchObject({ status: 'STOPPED', playable: false });
    expect((await fetch(address)).status).toBe(404);
    await keepFor(30);
  });

  test('DST-20 stopping what has stopped is refused with 409 STATE and starts nothing', async () => {
    const answer = await stop(rtmp);
    expect([answer.status, answer.body.code]).toEqual([409, 'STATE']);
    expect(answer.body.message).toContain('“stopped”');
    expect((await read(rtmp)).status).toBe('stopped');
  });

  test('stopping one that is starting is taken down and done once it has started', async () => {
    const answer = await stop(facebook);
    expect([answer.status, answer.body.status]).toEqual([200, 'starting']);
    expect(answer.body.stopRequestTime).not.toBeNull();
  });

  test('several are stopped at once; those that do not run stay as they are', async () => {
    await put(youtube, 'STARTED');
    const answer = await call<{ id: string; status: string }[]>('POST', `${list}/stop`, {
      ids: [youtube, rtmp],
    });
    expect(answer.status).toBe(200);
    expect(new Map(answer.body.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [youtube, 'stopping'],
        [rtmp, 'stopped'],
      ]),
    );
  });

  test('with an id of nobody among them none is stopped', async () => {
    await put(youtube, 'STARTED');
    const answer = await call('POST', `${list}/stop`, { ids: [youtube, 'nobody'] });
    expect(answer.status).toBe(404);
    expect((await read(youtube)).status).toBe('started');
  });

  test('the summary tells every state in order and how many watched', async () => {
    const { body } = await call<{ statusHistory: { status: string; time: string }[]; views: number }>(
      'GET',
      `/api/v3/contentdestinations/${rtmp}/summary`,
    );
    expect(body.statusHistory.map(({ status }) => status)).toEqual(['set_up', 'started', 'stopped']);
    const watched = await call<{ views: number }>('GET', `/api/v3/contentdestinations/${youtube}/summary`);
    expect(watched.body.views).toBe(290);
  });

  test('WCH-11 web channels carry their fields, by name', async () => {
    const { body } = await call<WebChannelRecord[]>('GET', `/api/v3/customers/${harbour}/webeventprofiles`);
    expect(body.map(({ name }) => name)).toEqual(['Chapel', 'Main web channel', 'Prayer room', 'Youth']);
    const one = await call<WebChannelRecord>('GET', `/api/v3/webeventprofiles/${WEB_CHANNEL_IDS.main}`);
    expect(one.body).toEqual(body[1]);
    expect(one.body).toMatchObject({
      type: 'public',
      loadBalancer: 'harbour-main',
      detectQrCodes: true,
      streamDelay: 120,
      offlineContent: { kind: 'replay' },
    });
  });
});
