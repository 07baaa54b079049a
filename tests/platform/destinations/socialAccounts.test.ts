import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import type { SocialAccountRecord } from '../../../fixtures/platform/domains/destinations/social/records.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { newOrganisation, START_LIMIT_MS, accountsAndPackage } from '../worlds/mediaWorld.ts';
import { socialWorld, type Refused, type SocialWorld } from '../worlds/socialWorld.ts';

const HOUR = 60 * 60_000;

describe.each(await backends())('Social media accounts on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let world: SocialWorld;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    world = await socialWorld(platform);
  });
  const change = (account: { uuid: string }, fields: object) =>
    world.call<SocialAccountRecord & Refused>('PATCH', world.path(account), fields);
  const get = async <T>(account: { uuid: string }, way: string) =>
    (await world.call<T>('GET', world.path(account, way))).body;

  async function destination(accountId: string, values: Partial<typeof contentDestinations.$inferInsert>) {
    const id = crypto.randomUUID();
    const now = platform.clock.now();
    await platform.services.db.insert(contentDestinations).values({
      ...{ id, customerId: world.customerId, kind: 'FACEBOOK', streamType: 'LIVE', title: 'Sunday' },
      ...{ status: 'SET_UP', statusChangedAt: now, createdAt: now, accountId, ...values },
    });
    return id;
  }

  it('SOC-04 tell their destinations, crosspost destinations and what Facebook says', async () => {
    const facebook = await world.linked('FACEBOOK');
    expect(await get(facebook, '/destinations')).toEqual([
      { id: '1048576001', name: 'Harbour Street Church', kind: 'PAGE' },
      { id: '1048576002', name: 'Harbour Youth', kind: 'PAGE' },
      { id: '3145728001', name: 'Friends of Harbour Street', kind: 'GROUP' },
    ]);
    expect(await get(facebook, '/crosspostdestinations')).toEqual([]);
    expect(await get(facebook, '/crosspostdestinations?destinationId=1048576001')).toEqual([
      { id: '1048576003', name: 'City Churches' },
      { id: '1048576004', name: 'Harbour Council' },
    ]);
    expect(await get(facebook, '/facebook/channelinfo')).toEqual({
      pages: [
        { id: '1048576001', name: 'Harbour Street Church' },
        { id: '1048576002', name: 'Harbour Youth' },
      ],
      groups: [{ id: '3145728001', name: 'Friends of Harbour Street' }],
      permissions: expect.arrayContaining(['pages_show_list', 'publish_video']),
      expiry: facebook.accessExpiresAt,
    });
    const youtube = await world.linked('YOUTUBE');
    expect(await get(youtube, '/destinations')).toEqual([
      { id: 'UCharbourstreet', name: 'Harbour Street', kind: 'CHANNEL' },
    ]);
    expect(await get(youtube, '/crosspostdestinations?destinationId=UCharbourstreet')).toEqual([]);
    expect(await get(youtube, '/facebook/channelinfo')).toMatchObject({ reason: 'SOCIAL_NOT_FACEBOOK' });
  });

  it('tell whether they can go live, and what keeps them from it', async () => {
    const check = async (account: { uuid: string }) => get(account, '/checklive');
    expect(await check(await world.linked('FACEBOOK'))).toEqual({ liveEnabled: true, reason: null });
    expect(await check(await world.linked('YOUTUBE'))).toEqual({ liveEnabled: true, reason: null });
    const archive = await world.linked('YOUTUBE', { person: 'archive' });
    expect(await check(archive)).toEqual({ liveEnabled: false, reason: 'NOT_ENABLED' });
  });

  it('SOC-04 a change leaves what it does not name; destinations are those that the network tells', async () => {
    const linked = await world.linked('FACEBOOK');
    const named = { ...linked, name: 'Church page' };
    expect((await change(linked, { name: ' Church page ' })).body).toEqual(named);
    const chosen = {
      ...named,
      ...{ defaultDestinationId: '1048576002', defaultDestinationName: 'Harbour Youth' },
      crosspostDestinationIds: ['1048576004'],
    };
    const fields = { defaultDestinationId: '1048576002', crosspostDestinationIds: ['1048576004'] };
    expect((await change(linked, fields)).body).toEqual(chosen);
    expect(await get(linked, '/crosspostdestinations')).toHaveLength(2);
    expect((await change(linked, { crosspostDestinationIds: [] })).body).toEqual({
      ...chosen,
      crosspostDestinationIds: [],
    });
    expect((await change(linked, { defaultDestinationId: null })).body).toEqual(named);
  });

  it.each([
    [{ name: ' ' }, 'name', 'NAME_REQUIRED'],
    [{ name: 'x'.repeat(129) }, 'name', 'NAME_TOO_LONG'],
    [{ defaultDestinationId: '999' }, 'defaultDestinationId', 'SOCIAL_DESTINATION_UNKNOWN'],
    [
      { defaultDestinationId: '1048576001', crosspostDestinationIds: ['1048576003', '999'] },
      'crosspostDestinationIds',
      'SOCIAL_DESTINATION_UNKNOWN',
    ],
    [{ crosspostDestinationIds: ['1048576003'] }, 'crosspostDestinationIds', 'SOCIAL_DESTINATION_UNKNOWN'],
    [
      { crosspostDestinationIds: Array.from({ length: 21 }, (_, index) => String(index)) },
      'crosspostDestinationIds',
      'SOCIAL_CROSSPOST_TOO_MANY',
    ],
  ])('SOC-04 changes that are refused name the field (%#)', async (fields, field, reason) => {
    const linked = await world.linked('FACEBOOK');
    expect(await change(linked, fields)).toMatchObject({
      status: 400,
      body: { code: 'INVALID', field, reason },
    });
    expect(await world.read()).toEqual([linked]);
  });

  it('SOC-04 the network of an account stays what it is', async () => {
    const linked = await world.linked('FACEBOOK');
    await change(linked, { kind: 'YOUTUBE', networkId: 'UCmine', isStandIn: false, name: 'Named' });
    expect(await world.read()).toEqual([{ ...linked, name: 'Named' }]);
  });

  it('SOC-06 removing takes the access with it; what was planned stays, without the account', async () => {
    const linked = await world.linked('FACEBOOK');
    const id = await destination(linked.uuid, {});
    expect((await world.call('DELETE', world.path(linked))).status).toBe(204);
    expect(await world.read()).toEqual([]);
    const [planned] = await platform.services.db
      .select()
      .from(contentDestinations)
      .where(eq(contentDestinations.id, id));
    expect(planned).toMatchObject({ accountId: null, title: 'Sunday' });
    expect((await world.link('FACEBOOK')).status).toBe(201);
  });

  it('SOC-06 one that a destination runs with is not removed; the refusal names it', async () => {
    const linked = await world.linked('FACEBOOK');
    const id = await destination(linked.uuid, {
      status: 'STARTED',
      startRequestTime: platform.clock.now(),
    });
    expect(await world.call('DELETE', world.path(linked))).toMatchObject({
      status: 409,
      body: { reason: 'SOCIAL_ACCOUNT_IN_USE', parameters: { names: '“Sunday”' } },
    });
    await platform.services.db
      .update(contentDestinations)
      .set({ status: 'STOPPED' })
      .where(eq(contentDestinations.id, id));
    expect((await world.call('DELETE', world.path(linked))).status).toBe(204);
  });

  it('tell the events that go to them', async () => {
    const linked = await world.linked('FACEBOOK');
    const now = platform.clock.now();
    const [uuid, occurrenceId] = [crypto.randomUUID(), crypto.randomUUID()];
    await platform.services.db.insert(schedules).values({
      ...{ uuid, customerId: world.customerId, name: 'Sunday service', type: 'LIVE', timezone: 'UTC' },
      ...{
        encoderSettingsType: 'automatic',
        startLocal: '2026-11-22T09:30',
        durationMs: 3_600_000,
        createdAt: now,
      },
    });
    await platform.services.db.insert(scheduleOccurrences).values({
      ...{ id: occurrenceId, scheduleId: uuid, customerId: world.customerId, status: 'IDLE' },
      statusChangedAt: now,
      ...{ startAt: new Date(now.getTime() + HOUR), endAt: new Date(now.getTime() + 2 * HOUR) },
    });
    await destination(linked.uuid, { occurrenceId });
    await destination(linked.uuid, { occurrenceId, title: 'Second page' });
    expect(await get(linked, '/schedules')).toMatchObject([{ uuid, name: 'Sunday service' }]);
  });

  it('of another organisation are nobody’s to see, ask, change, renew and remove', async () => {
    const linked = await world.linked('FACEBOOK');
    const other = await newOrganisation(platform);
    const as = async (method: string, way = '', body?: object) =>
      (await platform.call(method, world.path(linked, way), { token: other.token, body })).status;
    expect(await as('GET')).toBe(404);
    for (const way of ['destinations', 'crosspostdestinations', 'checklive', 'schedules']) {
      expect(await as('GET', `/${way}`)).toBe(404);
    }
    expect(await as('GET', '/facebook/channelinfo')).toBe(404);
    expect(await as('POST', '/sync')).toBe(404);
    expect(await as('PATCH', '', { name: 'Mine' })).toBe(404);
    expect(await as('DELETE')).toBe(404);
    expect((await platform.call('GET', world.list, { token: other.token })).status).toBe(403);
    expect(await world.read()).toEqual([linked]);
  });

  it('PRM-06 PRM-24 who may not manage social media neither sees nor links them', async () => {
    const { userName } = await platform.createUser(world.customerId, { roles: ['CONTROL_ENCODER'] });
    const token = await platform.signIn(userName);
    expect((await platform.call('GET', world.list, { token })).status).toBe(403);
    expect((await world.authorize('FACEBOOK', undefined, token)).status).toBe(403);
  });
});
