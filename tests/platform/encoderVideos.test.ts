import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { encoderVideos } from '../../fixtures/platform/db/schema/encoderVideos.ts';
import { encoderChannels } from '../../fixtures/platform/db/schema/encoders.ts';
import { recordingStatus } from '../../fixtures/platform/simulator/encoderRecordings.ts';
import { CUE_MESSAGES } from '../../schema/rules/cues.ts';
import { ENCODER_VIDEO_STATUSES } from '../../schema/rules/encoderVideos.ts';
import { eventSourceProblem } from '../../schema/rules/media.ts';
import { backends } from '../support/backends.ts';
import type { TestPlatform } from '../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, newOrganisation } from './mediaWorld.ts';

describe('LIB-16 the source of an event', () => {
  it.each([
    ['completed', 'COMPLETE', null],
    ['COMPLETED', 'COMPLETE', null],
    ['content_available', 'TRANSCODING', 'This library video has not completed saving.'],
    ['started', 'PENDING', 'This library video has not completed saving.'],
    ['republish_pending', 'RE_SEGMENTING', 'This library video has not completed saving.'],
    ['errored', 'FAILED', 'This library video has not completed saving.'],
    ['delete_pending', 'COMPLETE', 'This library video has not completed saving.'],
  ])('is refused while a video is %s and %s: %p', (state, processingState, problem) => {
    expect(eventSourceProblem({ state, processingState })).toBe(problem);
  });
});

describe('what an encoder video does', () => {
  it.each([
    ['STARTED', 'started', 'LIVE'],
    ['WARNING', 'started', 'NO_INPUT'],
    ['STARTED', 'offline', 'OFFLINE'],
    ['STOPPING', 'stopping', 'STOPPING'],
    ['STOPPED', 'stopped', 'STOPPED'],
    ['ABORTED', 'started', 'STOPPED'],
    ['ERROR', 'started', 'STOPPED'],
    [null, null, 'STOPPED'],
  ] as const)('GOL-06 while its event is %s and its encoder %s is %s', (event, encoder, status) => {
    expect(recordingStatus(event, encoder)).toBe(status);
    expect(ENCODER_VIDEO_STATUSES).toContain(status);
  });
});

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
      users: [],
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

  it('LIB-17 have their four fields, the newest first, and play', async () => {
    const old = await insert({ startTime: new Date('2026-01-01T00:00:00Z') });
    const uuid = await insert();
    const list = await platform.call<{ uuid: string; hlsUrl: string }[]>(
      'GET',
      `/api/v3/customers/${customerId}/events`,
      { token },
    );
    expect(list.body.map((video) => video.uuid)).toEqual([uuid, old]);
    const { body } = await platform.call<{ hlsUrl: string }>('GET', `/api/v3/events/${uuid}`, { token });
    expect(body).toMatchObject({
      uuid,
      name: 'Service',
      startTime: expect.any(String),
      eventProfileId: channelId,
      eventProfileName: 'Main',
      status: 'STOPPED',
      duration: 40_000,
    });
    const manifest = await (await fetch(body.hlsUrl)).text();
    expect(manifest).toContain('#EXT-X-ENDLIST');
    const segment = /^(?!#).+$/m.exec(manifest)?.[0] ?? '';
    expect((await fetch(new URL(segment, body.hlsUrl))).status).toBe(200);
    expect((await fetch(body.hlsUrl.replace(customerId, 'another'))).status).toBe(404);
  });

  it('GOL-06 one that is recorded plays as a live picture and cannot be downloaded yet', async () => {
    const uuid = await insert({ status: 'LIVE', lengthMs: null });
    const { body } = await platform.call<{ hlsUrl: string }>('GET', `/api/v3/events/${uuid}`, { token });
    expect(await (await fetch(body.hlsUrl)).text()).not.toContain('#EXT-X-ENDLIST');
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
      body: { message: CUE_MESSAGES.somebodyElse },
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
    const users = (viewOnly: boolean) => ({ users: [{ userId: person.userId, viewOnly }] });
    const { db } = platform.services;
    await db.update(encoderChannels).set(users(true)).where(eq(encoderChannels.uuid, channelId));
    expect(await header()).toBe('false');
    expect(await add(uuid, {}, as)).toMatchObject({ status: 403, body: { message: CUE_MESSAGES.viewOnly } });
    await db.update(encoderChannels).set(users(false)).where(eq(encoderChannels.uuid, channelId));
  });

  it('CUE-14 have none while nothing has arrived; under another channel there is nothing', async () => {
    const lost = await insert({ packageId: null, lengthMs: 0 });
    expect((await platform.call('GET', cuesPath(lost), { token })).status).toBe(412);
    const uuid = await insert();
    expect((await platform.call('GET', cuesPath(uuid, 'other'), { token })).status).toBe(404);
  });
});
