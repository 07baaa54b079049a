import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cues } from '../../../fixtures/platform/kernel/db/schema/cues.ts';
import { encoderVideos } from '../../../fixtures/platform/kernel/db/schema/encoderVideos.ts';
import {
  encoderChannels,
  encoderChannelUsers,
  encoders,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { cutRecordings } from '../../../fixtures/platform/domains/encoders/live/liveRecordings.ts';
import {
  beginRecording,
  goesOn,
  moveRecording,
} from '../../../fixtures/platform/domains/encoders/live/recordings.ts';
import { ENCODER_VIDEO_STATUSES } from '../../../schema/rules/encoderVideos.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, newOrganisation, playbackAt } from '../worlds/mediaWorld.ts';

describe.each(await backends())('encoder videos on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let channelId: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
    ({ customerId, token } = await newOrganisation(platform));
    channelId = randomUUID();
    await platform.services.db.insert(encoderChannels).values({
      uuid: channelId,
      customerId,
      name: 'Main',
      provisioned: true,
      lanOnly: false,
      deleteAfter: 30,
      createdAt: platform.clock.now(),
    });
  }, START_LIMIT_MS);
  afterAll(() => close());

  /** Forty seconds, ended, but for what is given. Answers its id. */
  async function insert(values: Partial<typeof encoderVideos.$inferInsert> = {}): Promise<string> {
    const uuid = randomUUID();
    await platform.services.db.insert(encoderVideos).values({
      uuid,
      customerId,
      encoderId: 'e1',
      encoderChannelId: channelId,
      name: 'Service',
      startTime: new Date(platform.clock.now().getTime() - 120_000),
      lengthMs: 40_000,
      status: 'STOPPED',
      packageId: 'lecture',
      repeats: 1,
      history: [{ time: platform.clock.now().toISOString(), status: 'STOPPED', error: null }],
      ...values,
    });
    return uuid;
  }
  const cuesPath = (uuid: string, channel = channelId) =>
    `/api/v3/streamprofiles/${channel}/events/${uuid}/cues`;
  const add = (uuid: string, body: object, as = token) =>
    platform.call<Record<string, unknown>>('POST', cuesPath(uuid), {
      token: as,
      body: { position: '00:00:10.000', name: 'Song', ...body },
    });

  it('STM-04 GOL-06 one that a publisher sends goes LIVE ↔ NO_INPUT → STOPPING → STOPPED, and no further', async () => {
    const { services, clock } = platform;
    const uuid = randomUUID();
    const arriving = {
      ...{ videoCodec: 'avc1.64001f', width: 1280, height: 720, framesPerSecond: 30, bitrateKbps: 2800 },
      ...{ keyFrameSeconds: 2, audioCodec: 'mp4a.40.2', audioChannels: 2, sampleRate: 48_000, level: null },
      ...{ jumps: 0, recentJumps: 0 },
    };
    const read = async () =>
      (await platform.call<{ status: string }>('GET', `/api/v3/events/${uuid}`, { token })).body.status;
    const channel = { uuid: channelId, name: 'Main', customerId };
    const silence = async (seconds: number) => {
      clock.advance(seconds * 1_000);
      await cutRecordings.step(services);
    };
    await beginRecording(services.db, uuid, channel, arriving, clock.now());
    expect(await read()).toBe('LIVE');
    await silence(16);
    expect(await read()).toBe('NO_INPUT');
    expect(await goesOn(services.db, uuid, clock.now())).toBe(true);
    expect(await read()).toBe('LIVE');
    await silence(21);
    expect(await read()).toBe('STOPPED');
    expect(await goesOn(services.db, uuid, clock.now())).toBe(false);
    for (const status of ENCODER_VIDEO_STATUSES) await moveRecording(services.db, uuid, status, clock.now());
    await cutRecordings.step(services);
    const { body } = await platform.call<{ history: { status: string }[] }>(
      'GET',
      `/api/v3/events/${uuid}/summary`,
      { token },
    );
    expect(body.history.map(({ status }) => status)).toEqual([
      ...['LIVE', 'NO_INPUT', 'LIVE', 'STOPPING', 'STOPPED'],
    ]);
    await platform.call('DELETE', `/api/v3/events/${uuid}`, { token });
  });

  it('LIB-17 have their four fields, the newest first, and play', async () => {
    const old = await insert({ startTime: new Date('2026-01-01T00:00:00Z') });
    const uuid = await insert();
    const list = await platform.call<{ uuid: string }[]>('GET', `/api/v3/customers/${customerId}/events`, {
      token,
    });
    expect(list.body.map((video) => video.uuid)).toEqual([uuid, old]);
    const { body } = await platform.call('GET', `/api/v3/events/${uuid}`, { token });
    expect(body).toMatchObject({
      playable: true,
      uuid,
      name: 'Service',
      startTime: expect.any(String),
      eventProfileId: channelId,
      eventProfileName: 'Main',
      status: 'STOPPED',
      duration: 40_000,
    });
    const hlsUrl = await playbackAt(platform, token, `/api/v3/events/${uuid}`);
    const manifest = await (await fetch(hlsUrl)).text();
    expect(manifest).toContain('#EXT-X-ENDLIST');
    const segment = /^(?!#).+$/m.exec(manifest)?.[0] ?? '';
    expect((await fetch(new URL(segment, hlsUrl))).status).toBe(200);
    expect((await fetch(hlsUrl.replace(customerId, 'another'))).status).toBe(403);
  });

  it('one that is recorded plays as a live picture and cannot be downloaded yet', async () => {
    const uuid = await insert({ status: 'LIVE', lengthMs: null });
    const hlsUrl = await playbackAt(platform, token, `/api/v3/events/${uuid}`);
    expect(await (await fetch(hlsUrl)).text()).not.toContain('#EXT-X-ENDLIST');
    expect((await platform.call('GET', `/api/v3/events/${uuid}/download`, { token })).status).toBe(409);
  });

  it('LIB-17, CUE-16 a part is downloaded to within 3.2 s', async () => {
    const uuid = await insert();
    const { status, body } = await platform.call<{ url: string; start: number; end: number }>(
      'GET',
      `/api/v3/events/${uuid}/download?start=10000&end=25000`,
      { token },
    );
    expect(status).toBe(200);
    expect(Math.abs(body.start - 10_000)).toBeLessThanOrEqual(3200);
    expect(Math.abs(body.end - 25_000)).toBeLessThanOrEqual(3200);
    const file = await fetch(body.url);
    expect(file.headers.get('content-disposition')).toContain('Service.mp4');
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    expect((await fetch(`${body.url.slice(0, -1)}x`)).status).toBe(404);
    const wrong = await platform.call('GET', `/api/v3/events/${uuid}/download?start=90000`, { token });
    expect(wrong).toMatchObject({ status: 400, body: { field: 'start' } });
  });

  it('C-106 are told of one encoder and of one channel, but not what was sent up for another organisation', async () => {
    const other = await newOrganisation(platform);
    const encoderId = randomUUID();
    await platform.services.db.insert(encoders).values({
      uuid: encoderId,
      customerId,
      name: 'North Hall',
      type: 'hardware',
      model: 'Rostrum E4',
      version: '4.8.2',
      createdAt: platform.clock.now(),
    });
    const mine = await insert({ encoderId, encoderChannelId: 'elsewhere' });
    const before = await insert({ encoderId, customerId: other.customerId, encoderChannelId: 'theirs' });
    const of = async (id: string, as = token) =>
      platform.call<{ uuid: string }[]>('GET', `/api/v3/subjects/${id}/events`, { token: as });
    expect((await of(encoderId)).body.map(({ uuid }) => uuid)).toEqual([mine]);
    const inChannel = await insert();
    const ofChannel = (await of(channelId)).body.map(({ uuid }) => uuid);
    expect(ofChannel).toContain(inChannel);
    expect(ofChannel).not.toContain(mine);
    expect(ofChannel).not.toContain(before);
    for (const id of [encoderId, channelId]) expect((await of(id, other.token)).status).toBe(404);
    expect((await of(randomUUID())).status).toBe(404);
  });

  it('C-108 are renamed within 128 characters, and a name that came in between stays', async () => {
    const uuid = await insert();
    const rename = (body: object, as = token) =>
      platform.call<{ name: string }>('PATCH', `/api/v3/events/${uuid}`, { token: as, body });
    expect(await rename({ name: ' Evening ', seenName: 'Service' })).toMatchObject({
      status: 200,
      body: { uuid, name: 'Evening' },
    });
    expect(await rename({ name: 'Morning', seenName: 'Service' })).toMatchObject({
      status: 409,
      body: {
        field: 'name',
        message: 'Another user changed this. Your input is kept: review the other changes, then save again.',
      },
    });
    for (const [name, message] of [
      ['  ', 'A name is required.'],
      ['x'.repeat(129), 'A name must have at most 128 characters; this one has 129.'],
    ])
      expect(await rename({ name })).toMatchObject({ status: 400, body: { field: 'name', message } });
    expect((await rename({})).status).toBe(400);
    expect((await rename({ name: 'x'.repeat(128) })).status).toBe(200);
    const one = await platform.call<{ name: string }>('GET', `/api/v3/events/${uuid}`, { token });
    expect(one.body.name).toBe('x'.repeat(128));
  });

  it('C-109 are removed with their cues and the leaves to download them, but not while they are recorded', async () => {
    const uuid = await insert();
    await add(uuid, {});
    const leave = await platform.call<{ url: string }>('GET', `/api/v3/events/${uuid}/download`, { token });
    const remove = (id: string, as = token) => platform.call('DELETE', `/api/v3/events/${id}`, { token: as });
    expect((await remove(uuid)).status).toBe(204);
    expect((await remove(uuid)).status).toBe(404);
    expect((await platform.call('GET', `/api/v3/events/${uuid}`, { token })).status).toBe(404);
    expect((await fetch(leave.body.url)).status).toBe(404);
    expect(await platform.services.db.select().from(cues).where(eq(cues.sourceId, uuid))).toEqual([]);
    for (const status of ENCODER_VIDEO_STATUSES.filter((one) => one !== 'STOPPED'))
      expect(await remove(await insert({ status, lengthMs: null }))).toMatchObject({
        status: 409,
        body: { code: 'STATE', message: 'An encoder video can be deleted after it has ended.' },
      });
  });

  it('C-108 C-109 two who remove one at the same moment: one does, the other is told', async () => {
    const uuid = await insert();
    const both = await Promise.all(
      [1, 2].map(() => platform.call('DELETE', `/api/v3/events/${uuid}`, { token })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it.each([
    ['CUSTOMER_ADMIN', true],
    ['EVENT_ADMIN', true],
    ['CONTROL_ENCODER', true],
    ['MEDIA_LIBRARY_ADMIN', true],
    ['CAMPUS_REVIEW', false],
  ] as const)('PRM-19 C-108 C-109 %s may rename and remove them: %p', async (role, may) => {
    const uuid = await insert();
    const person = await platform.createUser(customerId, { roles: [role] });
    const as = await platform.signIn(person.userName);
    const path = `/api/v3/events/${uuid}`;
    const renamed = await platform.call('PATCH', path, { token: as, body: { name: 'Evening' } });
    expect(renamed.status).toBe(may ? 200 : 403);
    expect((await platform.call('DELETE', path, { token: as })).status).toBe(may ? 204 : 403);
  });

  it('USR-09 who may only look at the channel changes none of its videos', async () => {
    const person = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
    const as = await platform.signIn(person.userName);
    const uuid = await insert();
    const { db } = platform.services;
    const use = { encoderChannelId: channelId, userId: person.userId };
    await db.insert(encoderChannelUsers).values({ ...use, viewOnly: true });
    const path = `/api/v3/events/${uuid}`;
    expect((await platform.call('PATCH', path, { token: as, body: { name: 'x' } })).status).toBe(403);
    expect((await platform.call('DELETE', path, { token: as })).status).toBe(403);
  });

  it('tell what happened while they were recorded', async () => {
    const { body } = await platform.call('GET', `/api/v3/events/${await insert()}/summary`, { token });
    expect(body).toMatchObject({ history: [{ status: 'STOPPED', error: null }], bitrateKbps: null });
  });

  it('CUE-06, CUE-13 have cues with privateCue and user', async () => {
    const uuid = await insert();
    const mine = await add(uuid, {});
    expect(mine).toMatchObject({ status: 201, body: { privateCue: true, name: 'Song' } });
    const shared = await add(uuid, { privateCue: false, user: mine.body['user'] });
    expect(Object.keys(shared.body).sort()).toEqual([
      'name',
      'position',
      'privateCue',
      'user',
      'userName',
      'uuid',
    ]);
    const one = `${cuesPath(uuid)}/${String(shared.body['uuid'])}`;
    expect(await platform.call('PATCH', one, { token, body: { name: 'Talk' } })).toMatchObject({
      body: { name: 'Talk', privateCue: false },
    });
    expect((await platform.call('DELETE', one, { token })).status).toBe(204);
    expect(await add(uuid, { user: 'somebody' })).toMatchObject({
      status: 400,
      body: { message: 'Only its author can change this cue.' },
    });
    expect(await add(uuid, { position: '00:00:40.001' })).toMatchObject({
      status: 400,
      body: { field: 'position' },
    });
    expect(await add(uuid, { name: '' })).toMatchObject({ status: 400, body: { field: 'name' } });
  });

  it('CUE-05 who may only look at the channel sets none, and the header says so', async () => {
    const person = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
    const as = await platform.signIn(person.userName);
    const uuid = await insert();
    const header = async () =>
      (
        await fetch(`${platform.url}${cuesPath(uuid)}?canISetCues=1`, {
          headers: { authorization: `Bearer ${as}` },
        })
      ).headers.get('cansetcues');
    expect(await header()).toBe('true');
    const use = { encoderChannelId: channelId, userId: person.userId };
    await platform.services.db.insert(encoderChannelUsers).values({ ...use, viewOnly: true });
    expect(await header()).toBe('false');
    expect(await add(uuid, {}, as)).toMatchObject({
      status: 403,
      body: { message: 'You cannot add cues here.' },
    });
  });

  it('CUE-14 have none while nothing has arrived; under another channel there is nothing', async () => {
    const lost = await insert({ packageId: null, lengthMs: 0 });
    expect((await platform.call('GET', cuesPath(lost), { token })).status).toBe(412);
    const uuid = await insert();
    expect((await platform.call('GET', cuesPath(uuid, 'other'), { token })).status).toBe(404);
  });
});
