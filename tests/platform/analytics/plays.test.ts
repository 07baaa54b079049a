import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AnalyticsRecord, SummaryRecord } from '../../../fixtures/platform/domains/analytics/records.ts';
import { telemetryPlays, telemetryRecords } from '../../../fixtures/platform/kernel/db/schema/analytics.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { playPruning } from '../../../fixtures/platform/server/jobs/pruning.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import {
  START_LIMIT_MS,
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  playbackAt,
  watcher,
} from '../worlds/mediaWorld.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1';

describe.each(await backends())('reports of plays on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let addresses = 0;
  let address: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  // Of each test's own: what it does to the clock ends access tokens, and limits are counted by address.
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
    addresses += 1;
    address = `203.0.113.${addresses}`;
  });

  const pass = (seconds: number) => platform.clock.advance(seconds * SECOND_MS);
  const playsAt = (hlsUrl: string) => hlsUrl.replace('/manifest.m3u8', '/plays');
  /** URL for reporting plays of a content, for a viewer in the organization. */
  const doorOf = async (contentId: string, as = token, of = customerId) =>
    (await watcher(platform, as))(of, `${contentId}/plays`);
  async function tell(url: string, report: object, headers: Record<string, string> = {}): Promise<number> {
    const { status } = await fetch(url, {
      method: 'POST',
      // As a browser sends it when a page closes.
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(report),
    });
    return status;
  }
  const begin = (play = randomUUID(), viewer = randomUUID()) => ({ event: 'start', play, viewer });
  async function started(url: string): Promise<string> {
    const report = begin();
    expect(await tell(url, report)).toBe(204);
    return report.play;
  }
  const rowsOf = (of = customerId) =>
    platform.services.db
      .select()
      .from(telemetryRecords)
      .where(eq(telemetryRecords.customerId, of))
      .orderBy(telemetryRecords.id);
  const told = async (of = customerId) =>
    (await rowsOf(of)).map(({ eventType, totalTimeWatchedSeconds }) => [eventType, totalTimeWatchedSeconds]);
  const figures = async <T>(path: string, api = 'contentLibrary') => {
    // The advanced clock expires access tokens.
    const { userName } = await platform.createUser(customerId);
    const as = await platform.signIn(userName);
    pass(1);
    const { status, body } = await platform.call<T>(
      'GET',
      `/telemetry/api/v1/customers/${customerId}/${api}/${path}`,
      { token: as },
    );
    expect(status).toBe(200);
    return body;
  };

  it('ANA-08 what a viewer watches of a saved video is in the export and in the figures, with nothing that is not known', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const door = playsAt(await playbackAt(platform, token, `/media-metadata/api/v1/media/${mediaId}`));
    const { play, viewer } = begin();
    const agent = { 'user-agent': BROWSER };
    const first = { event: 'start', play, viewer, resolution: '1280x720' };
    expect(await tell(door, first, agent)).toBe(204);
    pass(30);
    expect(await tell(door, { event: 'heartbeat', play, secondsWatched: 29 }, agent)).toBe(204);
    pass(20);
    expect(await tell(door, { event: 'seek', play, secondsWatched: 49 })).toBe(204);
    pass(11);
    expect(await tell(door, { event: 'end', play, secondsWatched: 60 })).toBe(204);

    const { records } = await figures<{ records: AnalyticsRecord[] }>('export');
    expect(records.map(({ eventType, totalTimeWatchedSeconds: s }) => [eventType, s])).toEqual([
      ['play', 0],
      ['progress', 29],
      ['progress', 49],
      ['stop', 60],
    ]);
    expect(records[0]).toMatchObject({
      savedVideoId: mediaId,
      ipAddress: address,
      ...{ city: null, region: null, country: null, latitude: null, longitude: null },
      ...{ userAgent: BROWSER, resolution: '1280x720' },
      ...{ deviceClass: 'mobile', deviceBrand: 'Apple', osClass: 'Mobile', osNameVersion: 'iOS 18.3' },
    });
    expect(new Set(records.map(({ sessionId }) => sessionId)).size).toBe(1);
    // The user agent is not stored.
    expect(JSON.stringify(records)).not.toContain(play);
    expect(JSON.stringify(records)).not.toContain(viewer);

    const summary = await figures<SummaryRecord>('statistics/summary');
    const counts = Object.fromEntries(Object.entries(summary).map(([name, { count }]) => [name, count]));
    expect(counts).toMatchObject({
      ...{ viewers: 1, newViewers: 1, views: 1, peakConcurrentViewers: 1, peakConcurrentLiveViews: 0 },
      ...{ totalMinutesWatched: 1, totalTimeWatched: 60 },
    });
    expect(await figures('statistics/viewers/locations')).toEqual([]);
  });

  it('ANA-08 anybody who watches an embed is counted, and a viewer is not told again in another organisation', async () => {
    const viewer = randomUUID();
    const clients: string[] = [];
    for (const { customerId: of, token: as } of [{ customerId, token }, await newOrganisation(platform)]) {
      const mediaId = await insertVideo(platform, of);
      const { body } = await platform.call<{ embedId: string }>('POST', '/api/v3/webplayer/library', {
        token: as,
        body: { mediaId },
      });
      const shown = await fetch(`${platform.url}/embed/${body.embedId}/addresses`);
      const [video] = (await shown.json()) as { src: string }[];
      const door = platform.url + playsAt(video!.src);
      for (const play of [randomUUID(), randomUUID()])
        expect(await tell(door, { event: 'start', play, viewer })).toBe(204);
      const rows = await rowsOf(of);
      expect(rows).toHaveLength(2);
      clients.push(...new Set(rows.map(({ clientId }) => clientId)));
      // Unpublished content gets no new viewers.
      await platform.services.db
        .update(mediaItems)
        .set({ publishState: 'unpublished' })
        .where(eq(mediaItems.mediaId, mediaId));
      expect(await tell(door, { event: 'start', play: randomUUID(), viewer })).toBe(403);
    }
    expect(new Set(clients).size).toBe(2);
  });

  it.each([true, false])(
    'ANA-08 a broadcast is watched live, and its recording afterwards (demonstration: %s)',
    async (demo) => {
      const { db, clock } = platform.services;
      await db.update(customers).set({ demo }).where(eq(customers.uuid, customerId));
      const [id, occurrenceId, scheduleId] = [randomUUID(), randomUUID(), randomUUID()];
      const now = clock.now();
      const mediaId = await insertVideo(platform, customerId);
      await db.insert(schedules).values({
        ...{ uuid: scheduleId, customerId, name: 'Service', type: 'EXISTING_MEDIA', timezone: 'UTC' },
        ...{
          encoderSettingsType: 'automatic',
          startLocal: '2026-11-22T09:30',
          durationMs: 3_600_000,
          mediaId,
          createdAt: now,
        },
      });
      await db.insert(scheduleOccurrences).values({
        ...{ id: occurrenceId, scheduleId, customerId, status: 'STARTED', statusChangedAt: now },
        ...{ startAt: now, endAt: new Date(now.getTime() + HOUR_MS) },
      });
      await db.insert(contentDestinations).values({
        ...{ id, customerId, kind: 'EMBED', streamType: 'LIVE', status: 'STARTED', title: 'Live' },
        ...{ statusChangedAt: now, startedAt: now, createdAt: now, occurrenceId },
      });
      pass(60);
      const live = await doorOf(`live-${id}`);
      const play = await started(live);
      pass(20);
      await db
        .update(contentDestinations)
        .set({ status: 'STOPPED', statusChangedAt: clock.now(), stoppedAt: clock.now() })
        .where(eq(contentDestinations.id, id));
      // It is no longer on air; the play that was under way still ends.
      expect(await tell(live, begin())).toBe(404);
      expect(await tell(live, { event: 'end', play, secondsWatched: 20 })).toBe(204);
      await started(await doorOf(`web-${id}`));
      const rows = await rowsOf();
      expect(
        rows.map(({ api, contentId, live: isLive, eventType }) => [api, contentId, isLive, eventType]),
      ).toEqual([
        ['webevents', id, true, 'play'],
        ['webevents', id, true, 'stop'],
        ['webevents', id, false, 'play'],
      ]);
      const { peakConcurrentLiveViews } = await figures<SummaryRecord>('statistics/summary', 'webevents');
      expect(peakConcurrentLiveViews.count).toBe(1);
    },
  );

  it('never counts more than has passed since the start, nor less than before', async () => {
    const door = await doorOf(await insertVideo(platform, customerId));
    const play = await started(door);
    pass(10);
    expect(await tell(door, { event: 'heartbeat', play, secondsWatched: 80_000 })).toBe(204);
    pass(10);
    expect(await tell(door, { event: 'heartbeat', play, secondsWatched: 3 })).toBe(204);
    pass(10);
    expect(await tell(door, { event: 'end', play, secondsWatched: 31 })).toBe(204);
    expect(await told()).toEqual([
      ['play', 0],
      ['progress', 10],
      ['progress', 10],
      ['stop', 30],
    ]);
  });

  it('takes a repeated start, a report right after another and anything after the end as nothing', async () => {
    const door = await doorOf(await insertVideo(platform, customerId));
    const first = begin();
    for (let times = 0; times < 3; times += 1) expect(await tell(door, first)).toBe(204);
    pass(30);
    const beat = { event: 'heartbeat', play: first.play, secondsWatched: 30 };
    const answers = await Promise.all([1, 2, 3].map(() => tell(door, beat)));
    expect(answers).toEqual([204, 204, 204]);
    pass(4);
    expect(await tell(door, { ...beat, event: 'seek' })).toBe(204);
    const end = { event: 'end', play: first.play, secondsWatched: 34 };
    const ends = await Promise.all([1, 2].map(() => tell(door, end)));
    expect(ends.sort()).toEqual([204, 404]);
    pass(10);
    for (const event of ['heartbeat', 'seek', 'end'])
      expect(await tell(door, { event, play: first.play, secondsWatched: 44 })).toBe(404);
    expect(await tell(door, first)).toBe(204);
    expect(await told()).toEqual([
      ['play', 0],
      ['progress', 30],
      ['stop', 34],
    ]);
  });

  it('takes nothing that comes too late: half an hour after the last report, or a day after the start', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const silent = await started(await doorOf(mediaId));
    pass(30 * 60 + 1);
    expect(await tell(await doorOf(mediaId), { event: 'end', play: silent, secondsWatched: 60 })).toBe(404);
    const long = await started(await doorOf(mediaId));
    const { db, clock } = platform.services;
    const yesterday = new Date(clock.now().getTime() - 24 * HOUR_MS - 1);
    await db.update(telemetryPlays).set({ startedAt: yesterday });
    expect(await tell(await doorOf(mediaId), { event: 'end', play: long, secondsWatched: 60 })).toBe(404);
    expect(await told()).toEqual([
      ['play', 0],
      ['play', 0],
    ]);
    await playPruning.step(platform.services);
    expect(await db.$count(telemetryPlays)).toBe(0);
    expect(await rowsOf()).toHaveLength(2);
  });

  it('takes a report with leave for that content of that organisation only, and a play only from whose it is', async () => {
    const mediaId = await insertVideo(platform, customerId);
    const other = await newOrganisation(platform);
    const theirs = await insertVideo(platform, other.customerId);
    const door = await doorOf(mediaId);
    const play = await started(door);
    const [bare = '', leave = ''] = door.split('?');
    const forged = [
      bare,
      `${bare}?token=abc`,
      `${bare}?${leave.slice(0, -2)}AA`,
      // Leave for another content, for another organization, and of a session that may not watch here.
      `${bare.replace(mediaId, theirs)}?${leave}`,
      `${bare.replace(customerId, other.customerId)}?${leave}`,
      await doorOf(mediaId, other.token),
      `${bare}?token=${platform.services.addresses.sign({ customerId, contentId: mediaId }, { by: 'list' }).token}`,
    ];
    pass(30);
    for (const url of forged)
      for (const report of [begin(), { event: 'end', play, secondsWatched: 30 }])
        expect([url, await tell(url, report)]).toEqual([url, 403]);
    // A colleague with leave of his own does not speak for this play, nor anybody for one that never began.
    const { userName } = await platform.createUser(customerId);
    const colleague = await doorOf(mediaId, await platform.signIn(userName));
    expect(await tell(colleague, { event: 'end', play, secondsWatched: 30 })).toBe(404);
    expect(await tell(door, { event: 'end', play: randomUUID(), secondsWatched: 30 })).toBe(404);
    // Even with the platform's own signature there is no such video here, nor are records kept of encoder videos.
    expect(await tell(await doorOf(theirs), begin())).toBe(404);
    expect(await tell(await doorOf('event-none'), begin())).toBe(404);
    expect(await told()).toEqual([['play', 0]]);
    expect(await rowsOf(other.customerId)).toEqual([]);
  });

  it('refuses what is too long, malformed, or says more than a report has', async () => {
    const door = await doorOf(await insertVideo(platform, customerId));
    const play = await started(door);
    pass(30);
    const beat = { event: 'heartbeat', play, secondsWatched: 30 };
    expect(await tell(door, { ...beat, padding: 'x'.repeat(600) })).toBe(413);
    const refused: object[] = [
      { ...beat, name: 'Jo' },
      { ...beat, secondsWatched: -1 },
      { ...beat, secondsWatched: 1.5 },
      { ...beat, secondsWatched: 86_401 },
      { ...beat, secondsWatched: '30' },
      { ...beat, event: 'paused' },
      { ...beat, play: 'mine' },
      { ...begin(), resolution: '1280x720; drop' },
      { event: 'start', play: randomUUID() },
      [],
    ];
    for (const report of refused) expect([report, await tell(door, report)]).toEqual([report, 400]);
    const text = await fetch(door, {
      method: 'POST',
      body: 'event=end',
      headers: { 'content-type': 'text/plain' },
    });
    expect(text.status).toBe(400);
    expect(await told()).toEqual([['play', 0]]);
  });

  it('bounds reports of a play, and new plays and new kinds of equipment of an address', async () => {
    const door = await doorOf(await insertVideo(platform, customerId));
    const play = await started(door);
    const statuses: number[] = [];
    for (let times = 0; times < 30; times += 1)
      statuses.push(await tell(door, { event: 'heartbeat', play, secondsWatched: 0 }));
    expect(statuses.filter((status) => status === 204)).toHaveLength(29);
    expect(statuses.at(-1)).toBe(429);
    expect(await told()).toEqual([['play', 0]]);

    for (let times = 1; times < 120; times += 1)
      expect(await tell(door, begin(), { 'user-agent': `Made up ${times}` })).toBe(204);
    expect(await tell(door, begin())).toBe(429);
    const rows = await rowsOf();
    expect(rows).toHaveLength(120);
    // Its first one, those it made up, and the one that stands for all others.
    expect(new Set(rows.map(({ deviceId }) => deviceId)).size).toBeLessThanOrEqual(22);
    address = '198.51.100.1';
    expect(await tell(door, begin())).toBe(204);
  });
});
