import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import type { DestinationStateWord } from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import { hiddenBy } from '../../../fixtures/platform/domains/destinations/webChannels/active.ts';
import type { WebChannelRecord } from '../../../fixtures/platform/domains/destinations/webChannels/records.ts';
import { REGIONS } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Refused {
  code: string;
  reason: string;
  message: string;
}

describe.each(await backends())('what web channels show on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let channel: WebChannelRecord;
  let number = 0;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform, { demo: true }));
    number += 1;
    const fields = {
      name: 'Main',
      loadBalancer: `shows-${number}`,
      regionId: REGIONS.europe,
      deleteAfter: 2,
    };
    const path = `/api/v3/customers/${customerId}/webeventprofiles`;
    channel = (await call<WebChannelRecord>('POST', path, fields)).body;
  });

  const call = <T>(method: string, path: string, body?: unknown) =>
    platform.call<T>(method, path, { token, body });
  const one = () => `/api/v3/webeventprofiles/${channel.uuid}`;
  const active = async () => (await call<WebChannelRecord>('GET', one())).body.activeContent;
  const clear = () => call<WebChannelRecord & Refused>('POST', `${one()}/clear`);
  /** Lets time pass; sessions end meanwhile. */
  const later = async (count: number) => {
    platform.clock.advance(count * HOUR_MS);
    const { userName } = await platform.createUser(customerId);
    token = await platform.signIn(userName);
  };
  const hours = (count: number) => new Date(platform.clock.now().getTime() + count * HOUR_MS);

  /** An event with one time, from an hour to the next, counted from now. */
  async function planned(at: number): Promise<string> {
    const { db } = platform.services;
    const [scheduleId, id] = [randomUUID(), randomUUID()];
    await db.insert(schedules).values({
      uuid: scheduleId,
      customerId,
      name: 'Service',
      type: 'EXISTING_ENCODER_EVENT',
      timezone: 'UTC',
      startLocal: '2026-11-22T09:30',
      durationMs: 3_600_000,
      encoderSettingsType: 'automatic',
      createdAt: hours(-1),
    });
    await db.insert(scheduleOccurrences).values({
      ...{ id, scheduleId, customerId, status: 'IDLE', statusChangedAt: hours(0) },
      startAt: hours(at),
      endAt: hours(at + 1),
    });
    return id;
  }

  interface Shown {
    from: number;
    status?: DestinationStateWord;
    occurrenceId?: string;
    more?: Partial<typeof contentDestinations.$inferInsert>;
  }

  /** Something that the channel has shown, or shows. */
  async function shown(title: string, { from, status = 'STARTED', occurrenceId, more }: Shown) {
    const id = randomUUID();
    await platform.services.db.insert(contentDestinations).values({
      ...{ id, customerId, title, status, kind: 'EMBED', streamType: 'LIVE' },
      webChannelId: channel.uuid,
      occurrenceId: occurrenceId ?? null,
      statusChangedAt: hours(from),
      startRequestTime: hours(from),
      startedAt: hours(from),
      stoppedAt: status === 'STOPPED' ? hours(from + 0.5) : null,
      createdAt: hours(from),
      ...more,
    });
    return id;
  }
  const stop = (id: string) =>
    platform.services.db
      .update(contentDestinations)
      .set({ status: 'STOPPED', stoppedAt: hours(0), statusChangedAt: hours(0) })
      .where(eq(contentDestinations.id, id));

  it('WCH-09 shows what is live, then the previous event again for as long as it is kept', async () => {
    expect(await active()).toBeNull();
    await shown('Last week', { from: -5, status: 'STOPPED' });
    const replay = { state: 'active', kind: 'replay', title: 'Last week', mediaId: null, playlistId: null };
    expect(await active()).toMatchObject(replay);
    const id = await shown('Today', { from: -1 });
    expect(await active()).toEqual({
      ...{ state: 'active', kind: 'live', title: 'Today', destinationId: id },
      ...{ mediaId: null, playlistId: null, since: hours(-1).toISOString() },
    });
    await stop(id);
    expect(await active()).toMatchObject({ kind: 'replay', title: 'Today', destinationId: id });
    await later(48);
    expect(await active()).toBeNull();
  });

  it.each([
    ['is private', { privacy: 'private' as const }],
    ['is not published', { publishStatus: 'unpublished' as const }],
    ['goes elsewhere', { kind: 'SAVEONLY' as const }],
    ['has not started', { status: 'STARTING' as const, startedAt: null }],
  ])('WCH-09 shows nobody what %s', async (_why, more) => {
    await shown('Not for all', { from: -1, more });
    expect(await active()).toBeNull();
  });

  it('WCH-09 shows a video or a playlist while nothing is live, as long as viewers may see it', async () => {
    const mediaId = await insertVideo(platform, customerId, { title: 'Loop' });
    await call('PATCH', one(), { offlineContent: { kind: 'video', mediaId } });
    expect(await active()).toMatchObject({ kind: 'video', title: 'Loop', mediaId, destinationId: null });
    const path = `/media-metadata/api/v1/customers/${customerId}/playlists`;
    const { body: playlist } = await call<{ id: string }>('POST', path, { name: 'All', mediaIds: [mediaId] });
    await call('PATCH', one(), { offlineContent: { kind: 'playlist', playlistId: playlist.id } });
    expect(await active()).toMatchObject({ kind: 'playlist', title: 'All', playlistId: playlist.id });
    await platform.services.db
      .update(mediaItems)
      .set({ publishState: 'unpublished' })
      .where(eq(mediaItems.mediaId, mediaId));
    expect(await active()).toBeNull();
    await call('PATCH', one(), { offlineContent: { kind: 'video', mediaId } });
    expect(await active()).toBeNull();
  });

  it('STM-20 allowed: active → hidden → active again once the next scheduled event has begun; WCH-12', async () => {
    await shown('Last week', { from: -5, status: 'STOPPED' });
    const cleared = await clear();
    expect(cleared.status).toBe(200);
    expect(cleared.body.activeContent).toMatchObject({ state: 'hidden', kind: 'replay', title: 'Last week' });
    await later(1);
    const byHand = await shown('By hand', { from: 0 });
    expect(await active()).toMatchObject({ state: 'hidden', title: 'By hand' });
    await stop(byHand);
    await later(1);
    const event = await shown('Event', { from: 0, occurrenceId: await planned(0) });
    expect(await active()).toMatchObject({ state: 'active', kind: 'live', title: 'Event' });
    await stop(event);
    expect(await active()).toMatchObject({ state: 'active', kind: 'replay', title: 'Event' });
  });

  it('STM-20 refused: what is hidden, or not there, is not removed again', async () => {
    const nothing = { code: 'STATE', reason: 'WEB_CHANNEL_NOTHING_ACTIVE' };
    expect(await clear()).toMatchObject({ status: 409, body: nothing });
    await shown('Last week', { from: -5, status: 'STOPPED' });
    expect((await clear()).status).toBe(200);
    expect(await clear()).toMatchObject({ status: 409, body: nothing });
  });

  it('STM-20 what began before the removal, or at that moment, does not bring content back', () => {
    const at = new Date('2026-11-22T10:00:00Z');
    expect(hiddenBy({ clearedAt: null }, null)).toBe(false);
    expect(hiddenBy({ clearedAt: at }, null)).toBe(true);
    expect(hiddenBy({ clearedAt: at }, new Date(at.getTime() - 1))).toBe(true);
    expect(hiddenBy({ clearedAt: at }, at)).toBe(true);
    expect(hiddenBy({ clearedAt: at }, new Date(at.getTime() + 1))).toBe(false);
  });

  it('is not removed while a destination runs or is planned with it, or an event is to replay it', async () => {
    const running = await shown('Today', { from: -1 });
    const refused = () => call<Refused>('DELETE', one());
    const inUse = (name: string) => ({
      status: 409,
      body: { code: 'CONFLICT', message: `This web channel is in use: “${name}”.` },
    });
    expect(await refused()).toMatchObject(inUse('Today'));
    await stop(running);
    const occurrenceId = await planned(2);
    const idle = { status: 'IDLE' as const, startRequestTime: null, startedAt: null };
    const next = await shown('Next week', { from: 0, occurrenceId, more: idle });
    expect(await refused()).toMatchObject(inUse('Next week'));
    const { db } = platform.services;
    await db.delete(contentDestinations).where(eq(contentDestinations.id, next));
    await db
      .update(schedules)
      .set({ webChannelId: channel.uuid })
      .where(eq(schedules.customerId, customerId));
    expect(await refused()).toMatchObject(inUse('Service'));
    await later(5);
    expect((await refused()).status).toBe(204);
    const restored = await call('POST', `${one()}/restore`);
    expect(restored.status).toBe(204);
    expect(await active()).toMatchObject({ kind: 'replay', title: 'Today' });
  });
});
