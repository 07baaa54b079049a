import { eq } from 'drizzle-orm';
import { binEntries } from '../../../fixtures/platform/kernel/db/schema/bin.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { venueLicenses, venues } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import type { VenueRecord } from '../../../fixtures/platform/domains/venues/records.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

const PASSWORD = 'Steeple-2026';
const harbour = CUSTOMERS.harbour;

describe.each(await backends())('writing venues on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start());
    token = await platform.signIn('admin@harbour.example');
  }, START_LIMIT_MS);
  afterAll(() => close());

  type Refusal = { code: string; reason: string; field: string; message: string };
  type Body = VenueRecord & Refusal & { errors: Refusal[] };
  const call = (method: string, path: string, body?: object, as = token) =>
    platform.call<Body>(method, path, { token: as, ...(body && { body }) });
  const input = (fields: object = {}) => ({
    ...{ userName: 'tower', password: PASSWORD, licenseType: 'pro', encoderChannelIds: [CHANNEL_IDS.chapel] },
    ...fields,
  });
  const create = (fields: object = {}, customerId: string = harbour, as = token) =>
    call('POST', `/api/v3/customers/${customerId}/venues`, input(fields), as);
  const change = (uuid: string, fields: object) => call('PATCH', `/api/v3/venues/${uuid}`, fields);
  const remove = (uuid: string) => call('DELETE', `/api/v3/venues/${uuid}`);
  const restore = (uuid: string) => call('POST', `/api/v3/venues/${uuid}/restore`, {});
  const licenses = async (customerId: string = harbour, as = token) =>
    (
      await platform.call<{ licenseType: string; total: number; inUse: number }[]>(
        'GET',
        `/api/v3/customers/${customerId}/licenses/venues`,
        { token: as },
      )
    ).body;
  const signIn = (userName: string, password: string) =>
    platform.call('POST', '/api/v3/auth/token', {
      body: { grant_type: 'password_cookie', username: userName, password },
    });

  test('VEN-15 VEN-14 VEN-07 C-192 a venue has its login, license, plan, mode, channels and no decoder', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ uuid: expect.any(String), customerId: harbour, userName: 'tower', planName: 'Cloud-Pro' },
      ...{ licenseType: 'pro', encoderChannelIds: [CHANNEL_IDS.chapel], status: 'signed out', mode: 'Cloud' },
      ...{ watermark: false, loginFree: true, decoder: null, availableVenueLicenses: 1 },
      createdAt: platform.clock.now().toISOString(),
    });
    expect(await licenses()).toContainEqual({ licenseType: 'pro', total: 3, inUse: 2 });
    expect((await signIn('tower', PASSWORD)).status).toBe(200);
    expect((await remove(body.uuid)).status).toBe(204);
    expect((await remove(body.uuid)).status).toBe(404);
  });

  const REFUSED = [
    ['VEN-01', { userName: '' }, 'userName', 'Username is a required field'],
    ['VEN-01', { userName: undefined }, 'userName', 'Username is a required field'],
    ['VEN-02', { userName: 'bell tower' }, 'userName', 'Spaces are not allowed'],
    ['VEN-02', { userName: ' tower' }, 'userName', 'Spaces are not allowed'],
    [
      'VEN-02',
      { userName: 'x'.repeat(129) },
      'userName',
      'A username must have at most 128 characters; this one has 129.',
    ],
    ['VEN-03', { licenseType: undefined }, 'licenseType', 'Please select a license type'],
    ['VEN-06', { licenseType: 'broadcast' }, 'licenseType', 'Please select a license type'],
    ['VEN-04', { password: 'Steeple-2' }, 'password', 'A password must have at least 10 characters.'],
    [
      'VEN-04',
      { password: 'steeple-2026' },
      'password',
      'A password must contain numbers, uppercase and lowercase letters.',
    ],
    [
      'VEN-04',
      { password: 'STEEPLE-2026' },
      'password',
      'A password must contain numbers, uppercase and lowercase letters.',
    ],
    [
      'VEN-04',
      { password: 'Steeple-bell' },
      'password',
      'A password must contain numbers, uppercase and lowercase letters.',
    ],
    [
      'VEN-14',
      { encoderChannelIds: [CHANNEL_IDS.chapel, CHANNEL_IDS.arena] },
      'encoderChannelIds.1',
      'This encoder channel does not exist.',
    ],
  ] as const;
  test.each(REFUSED)(
    'VEN-01 VEN-02 VEN-03 VEN-04 VEN-06 VEN-14 (%s) refuses %o',
    async (_rule, fields, field, message) => {
      const { status, body } = await create(fields);
      expect(status).toBe(400);
      expect([body, ...(body.errors ?? [])]).toContainEqual(expect.objectContaining({ field, message }));
    },
  );

  test('VEN-05 NET-17 a user name that is taken is a conflict in the exact words, whoever has it, in any case', async () => {
    for (const userName of ['HARBOUR-main-hall', 'northgate-concourse', 'admin@northgate.example']) {
      const { status, body } = await create({ userName });
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'CONFLICT',
        field: 'userName',
        message: 'Venue Username already exists, please try a different username',
      });
    }
  });

  test('VEN-05 VEN-16 of two at once that want one name or the last license, one gets it', async () => {
    const same = await Promise.all([create({ userName: 'spire' }), create({ userName: 'spire' })]);
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409]);
    const last = await Promise.all([create({ userName: 'nave' }), create({ userName: 'aisle' })]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({
      field: 'licenseType',
      reason: 'VENUE_LICENSE_NONE_LEFT',
    });
    for (const { status, body } of [...same, ...last]) if (status === 201) await remove(body.uuid);
  });

  test('VEN-16 VEN-08 without a multisite plan there is no license; venues added on are of the plan’s type', async () => {
    const none = await newOrganisation(platform);
    expect((await create({ encoderChannelIds: [] }, none.customerId, none.token)).body).toMatchObject({
      reason: 'VENUE_PLAN_NEEDED',
      field: 'licenseType',
    });
    expect((await licenses(none.customerId, none.token)).map(({ total }) => total)).toEqual([0, 0, 0, 0]);
    const details = { contentLibraryTrialCancelled: false, subtitlesHoursPerMonth: 0, softwareEncoders: 0 };
    const { customerId, token: as } = await newOrganisation(platform, {
      multisitePlanId: PLANS.multisiteEnterprise,
      subscriptionDetails: { ...details, venues: 3, rtmp: 0, audio16: 0 },
    });
    await platform.services.db
      .insert(venueLicenses)
      .values({ customerId, licenseType: 'non-prod', total: 1 });
    expect(await licenses(customerId, as)).toEqual([
      { licenseType: 'cloud', total: 0, inUse: 0 },
      { licenseType: 'enterprise', total: 2, inUse: 0 },
      { licenseType: 'non-prod', total: 1, inUse: 0 },
      { licenseType: 'pro', total: 0, inUse: 0 },
    ]);
    const { body } = await platform.call<{ data: { usageSummary: object } }>(
      'GET',
      `/api/v3/customers/${customerId}`,
      { token: as },
    );
    expect(body.data.usageSummary).toMatchObject({ enterpriseLicenses: 2, nonProductionSiteLicenses: 1 });
  });

  test('VEN-07 a Broadcast venue keeps its plan while it is changed, takes no license, and none can be had', async () => {
    const before = await licenses();
    const { uuid } = (await create({ userName: 'rotunda' })).body;
    const broadcast = { planName: 'Broadcast', licenseType: null } as const;
    await platform.services.db.update(venues).set(broadcast).where(eq(venues.uuid, uuid));
    const changed = await change(uuid, {
      encoderChannelIds: [CHANNEL_IDS.main],
      password: 'Rotunda-2027',
    });
    const kept = {
      ...{ ...broadcast, encoderChannelIds: [CHANNEL_IDS.main] },
      ...{ availableVenueLicenses: 0, watermark: false },
    };
    expect(changed).toMatchObject({ status: 200, body: kept });
    expect(await licenses()).toEqual(before);
    await remove(uuid);
    expect((await restore(uuid)).status).toBe(204);
    expect((await change(uuid, {})).body).toMatchObject(kept);
    expect((await change(uuid, { licenseType: 'pro' })).body).toMatchObject({
      ...{ planName: 'Cloud-Pro', licenseType: 'pro' },
    });
    for (const licenseType of ['Broadcast', 'broadcast', 'User'])
      expect((await change(uuid, { licenseType })).body).toMatchObject({ field: 'licenseType' });
    await remove(uuid);
  });

  test('VEN-13 VEN-15 C-194 another license changes plan, mode and watermark; one that is not left is refused', async () => {
    const { uuid } = (await create({ userName: 'gallery' })).body;
    const [before, refused] = [await licenses(), await change(uuid, { licenseType: 'cloud' })];
    expect(refused).toMatchObject({ status: 409, body: { reason: 'VENUE_LICENSE_NONE_LEFT' } });
    expect(await licenses()).toEqual(before);
    expect((await change(uuid, { licenseType: 'pro' })).status).toBe(200);
    expect((await change(uuid, { licenseType: 'non-prod', encoderChannelIds: [] })).body).toMatchObject({
      ...{ planName: 'Non-Production', mode: 'Cloud', watermark: true, encoderChannelIds: [] },
      availableVenueLicenses: 0,
    });
    expect((await change(uuid, {})).body).toMatchObject({ licenseType: 'non-prod', userName: 'gallery' });
    await remove(uuid);
  });

  test('VEN-04 a new password is checked, counts at the next login, and is told nowhere', async () => {
    const { uuid } = (await create({ userName: 'loft' })).body;
    expect((await change(uuid, { password: 'steeple-2026' })).status).toBe(400);
    const changed = await change(uuid, { password: 'Belfry-2027' });
    expect(JSON.stringify(changed.body)).not.toContain('Belfry');
    expect((await signIn('loft', PASSWORD)).status).toBe(401);
    expect((await signIn('loft', 'Belfry-2027')).status).toBe(200);
    const [login] = await platform.services.db.select().from(users).where(eq(users.userId, uuid));
    expect(login?.passwordHash).toMatch(/^\$argon2id\$/);
    await remove(uuid);
  });

  test('VEN-05 VEN-14 VEN-16 what was removed is restored with login and channels, unless its name or license is taken', async () => {
    const { uuid } = (await create({ userName: 'crypt' })).body;
    await remove(uuid);
    expect((await signIn('crypt', PASSWORD)).status).toBe(401);
    const other = (await create({ userName: 'Crypt' })).body;
    expect(await restore(uuid)).toMatchObject({
      status: 409,
      body: { reason: 'VENUE_USER_NAME_TAKEN' },
    });
    await remove(other.uuid);
    const more = [await create({ userName: 'pro-1' }), await create({ userName: 'pro-2' })];
    expect(await restore(uuid)).toMatchObject({
      status: 409,
      body: { reason: 'VENUE_LICENSE_NONE_LEFT' },
    });
    for (const { body } of more) await remove(body.uuid);
    expect((await restore(uuid)).status).toBe(204);
    expect((await call('GET', `/api/v3/venues/${uuid}`)).body).toMatchObject({
      ...{ userName: 'crypt', licenseType: 'pro', encoderChannelIds: [CHANNEL_IDS.chapel] },
    });
    expect((await signIn('crypt', PASSWORD)).status).toBe(200);
    await remove(uuid);
    const kept = await platform.call('GET', `/api/v3/customers/${harbour}/bin/venues`, { token });
    expect(JSON.stringify(kept.body)).not.toContain('argon2');
    await platform.services.db.delete(binEntries);
  });

  test('VEN-09 a person’s own login is no venue to change or remove', async () => {
    expect((await change(USERS.harbourEvents, { encoderChannelIds: [] })).status).toBe(404);
    expect((await remove(USERS.harbourEvents)).status).toBe(404);
  });

  test.each(['events', 'encoders', 'library', 'review'])('PRM-05 %s may not write venues', async (name) => {
    const as = await platform.signIn(`${name}@harbour.example`);
    expect((await create({ userName: 'mine' }, harbour, as)).status).toBe(403);
    expect((await call('PATCH', `/api/v3/venues/${USERS.harbourChapel}`, {}, as)).status).toBe(403);
    expect((await call('DELETE', `/api/v3/venues/${USERS.harbourChapel}`, undefined, as)).status).toBe(403);
  });

  test('PRM-05 of another organisation nothing is found or made', async () => {
    const as = await platform.signIn('admin@northgate.example');
    expect((await create({ userName: 'mine', licenseType: 'enterprise' }, harbour, as)).status).toBe(403);
    const chapel = `/api/v3/venues/${USERS.harbourChapel}`;
    for (const [method, path] of [
      ['GET', chapel],
      ['PATCH', chapel],
      ['DELETE', chapel],
      ['GET', `/api/v3/users/${USERS.harbourChapel}/decoders`],
    ] as const) {
      expect((await call(method, path, method === 'PATCH' ? {} : undefined, as)).status).toBe(404);
    }
  });
});
