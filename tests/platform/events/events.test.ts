import type { ScheduleItemRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import {
  CHANNEL_IDS,
  DESTINATION_GROUP_IDS,
  ENCODER_IDS,
  LIVE_OCCURRENCE_ID,
  PRESET_IDS,
  SCHEDULE_IDS,
  WEB_CHANNEL_IDS,
} from '../../../fixtures/demo/seed/streamingIds.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const path = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(await backends())('the schedule on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ platform, close } = await start());
  });
  afterAll(() => close());

  const get = async <T>(at: string) =>
    platform.call<T>('GET', at, { token: await platform.signIn('events@harbour.example') });
  const between = async (start: number, end: number) => {
    const now = platform.clock.now().getTime();
    const query = `startTime=${new Date(now + start).toISOString()}&endTime=${new Date(now + end).toISOString()}`;
    return (await get<ScheduleItemRecord[]>(`${path}?${query}`)).body;
  };

  test('SCH-03 a window in ISO times answers what overlaps it, by start', async () => {
    const items = await between(-DAY, 7 * DAY);
    const starts = items.map(({ startDay }) => startDay);
    expect(starts).toEqual([...starts].sort());
    expect(items.map(({ id }) => id)).toContain(LIVE_OCCURRENCE_ID);

    // The event on air lies from 17 minutes ago to 73 minutes ahead; its ends don't belong to it.
    const has = async (start: number, end: number) =>
      (await between(start, end)).some(({ id }) => id === LIVE_OCCURRENCE_ID);
    expect(await has(0, MINUTE)).toBe(true);
    expect(await has(-DAY, -16 * MINUTE)).toBe(true);
    expect(await has(-DAY, -17 * MINUTE)).toBe(false);
    expect(await has(72 * MINUTE, DAY)).toBe(true);
    expect(await has(73 * MINUTE, DAY)).toBe(false);
  });

  test('SCH-02 an item carries title, start and end, with what it streams from', async () => {
    const [live] = (await between(0, MINUTE)).filter(({ id }) => id === LIVE_OCCURRENCE_ID);
    const now = platform.clock.now().getTime();
    expect(live).toEqual({
      id: LIVE_OCCURRENCE_ID,
      uuid: SCHEDULE_IDS.sundayService,
      customerId: CUSTOMERS.harbour,
      title: 'Sunday morning service',
      startDay: new Date(now - 17 * MINUTE).toISOString(),
      endDay: new Date(now + 73 * MINUTE).toISOString(),
      timezone: 'America/New_York',
      type: 'LIVE',
      status: 'STARTED',
      paused: false,
      encoderId: ENCODER_IDS.northHall,
      // Its pre-roll is 30 minutes (ENC-16, EVT-27).
      encoderFrom: new Date(now - 47 * MINUTE).toISOString(),
      encoderPresetId: PRESET_IDS.fullHd60Hevc,
      eventProfileId: CHANNEL_IDS.main,
      webEventProfileId: null,
      destinationGroupId: DESTINATION_GROUP_IDS.sunday,
      mediaId: null,
    });
  });

  test('SCH-06 a replay names the web channel that it replays and no encoder', async () => {
    const replay = (await between(0, 7 * DAY)).find(({ type }) => type === 'REPUBLISH');
    expect(replay).toMatchObject({
      title: 'Morning service again',
      encoderId: null,
      webEventProfileId: WEB_CHANNEL_IDS.main,
    });
  });

  test('the days ahead are filled, and a paused event is marked', async () => {
    const items = await between(0, 7 * DAY);
    expect(items.length).toBeGreaterThan(8);
    expect(items.find(({ paused }) => paused)?.title).toBe('Staff meeting');
    expect(items.filter(({ status }) => status === 'STARTED')).toHaveLength(1);
  });

  test('a window without times, or that ends before it starts, is refused', async () => {
    expect((await get(path)).status).toBe(400);
    const backwards = `${path}?startTime=2026-11-22T10:00:00Z&endTime=2026-11-22T09:00:00Z`;
    expect((await get<{ message: string }>(backwards)).body.message).toContain('end after it starts');
    expect((await get(`${path}?startTime=yesterday&endTime=tomorrow`)).status).toBe(400);
  });

  test('one event answers all its occurrences, or the one that is asked for', async () => {
    const of = `/api/v3/schedules/${SCHEDULE_IDS.sundayService}`;
    const whole = await get<{ name: string; occurrences: ScheduleItemRecord[] }>(of);
    expect(whole.body.name).toBe('Sunday morning service');
    expect(whole.body.occurrences.length).toBeGreaterThanOrEqual(5);
    const one = await get<{ occurrences: ScheduleItemRecord[] }>(`${of}?occurrence=${LIVE_OCCURRENCE_ID}`);
    expect(one.body.occurrences.map(({ id }) => id)).toEqual([LIVE_OCCURRENCE_ID]);
    expect((await get(`${of}?occurrence=never`)).status).toBe(404);
    expect((await get('/api/v3/schedules/nothing')).status).toBe(404);
  });
});
