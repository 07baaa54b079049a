import { asc, eq } from 'drizzle-orm';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import type { EventCheckRecord } from '../../../fixtures/platform/domains/events/schedule/conflicts/records.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS, ENCODER_IDS, PRESET_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { listOccurrences, timesAhead } from '../../../schema/rules/repeat.ts';
import { REPEAT_POSITIONS, WEEKDAYS, type Repeat } from '../../../schema/rules/repeatRule.ts';
import { localAt, momentAt } from '../../../schema/rules/wallTime.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const list = `/api/v3/customers/${CUSTOMERS.harbour}/schedules`;
const MINUTE = 60_000;
/** Zones whose clocks change in the north, in the south, by half an hour, and never. */
const ZONES = [
  'America/New_York',
  'Europe/London',
  'Australia/Sydney',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
] as const;

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await platform.signIn('events@harbour.example');
});
afterAll(() => platform.close());

/** Numbers that look random and are the same each time (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function ruleOf(random: () => number) {
  const int = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const one = <T>(some: readonly T[]): T => some[int(0, some.length - 1)]!;
  const some = <T>(from: readonly T[]): T[] => from.filter(() => random() < 0.4);
  const type = one(['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const);
  const isOfMonth = type === 'MONTHLY' || type === 'YEARLY';
  const hasPosition = isOfMonth && random() < 0.5;
  const ends = one(['AFTER', 'NEVER', 'ON'] as const);
  const repeat: Repeat = {
    type,
    interval: type === 'MINUTELY' ? int(61, 600) : int(type === 'HOURLY' ? 2 : 1, 3),
    weekdays: isOfMonth && !hasPosition ? [] : some(WEEKDAYS),
    dayOfMonth: isOfMonth && !hasPosition && random() < 0.6 ? int(1, 31) : null,
    position: hasPosition ? one(REPEAT_POSITIONS) : null,
    months: random() < 0.3 ? some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) : [],
    ends,
    count: ends === 'AFTER' ? int(1, 12) : null,
    until: ends === 'ON' ? `2027-0${int(3, 9)}-${int(10, 28)}` : null,
  };
  const skips = random() < 0.3;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    timezone: one(ZONES),
    // Half of them begin at an hour that the clocks skip or show twice.
    startLocal: `2027-0${int(1, 3)}-${two(int(1, 28))}T${two(random() < 0.5 ? int(0, 3) : int(4, 23))}:${one(['00', '30'])}`,
    duration: int(5, 59) * MINUTE,
    ...{ repeat, skips },
  };
}

describe('random rules', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'RPT-06 RPT-07 RPT-08 SCH-07 EVT-29 what is previewed, looked at and run are the same times (rule %i)',
    async (seed) => {
      const { skips, ...rule } = ruleOf(randomOf(seed));
      const { startLocal, timezone, duration: durationMs, repeat } = rule;
      const now = platform.clock.now();
      const timing = { startLocal, timezone, durationMs, repeat };
      // Every third of them, where some are to be left out.
      const skipped = skips
        ? timesAhead(timing, now)
            .filter((_time, at) => at % 3 === 1)
            .map(({ startAt }) => startAt.toISOString())
        : [];
      const fields = {
        ...{ name: `Rule ${seed}`, type: 'LIVE', ...rule },
        ...{ encoderId: ENCODER_IDS.vanKit, encoderChannelId: CHANNEL_IDS.mobile },
        ...{ encoderSettingsType: 'advanced', encoderPresetId: PRESET_IDS.fullHd30 },
        ...{ encoderScheduleName: 'Rule', skipped },
      };
      const previewed = timesAhead({ ...timing, skipped }, now).map(({ startAt }) => startAt.toISOString());
      const checked = await platform.call<EventCheckRecord>('POST', `${list}/validate`, {
        token,
        body: fields,
      });
      expect(checked.body.occurrences.map(({ startAt }) => startAt)).toEqual(previewed);
      expect(new Set(previewed).size).toBe(previewed.length);
      expect(previewed.filter((start) => skipped.includes(start))).toEqual([]);
      const { status, body } = await platform.call<ScheduleRecord>('POST', list, { token, body: fields });
      // The check and saving must agree.
      expect(status === 201).toBe(checked.body.errors.length === 0 && checked.body.conflicts.length === 0);
      if (status !== 201) return;
      const rows = await platform.services.db
        .select()
        .from(scheduleOccurrences)
        .where(eq(scheduleOccurrences.scheduleId, body.uuid))
        .orderBy(asc(scheduleOccurrences.startAt));
      expect(rows.map(({ startAt }) => startAt.toISOString())).toEqual(previewed);
      expect(rows.every(({ startAt, endAt }) => endAt.getTime() - startAt.getTime() === durationMs)).toBe(
        true,
      );
      await platform.services.db.delete(schedules).where(eq(schedules.uuid, body.uuid));
    },
  );

  it.each(Array.from({ length: 200 }, (_, seed) => seed + 1_000))(
    'RPT-04 RPT-06 RPT-07 RPT-08 SCH-07 the times of a rule keep what it says, by the clock on the wall (rule %i)',
    (seed) => {
      const { startLocal, timezone, duration: durationMs, repeat } = ruleOf(randomOf(seed));
      const times = timesAhead({ startLocal, timezone, durationMs, repeat }, platform.clock.now());
      expect(times.length).toBeLessThanOrEqual(repeat.ends === 'AFTER' ? repeat.count! : 99);
      let before = -Infinity;
      for (const { startAt, endAt } of times) {
        expect(endAt.getTime() - startAt.getTime()).toBe(durationMs);
        expect(startAt.getTime()).toBeGreaterThan(before);
        const gap = startAt.getTime() - before;
        before = startAt.getTime();
        const local = localAt(startAt, timezone);
        const day = new Date(`${local}Z`);
        const weekday = WEEKDAYS[(day.getUTCDay() + 6) % 7]!;
        const counts = repeat.type === 'MINUTELY' || repeat.type === 'HOURLY';
        const step = repeat.interval * (repeat.type === 'HOURLY' ? 60 : 1) * MINUTE;
        if (counts && Number.isFinite(gap)) expect(gap % step).toBe(0);
        // An hour that the clocks skip on that day is the only one that is told otherwise.
        const planned = `${local.slice(0, 10)}T${startLocal.slice(11)}`;
        if (!counts) expect(startAt).toEqual(momentAt(planned, timezone));
        if (repeat.ends === 'ON') expect(local.slice(0, 10) <= repeat.until!).toBe(true);
        if (repeat.weekdays.length > 0) expect(repeat.weekdays).toContain(weekday);
        if (repeat.months.length > 0) expect(repeat.months).toContain(day.getUTCMonth() + 1);
        if (repeat.dayOfMonth !== null) expect(day.getUTCDate()).toBe(repeat.dayOfMonth);
        if (repeat.position === null || repeat.weekdays.length > 1) continue;
        const nth = Math.ceil(day.getUTCDate() / 7);
        const isLast = new Date(day.getTime() + 7 * 24 * 60 * MINUTE).getUTCMonth() !== day.getUTCMonth();
        if (repeat.position === 'LAST') expect(isLast).toBe(true);
        else expect(nth).toBe(['FIRST', 'SECOND', 'THIRD', 'FOURTH'].indexOf(repeat.position) + 1);
      }
    },
  );

  it('most of them are rules that can be saved', () => {
    const never = Array.from({ length: 60 }, (_, seed) => ruleOf(randomOf(seed))).filter((rule) => {
      const { startLocal, timezone, duration: durationMs, repeat } = rule;
      return listOccurrences({ startLocal, timezone, durationMs, repeat }).length === 0;
    });
    expect(never.length).toBeLessThan(15);
  });
});
