/**
 * The platform in memory with the demo, in which one organization has a thousand encoders with an hour of
 * readings each, and one of them 50,000 log entries. Environment: PLATFORM_PORT.
 */
import { eq } from 'drizzle-orm';
import {
  encoderLogs,
  encoderReadings,
  encoders,
  encoderStatuses,
} from '../../fixtures/platform/kernel/db/schema/encoders.ts';
import { startPlatform } from '../../fixtures/platform/server/server.ts';
import { CUSTOMERS } from '../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../fixtures/demo/seed/streamingIds.ts';
import { MOST_LOG_ENTRIES } from '../../schema/rules/encoderLogWords.ts';

const ADDED = 992;
const MINUTE = 60_000;

const platform = await startPlatform({
  dataDir: 'memory',
  seed: 'demo',
  port: Number(process.env.PLATFORM_PORT),
  logLevel: 'warn',
});
const { db } = platform.services;
const [model] = await db.select().from(encoders).where(eq(encoders.uuid, ENCODER_IDS.chapel));
const [status] = await db
  .select()
  .from(encoderStatuses)
  .where(eq(encoderStatuses.encoderId, ENCODER_IDS.chapel));
if (!model || !status) throw new Error('The demonstration has no encoder to go by.');
const now = Math.floor(Date.now() / MINUTE) * MINUTE;
for (let from = 0; from < ADDED; from += 100) {
  const ids = Array.from(
    { length: Math.min(100, ADDED - from) },
    (_, index) => `e9000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`,
  );
  const own = { serialNumber: null, activationCode: null };
  await db
    .insert(encoders)
    .values(ids.map((uuid, index) => ({ ...model, ...own, uuid, name: `Room ${from + index}` })));
  await db.insert(encoderStatuses).values(ids.map((encoderId) => ({ ...status, encoderId })));
  await db.insert(encoderReadings).values(
    ids.flatMap((encoderId) =>
      Array.from({ length: 60 }, (_, ago) => ({
        encoderId,
        minute: new Date(now - ago * MINUTE),
        uploadKbps: 6_000 + ago,
      })),
    ),
  );
}
await db.delete(encoderLogs).where(eq(encoderLogs.encoderId, ENCODER_IDS.chapel));
for (let from = 0; from < MOST_LOG_ENTRIES; from += 5_000) {
  await db.insert(encoderLogs).values(
    Array.from({ length: 5_000 }, (_, index) => ({
      encoderId: ENCODER_IDS.chapel,
      customerId: CUSTOMERS.harbour,
      time: new Date(now - (MOST_LOG_ENTRIES - from - index) * 1_000),
      level: 'INFO' as const,
      entry: `Segment ${from + index} sent: 6.0 s, 4.2 MB in ${500 + (index % 700)} ms.`,
    })),
  );
}
process.stdout.write(`platform ready at ${platform.url}\n`);
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)));
