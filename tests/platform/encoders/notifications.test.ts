import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { encoders, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { notifications } from '../../../fixtures/platform/kernel/db/schema/notifications.ts';
import {
  encoderAttention,
  notificationPruning,
} from '../../../fixtures/platform/domains/events/attention/encoderAttention.ts';
import type { NotificationRecord } from '../../../fixtures/platform/domains/events/attention/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { Answer, TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { chapel, northHall, arenaA } = ENCODER_IDS;

describe.each(await backends())('notifications on $name', ({ name, start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const becomes = (encoderId: string, change: Partial<typeof encoderStatuses.$inferInsert>) =>
    platform.services.db.update(encoderStatuses).set(change).where(eq(encoderStatuses.encoderId, encoderId));
  const look = () => encoderAttention.step(platform.services);
  const ask = async (
    user = 'admin@harbour.example',
    customerId: string = CUSTOMERS.harbour,
  ): Promise<Answer<NotificationRecord[]>> =>
    platform.call('GET', `/api/v3/customers/${customerId}/notifications`, {
      token: await platform.signIn(user),
    });
  const read = async (
    body: unknown,
    user = 'admin@harbour.example',
    customerId: string = CUSTOMERS.harbour,
  ) =>
    platform.call('POST', `/api/v3/customers/${customerId}/notifications/read`, {
      token: await platform.signIn(user),
      body,
    });
  const about = async (encoderId: string, user?: string) =>
    (await ask(user)).body.filter((row) => row.encoderId === encoderId);
  /** As if what has been noted had been so long ago. */
  const older = (milliseconds: number) => {
    const shift = sql`make_interval(secs => ${milliseconds / 1000})`;
    return platform.services.db.update(notifications).set({
      beganAt: sql`${notifications.beganAt} - ${shift}`,
      endedAt: sql`${notifications.endedAt} - ${shift}`,
    });
  };
  const well = (encoderId: string) =>
    becomes(encoderId, { state: 'stopped', hasInput: null, temperatures: [], cpuUsage: 10 });

  test('ENC-17 an encoder’s attention is noted from its beginning to its end, once', async () => {
    await well(chapel);
    await look();
    const before = (await about(chapel)).filter(({ endedAt }) => endedAt === null);
    expect(before).toEqual([]);

    await becomes(chapel, { state: 'started', hasInput: false });
    await look();
    await look();
    const [noted, ...more] = (await about(chapel)).filter(({ endedAt }) => endedAt === null);
    expect(more).toEqual([]);
    expect(noted).toEqual({
      id: expect.any(String),
      customerId: CUSTOMERS.harbour,
      encoderId: chapel,
      encoderChannelId: null,
      occurrenceId: null,
      contentDestinationId: null,
      eventId: null,
      subjectName: 'Chapel',
      reason: 'noInput',
      beganAt: platform.clock.now().toISOString(),
      endedAt: null,
      isRead: false,
    });

    await older(MINUTE);
    await becomes(chapel, { hasInput: true });
    await look();
    expect((await about(chapel)).find(({ id }) => id === noted!.id)?.endedAt).toBe(
      platform.clock.now().toISOString(),
    );
  });

  test('a cause that is back within ten minutes goes on, later it is another one', async () => {
    await well(chapel);
    await look();
    await older(11 * MINUTE);
    await becomes(chapel, { state: 'update required' });
    await look();
    const lasting = async () =>
      (await about(chapel)).filter(({ reason, endedAt }) => reason === 'updateRequired' && !endedAt);
    const [first] = await lasting();
    await well(chapel);
    await look();
    await older(9 * MINUTE);
    await becomes(chapel, { state: 'update required' });
    await look();
    expect((await lasting()).map(({ id }) => id)).toEqual([first!.id]);
    await well(chapel);
    await look();
    await older(11 * MINUTE);
    await becomes(chapel, { state: 'update required' });
    await look();
    const [second] = await lasting();
    expect(second!.id).not.toBe(first!.id);
    await well(chapel);
    await look();
  });

  test('ENC-17 an encoder that cannot start is told with the event that needs it, a paused event needs none', async () => {
    const reasons = async () =>
      (await about(northHall)).filter(({ endedAt }) => !endedAt).map(({ reason }) => reason);
    await becomes(northHall, { state: 'offline' });
    await look();
    expect((await reasons()).toSorted()).toEqual(['neededSoon', 'offline']);
    const { db } = platform.services;
    await db.update(schedules).set({ paused: true }).where(eq(schedules.encoderId, northHall));
    await look();
    expect(await reasons()).toEqual(['offline']);
    await db.update(schedules).set({ paused: false }).where(eq(schedules.encoderId, northHall));
  });

  test('what is read is each person’s own, one by one or all', async () => {
    await becomes(chapel, { state: 'offline' });
    await look();
    const [one] = await about(chapel);
    expect((await read({ ids: [one!.id] })).status).toBe(204);
    expect((await read({ ids: [one!.id] })).status).toBe(204);
    const unread = async (user: string) => (await ask(user)).body.filter(({ isRead }) => !isRead);
    const mine = await unread('admin@harbour.example');
    expect(mine.map(({ id }) => id)).not.toContain(one!.id);
    expect(mine.length).toBeGreaterThan(0);
    expect((await unread('encoders@harbour.example')).map(({ id }) => id)).toContain(one!.id);
    expect((await read({})).status).toBe(204);
    expect(await unread('admin@harbour.example')).toEqual([]);
    expect((await unread('encoders@harbour.example')).map(({ id }) => id)).toContain(one!.id);
  });

  test('nobody sees or marks another organisation’s, nor who may not look at encoders', async () => {
    await becomes(arenaA, { state: 'offline' });
    await look();
    const theirs = (await ask('admin@northgate.example', CUSTOMERS.northgate)).body;
    expect(theirs.some(({ encoderId }) => encoderId === arenaA)).toBe(true);
    expect((await ask('admin@harbour.example', CUSTOMERS.northgate)).status).toBe(403);
    expect((await read({}, 'admin@harbour.example', CUSTOMERS.northgate)).status).toBe(403);
    expect((await read({ ids: theirs.map(({ id }) => id) })).status).toBe(204);
    const after = (await ask('admin@northgate.example', CUSTOMERS.northgate)).body;
    expect(after.filter(({ isRead }) => isRead)).toEqual([]);
    expect((await ask('review@harbour.example')).status).toBe(403);
    expect((await read({}, 'review@harbour.example')).status).toBe(403);
    const client = await platform.call('POST', `/api/v3/customers/${CUSTOMERS.harbour}/notifications/read`, {
      token: await platform.signInClient(),
      body: {},
    });
    expect(client.status).toBe(403);
    const many = Array.from({ length: 201 }, () => randomUUID());
    expect(await read({ ids: many })).toMatchObject({ status: 400, body: { field: 'ids' } });
    expect(await read({ ids: ['nonsense'] })).toMatchObject({ status: 400, body: { field: 'ids.0' } });
  });

  test('of an encoder that moves, what was is the old organisation’s and what is the new one’s', async () => {
    const { db } = platform.services;
    await becomes(chapel, { state: 'offline' });
    await look();
    await db.update(encoders).set({ customerId: CUSTOMERS.vista }).where(eq(encoders.uuid, chapel));
    await look();
    expect((await about(chapel)).filter(({ endedAt }) => !endedAt)).toEqual([]);
    const there = (await ask('admin@vista.example', CUSTOMERS.vista)).body;
    expect(there.filter(({ encoderId }) => encoderId === chapel)).toMatchObject([
      { reason: 'offline', endedAt: null, isRead: false },
    ]);
    await db.update(encoders).set({ customerId: CUSTOMERS.harbour }).where(eq(encoders.uuid, chapel));
    await look();
  });

  // PGlite has one connection: there nobody can remove an encoder while another looks at it.
  (name === 'PostgreSQL' ? test : test.skip)(
    'an encoder that is removed while it is looked at keeps no other from being noted',
    async () => {
      const { db } = platform.services;
      await becomes(northHall, { state: 'offline' });
      await db.delete(notifications);
      let looked: Promise<void>;
      await db.transaction(async (tx) => {
        await tx.delete(encoders).where(eq(encoders.uuid, ENCODER_IDS.vanKit));
        looked = Promise.resolve(look());
        await until(async () => {
          const { rows } = await db.execute<{ waits: boolean }>(
            sql`select exists (select from pg_locks l join pg_stat_activity a using (pid)
              where not l.granted and a.datname = current_database()) as waits`,
          );
          return rows[0]!.waits;
        }, 'the look to wait for the encoder');
      });
      await looked!;
      expect((await about(northHall)).map(({ reason }) => reason)).toContain('offline');
      expect(await about(ENCODER_IDS.vanKit)).toEqual([]);
    },
  );

  test('what has been over for 30 days is forgotten, what lasts is not', async () => {
    await becomes(northHall, { state: 'offline' });
    await well(chapel);
    await look();
    const over = (await about(chapel)).filter(({ endedAt }) => endedAt);
    expect(over.length).toBeGreaterThan(0);
    await older(30 * DAY + MINUTE);
    await notificationPruning.step(platform.services);
    expect((await ask()).body.filter(({ endedAt }) => endedAt)).toEqual([]);
    expect((await about(northHall)).map(({ reason }) => reason)).toContain('offline');
  });
});
