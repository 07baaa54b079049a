import type { ScheduleItemRecord } from '../../../graph/upstream/rest/events/events.ts';
import { getScheduleBucket } from '../../../resolvers/events/buckets.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const ITEM =
  'id eventId title type bucket startAt endAt timezone paused encoder { id name } encoderChannel { name }';
const schedule = (from: string, to: string) =>
  `{ viewer { customer { schedule(from: "${from}", to: "${to}") { ${ITEM} } } } }`;

describe('the schedule', () => {
  it('SCH-02, SCH-03 holds what overlaps the window, by start, each with its encoder and channel', async () => {
    const { schedule: items } = (
      await maya.data(schedule('2026-11-22T00:00:00-05:00', '2026-11-23T00:00:00-05:00'))
    ).viewer.customer;
    const starts = items.map(({ startAt }: Data) => startAt as string);
    expect(starts).toEqual([...starts].sort());
    for (const { startAt, endAt } of items) {
      expect(Date.parse(endAt)).toBeGreaterThan(Date.parse('2026-11-22T05:00:00Z'));
      expect(Date.parse(startAt)).toBeLessThan(Date.parse('2026-11-23T05:00:00Z'));
    }
    const live = items.find(({ bucket }: Data) => bucket === 'LIVE');
    expect(live).toMatchObject({
      title: 'Sunday morning service',
      type: 'LIVE',
      timezone: 'America/New_York',
      encoder: { id: ENCODER_IDS.northHall, name: 'North Hall' },
      encoderChannel: { name: 'Main' },
    });
  });

  it('SCH-04 is not asked for again within two minutes', async () => {
    const query = schedule('2026-11-24T00:00:00Z', '2026-11-25T00:00:00Z');
    const path = `GET /api/v3/customers/${CUSTOMERS.harbour}/schedules`;
    const asked = async () =>
      (await world.callsOf(() => maya.data(query))).filter((call) => call === path).length;
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(0);
    world.polls.pass(119_000);
    expect(await asked()).toBe(0);
    world.polls.pass(1_000);
    expect(await asked()).toBe(1);
  });

  it('SCH-05 tells what encoders and destinations sent within a window, and what was started by hand', async () => {
    const day = 24 * 60 * 60_000;
    const now = Date.parse('2026-11-22T14:47:00Z');
    const window = `from: "${new Date(now - 8 * day).toISOString()}", to: "${new Date(now).toISOString()}"`;
    const { customer } = (
      await maya.data(`{ viewer { customer {
        encoderVideosWithin(${window}) { name startedAt isManual }
        contentDestinationsWithin(${window}) { title kind startRequestedAt isManual } } } }`)
    ).viewer;
    const { encoderVideosWithin: videos, contentDestinationsWithin: places } = customer;
    expect(videos.length).toBeGreaterThan(10);
    for (const startedAt of [
      ...videos.map((video: Data) => video.startedAt),
      ...places.map((place: Data) => place.startRequestedAt),
    ]) {
      expect(Date.parse(startedAt)).toBeGreaterThanOrEqual(now - 8 * day);
      expect(Date.parse(startedAt)).toBeLessThan(now);
    }
    // Seeded: a rehearsal two days ago, which no event was planned for, and the service of a week ago.
    expect(places).toContainEqual(expect.objectContaining({ title: 'Rehearsal recording', isManual: true }));
    expect(places.find(({ kind, isManual }: Data) => kind === 'EMBED' && !isManual)).toBeTruthy();
    expect(videos.every(({ isManual }: Data) => isManual)).toBe(true);
  });

  it('ENC-17 judges all that lies ahead in one call, with what keeps it from its start and where that is mended', async () => {
    const fields =
      'bucket isPaused encoder { id name status { state } } readiness { state findings { reason severity thing { kind id name } } }';
    const query = `{ viewer { customer { schedule(from: "2026-11-20T00:00:00Z", to: "2026-12-20T00:00:00Z") { startAt ${fields} } } } }`;
    let items: Data[] = [];
    const calls = await world.callsOf(async () => {
      items = (await maya.data(query)).viewer.customer.schedule;
    });
    const path = `GET /api/v3/customers/${CUSTOMERS.harbour}/schedules/readiness`;
    expect(calls.filter((call) => call === path)).toHaveLength(1);
    const ahead = items.filter(({ bucket }) => bucket === 'FUTURE');
    const limit = Date.parse('2026-11-22T14:47:00Z') + 14 * 24 * 60 * 60_000;
    expect(ahead.some(({ startAt }) => Date.parse(startAt) > limit)).toBe(true);
    for (const { startAt, readiness } of ahead) {
      expect(readiness).not.toBeNull();
      // The encoder's current state does not affect later events.
      if (Date.parse(startAt) > limit)
        expect(readiness.findings.map(({ thing }: Data) => thing.kind)).not.toContain('ENCODER');
    }
    const found = ahead.flatMap(({ encoder, readiness }) =>
      (readiness?.findings ?? []).map((finding: Data) => ({ encoder, readiness, finding })),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { encoder, readiness, finding } of found) {
      expect(readiness.state).toBe(
        readiness.findings.some(({ severity }: Data) => severity === 'BLOCKING') ? 'BLOCKED' : 'WARNING',
      );
      // Encoder problems refer to the event's encoder.
      if (finding.thing.kind === 'ENCODER')
        expect(finding.thing).toEqual({ kind: 'ENCODER', id: encoder.id, name: encoder.name });
    }
  });

  it('refuses a window that ends before it starts', async () => {
    const { data, errors } = await maya.run(schedule('2026-11-25T00:00:00Z', '2026-11-24T00:00:00Z'));
    expect(data?.viewer.customer.schedule).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('SCH-01 says what lies ahead, runs or is over', () => {
    const at = (status: ScheduleItemRecord['status'], endDay: string) =>
      getScheduleBucket({ status, endDay }, new Date('2026-11-22T12:00:00Z'));
    for (const status of ['SET_UP', 'STARTING', 'STARTED', 'WARNING', 'STOPPING'] as const) {
      // A running occurrence is live past its planned end.
      expect([status, at(status, '2026-11-22T13:00:00Z')]).toEqual([status, 'LIVE']);
      expect([status, at(status, '2026-11-22T11:30:00Z')]).toEqual([status, 'LIVE']);
    }
    for (const status of ['STOPPED', 'ABORTED', 'ERROR'] as const) {
      expect([status, at(status, '2026-11-22T13:00:00Z')]).toEqual([status, 'PAST']);
    }
  });

  it('SCH-01 what is idle is not live in its time: it lies ahead until its end has come', () => {
    const at = (endDay: string) =>
      getScheduleBucket({ status: 'IDLE', endDay }, new Date('2026-11-22T12:00:00Z'));
    expect(at('2026-11-22T12:00:01Z')).toBe('FUTURE');
    expect(at('2026-11-22T12:00:00Z')).toBe('PAST');
  });
});
