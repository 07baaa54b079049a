import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { encoders, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import { encoderAttention } from '../../../fixtures/platform/domains/events/attention/encoderAttention.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { formatReason } from '../../../schema/reasons/said.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Answer, Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let operator: GraphClient;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  operator = await world.signIn('encoders@harbour.example');
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world.close());

const FIELDS = `unreadCount totalCount nodes { id reason subjectName encoderName encoder { id name } beganAt endedAt isRead }`;
const LIST = `{ viewer { customer { notifications(first: 100) { ${FIELDS} } } } }`;
const MARK = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) {
  customer { notifications(first: 100) { ${FIELDS} } } userErrors { code field message } } }`;

const becomes = (encoderId: string, change: Partial<typeof encoderStatuses.$inferInsert>) =>
  world.platform.services.db
    .update(encoderStatuses)
    .set(change)
    .where(eq(encoderStatuses.encoderId, encoderId));
const look = () => encoderAttention.step(world.platform.services);
const listed = async (client: GraphClient): Promise<Data> =>
  (await client.data(LIST)).viewer.customer.notifications;
const of = (page: Data, encoderName: string): Data[] =>
  page.nodes.filter((row: Data) => row.encoderName === encoderName);

describe('notifications', () => {
  it('ENC-17 tell the cause, its encoder and its times, in one call beside the encoders’', async () => {
    await becomes(ENCODER_IDS.chapel, { state: 'started', hasInput: false });
    await look();
    const page = await listed(operator);
    expect(of(page, 'Chapel')).toMatchObject([
      {
        reason: 'NO_INPUT',
        encoder: { id: ENCODER_IDS.chapel, name: 'Chapel' },
        beganAt: world.platform.clock.now().toISOString(),
        endedAt: null,
        isRead: false,
      },
    ]);
    expect(page.totalCount).toBe(page.nodes.length);
    expect(page.unreadCount).toBe(page.nodes.length);
    const calls = await world.callsOf(() => listed(operator));
    expect(calls.toSorted()).toEqual([
      `GET /api/v3/customers/${CUSTOMERS.harbour}/encoders`,
      `GET /api/v3/customers/${CUSTOMERS.harbour}/notifications`,
    ]);
  });

  it('what one person has read stays unread for another, whoever asked first', async () => {
    const [chapel] = of(await listed(operator), 'Chapel');
    const { markNotificationsRead } = await operator.data(MARK, { input: { ids: [chapel!.id] } });
    expect(markNotificationsRead.userErrors).toEqual([]);
    expect(of(markNotificationsRead.customer.notifications, 'Chapel')[0]!.isRead).toBe(true);
    expect(of(await listed(operator), 'Chapel')[0]!.isRead).toBe(true);
    expect(of(await listed(maya), 'Chapel')[0]!.isRead).toBe(false);
    const all = await operator.data(MARK, { input: {} });
    expect(all.markNotificationsRead.customer.notifications.unreadCount).toBe(0);
    expect((await listed(maya)).unreadCount).toBeGreaterThan(0);
  });

  it('at most 200 are named, which is said with the field before anything is sent', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => `n${index}`);
    let answer: Data;
    const calls = await world.callsOf(async () => {
      answer = await operator.data(MARK, { input: { ids } });
    });
    expect(answer!.markNotificationsRead.userErrors).toEqual([
      { code: 'INVALID', field: ['ids'], message: 'ids names at most 200 notifications.' },
    ]);
    expect(calls).toEqual([]);
  });

  it('NET-07 another organisation’s are refused, and those without the right to look at encoders', async () => {
    const theirs = await operator.run(
      `{ customer(id: "${CUSTOMERS.northgate}") { notifications { unreadCount } } }`,
    );
    expect(theirs.data?.customer?.notifications ?? null).toBeNull();
    expect(theirs.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const reviewer = await world.signIn('review@harbour.example');
    const refused = await reviewer.run(LIST);
    expect(refused.data?.viewer.customer.notifications).toBeNull();
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    const marking = await reviewer.run(MARK, { input: {} });
    expect(marking.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('subscribers hear which notifications came and ended within fifteen seconds', async () => {
    const events = maya.subscribe('subscription { notificationsChanged { sequence notificationIds } }');
    const next = async (): Promise<Data> =>
      ((await events.next()).value as Answer<Data>).data?.notificationsChanged;
    expect((await next()).notificationIds).toEqual([]);
    await until(() => world.polls.resting.includes(15_000));
    await becomes(ENCODER_IDS.chapel, { hasInput: true });
    await look();
    const ended = of(await listed(maya), 'Chapel').find(({ endedAt }) => endedAt);
    world.polls.pass(15_000);
    expect((await next()).notificationIds).toContain(ended!.id);
    await events.return?.();
  });

  it('STM-10 SOC-03 tell of a destination whose network refused to hide it, which says why', async () => {
    const { db } = world.platform.services;
    const customerId = CUSTOMERS.harbour;
    const id = randomUUID();
    const now = world.platform.clock.now();
    await db.insert(contentDestinations).values({
      ...{ id, customerId, kind: 'FACEBOOK', streamType: 'LIVE', status: 'STOPPED', title: 'Vespers' },
      ...{ statusChangedAt: now, createdAt: now, startRequestTime: now },
    });
    await db.insert(socialLives).values({
      ...{ uuid: randomUUID(), customerId, kind: 'FACEBOOK', placeId: '1', contentDestinationId: id },
      ...{ createdAt: now, publishProblem: formatReason('SOCIAL_UNREACHABLE', { network: 'Facebook' }) },
    });
    await look();
    const about =
      'contentDestinationId contentDestination { title publishReason publishParameters { name value } }';
    const page = await maya.data(
      `{ viewer { customer { notifications(first: 100) { nodes { reason subjectName endedAt ${about} } } } } }`,
    );
    const told = page.viewer.customer.notifications.nodes.filter(
      (row: Data) => row.contentDestinationId !== null,
    );
    expect(told).toEqual([
      {
        ...{ reason: 'DESTINATION_PUBLISH_REFUSED', subjectName: 'Vespers', endedAt: null },
        contentDestinationId: id,
        contentDestination: {
          ...{ title: 'Vespers', publishReason: 'SOCIAL_UNREACHABLE' },
          publishParameters: [{ name: 'network', value: 'Facebook' }],
        },
      },
    ]);
  });

  it('what was about an encoder that has moved keeps its name and loses its link', async () => {
    const { db } = world.platform.services;
    await db
      .update(encoders)
      .set({ customerId: CUSTOMERS.vista })
      .where(eq(encoders.uuid, ENCODER_IDS.chapel));
    const [row] = of(await listed(operator), 'Chapel');
    expect(row).toMatchObject({ subjectName: 'Chapel', encoderName: 'Chapel', encoder: null });
  });
});
