import { jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { publishPlannedDestinations } from '../../../fixtures/platform/domains/destinations/broadcasts/publishing.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import type { DestinationStateWord } from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import { destinationPublishing } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import type { WebChannelRecord } from '../../../fixtures/platform/domains/destinations/webChannels/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  demoEndedDestinationId,
  LIVE_DESTINATION_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

interface Refused {
  code: string;
  reason: string;
  field?: string;
}

const { web, youtube } = LIVE_DESTINATION_IDS;
/** A web channel's broadcasts one and two weeks ago. */
const [lastWeek, before] = [demoEndedDestinationId(1), demoEndedDestinationId(4)];

describe.each(await backends())('changes of destinations on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;

  beforeAll(async () => {
    ({ platform, close } = await start());
    token = await platform.signIn('events@harbour.example');
  });
  afterAll(() => close());

  const call = <T>(method: string, path: string, body?: object) =>
    platform.call<T>(method, path, { token, body });
  const one = (id: string) => `/api/v3/contentdestinations/${id}`;
  const read = async (id: string) => (await call<ContentDestinationRecord>('GET', one(id))).body;
  const patch = (id: string, body: object) =>
    call<ContentDestinationRecord & Refused>('PATCH', one(id), body);
  const publish = (id: string, body: object) =>
    call<ContentDestinationRecord & Refused>('POST', `${one(id)}/publish`, body);
  const put = (id: string, change: Partial<typeof contentDestinations.$inferInsert>) =>
    platform.services.db.update(contentDestinations).set(change).where(eq(contentDestinations.id, id));

  it('C-128 DST-25 changes title and description, and leaves what is not given', async () => {
    const { description } = await read(web);
    expect((await patch(web, { title: ' Morning ' })).body).toMatchObject({ title: 'Morning', description });
    expect((await patch(web, { description: '' })).body).toMatchObject({
      title: 'Morning',
      description: null,
    });
    expect(await read(web)).toMatchObject({ title: 'Morning', description: null });
  });

  it.each([
    ['WEB-01 DST-01', web, { title: ' ' }, 'title', 'POST_TITLE_REQUIRED'],
    ['WEB-01', web, { title: 'x'.repeat(129) }, 'title', 'NAME_TOO_LONG'],
    ['WEB-02 DST-02', web, { title: 'a < b' }, 'title', 'POST_ANGLE_BRACKETS'],
    ['DST-01', youtube, { description: '' }, 'description', 'POST_DESCRIPTION_REQUIRED'],
    ['DST-02', youtube, { description: 'a > b' }, 'description', 'POST_ANGLE_BRACKETS'],
    ['DST-03', youtube, { title: 'x'.repeat(101) }, 'title', 'YOUTUBE_TITLE_TOO_LONG'],
  ])(
    '%s is refused by field and reason, and nothing changes (%#)',
    async (_rule, id, change, field, reason) => {
      const present = await read(id);
      const { status, body } = await patch(id, change);
      expect([status, body]).toMatchObject([400, { field, reason }]);
      expect(await read(id)).toEqual(present);
    },
  );

  it('WEB-01 DST-03 128 characters are a title, and 100 at YouTube', async () => {
    expect((await patch(web, { title: 'x'.repeat(128) })).status).toBe(200);
    expect((await patch(youtube, { title: 'x'.repeat(100) })).status).toBe(200);
  });

  const FUTURE = '2099-01-01T10:00:00.000Z';
  it.each([
    ['published', 'unpublished'],
    ['unpublished', 'published'],
    ['unpublished', 'scheduled_published'],
    ['scheduled_published', 'unpublished'],
    ['scheduled_published', 'published'],
  ] as const)('STM-10 DST-23 %s goes to %s', async (from, to) => {
    await put(web, { publishStatus: from, publishAt: null });
    const { body } = await publish(web, { publishState: to, publishAt: FUTURE });
    const publishAt = to === 'scheduled_published' ? FUTURE : null;
    expect(body).toMatchObject({ publishStatus: to, publishAt });
  });

  it('STM-10 published does not go to scheduled_published', async () => {
    await put(web, { publishStatus: 'published' });
    expect(await publish(web, { publishState: 'scheduled_published', publishAt: FUTURE })).toMatchObject({
      status: 400,
      body: { field: 'publishState', reason: 'DESTINATION_PUBLISHED_ALREADY' },
    });
  });

  it('STM-10 DST-26 what is planned needs a time ahead, and is published when it comes', async () => {
    await put(web, { publishStatus: 'unpublished' });
    const now = platform.clock.now();
    for (const publishAt of [null, now.toISOString()]) {
      expect(await publish(web, { publishState: 'scheduled_published', publishAt })).toMatchObject({
        status: 400,
        body: { field: 'publishAt', reason: 'DESTINATION_PUBLISH_TIME' },
      });
    }
    const publishAt = new Date(now.getTime() + 60_000).toISOString();
    await publish(web, { publishState: 'scheduled_published', publishAt });
    const step = () =>
      runDueSteps(platform.services, [destinationPublishing], (error) => {
        throw error;
      });
    platform.clock.advance(59_000);
    await step();
    expect(await read(web)).toMatchObject({ publishStatus: 'scheduled_published', publishAt });
    platform.clock.advance(6_000);
    await step();
    expect(await read(web)).toMatchObject({ publishStatus: 'published', publishAt: null });
  });

  it('STM-10 of those whose time has come one that fails holds up no other, and is tried again', async () => {
    const publishAt = platform.clock.now();
    for (const id of [web, youtube]) await put(id, { publishStatus: 'scheduled_published', publishAt });
    const { services } = platform;
    const broken = jest.spyOn(services.db, 'transaction').mockRejectedValueOnce(new Error('broken off'));
    await expect(publishPlannedDestinations(services)).rejects.toThrow('broken off');
    broken.mockRestore();
    const states = async () => [(await read(web)).publishStatus, (await read(youtube)).publishStatus];
    expect((await states()).sort()).toEqual(['published', 'scheduled_published']);
    await publishPlannedDestinations(services);
    expect(await states()).toEqual(['published', 'published']);
  });

  it('EVT-30 C-132 one broadcast of a channel is its next replay, and the channel shows that one', async () => {
    await put(web, { status: 'STOPPED', publishStatus: 'unpublished' });
    const shown = async () =>
      (await call<WebChannelRecord>('GET', `/api/v3/webeventprofiles/${WEB_CHANNEL_IDS.main}`)).body
        .activeContent?.destinationId;
    expect(await shown()).toBe(lastWeek);
    expect((await publish(before, { nextReplay: true })).body.nextReplay).toBe(true);
    expect(await shown()).toBe(before);
    expect((await publish(lastWeek, { nextReplay: true })).body.nextReplay).toBe(true);
    expect((await read(before)).nextReplay).toBe(false);
    expect(await publish(youtube, { nextReplay: true })).toMatchObject({
      status: 400,
      body: { field: 'nextReplay', reason: 'DESTINATION_NOT_REPLAYED' },
    });
  });

  it.each<DestinationStateWord>(['SET_UP', 'STARTING', 'STARTED', 'WARNING', 'STOPPING'])(
    'EVT-22 C-129 one that is %s is not deleted before it was stopped',
    async (status) => {
      await put(web, { status });
      expect(await call('DELETE', one(web))).toMatchObject({
        status: 409,
        body: { code: 'STATE', reason: 'DESTINATION_RUNS' },
      });
    },
  );

  it('EVT-22 C-129 one that has ended is deleted, and comes back with its history and its cues', async () => {
    await put(web, { status: 'STOPPED', stoppedAt: platform.clock.now() });
    const cue = { name: 'Sermon', position: '00:00:01.000', visibility: 'private' };
    expect((await call('POST', `${one(web)}/cues`, cue)).status).toBe(201);
    const all = async () => [
      await read(web),
      (await call('GET', `${one(web)}/summary`)).body,
      (await call('GET', `${one(web)}/cues?canISetCues=1`)).body,
    ];
    const present = await all();
    expect((await call('DELETE', one(web))).status).toBe(204);
    expect((await call('GET', one(web))).status).toBe(404);
    const bin = await call('GET', `/api/v3/customers/${CUSTOMERS.harbour}/bin/contentdestinations`);
    expect(bin.body).toMatchObject([{ kind: 'contentDestination', id: web }]);
    expect((await call('POST', `${one(web)}/restore`)).status).toBe(204);
    expect(await all()).toEqual(present);
  });

  it('DST-20 what has ended does not start again by any of these', async () => {
    await put(web, { status: 'STOPPED' });
    await patch(web, { title: 'Again' });
    await publish(web, { publishState: 'published' });
    expect((await read(web)).status).toBe('STOPPED');
  });
});
