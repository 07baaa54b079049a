import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { telemetryRecords } from '../../../fixtures/platform/kernel/db/schema/analytics.ts';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import {
  encoderReadings,
  encoders,
  encoderStatuses,
} from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { TABLES } from '../../../fixtures/platform/kernel/db/tables/tables.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { RECURRING_JOBS } from '../../../fixtures/platform/server/jobs/steps.ts';
import { SIMULATOR_STEPS } from '../../../fixtures/demo/simulator/steps.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { bothStorages } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';

const START_MS = 300_000;

describe.each(await bothStorages())('the simulator on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let unmarked: string;

  beforeAll(async () => {
    ({ platform, close } = await start());
    await platform.jobs.stop();
    const { db, clock } = platform.services;
    // Everything a demo has, devices on air among it, and no mark.
    await db.update(customers).set({ demo: false }).where(eq(customers.uuid, CUSTOMERS.harbour));
    unmarked = await platform.createCustomer();
    const now = clock.now();
    await db.insert(encoders).values({
      uuid: 'unmarked-encoder',
      customerId: unmarked,
      name: 'Studio',
      type: 'software',
      model: 'OBS plugin',
      version: '5.1.0',
      createdAt: now,
    });
    await db
      .insert(encoderStatuses)
      .values({ encoderId: 'unmarked-encoder', state: 'offline', stateChangedAt: now });
    await db.insert(contentDestinations).values({
      id: 'unmarked-destination',
      customerId: unmarked,
      kind: 'EMBED',
      streamType: 'LIVE',
      status: 'STARTED',
      statusChangedAt: now,
      startedAt: now,
      title: 'Open day',
      createdAt: now,
    });
  }, START_MS);
  afterAll(() => close());

  /** All that the database holds of an organization, table by table. */
  async function rowsOf(customerId: string): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    const ofEncoders = sql`in (select uuid from encoders where customer_id = ${customerId})`;
    for (const table of TABLES) {
      const { customerId: owner, encoderId } = getTableColumns(table);
      const where = owner
        ? sql`${owner}::text = ${customerId}`
        : encoderId && sql`${encoderId} ${ofEncoders}`;
      if (where) Object.assign(found, await textsOf(table, where));
    }
    return found;
  }

  async function textsOf(table: PgTable, where: SQL) {
    const { rows } = await platform.services.db.execute<{ name: string; text: string }>(
      sql`select ${table}.tableoid::regclass::text as name, row_to_json(${table})::text as text from ${table} where ${where} order by 2`,
    );
    return rows[0] ? { [rows[0].name]: rows.map(({ text }) => text) } : {};
  }

  async function pass(minutes: number, steps = SIMULATOR_STEPS as typeof RECURRING_JOBS): Promise<void> {
    for (let passed = 0; passed < minutes * 6; passed += 1) {
      platform.clock.advance(10_000);
      await runDueSteps(platform.services, steps, (error) => {
        throw error;
      });
    }
  }

  test('touches nothing of an organisation that is not marked, whatever that has', async () => {
    const before = await rowsOf(CUSTOMERS.harbour);
    const marked = await rowsOf(CUSTOMERS.northgate);
    await pass(2);
    expect(await rowsOf(CUSTOMERS.harbour)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(15);
    expect(await rowsOf(CUSTOMERS.northgate)).not.toEqual(marked);
  });

  test('an organisation without a device has no figures at all, also with the platform’s own jobs', async () => {
    await pass(2, [...RECURRING_JOBS, ...SIMULATOR_STEPS]);
    const { db } = platform.services;
    const [status] = await db
      .select()
      .from(encoderStatuses)
      .where(eq(encoderStatuses.encoderId, 'unmarked-encoder'));
    expect(status).toMatchObject({ state: 'offline', cpuUsage: null, temperatures: [], lastUpdate: null });
    expect(await db.$count(encoderReadings, eq(encoderReadings.encoderId, 'unmarked-encoder'))).toBe(0);
    const [destination] = await db
      .select()
      .from(contentDestinations)
      .where(eq(contentDestinations.id, 'unmarked-destination'));
    expect(destination).toMatchObject({ status: 'STARTED', liveViewers: null, views: 0 });
    expect(await db.$count(telemetryRecords, eq(telemetryRecords.customerId, unmarked))).toBe(0);
  });

  test('may not change what it cannot see: a step that goes astray changes no other organisation', async () => {
    const { demoDb } = platform.services;
    await demoDb.update(encoderStatuses).set({ cpuUsage: 99 });
    await demoDb.update(customers).set({ name: 'astray' }).where(eq(customers.uuid, unmarked));
    const { db } = platform.services;
    const [status] = await db
      .select()
      .from(encoderStatuses)
      .where(eq(encoderStatuses.encoderId, 'unmarked-encoder'));
    expect(status?.cpuUsage).toBeNull();
    expect(await db.$count(customers, eq(customers.name, 'astray'))).toBe(0);
  });
});
