import { sql } from 'drizzle-orm';
import type { AnalyticsRecord } from '../../../fixtures/platform/domains/analytics/records.ts';
import { telemetryDevices, telemetryPlaces } from '../../../fixtures/platform/kernel/db/schema/analytics.ts';
import { cues } from '../../../fixtures/platform/kernel/db/schema/cues.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import type { LoadAnswerRecord, VenueRecord } from '../../../fixtures/platform/domains/venues/records.ts';
import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, LIVE_DESTINATION_IDS, SCHEDULE_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { bothStorages } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { HARBOUR_ADMIN, insertVideo, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

interface Named {
  uuid: string;
  id: string;
  name: string;
}

const harbour = CUSTOMERS.harbour;

/** Reads and writes each domain once per storage. Other tests run on one storage. */
describe.each(await bothStorages())('every domain on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  }, START_LIMIT_MS);
  afterAll(() => close());

  const call = async <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token: await platform.signIn(HARBOUR_ADMIN), body });
  const bodyOf = async <T>(path: string) => (await call<T>('GET', path)).body;

  /** Creates, reads, changes, reads and deletes a thing with a name. */
  async function livesThrough(list: string, one: (id: string) => string, fields: object) {
    const made = await call<Named>('POST', list, { name: 'First', ...fields });
    expect(made).toMatchObject({ status: 201, body: { name: 'First' } });
    const path = one(made.body.uuid ?? made.body.id);
    expect((await call<Named>('PATCH', path, { name: 'Second' })).status).toBe(200);
    const names = async () => {
      const listed = await bodyOf<Named[] | { items: Named[] }>(list);
      return (Array.isArray(listed) ? listed : listed.items).map(({ name }) => name);
    };
    expect(await names()).toContain('Second');
    expect(await names()).not.toContain('First');
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await names()).not.toContain('Second');
    expect((await call('DELETE', path)).status).toBe(404);
  }

  test('customers: settings are changed and read, those of others stay', async () => {
    const other = await newOrganisation(platform);
    const settings = (id: string) => `/api/v3/customers/${id}/librarysettings`;
    const before = (await platform.call('GET', settings(other.customerId), { token: other.token })).body;
    const changed = { deleteAfterEnabled: true, deleteAfterDays: 123 };
    expect((await call('PATCH', settings(harbour), changed)).status).toBe(200);
    expect(await bodyOf(settings(harbour))).toEqual(changed);
    await call('PATCH', settings(harbour), { ...changed, deleteAfterEnabled: false });
    expect((await platform.call('GET', settings(other.customerId), { token: other.token })).body).toEqual(
      before,
    );
  });

  test('encoders: a preset is made, changed and deleted', () =>
    livesThrough(
      `/api/v3/customers/${harbour}/encoderprofiles`,
      (uuid) => `/api/v3/encoderprofiles/${uuid}`,
      {
        codec: 'H264',
        inputFormat: 'auto',
        outputFormat: '1080p30',
        formatStandard: 'NTSC',
        videoChannels: 1,
        audioChannels: 2,
        bitrate: 5_000,
      },
    ));

  test('media: a playlist is made, changed and deleted, and a video is found by its words', async () => {
    await livesThrough(
      `/media-metadata/api/v1/customers/${harbour}/playlists`,
      (id) => `/media-metadata/api/v1/playlists/${id}`,
      {},
    );
    const mediaId = await insertVideo(platform, harbour, { title: 'Ünlikely Wörds 100%' });
    const path = `/search/api/v1/vod/${harbour}?text=${encodeURIComponent('wörds 100%')}`;
    const { mediaItems } = await bodyOf<{ mediaItems: { mediaId: string }[] }>(path);
    expect(mediaItems.map((item) => item.mediaId)).toEqual([mediaId]);
  });

  test('cues: one is set, moved and removed', async () => {
    const mediaId = await insertVideo(platform, harbour);
    const path = `/cues/api/v1/media/${mediaId}/cues`;
    await livesThrough(path, (id) => `${path}/${id}`, { position: '00:00:10.000' });
    expect(
      await platform.services.db
        .select()
        .from(cues)
        .where(sql`${cues.name} = 'Second'`),
    ).toEqual([]);
  });

  test('events: a day has its occurrences by start', async () => {
    const window = 'startTime=2026-11-22T00:00:00Z&endTime=2026-11-23T00:00:00Z';
    const items = await bodyOf<{ id: string; startDay: string }[]>(
      `/api/v3/customers/${harbour}/schedules?${window}`,
    );
    expect(items.length).toBeGreaterThan(1);
    expect(items.map(({ startDay }) => startDay)).toEqual(items.map(({ startDay }) => startDay).sort());
    expect((await call('GET', `/api/v3/schedules/${SCHEDULE_IDS.sundayService}`)).status).toBe(200);
  });

  test('destinations: one on air is told to stop', async () => {
    const one = `/api/v3/contentdestinations/${LIVE_DESTINATION_IDS.web}`;
    expect(await bodyOf(one)).toMatchObject({ status: 'STARTED', stopRequestTime: null });
    expect((await call('POST', `${one}/stop`)).status).toBe(200);
    expect(await bodyOf(one)).toMatchObject({ status: 'STOPPING', stopRequestTime: expect.any(String) });
  });

  test('venues: a recording is loaded where a decoder is', async () => {
    const uuid = 'a-recording-to-load';
    await platform.services.db.insert(encoderVideos).values({
      uuid,
      customerId: harbour,
      encoderId: 'e1',
      encoderChannelId: CHANNEL_IDS.main,
      name: 'Service',
      startTime: platform.clock.now(),
      lengthMs: 40_000,
      status: 'STOPPED',
      packageId: 'lecture',
    });
    const answer = await call<LoadAnswerRecord>('POST', `/api/v3/customers/${harbour}/actions/loadevents`, {
      eventIds: [uuid],
      venueIds: [USERS.harbourMainHall],
    });
    expect(answer.body.accepted).toEqual([USERS.harbourMainHall]);
    const hall = await bodyOf<VenueRecord>(`/api/v3/venues/${USERS.harbourMainHall}`);
    expect(JSON.stringify(hall.decoder?.loadedEvents)).toContain(uuid);
  });

  test('analytics: every row is exported once, in order, also where a page ends amid one moment', async () => {
    const { db } = platform.services;
    const { customerId, token } = await newOrganisation(platform);
    const place = { city: 'Oslo', region: 'Oslo', country: 'NO', latitude: 59.91, longitude: 10.75 };
    await db.insert(telemetryPlaces).values({ id: 1, ...place });
    const device = { userAgent: 'Agent/1', resolution: '1280x720', deviceClass: 'tv', deviceBrand: 'LG' };
    await db.insert(telemetryDevices).values({ id: 1, ...device, osClass: 'TV', osNameVersion: 'webOS 24' });
    await db.execute(sql`
      insert into telemetry_records (customer_id, api, content_id, client_id, session_id, "timestamp", event_type,
        live, ip_address, total_time_watched_seconds, place_id, device_id)
      select ${customerId}::uuid, 'webevents', 'c0000000-0000-4000-8000-00000000000c',
        'a0000000-0000-4000-8000-00000000000a', lpad(to_hex(n), 32, '0')::uuid,
        '2026-01-01T00:00:00Z'::timestamptz + interval '1 second' * (n / 9), 'play', true, '192.0.2.7', 0, 1, 1
      from generate_series(0, 29) n`);
    const numbers: number[] = [];
    for (let offset: string | null = ''; offset !== null;) {
      const path: string = `/telemetry/api/v1/customers/${customerId}/webevents/export?max=7&offset=${encodeURIComponent(offset)}`;
      const { body }: { body: { records: AnalyticsRecord[]; nextOffset: string | null } } =
        await platform.call('GET', path, { token });
      numbers.push(...body.records.map(({ sessionId }) => parseInt(sessionId.slice(-12), 16)));
      offset = body.nextOffset;
    }
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => at));
  });
});
