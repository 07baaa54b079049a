import { and, asc, eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { socialAccounts } from '../../../fixtures/platform/kernel/db/schema/socialAccounts.ts';
import { webChannels } from '../../../fixtures/platform/kernel/db/schema/webChannels.ts';
import { publishPlannedDestinations } from '../../../fixtures/platform/domains/destinations/broadcasts/publishing.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { setUpDestinations } from '../../../fixtures/platform/domains/events/schedule/setUp.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { POST } from '../../support/postRefusals.ts';
import { accountsAndPackage, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { DAY, HOUR, MINUTE, postWorld, type PostWorld } from '../worlds/postWorld.ts';

const BUTTON = { hasButton: true, buttonText: 'Give', buttonUrl: 'https://harbour.example/give' };
const PLACE = 'UCharbourstreet';

let platform: TestPlatform;
let world: PostWorld;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
}, START_LIMIT_MS);
afterAll(() => platform.close());
beforeEach(async () => {
  world = await postWorld(platform);
});

const of = (what: string, version = 'v3') => `/api/${version}/customers/${world.customerId}/${what}`;
const atYoutube = () => ({
  ...{ kind: 'YOUTUBE', socialAccountId: world.accountId, placeId: PLACE },
  ...{ title: 'Service', description: 'Every Sunday', privacy: 'public' },
});

/** An event in a day, by the REST service. */
async function planned(change: object): Promise<ScheduleRecord> {
  const { status, body } = await world.call<ScheduleRecord>('POST', of('schedules'), {
    ...{ name: 'Service', description: 'Every Sunday', type: 'SIMLIVE', mediaId: world.mediaId },
    ...{ timezone: 'UTC', startLocal: world.inMs(DAY).slice(0, 16), duration: HOUR },
    ...{ encoderSettingsType: 'automatic', destinations: [], ...change },
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

/** Destinations created for the event. */
async function setUp({ uuid }: ScheduleRecord) {
  const { db, clock } = platform.services;
  const [schedule] = await db.select().from(schedules).where(eq(schedules.uuid, uuid));
  const [occurrence] = await db
    .select()
    .from(scheduleOccurrences)
    .where(eq(scheduleOccurrences.scheduleId, uuid));
  await setUpDestinations(db, occurrence!, schedule!, clock.now());
  return db
    .select()
    .from(contentDestinations)
    .where(eq(contentDestinations.occurrenceId, occurrence!.id))
    .orderBy(asc(contentDestinations.kind));
}

async function newChannel(): Promise<string> {
  const uuid = crypto.randomUUID();
  await platform.services.db.insert(webChannels).values({
    ...{
      uuid,
      customerId: world.customerId,
      name: 'Main',
      loadBalancer: uuid,
      embedId: uuid,
      deleteAfter: 7,
    },
    offlineContent: { kind: 'replay', mediaId: null, playlistId: null },
    createdAt: platform.clock.now(),
  });
  return uuid;
}

test('DST-05 DST-06 DST-25 the button beside a web channel and beside a network is kept and is there once the event is set up', async () => {
  const event = await planned({
    destinations: [
      { kind: 'EMBED', webChannelId: await newChannel(), ...BUTTON },
      { ...atYoutube(), publishState: 'published', ...BUTTON },
    ],
  });
  expect(event.destinations).toMatchObject([BUTTON, BUTTON]);
  expect(await setUp(event)).toMatchObject([
    { kind: 'EMBED', ...BUTTON },
    { kind: 'YOUTUBE', ...BUTTON },
  ]);
});

test('GRP-06 DST-05 DST-06 the button of a group’s destination is there once an event of the group is set up', async () => {
  const place = { ...POST, privacy: 'public', publishStatus: 'published', destinationId: PLACE };
  const { body: group } = await world.call<{ uuid: string }>('POST', of('destinationgroups', 'v4'), {
    ...{ name: 'Sunday', destinations: [{ ...place, accountId: world.accountId, ...BUTTON }] },
  });
  const rows = await setUp(await planned({ destinationGroupId: group.uuid }));
  expect(rows).toMatchObject([{ kind: 'YOUTUBE', destinationId: PLACE, ...BUTTON }]);
});

test('STM-10 DST-23 DST-25 what is to be published later is published as its content begins, by its own start where it has one', async () => {
  const later = { ...atYoutube(), publishState: 'scheduled_published', startOffset: 5 * MINUTE };
  const event = await planned({ destinations: [later] });
  const [row] = await setUp(event);
  const beginsAt = new Date(Date.parse(`${world.inMs(DAY).slice(0, 16)}:00Z`) + 5 * MINUTE);
  expect(row).toMatchObject({ publishStatus: 'scheduled_published', publishAt: beginsAt });
  const { body } = await world.call('GET', `/api/v3/contentdestinations/${row!.id}`);
  expect(body).toMatchObject({ startOffset: 300_000, stopOffset: 0, publishAt: beginsAt.toISOString() });
  const [plain] = await setUp(await planned({ destinations: [{ ...later, startOffset: 0 }] }));
  expect(plain?.publishAt).toEqual(new Date(beginsAt.getTime() - 5 * MINUTE));
  const isPublished = async () => {
    await publishPlannedDestinations(platform.services);
    const here = and(eq(contentDestinations.id, row!.id), eq(contentDestinations.publishStatus, 'published'));
    return (await platform.services.db.$count(contentDestinations, here)) === 1;
  };
  platform.clock.set(new Date(beginsAt.getTime() - 1));
  expect(await isPublished()).toBe(false);
  platform.clock.set(beginsAt);
  expect(await isPublished()).toBe(true);
});

test('C-188 the events of an account are those that are planned for it, by themselves or by a group, and no others', async () => {
  const place = { ...POST, privacy: 'public', publishStatus: 'published', destinationId: PLACE };
  const { body: group } = await world.call<{ uuid: string }>('POST', of('destinationgroups', 'v4'), {
    ...{ name: 'Sunday', destinations: [{ ...place, accountId: world.accountId }] },
  });
  await planned({ name: 'By itself', destinations: [{ ...atYoutube(), publishState: 'published' }] });
  await planned({ name: 'By its group', destinationGroupId: group.uuid });
  await planned({ name: 'Elsewhere', destinations: [{ kind: 'SAVEONLY' }] });
  const { uuid: other } = await world.linked('FACEBOOK');
  const onPage = { ...atYoutube(), kind: 'FACEBOOK', socialAccountId: other, placeId: '1048576002' };
  await planned({ name: 'By another', destinations: [{ ...onPage, publishState: 'published' }] });
  const { body } = await world.call<ScheduleRecord[]>(
    'GET',
    `/api/v3/socialmedia/${world.accountId}/schedules`,
  );
  expect(body.map(({ name }) => name)).toEqual(['By its group', 'By itself']);
});

test('an account whose access ends before the event is told while it is planned, also one of its group', async () => {
  const place = { ...POST, privacy: 'public', publishStatus: 'published', destinationId: PLACE };
  const { body: group } = await world.call<{ uuid: string }>('POST', of('destinationgroups', 'v4'), {
    ...{ name: 'Sunday', destinations: [{ ...place, accountId: world.accountId }] },
  });
  const event = {
    ...{ name: 'Service', type: 'SIMLIVE', mediaId: world.mediaId, timezone: 'UTC', duration: HOUR },
    ...{ startLocal: world.inMs(DAY).slice(0, 16), encoderSettingsType: 'automatic' },
    ...{ destinationGroupId: group.uuid, destinations: [{ ...atYoutube(), publishState: 'published' }] },
  };
  const fields = async () => {
    const { body } = await world.call<{ warnings: object[] }>('POST', of('schedules/validate'), event);
    return body.warnings;
  };
  expect(await fields()).toEqual([]);
  await platform.services.db
    .update(socialAccounts)
    .set({ expiresAt: new Date(platform.clock.now().getTime() + DAY) })
    .where(eq(socialAccounts.uuid, world.accountId));
  const reason = 'EVENT_CONFLICT_ACCOUNT_EXPIRY';
  expect(await fields()).toMatchObject([
    { reason, field: 'destinations.0.socialAccountId' },
    { reason, field: 'destinationGroupId' },
  ]);
});
