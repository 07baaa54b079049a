import { eq } from 'drizzle-orm';
import {
  encoderReadings,
  encoders,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(async () => {
  await maya?.close();
  await world?.close();
});

describe('stored readings', () => {
  const READINGS = `query ($id: ID!, $after: DateTime, $resolution: ReadingResolution) {
    encoder(id: $id) { readings(after: $after, resolution: $resolution) {
      start minutes readings upload { minimum average maximum } cpu { maximum } celsius { average } droppedFrames } }
  }`;

  it('S-149 come in spans of the length asked for, a quarter of an hour by default, in one call more', async () => {
    const encoderId = ENCODER_IDS.chapel;
    const { db, clock } = { db: world.platform.services.db, clock: world.platform.clock };
    await db.delete(encoderReadings).where(eq(encoderReadings.encoderId, encoderId));
    const at = (minutesAgo: number) => new Date(clock.now().getTime() - minutesAgo * 60_000);
    await db.insert(encoderReadings).values([
      { encoderId, minute: at(47), uploadKbps: 100, cpuUsage: 10, celsius: 40, droppedFrames: 1 },
      { encoderId, minute: at(46), uploadKbps: 300, cpuUsage: 30, celsius: 42, droppedFrames: 0 },
      { encoderId, minute: at(1), uploadKbps: 0, cpuUsage: null, celsius: null, droppedFrames: 0 },
    ]);
    const calls = await world.callsOf(async () => {
      const { encoder } = await maya.data(READINGS, { id: encoderId });
      expect(encoder.readings).toEqual([
        {
          start: '2026-11-22T14:00:00.000Z',
          minutes: 15,
          readings: 2,
          upload: { minimum: 100, average: 200, maximum: 300 },
          cpu: { maximum: 30 },
          celsius: { average: 41 },
          droppedFrames: 1,
        },
        expect.objectContaining({ start: '2026-11-22T14:45:00.000Z', cpu: null, celsius: null }),
      ]);
    });
    expect(calls.sort()).toEqual([
      `GET /api/v3/encoders/${encoderId}`,
      `GET /api/v3/encoders/${encoderId}/readings`,
    ]);
    const lengths: [resolution: string, minutes: number, spans: number][] = [
      ['MINUTE', 1, 3],
      ['FIVE_MINUTES', 5, 2],
      ['HOUR', 60, 1],
    ];
    for (const [resolution, minutes, spans] of lengths) {
      const { encoder } = await maya.data(READINGS, { id: encoderId, resolution });
      expect(encoder.readings).toHaveLength(spans);
      expect(encoder.readings[0].minutes).toBe(minutes);
    }
    const { encoder } = await maya.data(READINGS, { id: encoderId, after: at(10).toISOString() });
    expect(encoder.readings).toHaveLength(1);
  });

  it('are refused to who sees no encoders', async () => {
    const review = await world.signIn('review@harbour.example');
    const { data } = await review.run(READINGS, { id: ENCODER_IDS.chapel });
    expect(data?.encoder ?? null).toBeNull();
  });
});

describe('a thousand encoders', () => {
  const PAGE = `query ($id: ID!, $after: String) { customer(id: $id) { encoders(first: 100, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { id name status { state cpuUsage uploadHistory temperatures { celsius } }
      channel { name } preset { name } nextUse { title } } } } }`;
  const callsOfPage = (after: string | null) =>
    world.callsOf(() => maya.data(PAGE, { id: CUSTOMERS.harbour, after }));

  it('MON-02 a page of them with status, channel, preset and next use takes as many calls as a page of eight', async () => {
    // The schedule stays fresh for two minutes (SCH-04), so it is read once, before the counting begins.
    expect(await callsOfPage(null)).toHaveLength(4);
    const few = await callsOfPage(null);
    const { db } = world.platform.services;
    const [model] = await db.select().from(encoders).where(eq(encoders.uuid, ENCODER_IDS.chapel));
    const [status] = await db
      .select()
      .from(encoderStatuses)
      .where(eq(encoderStatuses.encoderId, ENCODER_IDS.chapel));
    if (!model || !status) throw new Error('no model');
    const ids = Array.from(
      { length: 992 },
      (_, index) => `e9000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    await db.insert(encoders).values(
      ids.map((uuid, index) => ({
        ...model,
        uuid,
        name: `Room ${index}`,
        serialNumber: null,
        activationCode: null,
      })),
    );
    await db.insert(encoderStatuses).values(ids.map((encoderId) => ({ ...status, encoderId })));

    const many = await callsOfPage(null);
    expect([...many].sort()).toEqual([...few].sort());
    expect(many).toHaveLength(3);
    const { customer } = await maya.data(PAGE, { id: CUSTOMERS.harbour });
    expect(customer.encoders.totalCount).toBe(1_000);
    expect(customer.encoders.nodes).toHaveLength(100);
    expect(await callsOfPage(customer.encoders.pageInfo.endCursor)).toHaveLength(3);
  });

  it('one look of the poller is one call for all of them, and only what changed is told', async () => {
    const events = maya.subscribe('subscription { encodersChanged { sequence encoders { id } } }');
    await events.next();
    const { db } = world.platform.services;
    const calls = await world.callsOf(async () => {
      await db
        .update(encoderStatuses)
        .set({ state: 'idle' })
        .where(eq(encoderStatuses.encoderId, 'e9000000-0000-4000-8000-000000000007'));
      world.polls.pass(60_000);
      const { value } = await events.next();
      expect(value.data.encodersChanged.encoders).toEqual([{ id: 'e9000000-0000-4000-8000-000000000007' }]);
    });
    expect(calls).toEqual([`GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`]);
    await events.return?.();
  });
});
