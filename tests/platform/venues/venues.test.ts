import { eq } from 'drizzle-orm';
import { decoders, venues } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import { decoderReports } from '../../../fixtures/demo/simulator/decoders.ts';
import type { DecoderRecord, VenueRecord } from '../../../fixtures/platform/domains/venues/records.ts';
import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const harbour = CUSTOMERS.harbour;

describe.each(await backends())('venues on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const get = async <T>(path: string, userName = 'admin@harbour.example') => {
    const answer = await platform.call<T>('GET', path, { token: await platform.signIn(userName) });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const listOf = () => get<VenueRecord[]>(`/api/v3/customers/${harbour}/venues`);

  test('VEN-09 the list carries entries with planName User beside the venues, for the graph to drop', async () => {
    const list = await listOf();
    expect(list.map(({ userName, planName }) => [userName, planName])).toEqual([
      ['events@harbour.example', 'User'],
      ['harbour-chapel', 'Lan+Cloud'],
      ['harbour-main-hall', 'Cloud-Pro'],
    ]);
  });

  test('VEN-15 a venue carries its licence, channels, mode, status and decoder', async () => {
    const list = await listOf();
    const hall = list.find(({ userName }) => userName === 'harbour-main-hall');
    expect(hall).toMatchObject({
      uuid: USERS.harbourMainHall,
      licenseType: 'pro',
      encoderChannelIds: [CHANNEL_IDS.main],
      mode: 'Cloud',
      status: 'playing',
      availableVenueLicenses: 2,
      decoder: { serial: 'D20010041', signedIn: true, status: 'playing' },
    });
    expect(await get(`/api/v3/venues/${USERS.harbourMainHall}`)).toEqual(hall);
  });

  test('VEN-08 available licences are never negative', async () => {
    await platform.createUser(harbour, {
      userId: 'second-lan-venue',
      userName: 'second-lan-venue',
      userType: 'SITE',
    });
    await platform.services.db.insert(venues).values({
      uuid: 'second-lan-venue',
      customerId: harbour,
      userName: 'second-lan-venue',
      planName: 'Lan+Cloud',
      licenseType: 'cloud',
      mode: 'Lan',
      createdAt: platform.clock.now(),
    });
    const licenses = await get<unknown[]>(`/api/v3/customers/${harbour}/licenses/venues`);
    expect(licenses).toContainEqual({ licenseType: 'cloud', total: 1, inUse: 2 });
    expect(licenses).toContainEqual({ licenseType: 'enterprise', total: 0, inUse: 0 });
    expect(licenses).toHaveLength(4);
    const chapel = await get<VenueRecord>(`/api/v3/venues/${USERS.harbourChapel}`);
    expect(chapel.availableVenueLicenses).toBe(0);
    await platform.services.db.delete(venues).where(eq(venues.uuid, 'second-lan-venue'));
  });

  test('VEN-12 a second decoder cannot be signed in under one venue', async () => {
    const second = platform.services.db
      .update(decoders)
      .set({ signedIn: true })
      .where(eq(decoders.serial, 'D20010077'));
    await expect(second).rejects.toThrow();
  });

  test('STM-21 a second login is refused and listed beside the one that is signed in', async () => {
    const list = await get<DecoderRecord[]>(`/api/v3/users/${USERS.harbourMainHall}/decoders`);
    expect(list.map(({ serial, signedIn, status }) => [serial, signedIn, status])).toEqual([
      ['D20010041', true, 'playing'],
      ['D20010077', false, 'login refused'],
    ]);
  });

  test('DEC-08 DEC-10 a decoder carries its details and where it is in the event', async () => {
    const [decoder] = await get<DecoderRecord[]>(`/api/v3/users/${USERS.harbourMainHall}/decoders`);
    expect(Object.keys(decoder ?? {}).sort()).toEqual([
      'bandwidth',
      'buffer',
      'event',
      'hardware',
      'lanMode',
      'lastUpdate',
      'loadedEvents',
      'memory',
      'nics',
      'playerVersion',
      'playhead',
      'serial',
      'signedIn',
      'status',
      'streamUrl',
      'userName',
    ]);
    expect(decoder?.playhead).toBe(900);
  });

  test('decoders report: one that is not heard of keeps its last time, the refused one stays refused', async () => {
    platform.clock.advance(60_000);
    await decoderReports.step(platform.services);
    const rows = await platform.services.db.select().from(decoders);
    const of = (serial: string) => rows.find((row) => row.serial === serial);
    const now = platform.clock.now();
    expect(of('D20010041')).toMatchObject({ event: 'Sunday morning service', lastUpdate: now });
    expect(['playing', 'buffering']).toContain(of('D20010041')?.status);
    expect(of('D20010077')).toMatchObject({ status: 'login refused', lastUpdate: now });
    expect(of('D20010052')?.lastUpdate?.getTime()).toBeLessThan(now.getTime() - 24 * 60 * 60_000);
    expect(of('D20020011')?.status).toBe('idle');
  });
});
