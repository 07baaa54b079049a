/**
 * The platform in memory with the demo, in which one organization has 5,000 further events in the month that
 * it is, by day and by night, on its encoders in turn; what lies behind has taken place. Environment: PLATFORM_PORT.
 */
import { eq } from 'drizzle-orm';
import { encoders } from '../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences, schedules } from '../../fixtures/platform/kernel/db/schema/events.ts';
import { startPlatform } from '../../fixtures/platform/server/server.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';

const ADDED = 5_000;
const AT_ONCE = 500;
const HALF_AN_HOUR = 1_800_000;

const platform = await startPlatform({
  dataDir: 'memory',
  seed: 'demo',
  port: Number(process.env.PLATFORM_PORT),
  logLevel: 'warn',
});
const { db } = platform.services;
const [model] = await db.select().from(schedules).limit(1);
if (!model) throw new Error('The demonstration has no event to go by.');
const places = await db
  .select({ uuid: encoders.uuid })
  .from(encoders)
  .where(eq(encoders.customerId, CUSTOMERS.harbour));
const now = new Date();
const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 2);
const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0);
for (let from = 0; from < ADDED; from += AT_ONCE) {
  const ids = Array.from({ length: AT_ONCE }, (_, index) => ({
    number: from + index,
    uuid: `ed000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`,
  }));
  await db.insert(schedules).values(
    ids.map(({ number, uuid }) => ({
      ...model,
      uuid,
      customerId: CUSTOMERS.harbour,
      name: `Gathering ${number}`,
      durationMs: HALF_AN_HOUR,
      repeat: null,
      encoderId: places[number % places.length]?.uuid ?? null,
      destinationGroupId: null,
      paused: number % 50 === 0,
    })),
  );
  await db.insert(scheduleOccurrences).values(
    ids.map(({ number, uuid }) => {
      const startAt = new Date(first + Math.floor(((last - first) * number) / ADDED / 300_000) * 300_000);
      const endAt = new Date(startAt.getTime() + HALF_AN_HOUR);
      return {
        id: `${uuid}-1`,
        scheduleId: uuid,
        customerId: CUSTOMERS.harbour,
        startAt,
        endAt,
        status: endAt < now ? ('STOPPED' as const) : ('IDLE' as const),
        statusChangedAt: startAt,
      };
    }),
  );
}
process.stdout.write(`platform ready at ${platform.url}\n`);
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)));
