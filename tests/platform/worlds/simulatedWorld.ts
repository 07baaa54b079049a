import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Db, PlatformServices } from '../../../fixtures/platform/kernel/app/app.ts';
import type { ManualClock } from '../../../fixtures/platform/kernel/clock.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { eventRuns } from '../../../fixtures/platform/domains/events/jobs/eventRuns.ts';
import { workOff } from '../../../fixtures/platform/jobs/run.ts';
import { runDueSteps, type RecurringStep } from '../../../fixtures/platform/jobs/recurring.ts';
import { RECURRING_JOBS } from '../../../fixtures/platform/server/jobs/steps.ts';
import { SIMULATOR_STEPS } from '../../../fixtures/demo/simulator/steps.ts';
import { seedCustomers } from '../../../fixtures/demo/seed/customers.ts';
import { seedDestinations } from '../../../fixtures/demo/seed/destinations.ts';
import { seedEncoderFleet } from '../../../fixtures/demo/seed/encoders.ts';
import { seedEvents } from '../../../fixtures/demo/seed/events.ts';
import { seedSocialAccounts } from '../../../fixtures/demo/seed/socialAccounts.ts';
import { seedVenues } from '../../../fixtures/demo/seed/venues.ts';
import { seedWebChannels } from '../../../fixtures/demo/seed/webChannels.ts';

const ALL_STEPS: readonly RecurringStep[] = [...RECURRING_JOBS, ...SIMULATOR_STEPS];

/** A Sunday, 09:47 in New York. */
export const SUNDAY_MORNING = new Date('2026-11-22T14:47:00.000Z');

/** Organizations with what they stream with, and nothing else: no videos and no viewer data. */
export async function seedStreaming(services: PlatformServices): Promise<void> {
  await seedCustomers(services);
  await seedSocialAccounts(services);
  await seedHardware(services, true);
}

async function seedHardware(services: PlatformServices, withHistory: boolean): Promise<void> {
  await seedEncoderFleet(services, withHistory);
  await seedWebChannels(services);
  await seedEvents(services);
  await seedDestinations(services);
  await seedVenues(services);
}

/** The streaming part of the demo, with a clock that only the test moves. */
export interface SimulatedWorld {
  /** Puts everything back as it was seeded, at `now`; with the encoders' last day only when asked, for it takes its time. */
  reset(now?: Date, withHistory?: boolean): Promise<void>;
  /** Runs what is due, once; fails the test when a step fails. */
  run(steps?: readonly RecurringStep[]): Promise<string[]>;
  /** Moves the clock on in strides of so many seconds, running what is due at each. */
  pass(seconds: number, steps?: readonly RecurringStep[], stride?: number): Promise<void>;
  encoder(encoderId: string): Promise<typeof encoderStatuses.$inferSelect>;
  destination(id: string): Promise<typeof contentDestinations.$inferSelect>;
}

/**
 * A statement that empties the tables that encoders, events and destinations stand in, with all that refer to them. To
 * truncate as many has the server's disk write for a second; to delete the few rows, all at once, takes 20 ms.
 */
async function deletionOf(db: Db): Promise<SQL> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive emptied (oid) as (
      select unnest('{encoders, encoder_channels, encoder_presets, content_destinations, web_channels,
        web_channel_addresses, schedules, venues, venue_licenses, jobs}'::regclass[])::oid
      union
      select conrelid from pg_constraint join emptied on confrelid = emptied.oid where contype = 'f'
    )
    select oid::regclass::text as name from emptied`);
  const deletions = rows.map(({ name }, at) => sql.raw(`deleted_${at} as (delete from ${name})`));
  return sql`with ${sql.join(deletions, sql`, `)} select`;
}

/** A world over a platform that was seeded with `seedStreaming`. */
export function simulatedWorld(services: PlatformServices, clock: ManualClock): SimulatedWorld {
  const { db } = services;
  const fail = (error: unknown) => {
    throw error;
  };
  /** All steps but those that the database says are not due: one statement finds them, not one for each. */
  const mayBeDue = async () => {
    const isLater = and(eq(jobs.state, 'waiting'), eq(jobs.subject, ''), gt(jobs.dueAt, clock.now()));
    const later = new Set(
      (await db.select({ name: jobs.queue }).from(jobs).where(isLater)).map(({ name }) => name),
    );
    return ALL_STEPS.filter(({ name }) => !later.has(name));
  };
  const run = async (steps?: readonly RecurringStep[]): Promise<string[]> => {
    const ran = await runDueSteps(services, steps ?? (await mayBeDue()), fail);
    await workOff(services, eventRuns, fail);
    return ran;
  };
  let emptied: SQL | undefined;
  return {
    run,
    async reset(now = SUNDAY_MORNING, withHistory = false) {
      clock.set(now);
      await db.execute((emptied ??= await deletionOf(db)));
      await seedHardware(services, withHistory);
    },
    async pass(seconds, steps, stride = 1) {
      for (let passed = 0; passed < seconds; passed += stride) {
        clock.advance(stride * 1_000);
        await run(steps);
      }
    },
    async encoder(encoderId) {
      const [row] = await db.select().from(encoderStatuses).where(eq(encoderStatuses.encoderId, encoderId));
      if (!row) throw new Error(`no encoder ${encoderId}`);
      return row;
    },
    async destination(id) {
      const [row] = await db.select().from(contentDestinations).where(eq(contentDestinations.id, id));
      if (!row) throw new Error(`no destination ${id}`);
      return row;
    },
  };
}
