import { eq } from 'drizzle-orm';
import { encoderPresets, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { HARBOUR_PLACES } from '../../../fixtures/demo/seed/destinations.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  SOCIAL_ACCOUNT_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('events@harbour.example');
}, START_MS);
afterAll(() => world?.close());
/** Whatever was told the encoder, it is ready. */
const ready = () =>
  world.platform.services.db
    .update(encoderStatuses)
    .set({ state: 'idle', requestedState: null })
    .where(eq(encoderStatuses.encoderId, INPUT.encoderId));
beforeEach(ready);

const ERRORS = 'userErrors { code reason field parameters { name value } }';
const INPUT = {
  ...{
    title: 'Prayer for the city',
    encoderId: ENCODER_IDS.southStage,
    encoderChannelId: CHANNEL_IDS.events,
  },
  ...{ encoderPresetId: PRESET_IDS.fullHd30, duration: 30 * 60_000, isSoonKnown: true },
  destinations: [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.youth }],
};
const run = async (mutation: string, type: string, input: object): Promise<Data> =>
  (
    await maya.data(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { goLive { id progress request { title isUnderWay reason } } ${ERRORS} } }`,
      { input },
    )
  )[mutation];
const ask = (more: object = {}) => run('goLive', 'GoLiveInput', { ...INPUT, ...more });

describe('going live in the graph', () => {
  it('GOL-02 STM-06 C-123 C-124 begins with the wait for the encoder, fails when it is called off, and begins anew', async () => {
    const { goLive, userErrors } = await ask();
    expect(userErrors).toEqual([]);
    expect(goLive).toMatchObject({ progress: 'ENCODER_START_WAIT', request: { isUnderWay: true } });
    const early = await run('retryGoLive', 'RetryGoLiveInput', { id: goLive.id });
    expect(early).toMatchObject({
      goLive: null,
      userErrors: [{ code: 'STATE', reason: 'GO_LIVE_NOT_FAILED' }],
    });
    const off = await run('cancelGoLive', 'CancelGoLiveInput', { id: goLive.id });
    expect(off.goLive).toMatchObject({ id: goLive.id, progress: 'FAILED', request: { isUnderWay: false } });
    const twice = await run('cancelGoLive', 'CancelGoLiveInput', { id: goLive.id });
    expect(twice).toMatchObject({ goLive: null, userErrors: [{ code: 'STATE', reason: 'GO_LIVE_OVER' }] });
  });

  it('SCH-01 ENC-16 lists what runs by its state, with the start of each encoder', async () => {
    const { customer } = await maya.data(
      `query ($id: ID!) { customer(id: $id) { onAir { title bucket startAt encoderStartsAt encoder { id } } } }`,
      { id: CUSTOMERS.harbour },
    );
    expect(customer.onAir.map(({ title }: Data) => title)).toContain('Sunday morning service');
    for (const { bucket, startAt, encoderStartsAt, encoder } of customer.onAir) {
      expect(bucket).toBe('LIVE');
      if (encoder) expect(Date.parse(startAt) - Date.parse(encoderStartsAt)).toBe(30 * 60_000);
    }
  });

  it('STM-06 reports no end, recordings or next event for a request that waits', async () => {
    const { goLive } = await ask();
    const { goLiveState } = await world
      .signIn('admin@harbour.example')
      .then((admin) =>
        admin.data(
          `query ($id: ID!) { goLiveState(id: $id) { request { endedAt isEnding encoderKeptFor { id } encoderVideos { id } } } }`,
          { id: goLive.id },
        ),
      );
    expect(goLiveState.request).toEqual({
      ...{ endedAt: null, isEnding: false, encoderKeptFor: null, encoderVideos: [] },
    });
    await run('cancelGoLive', 'CancelGoLiveInput', { id: goLive.id });
  });

  it('GOL-04 an encoder that runs is refused by name, on its field', async () => {
    const { goLive, userErrors } = await ask({ encoderId: ENCODER_IDS.northHall });
    expect(goLive).toBeNull();
    expect(userErrors).toMatchObject([
      {
        code: 'STATE',
        reason: 'GO_LIVE_ENCODER_RUNS',
        field: ['encoderId'],
        parameters: [{ value: 'North Hall' }],
      },
    ]);
  });

  it('GOL-03 GOL-05 an event within the hour is warned of by name, at another try as well; who knows of it goes live', async () => {
    const first = await ask({ isSoonKnown: false });
    await run('cancelGoLive', 'CancelGoLiveInput', { id: first.goLive.id });
    await ready();
    const start = new Date(Math.ceil(world.platform.clock.now().getTime() / 60_000 + 30) * 60_000);
    const { createEvent } = await maya.data(
      `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } ${ERRORS} } }`,
      {
        input: {
          ...{ name: 'Choir practice', type: 'LIVE', timezone: 'UTC', duration: 3_600_000 },
          ...{ startLocal: start.toISOString().slice(0, 16), encoderScheduleName: 'Choir' },
          ...{ encoderId: INPUT.encoderId, encoderChannelId: INPUT.encoderChannelId },
          ...{ encoderSettingsType: 'ADVANCED', encoderPresetId: INPUT.encoderPresetId },
        },
      },
    );
    expect(createEvent.userErrors).toEqual([]);
    expect(await ask({ isSoonKnown: false })).toMatchObject({
      goLive: null,
      userErrors: [
        {
          ...{ code: 'CONFLICT', reason: 'GO_LIVE_EVENT_SOON', field: ['isSoonKnown'] },
          parameters: expect.arrayContaining([{ name: 'title', value: 'Choir practice' }]),
        },
      ],
    });
    const retry = (more: object) => run('retryGoLive', 'RetryGoLiveInput', { id: first.goLive.id, ...more });
    expect(await retry({})).toMatchObject({ userErrors: [{ reason: 'GO_LIVE_EVENT_SOON' }] });
    for (const askAgain of [() => retry({ isSoonKnown: true }), () => ask({ isSoonKnown: true })]) {
      const { goLive, userErrors } = await askAgain();
      expect(userErrors).toEqual([]);
      await run('cancelGoLive', 'CancelGoLiveInput', { id: goLive.id });
      await ready();
    }
    await maya.data('mutation ($id: ID!) { removeEvent(input: { id: $id }) { deletedId } }', {
      id: createEvent.event.id,
    });
  });

  it('EVT-13 a channel that an event has on air is refused with both names', async () => {
    const destinations = [{ kind: 'EMBED', destinationId: WEB_CHANNEL_IDS.main }];
    const { userErrors } = await ask({ encoderId: ENCODER_IDS.overflow, destinations });
    expect(userErrors).toMatchObject([
      {
        code: 'CONFLICT',
        reason: 'EVENT_CONFLICT_WEB_CHANNEL',
        field: ['destinations', '0', 'destinationId'],
      },
    ]);
    const told = userErrors[0].parameters.map(({ value }: Data) => value as string);
    expect(told).toContain('Sunday morning service');
  });

  it('DST-04 a page at Facebook wants who sees it, refused before the platform is asked, and is gone live to with it', async () => {
    const place = {
      ...{ kind: 'FACEBOOK', destinationId: HARBOUR_PLACES.facebook, accountId: SOCIAL_ACCOUNT_IDS.facebook },
      ...{ title: 'City prayer', description: 'For all', publishStatus: 'PUBLISHED' },
    };
    const calls = await world.callsOf(async () => {
      const { userErrors } = await ask({ destinations: [place] });
      expect(userErrors).toMatchObject([
        { reason: 'POST_PRIVACY_REQUIRED', field: ['destinations', '0', 'privacy'] },
      ]);
    });
    expect(calls).toEqual([]);
    const { goLive, userErrors } = await ask({ destinations: [{ ...place, privacy: 'PUBLIC' }] });
    expect(userErrors).toEqual([]);
    await run('cancelGoLive', 'CancelGoLiveInput', { id: goLive.id });
  });

  it('EVT-15 a 4K preset without the plan is refused on its field before the platform is asked', async () => {
    const { db } = world.platform.services;
    const here = eq(encoderPresets.uuid, PRESET_IDS.hd30Mobile);
    await db.update(encoderPresets).set({ outputFormat: '2160p30' }).where(here);
    const calls = await world.callsOf(async () => {
      const { goLive, userErrors } = await ask({ encoderPresetId: PRESET_IDS.hd30Mobile });
      expect(goLive).toBeNull();
      expect(userErrors).toMatchObject([
        { code: 'LIMIT', reason: 'PRESET_NEEDS_PLAN', field: ['encoderPresetId'] },
      ]);
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await db.update(encoderPresets).set({ outputFormat: '720p30' }).where(here);
  });

  it('EVT-02 EVT-05 EVT-06 limits are refused before the platform is asked', async () => {
    const calls = await world.callsOf(async () => {
      for (const [change, field] of [
        [{ title: 'x'.repeat(129) }, 'title'],
        [{ duration: 0 }, 'duration'],
        [{ duration: 12 * 3_600_000 + 1 }, 'duration'],
        [{ destinations: [] }, 'destinations'],
      ] as const) {
        const { userErrors } = await ask(change);
        expect(userErrors).toMatchObject([{ field: [field] }]);
      }
    });
    expect(calls.filter((call) => call === `POST /api/v3/customers/${CUSTOMERS.harbour}/golive`)).toEqual([]);
  });
});
