import { eq } from 'drizzle-orm';
import { scheduleOccurrences } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  PRESET_IDS,
  SCHEDULE_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const USES = 'uses { kind id name startTime }';
const LISTS = {
  encoders: `GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`,
  channels: `GET /api/v3/customers/${CUSTOMERS.harbour}/eventprofiles`,
  presets: `GET /api/v3/customers/${CUSTOMERS.harbour}/encoderprofiles`,
  schedules: `GET /api/v3/customers/${CUSTOMERS.harbour}/schedules`,
  events: `GET /api/v3/customers/${CUSTOMERS.harbour}/plannedevents`,
  groups: `GET /api/v4/customers/${CUSTOMERS.harbour}/destinationgroups`,
  destinations: `GET /api/v3/customers/${CUSTOMERS.harbour}/contentdestinations`,
};

async function usesOf(field: string, id: string): Promise<Data[]> {
  const answer = await maya.data(`query ($id: ID!) { thing: ${field}(id: $id) { id ${USES} } }`, { id });
  return answer.thing.uses;
}
const told = (uses: Data[]) => uses.map(({ kind, name }) => `${kind} ${name}`);

describe('what uses a thing', () => {
  it('a channel: its events, running destinations, encoders, venues and users, each kind by name', async () => {
    const uses = await usesOf('encoderChannel', CHANNEL_IDS.main);
    expect(told(uses)).toEqual([
      'EVENT Sunday morning service',
      'EVENT Thanksgiving concert',
      'WEB_DESTINATION Main web channel',
      expect.stringMatching(/^DESTINATION /),
      expect.stringMatching(/^DESTINATION /),
      'DESTINATION_GROUP Sunday morning',
      'ENCODER North Hall',
      'ENCODER Overflow',
      'VENUE harbour-chapel',
      'VENUE harbour-main-hall',
      'USER encoders@harbour.example',
      'USER library@harbour.example',
    ]);
  });

  it('an event once, with the time of its next or present occurrence', async () => {
    const uses = await usesOf('encoder', ENCODER_IDS.northHall);
    const service = uses.filter(({ id }) => id === SCHEDULE_IDS.sundayService);
    expect(service).toEqual([
      {
        kind: 'EVENT',
        id: SCHEDULE_IDS.sundayService,
        name: 'Sunday morning service',
        startTime: expect.stringMatching(/^2026-11-22T/),
      },
    ]);
  });

  it('a preset: events planned with it, encoders set to it and what those feed at present', async () => {
    const uses = await usesOf('encoderPreset', PRESET_IDS.fullHd60Hevc);
    expect(told(uses)).toEqual(
      expect.arrayContaining([
        'EVENT Sunday morning service',
        'WEB_DESTINATION Main web channel',
        'ENCODER North Hall',
      ]),
    );
    expect(
      uses.every(({ kind }) => ['EVENT', 'WEB_DESTINATION', 'DESTINATION', 'ENCODER'].includes(kind)),
    ).toBe(true);
  });

  it('nothing: an empty list', async () => {
    expect(await usesOf('encoder', ENCODER_IDS.vanKit)).toEqual([]);
    expect(told(await usesOf('encoderChannel', CHANNEL_IDS.youth))).toEqual([
      'EVENT Youth night',
      'DESTINATION_GROUP Youth night',
      'ENCODER Youth room',
    ]);
  });

  it('an event that is over no longer counts, one planned a moment ago counts at once', async () => {
    const { db } = world.platform.services;
    const before = await usesOf('encoder', ENCODER_IDS.youthRoom);
    const [event] = before.filter(({ kind }) => kind === 'EVENT');
    const own = eq(scheduleOccurrences.scheduleId, event.id);
    const [kept] = await db.select().from(scheduleOccurrences).where(own);
    await db.update(scheduleOccurrences).set({ status: 'STOPPED' }).where(own);
    expect(told(await usesOf('encoder', ENCODER_IDS.youthRoom))).not.toContain(`EVENT ${event.name}`);
    await db.update(scheduleOccurrences).set({ status: kept!.status }).where(own);
    expect(told(await usesOf('encoder', ENCODER_IDS.youthRoom))).toContain(`EVENT ${event.name}`);
  });
});

describe('the REST calls of it', () => {
  it('are those of seven lists, however many encoders, channels and presets are asked', async () => {
    const own = `{ customer(id: "${CUSTOMERS.harbour}") {
      encoders(first: 100) { nodes { id ${USES} } }
      encoderChannels { id ${USES} }
      encoderPresets { id ${USES} } } }`;
    let answer: Data;
    const calls = await world.callsOf(async () => {
      answer = await maya.data(own);
    });
    expect(answer.customer.encoders.nodes.length).toBeGreaterThan(5);
    expect(answer.customer.encoderChannels.length).toBeGreaterThan(3);
    expect(calls.sort()).toEqual(Object.values(LISTS).sort());
  });

  it('are six for one channel alone', async () => {
    const calls = await world.callsOf(() => usesOf('encoderChannel', CHANNEL_IDS.main));
    expect(calls).toHaveLength(6);
    expect(new Set(calls).size).toBe(6);
  });

  it('one that fails makes the answer null with an error of its own: no half of it is told', async () => {
    await world.platform.injectFault({
      service: 'central',
      path: '/plannedevents',
      kind: 'status',
      status: 400,
    });
    const query = `query ($id: ID!) { encoderPreset(id: $id) { name ${USES} } }`;
    const { data, errors } = await maya.run(query, { id: PRESET_IDS.fullHd30 });
    await world.platform.clearFaults();
    expect(data.encoderPreset).toEqual({ name: '1080p30 H.264', uses: null });
    expect(errors).toHaveLength(1);
  });
});

it('who may look only at video is told nothing', async () => {
  const reviewer = await world.signIn('review@harbour.example');
  const query = `query ($id: ID!) { encoderChannel(id: $id) { id ${USES} } }`;
  const { data, errors } = await reviewer.run(query, { id: CHANNEL_IDS.main });
  expect(data.encoderChannel).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
