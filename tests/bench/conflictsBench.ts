import { sql } from 'drizzle-orm';
import type { Db } from '../../fixtures/platform/kernel/app/app.ts';
import { findClashes } from '../../fixtures/platform/domains/events/schedule/conflicts/find.ts';
import { seedCustomers } from '../../fixtures/demo/seed/customers.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { timesAhead, type Occurrence } from '../../schema/rules/repeat.ts';
import type { Repeat, Timing } from '../../schema/rules/repeatRule.ts';
import { startTestPlatform } from '../support/platform.ts';
import { atLeast, atMost, median, reported, type Figures } from './results.ts';

const EVENTS = 5_000;
const ENCODERS = 100;
const RUNS = 5;
const WEEKS = 56;
const MINE = 'e0000000-0000-4000-8000-00000000be00';

/**
 * The check of one event that repeats (99 times) against 5,000 events that repeat weekly for 13 months: the rule's times, what
 * the database has at them and the walk over both, as saving and checking do it; beside a plain loop that compares each time
 * of the one with each of the others. In turns, medians of five.
 */
export async function conflictsBench(): Promise<Figures> {
  const platform = await startTestPlatform({ seed: seedCustomers });
  const { db } = platform.services;
  const now = platform.clock.now();
  try {
    await fill(db, now);
    const check = async (count: number) => {
      const occurrences = timesAhead(draft(count), now);
      const event = { type: 'LIVE', duration: draft(count).durationMs, encoderId: MINE };
      const { clashes } = await findClashes(db, CUSTOMERS.harbour, event, occurrences, {});
      return { occurrences, found: clashes.length };
    };
    const times: Record<'quick' | 'plain' | 'few', number[]> = { quick: [], plain: [], few: [] };
    await check(99);
    for (let run = 0; run < RUNS; run += 1) {
      const [quick, mine] = await timed(() => check(99));
      const [few] = await timed(() => check(33));
      const [plain, found] = await timed(() => everyPair(db, mine.occurrences));
      if (found !== mine.found) throw new Error(`The loop found ${found} clashes, the check ${mine.found}.`);
      times.quick.push(quick);
      times.few.push(few);
      times.plain.push(plain);
    }
    const [quick, plain, few] = [median(times.quick), median(times.plain), median(times.few)];
    const what = `conflicts of 99 times with ${EVENTS.toLocaleString('en-US')} weekly events`;
    return {
      [`${what}: the check`]: atMost(quick, 50, 'ms'),
      [`${what}: a loop over all pairs`]: reported(plain, 'ms'),
      [`${what}: the loop over the check`]: atLeast(plain / quick, 20, 'times'),
      [`${what}: over the check of 33 of them`]: atMost(quick / few, 3, 'times'),
    };
  } finally {
    await platform.close();
  }
}

function draft(count: number): Timing {
  const repeat: Repeat = {
    ...{ type: 'DAILY', interval: 1, weekdays: [], dayOfMonth: null, position: null, months: [] },
    ...{ ends: 'AFTER', count, until: null },
  };
  return { startLocal: '2026-11-24T19:00', timezone: 'America/New_York', durationMs: 3_600_000, repeat };
}

/** Weekly events of an hour on a hundred encoders, spread over the hours of a week; one of them is the draft's. */
async function fill(db: Db, now: Date): Promise<void> {
  const customer = CUSTOMERS.harbour;
  // So many streams at a time no plan allows.
  await db.execute(sql`update customers set web_plan_id = null where uuid = ${customer}`);
  await db.execute(sql`
    insert into encoders (uuid, customer_id, name, type, model, version, created_at)
    select 'e0000000-0000-4000-8000-00000000be' || lpad(to_hex(i), 2, '0'), ${customer}, 'Encoder ' || i, 'hardware', 'M', '1', now()
    from generate_series(0, ${ENCODERS - 1}) i`);
  await db.execute(sql`
    insert into schedules (uuid, customer_id, name, type, timezone, start_local, duration_ms, encoder_settings_type, encoder_id,
      created_at)
    select 'bench-' || i, ${customer}, 'Event ' || i, 'LIVE', 'UTC', '2026-11-23T00:00', 3600000, 'automatic',
      'e0000000-0000-4000-8000-00000000be' || lpad(to_hex(i % ${ENCODERS}), 2, '0'), now()
    from generate_series(0, ${EVENTS - 1}) i`);
  await db.execute(sql`
    insert into schedule_occurrences (id, schedule_id, customer_id, start_at, end_at, status, status_changed_at)
    select 'bench-' || i || '-' || w, 'bench-' || i, ${customer}, at, at + interval '1 hour', 'IDLE', now()
    from generate_series(0, ${EVENTS - 1}) i, generate_series(0, ${WEEKS - 1}) w,
      lateral (select ${now.toISOString()}::timestamptz + interval '1 hour' * (i / ${ENCODERS} * 3 + 168 * w) as at) t`);
  await db.execute(sql`analyze schedules`);
  await db.execute(sql`analyze schedule_occurrences`);
}

/** Baseline without the sweep: compares each of the draft's occurrences with those of all events. */
async function everyPair(db: Db, mine: readonly Occurrence[]): Promise<number> {
  const { rows } = await db.execute<{ encoder: string; starts: string; ends: string }>(sql`
    select s.encoder_id as encoder, o.start_at as starts, o.end_at as ends
    from schedule_occurrences o join schedules s on s.uuid = o.schedule_id
    where o.customer_id = ${CUSTOMERS.harbour} and not s.paused and o.status not in ('STOPPED', 'ABORTED', 'ERROR')`);
  const others = rows.map((row) => ({
    encoder: row.encoder,
    from: Date.parse(row.starts),
    to: Date.parse(row.ends),
  }));
  let found = 0;
  for (const { startAt, endAt } of mine) {
    for (const { encoder, from, to } of others) {
      if (encoder === MINE && from < endAt.getTime() && to > startAt.getTime()) found += 1;
    }
  }
  return found;
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const begin = performance.now();
  const result = await work();
  return [performance.now() - begin, result];
}
