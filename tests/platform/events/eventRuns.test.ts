import type { EventLogRecord } from '../../../fixtures/platform/domains/events/schedule/eventLog.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import { LIVE_OCCURRENCE_ID, SCHEDULE_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const event = `/api/v3/schedules/${SCHEDULE_IDS.sundayService}`;

describe.each(await backends())('what became of an event on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const get = async <T>(at: string, who = 'events@harbour.example') =>
    platform.call<T>('GET', at, { token: await platform.signIn(who) });

  test('the destinations of an event are those of its times, and of no other event', async () => {
    const { status, body } = await get<ContentDestinationRecord[]>(`${event}/contentdestinations`);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(0);
    expect(new Set(body.map(({ scheduleId }) => scheduleId))).toEqual(new Set([SCHEDULE_IDS.sundayService]));
    expect(body.map(({ occurrenceId }) => occurrenceId)).toContain(LIVE_OCCURRENCE_ID);
  });

  test('S-152 the log tells states of destinations with their names in the order of time', async () => {
    const { body } = await get<EventLogRecord[]>(`${event}/log`);
    const times = body.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
    const states = body
      .filter(({ subject, occurrenceStart }) => subject === 'DESTINATION' && occurrenceStart !== null)
      .map(({ state }) => state);
    expect(states).toEqual(expect.arrayContaining(['SET_UP', 'STARTING', 'STARTED']));
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  });

  test.each([`${event}/contentdestinations`, `${event}/log`])(
    'S-046 %s is not found by a neighbour',
    async (path) => {
      expect((await get(path, 'admin@northgate.example')).status).toBe(404);
    },
  );

  test('S-152 campus review sees the destinations, and not the log', async () => {
    expect((await get(`${event}/contentdestinations`, 'review@harbour.example')).status).toBe(200);
    expect((await get(`${event}/log`, 'review@harbour.example')).status).toBe(403);
  });
});
