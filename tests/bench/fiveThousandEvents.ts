/**
 * The platform in memory with the demonstration, in which one organisation has 5,000 further events in the month that
 * it is, by day and by night. Environment: PLATFORM_PORT.
 */
import { scheduleOccurrences, schedules } from '../../fixtures/platform/db/schema/events.ts';
import { startPlatform } from '../../fixtures/platform/server.ts';
import { CUSTOMERS } from '../../fixtures/seed/ids.ts';

const ADDED = 5_000;
const AT_ONCE = 500;
const HOUR = 3_600_000;

const platform = await startPlatform({
  dataDir: 'memory',
  seed: 'demo',
  port: Number(process.env.PLATFORM_PORT),
  logLevel: 'warn',
});
const { db } = platform.services;
const [model] = await db.select().from(schedules).limit(1);
if (!model) throw new Error('The demonstration has no event to go by.');
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
      paused: number % 50 === 0,
    })),
  );
  await db.insert(scheduleOccurrences).values(
    ids.map(({ number, uuid }) => {
      const startAt = new Date(first + Math.floor(((last - first) * number) / ADDED / 300_000) * 300_000);
      return {
        id: `${uuid}-1`,
        scheduleId: uuid,
        customerId: CUSTOMERS.harbour,
        startAt,
        endAt: new Date(startAt.getTime() + HOUR),
        status: 'IDLE' as const,
        statusChangedAt: startAt,
      };
    }),
  );
}
process.stdout.write(`platform ready at ${platform.url}\n`);
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)));
