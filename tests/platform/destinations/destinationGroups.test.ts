import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
import type { DestinationGroupRecord } from '../../../fixtures/platform/domains/destinations/groups/records.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

interface Refused {
  code: string;
  reason: string;
  message: string;
  field?: string;
  parameters?: Record<string, string>;
}

describe.each(await backends())('destination groups on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let web: string;
  let rtmp: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
    web = await webChannel('Main');
    rtmp = await rtmpDestination('City relay');
  });

  async function webChannel(name: string): Promise<string> {
    const uuid = randomUUID();
    await platform.services.db.insert(webChannels).values({
      ...{ uuid, customerId, name, loadBalancer: uuid, embedId: uuid, deleteAfter: 7 },
      offlineContent: { kind: 'replay', mediaId: null, playlistId: null },
      createdAt: platform.clock.now(),
    });
    return uuid;
  }
  async function rtmpDestination(name: string): Promise<string> {
    const body = { name, streamUrl: 'rtmps://relay.example.com/live', streamKey: 'key' };
    const path = `/api/v3/customers/${customerId}/rtmp/destination`;
    return (await call<{ uuid: string }>('POST', path, body)).body.uuid;
  }
  const encoderChannel = async () =>
    (
      await call<{ uuid: string }>('POST', `/api/v3/customers/${customerId}/eventprofiles`, {
        ...{ name: 'Main hall', deleteAfter: 10, users: [] },
      })
    ).body.uuid;

  const call = <T>(method: string, path: string, body?: object) =>
    platform.call<T>(method, path, { token, body });
  const list = () => `/api/v4/customers/${customerId}/destinationgroups`;
  const path = ({ uuid }: { uuid: string }) => `${list()}/${uuid}`;
  const fields = (change: object = {}) => ({ name: 'Sunday', webEventProfileId: web, ...change });
  const create = (change: object = {}) =>
    call<DestinationGroupRecord & Refused>('POST', list(), fields(change));
  const created = async (change: object = {}) => (await create(change)).body;
  const read = async () => (await call<DestinationGroupRecord[]>('GET', list())).body;

  it('GRP-06 C-138 C-139 C-140 keeps every field, its destinations in their order, and lists by name', async () => {
    const channel = await encoderChannel();
    const chapel = await webChannel('Chapel');
    const { status, body } = await create({
      name: ' Sunday ',
      eventProfileId: channel,
      softwareEncoderEnabled: true,
      destinations: [
        { kind: 'RTMP', destinationId: rtmp },
        { kind: 'EMBED', destinationId: chapel },
      ],
    });
    expect(status).toBe(201);
    const nothingSaid = {
      ...{ title: null, description: null, accountId: null, privacy: null, publishStatus: null },
      ...{ crosspost: false, hasButton: false, buttonText: null, buttonUrl: null },
    };
    expect(body).toEqual({
      ...{ uuid: expect.any(String), customerId, name: 'Sunday', softwareEncoderEnabled: true },
      ...{ webEventProfileId: web, eventProfileId: channel },
      destinations: [
        { id: expect.any(String), kind: 'RTMP', destinationId: rtmp, name: 'City relay', ...nothingSaid },
        { id: expect.any(String), kind: 'EMBED', destinationId: chapel, name: 'Chapel', ...nothingSaid },
      ],
      createdAt: platform.clock.now().toISOString(),
    });
    const bare = await created({ name: 'advent' });
    expect(bare).toMatchObject({ eventProfileId: null, softwareEncoderEnabled: false, destinations: [] });
    expect(await read()).toEqual([bare, body]);
    expect((await call('GET', path(body))).body).toEqual(body);
  });

  it('GRP-06 C-141 changes what is given and leaves the rest; destinations that are given replace all', async () => {
    const body = await created({ destinations: [{ kind: 'RTMP', destinationId: rtmp }] });
    const renamed = await call<DestinationGroupRecord>('PATCH', path(body), { name: 'Evening' });
    expect(renamed.body).toEqual({ ...body, name: 'Evening' });
    const second = await rtmpDestination('Second');
    const destinations = [{ kind: 'RTMP', destinationId: second }];
    const moved = await call<DestinationGroupRecord>('PATCH', path(body), {
      webEventProfileId: null,
      destinations,
    });
    expect(moved.body).toMatchObject({ name: 'Evening', webEventProfileId: null, destinations });
  });

  it.each([
    ['GRP-01', { name: ' ' }, 'name', 'NAME_REQUIRED'],
    ['GRP-02', { name: 'x'.repeat(51) }, 'name', 'NAME_TOO_LONG'],
    ['GRP-04', { webEventProfileId: null, destinations: [] }, 'destinations', 'GROUP_DESTINATIONS_REQUIRED'],
    [
      'GRP-06',
      { destinations: [{ kind: 'SAVEONLY', destinationId: 'x' }] },
      'destinations.0.kind',
      'GROUP_DESTINATION_KIND',
    ],
    [
      'GRP-06',
      { destinations: [{ kind: 'RTMP', destinationId: 'x' }] },
      'destinations.0.destinationId',
      'GROUP_DESTINATION_UNKNOWN',
    ],
    ['GRP-06', { webEventProfileId: 'x' }, 'webEventProfileId', 'GROUP_DESTINATION_UNKNOWN'],
    ['GRP-06', { eventProfileId: 'x' }, 'eventProfileId', 'ENCODER_CHANNEL_UNKNOWN'],
  ])('%s is refused by field and reason, new and changed (%#)', async (_rule, change, field, reason) => {
    const body = await created({ name: 'There already' });
    for (const refused of [await create(change), await call<Refused>('PATCH', path(body), change)]) {
      expect([refused.status, refused.body]).toMatchObject([400, { field, reason }]);
    }
    expect(await read()).toEqual([body]);
  });

  it('GRP-02 a name of 50 characters and GRP-04 one destination are enough', async () => {
    expect((await create({ name: 'x'.repeat(50) })).status).toBe(201);
    const one = { webEventProfileId: null, destinations: [{ kind: 'RTMP', destinationId: rtmp }] };
    expect((await create(one)).status).toBe(201);
  });

  it('GRP-03 GRP-07 a name that is taken, in any case, is refused with the text of the catalogue', async () => {
    const body = await created();
    const other = await created({ name: 'Evening' });
    for (const refused of [
      await create({ name: 'SUNDAY' }),
      await call<Refused>('PATCH', path(other), { name: 'sunday' }),
    ]) {
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          code: 'CONFLICT',
          reason: 'GROUP_NAME_TAKEN',
          parameters: {},
          field: 'name',
          message: 'This destination group already exists. Please try a different name.',
        },
      ]);
    }
    expect((await call('PATCH', path(body), { name: 'Sunday' })).status).toBe(200);
  });

  it('GRP-03 of two that take one name at once, one gets it', async () => {
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    // Names are an organization's own.
    const other = await newOrganisation(platform);
    const groups = `/api/v4/customers/${other.customerId}/destinationgroups`;
    const body = await platform.call<Refused>('POST', groups, { token: other.token, body: fields() });
    expect(body).toMatchObject({ status: 400, body: { field: 'webEventProfileId' } });
  });

  it('GRP-05 no web channel and no RTMP destination is in a group twice', async () => {
    const twice = [
      [[rtmp, rtmp], 'RTMP', 1],
      [[web], 'EMBED', 0],
    ] as const;
    for (const [ids, kind, at] of twice) {
      const destinations = ids.map((destinationId) => ({ kind, destinationId }));
      expect(await create({ destinations })).toMatchObject({
        status: 400,
        body: { field: `destinations.${at}.destinationId`, reason: 'GROUP_DESTINATION_TWICE' },
      });
    }
    const body = await created();
    const destinations = [{ kind: 'EMBED', destinationId: web }];
    expect((await call('PATCH', path(body), { destinations })).status).toBe(400);
    const apart = await call('PATCH', path(body), { destinations, webEventProfileId: null });
    expect(apart.status).toBe(200);
    expect(await call('PATCH', path(body), { webEventProfileId: web })).toMatchObject({ status: 400 });
  });

  it('GRP-08 PRM-15 encoder control edits a group and is refused to create one, with the text of the catalogue', async () => {
    const body = await created();
    const { userName } = await platform.createUser(customerId, { roles: ['CONTROL_ENCODER'] });
    const control = await platform.signIn(userName);
    const changed = await platform.call('PATCH', path(body), { token: control, body: { name: 'Evening' } });
    expect(changed.status).toBe(200);
    expect(await platform.call('POST', list(), { token: control, body: fields() })).toEqual({
      status: 403,
      headers: expect.anything(),
      body: {
        code: 'FORBIDDEN',
        reason: 'GROUP_ADMIN_NEEDED',
        parameters: {},
        message: 'You need admin permission to create a destination group.',
      },
    });
  });

  it('C-142 a group that a coming event uses is not removed; the refusal names it, until it is over', async () => {
    const body = await created();
    const { db, clock } = platform.services;
    const uuid = randomUUID();
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
    await db.insert(schedules).values({
      ...{ uuid, customerId, name: 'Morning service', type: 'LIVE', timezone: 'UTC' },
      ...{
        encoderSettingsType: 'automatic',
        startLocal: '2026-11-22T09:30',
        durationMs: 3_600_000,
        destinationGroupId: body.uuid,
        createdAt: at(0),
      },
    });
    await db.insert(scheduleOccurrences).values({
      ...{ id: uuid, scheduleId: uuid, customerId, startAt: at(60), endAt: at(120) },
      ...{ status: 'IDLE', statusChangedAt: at(0) },
    });
    expect(await call('DELETE', path(body))).toMatchObject({
      status: 409,
      body: { reason: 'DESTINATION_GROUP_IN_USE', parameters: { names: '“Morning service”' } },
    });
    await db.update(scheduleOccurrences).set({ status: 'STOPPED' }).where(eq(scheduleOccurrences.id, uuid));
    expect((await call('DELETE', path(body))).status).toBe(204);
    // Restored, the event goes there again.
    expect((await call('POST', `/api/v4/destinationgroups/${body.uuid}/restore`)).status).toBe(204);
    const [row] = await db.select().from(schedules).where(eq(schedules.uuid, uuid));
    expect(row?.destinationGroupId).toBe(body.uuid);
  });

  it('GRP-03 what is removed comes back out of the bin with its destinations, unless its name is taken', async () => {
    const body = await created({ destinations: [{ kind: 'RTMP', destinationId: rtmp }] });
    const restore = () => call<Refused>('POST', `/api/v4/destinationgroups/${body.uuid}/restore`);
    await call('DELETE', path(body));
    expect((await call('GET', path(body))).status).toBe(404);
    const bin = await call('GET', `/api/v4/customers/${customerId}/bin/destinationgroups`);
    expect(bin.body).toMatchObject([{ kind: 'destinationGroup', id: body.uuid, name: 'Sunday' }]);
    const taker = await created();
    expect(await restore()).toMatchObject({ status: 409, body: { reason: 'GROUP_NAME_TAKEN' } });
    await call('PATCH', path(taker), { name: 'Other' });
    expect((await restore()).status).toBe(204);
    expect((await call('GET', path(body))).body).toEqual(body);
  });

  it('GRP-04 GRP-06 what is restored is without a channel that was removed meanwhile, and goes somewhere still', async () => {
    const channel = await encoderChannel();
    const places = { eventProfileId: channel, destinations: [{ kind: 'RTMP', destinationId: rtmp }] };
    const body = await created(places);
    const alone = await created({ name: 'Web alone' });
    for (const group of [body, alone]) expect((await call('DELETE', path(group))).status).toBe(204);
    for (const gone of [`webeventprofiles/${web}`, `eventprofiles/${channel}`])
      expect((await call('DELETE', `/api/v3/${gone}`)).status).toBe(204);
    const restore = ({ uuid }: { uuid: string }) =>
      call<Refused>('POST', `/api/v4/destinationgroups/${uuid}/restore`);
    expect((await restore(body)).status).toBe(204);
    expect((await call('GET', path(body))).body).toEqual({
      ...body,
      ...{ webEventProfileId: null, eventProfileId: null },
    });
    expect(await restore(alone)).toMatchObject({
      status: 409,
      body: { reason: 'GROUP_DESTINATIONS_REQUIRED' },
    });
    // It stays in the bin, to be restored once its channel is.
    expect((await call('POST', `/api/v3/webeventprofiles/${web}/restore`)).status).toBe(204);
    expect((await restore(alone)).status).toBe(204);
    expect((await call('GET', path(alone))).body).toEqual(alone);
  });

  it('GRP-06 an RTMP destination and an encoder channel of a group are not removed; the refusal names the group', async () => {
    const channel = await encoderChannel();
    const body = await created({
      eventProfileId: channel,
      destinations: [{ kind: 'RTMP', destinationId: rtmp }],
    });
    const ways = [`/api/v3/rtmp/destination/${rtmp}`, `/api/v3/eventprofiles/${channel}`];
    for (const way of ways) {
      expect(await call('DELETE', way)).toMatchObject({
        status: 409,
        body: { parameters: { names: '“Sunday”' } },
      });
    }
    await call('DELETE', path(body));
    for (const way of ways) expect((await call('DELETE', way)).status).toBe(204);
  });

  it('of another organisation are nobody’s to see, change, remove and restore, nor is what they go to', async () => {
    const body = await created();
    const other = await newOrganisation(platform);
    const as = (method: string, way: string, input?: object) =>
      platform.call<Refused>(method, way, { token: other.token, body: input });
    const theirs = `/api/v4/customers/${other.customerId}/destinationgroups`;
    expect((await as('GET', list())).status).toBe(403);
    expect((await as('POST', list(), fields())).status).toBe(403);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect((await as(method, path(body), method === 'PATCH' ? {} : undefined)).status).toBe(403);
      const through = `${theirs}/${body.uuid}`;
      expect((await as(method, through, method === 'PATCH' ? {} : undefined)).status).toBe(404);
    }
    const stolen = await as('POST', theirs, {
      name: 'x',
      destinations: [{ kind: 'RTMP', destinationId: rtmp }],
    });
    expect(stolen.body).toMatchObject({ reason: 'GROUP_DESTINATION_UNKNOWN' });
    await call('DELETE', path(body));
    expect((await as('POST', `/api/v4/destinationgroups/${body.uuid}/restore`)).status).toBe(404);
  });
});
