import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import {
  encoderChannels,
  encoderChannelUsers,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { decoderEvents, decoders, venues } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import type { LoadAnswerRecord, VenueRecord } from '../../../fixtures/platform/domains/venues/records.ts';
import { DECODER_MESSAGES } from '../../../schema/rules/decoders.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { english } from '../../../schema/reasons/english.ts';

describe.each(await backends())('loading on decoders on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  /** Channels by name, of which the hall may see Main and the chapel both. */
  let channels: { main: string; chapel: string };
  let hall: string;
  let chapel: string;
  /** Nothing is logged in there. */
  let empty: string;
  let serials = 0;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
    channels = { main: await insertChannel('Main'), chapel: await insertChannel('Chapel') };
    hall = await insertVenue('hall', [channels.main], true);
    chapel = await insertVenue('chapel', [channels.main, channels.chapel], true);
    empty = await insertVenue('empty', [channels.main, channels.chapel], false);
  }, START_LIMIT_MS);
  afterAll(() => close());

  async function insertChannel(name: string): Promise<string> {
    const uuid = randomUUID();
    await platform.services.db.insert(encoderChannels).values({
      uuid,
      customerId,
      name,
      provisioned: true,
      lanOnly: false,
      deleteAfter: 30,
      createdAt: platform.clock.now(),
    });
    return uuid;
  }
  async function insertVenue(userName: string, encoderChannelIds: string[], hasDecoder: boolean) {
    const { userId: uuid } = await platform.createUser(customerId, { userName, userType: 'SITE' });
    await platform.services.db.insert(venues).values({
      uuid,
      customerId,
      userName,
      planName: 'Cloud-Pro',
      licenseType: 'pro',
      mode: 'Cloud',
      createdAt: platform.clock.now(),
    });
    await platform.services.db
      .insert(encoderChannelUsers)
      .values(encoderChannelIds.map((encoderChannelId) => ({ encoderChannelId, userId: uuid })));
    // One that was refused is no decoder that is logged in (VEN-12).
    await platform.services.db.insert(decoders).values({
      serial: `D9000000${++serials}`,
      customerId,
      venueId: uuid,
      signedIn: hasDecoder,
      status: hasDecoder ? 'idle' : 'login refused',
      playerVersion: '5.4.0',
      hardware: 'Rostrum D2',
    });
    return uuid;
  }
  async function insertVideos(count: number, values: Partial<typeof encoderVideos.$inferInsert> = {}) {
    const rows = Array.from({ length: count }, () => ({
      uuid: randomUUID(),
      customerId,
      encoderId: 'e1',
      encoderChannelId: channels.main,
      name: 'Service',
      startTime: platform.clock.now(),
      lengthMs: 40_000,
      status: 'STOPPED' as const,
      packageId: 'lecture',
      ...values,
    }));
    await platform.services.db.insert(encoderVideos).values(rows);
    return rows.map(({ uuid }) => uuid);
  }
  const load = (eventIds: unknown, venueIds: unknown, as = token, customer = customerId) =>
    platform.call<LoadAnswerRecord>('POST', `/api/v3/customers/${customer}/actions/loadevents`, {
      token: as,
      body: { eventIds, venueIds },
    });
  const loadedOn = async (venue: string) => {
    const { body } = await platform.call<VenueRecord>('GET', `/api/v3/venues/${venue}`, { token });
    return body.decoder?.loadedEvents;
  };

  it('C-020 LIB-17 each venue takes the order or refuses it with a reason, and decoders keep what they load', async () => {
    const [main] = await insertVideos(1);
    const [live] = await insertVideos(1, {
      name: 'Wedding',
      encoderChannelId: channels.chapel,
      status: 'LIVE',
      packageId: null,
    });
    const answer = await load([main, live, main], [hall, chapel, empty, 'nowhere', chapel]);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toMatchObject({
      accepted: [chapel],
      refused: [
        {
          venueId: hall,
          code: 'FORBIDDEN',
          reason: 'This venue has no access to these encoder channels: Chapel.',
        },
        { venueId: empty, code: 'STATE', reason: 'No decoder is signed in to this venue.' },
        { venueId: 'nowhere', code: 'NOT_FOUND', reason: 'This venue does not exist.' },
      ],
    });
    const loadedAt = platform.clock.now().toISOString();
    expect(await loadedOn(chapel)).toEqual([
      { eventId: main, name: 'Service', loadedAt, confirmedAt: null },
      { eventId: live, name: 'Wedding', loadedAt, confirmedAt: null },
    ]);
    expect(await loadedOn(hall)).toEqual([]);
    const rows = await platform.call<{ loadedEvents: unknown[] }[]>(
      'GET',
      `/api/v3/users/${chapel}/decoders`,
      {
        token,
      },
    );
    expect(rows.body[0]?.loadedEvents).toHaveLength(2);
  });

  it('C-020 what is loaded again is the latest and there once, also when two load it at the same moment', async () => {
    const [first, second] = await insertVideos(2);
    await load([first], [hall]);
    platform.clock.advance(60_000);
    await load([second], [hall]);
    platform.clock.advance(60_000);
    const both = await Promise.all([load([first], [hall, chapel]), load([first], [chapel, hall])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await loadedOn(hall))?.map(({ eventId }) => eventId)).toEqual([first, second]);
  });

  /** A venue whose decoders sign in, which may see Main. */
  async function insertOwnVenue(name: string) {
    const made = await platform.createUser(customerId, { userName: name, userType: 'SITE', roles: [] });
    const { userId: uuid, userName } = made;
    await platform.services.db.insert(venues).values({
      ...{ uuid, customerId, userName, planName: 'Cloud-Pro', mode: 'Cloud' },
      createdAt: platform.clock.now(),
    });
    await platform.services.db
      .insert(encoderChannelUsers)
      .values({ encoderChannelId: channels.main, userId: uuid });
    return { uuid, userName };
  }
  interface Orders {
    signedIn: boolean;
    events: { id: string; eventId: string; confirmedAt: string | null }[];
  }
  /** Signs a decoder in; answers how it tells what it has loaded, and hears what it is to load. */
  /** Tokens by serial number: a decoder that signs in again sends the one it has. */
  const tokens = new Map<string, string>();

  async function signDecoderIn(userName: string, serialNumber = `D9000000${++serials}`) {
    const asked = { kind: 'decoder', serialNumber, userName, password: DEMO_PASSWORD };
    const { body: given } = await platform.call<{ token: string }>('POST', '/api/v3/devices/token', {
      body: { ...asked, playerVersion: '5.4.0', hardware: 'D2', currentToken: tokens.get(serialNumber) },
    });
    tokens.set(serialNumber, given.token);
    const nothing = { event: null, bandwidth: null, buffer: null, memory: null, playhead: null };
    return async (confirms?: string[]) =>
      (
        await platform.call<Orders>('POST', '/api/v3/devices/decoder/reports', {
          token: given.token,
          body: { status: 'idle', ...nothing, confirms },
        })
      ).body.events;
  }

  it('LIB-17 DEC-12 what a decoder has loaded is there once it says so, and is asked for again with another id', async () => {
    const [video] = await insertVideos(1);
    const { uuid: own, userName } = await insertOwnVenue('own');
    const tell = await signDecoderIn(userName);
    expect((await load([video], [own])).body.accepted).toEqual([own]);
    const [order] = await tell();
    expect(order).toMatchObject({ eventId: video, confirmedAt: null });
    await tell(['another 1']);
    expect(await loadedOn(own)).toMatchObject([{ eventId: video, confirmedAt: null }]);
    platform.clock.advance(20_000);
    const confirmedAt = platform.clock.now().toISOString();
    expect(await tell([order!.id])).toMatchObject([{ confirmedAt }]);
    expect(await loadedOn(own)).toMatchObject([{ eventId: video, confirmedAt }]);

    platform.clock.advance(20_000);
    await load([video], [own]);
    // Said too late: it is about what was asked for before.
    expect(await tell([order!.id])).toMatchObject([{ confirmedAt: null }]);
    expect(await loadedOn(own)).toMatchObject([{ confirmedAt: null }]);
  });

  it('VEN-14 a decoder is told to load only what its venue may see now, and where it moved to, what that may see', async () => {
    const [video] = await insertVideos(1);
    const { uuid, userName } = await insertOwnVenue('moved');
    const serial = `D9000000${++serials}`;
    const tell = await signDecoderIn(userName, serial);
    await load([video], [uuid]);
    expect(await tell()).toMatchObject([{ eventId: video }]);
    const { db } = platform.services;
    await db.delete(encoderChannelUsers).where(eq(encoderChannelUsers.userId, uuid));
    expect(await tell()).toEqual([]);
    await db.insert(encoderChannelUsers).values({ encoderChannelId: channels.main, userId: uuid });
    expect(await tell()).toMatchObject([{ eventId: video }]);

    const other = await insertOwnVenue('other');
    await db.delete(encoderChannelUsers).where(eq(encoderChannelUsers.userId, other.uuid));
    expect(await (await signDecoderIn(other.userName, serial))()).toEqual([]);
  });

  it('VEN-12 a decoder that is refused is told to load nothing, and what it claims to have loaded is not taken', async () => {
    const [video] = await insertVideos(1);
    const { uuid, userName } = await insertOwnVenue('taken');
    const serial = `D9000000${++serials}`;
    const before = await signDecoderIn(userName, serial);
    await load([video], [uuid]);
    const [order] = await before();
    platform.clock.advance(5 * 60_000);
    const holder = await signDecoderIn(userName);
    expect(await before([order!.id])).toEqual([]);
    expect(await holder()).toEqual([]);
    const kept = await platform.services.db
      .select()
      .from(decoderEvents)
      .where(eq(decoderEvents.serial, serial));
    expect(kept).toMatchObject([{ eventId: video, confirmedAt: null }]);
  });

  it('C-109 what is deleted is on no decoder any more', async () => {
    const [gone] = await insertVideos(1);
    await load([gone], [hall]);
    expect((await platform.call('DELETE', `/api/v3/events/${gone}`, { token })).status).toBe(204);
    const { db } = platform.services;
    expect(await db.select().from(decoderEvents).where(eq(decoderEvents.eventId, gone!))).toEqual([]);
    expect(await load([gone], [hall])).toMatchObject({
      status: 400,
      body: { field: 'eventIds.0', message: `The encoder video “${gone}” does not exist.` },
    });
  });

  it('a decoder keeps the latest hundred', async () => {
    await load(await insertVideos(2, { name: 'Old' }), [hall]);
    platform.clock.advance(60_000);
    const latest = await insertVideos(100, { name: 'New' });
    expect((await load(latest, [hall])).body.accepted).toEqual([hall]);
    const loaded = await loadedOn(hall);
    expect(loaded).toHaveLength(100);
    expect(new Set(loaded?.map(({ name }) => name))).toEqual(new Set(['New']));
  });

  it('C-020 takes 1 to 100 of each, and says how many were given', async () => {
    const [video] = await insertVideos(1);
    const many = Array.from({ length: 101 }, (_, index) => `id-${index}`);
    for (const [events, of, field, message] of [
      [[], [hall], 'eventIds', english(DECODER_MESSAGES.eventCount({ value: [] }))],
      [many, [hall], 'eventIds', english(DECODER_MESSAGES.eventCount({ value: many }))],
      [[video], [], 'venueIds', english(DECODER_MESSAGES.venueCount({ value: [] }))],
      [[video], many, 'venueIds', english(DECODER_MESSAGES.venueCount({ value: many }))],
    ] as const)
      expect(await load(events, of)).toMatchObject({ status: 400, body: { field, message } });
    expect((await load(undefined, [hall])).status).toBe(400);
    expect((await load([1], [hall])).status).toBe(400);
    expect((await load(Array(101).fill(video), [hall])).status).toBe(200);
  });

  it('C-020 nothing of which nothing arrived is loaded, and nothing of another organisation', async () => {
    const [empties] = await insertVideos(1, { name: 'Lost', packageId: null, lengthMs: 0 });
    expect(await load([empties], [hall])).toMatchObject({
      status: 400,
      body: { field: 'eventIds.0', message: 'No video has arrived for “Lost”, so there is nothing to load.' },
    });
    const other = await newOrganisation(platform);
    const [video] = await insertVideos(1);
    const [theirs] = await insertVideos(1, { customerId: other.customerId });
    expect((await load([video, theirs], [hall])).body).toMatchObject({ field: 'eventIds.1' });
    expect((await load([theirs], [hall], other.token, other.customerId)).body).toMatchObject({
      accepted: [],
      refused: [{ venueId: hall, code: 'NOT_FOUND' }],
    });
    expect((await load([video], [hall], other.token)).status).toBe(403);
    await platform.services.db.update(venues).set({ planName: 'User' }).where(eq(venues.uuid, empty));
    expect((await load([video], [empty])).body.refused).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it.each([
    ['CUSTOMER_ADMIN', 200],
    ['EVENT_ADMIN', 403],
    ['CONTROL_ENCODER', 403],
    ['MEDIA_LIBRARY_ADMIN', 403],
    ['CAMPUS_REVIEW', 403],
  ] as const)('PRM-05 C-020 %s gets %i', async (role, status) => {
    const person = await platform.createUser(customerId, { roles: [role] });
    const [video] = await insertVideos(1);
    expect((await load([video], [hall], await platform.signIn(person.userName))).status).toBe(status);
  });

  it('USR-09 an encoder video says who may only look at its channel', async () => {
    const person = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
    const [video] = await insertVideos(1, { encoderChannelId: channels.chapel });
    await platform.services.db
      .insert(encoderChannelUsers)
      .values({ encoderChannelId: channels.chapel, userId: person.userId, viewOnly: true });
    const viewOnly = async (as: string) =>
      (await platform.call<{ viewOnly: boolean }>('GET', `/api/v3/events/${video}`, { token: as })).body
        .viewOnly;
    expect(await viewOnly(await platform.signIn(person.userName))).toBe(true);
    expect(await viewOnly(token)).toBe(false);
  });
});
