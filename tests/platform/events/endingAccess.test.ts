import { eq } from 'drizzle-orm';
import { socialAccounts } from '../../../fixtures/platform/kernel/db/schema/socialAccounts.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import type { ReadinessRecord } from '../../../fixtures/platform/domains/events/readiness/records.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { DAY, HOUR, postWorld, type PostWorld } from '../worlds/postWorld.ts';

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

const of = (what: string) => `/api/v3/customers/${world.customerId}/${what}`;
/** A saved video at noon UTC, weekly from the day after next: 56 times. */
const series = (change: object = {}) => ({
  ...{ name: 'Service', type: 'SIMLIVE', mediaId: world.mediaId, timezone: 'UTC', duration: HOUR },
  ...{ startLocal: `${world.inMs(2 * DAY).slice(0, 10)}T12:00`, encoderSettingsType: 'automatic' },
  repeat: { type: 'WEEKLY', ends: 'AFTER', count: 56 },
  destinations: [
    {
      ...{ kind: 'YOUTUBE', socialAccountId: world.accountId, placeId: PLACE, title: 'Service' },
      ...{ description: 'Every week', privacy: 'public', publishState: 'published' },
    },
  ],
  ...change,
});
/** The end of the date with this number, from 1 on. */
const endOf = (date: number) =>
  new Date(Date.parse(`${world.inMs(2 * DAY).slice(0, 10)}T13:00:00.000Z`) + (date - 1) * 7 * DAY);
const set = (fields: { expiresAt?: Date | null; refusedAt?: Date | null }) =>
  platform.services.db.update(socialAccounts).set(fields).where(eq(socialAccounts.uuid, world.accountId));
const warnings = async (event: object) =>
  (await world.call<{ warnings: object[] }>('POST', of('schedules/validate'), event)).body.warnings;
async function judged(event: object): Promise<ReadinessRecord[]> {
  const { body } = await world.call<ScheduleRecord>('POST', of('schedules'), event);
  const to = new Date(Date.parse(world.inMs(0)) + 400 * DAY).toISOString();
  const query = `scheduleId=${body.uuid}&startTime=${world.inMs(0)}&endTime=${to}`;
  return (await world.call<ReadinessRecord[]>('GET', of(`schedules/readiness?${query}`))).body;
}

test('STM-14 warns before a series is saved how many of its dates an account covers, and until when', async () => {
  await set({ expiresAt: endOf(7) });
  expect(await warnings(series())).toMatchObject([
    {
      reason: 'EVENT_CONFLICT_ACCOUNT_EXPIRY_SERIES',
      field: 'destinations.0.socialAccountId',
      parameters: { covered: '7', total: '56', at: `${endOf(7).toISOString()}[UTC]` },
    },
  ]);
  await set({ expiresAt: new Date(endOf(7).getTime() - 1) });
  expect(await warnings(series())).toMatchObject([{ parameters: { covered: '6', total: '56' } }]);
  await set({ expiresAt: endOf(56) });
  expect(await warnings(series())).toEqual([]);
});

test('STM-14 counts no dates of a single event, and says of access that was withdrawn that it has ended', async () => {
  await set({ expiresAt: new Date(endOf(1).getTime() - 1) });
  const [single] = await warnings(series({ repeat: null }));
  expect(single).toMatchObject({
    reason: 'EVENT_CONFLICT_ACCOUNT_EXPIRY',
    parameters: { at: expect.stringContaining('[UTC]') },
  });
  await set({ refusedAt: platform.clock.now() });
  expect(await warnings(series())).toMatchObject([{ reason: 'EVENT_CONFLICT_ACCOUNT_ENDED' }]);
});

test('STM-14 blocks the dates of a series that an account does not cover, each with when it ends', async () => {
  await set({ expiresAt: endOf(7) });
  const times = await judged(series());
  const blocked = times.map(({ findings }) => findings.find(({ reason }) => reason === 'eventAccountEnds'));
  expect(blocked.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => undefined));
  expect(blocked.slice(7)).toHaveLength(49);
  for (const finding of blocked.slice(7))
    expect(finding).toMatchObject({
      thing: { kind: 'SOCIAL_ACCOUNT', id: world.accountId },
      access: { endsAt: endOf(7).toISOString(), coveredDates: 7, totalDates: 56 },
    });
});
