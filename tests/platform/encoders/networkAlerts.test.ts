import { eq, sql } from 'drizzle-orm';
import { encoderTokens } from '../../../fixtures/platform/kernel/db/schema/devices.ts';
import { encoders, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { networkAlerts } from '../../../fixtures/platform/domains/encoders/jobs/networkAlerts.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
let mails: TestMails;
let encoder: typeof encoders.$inferSelect;
beforeAll(async () => {
  platform = await startTestPlatform();
  mails = collectMails(platform);
  const { db } = platform.services;
  [encoder] = (await db
    .select()
    .from(encoders)
    .where(eq(encoders.customerId, CUSTOMERS.harbour))
    .limit(1)) as [typeof encoder];
  const token = { encoderId: encoder.uuid, tokenHash: 'x', issuedAt: platform.clock.now() };
  await db.insert(encoderTokens).values(token).onConflictDoNothing();
});
afterAll(() => platform.close());

async function becomes(state: 'offline' | 'stopped') {
  const stateChangedAt = platform.clock.now();
  await platform.services.db
    .update(encoderStatuses)
    .set({ state, stateChangedAt })
    .where(eq(encoderStatuses.encoderId, encoder.uuid));
}
async function after(ms: number) {
  platform.clock.advance(ms);
  await runDueSteps(platform.services, [networkAlerts], (error) => {
    throw error;
  });
}
const subjects = async (to: string) => (await mails.to(to)).map(({ subject }) => subject);

test('sends one alert when an encoder loses its network and one when it is back', async () => {
  const asked = await platform.createUser(CUSTOMERS.harbour, { networkAlerts: true });
  const silent = await platform.createUser(CUSTOMERS.harbour, { networkAlerts: false });
  const stranger = await platform.createUser(await platform.createCustomer(), { networkAlerts: true });
  const lost = `${encoder.name} lost its network connection`;
  const back = `${encoder.name} is back online`;
  await becomes('stopped');
  await after(60_000);
  await becomes('offline');
  await after(59_000);
  expect(await subjects(asked.userName)).toEqual([]);
  await after(20_000);
  await after(20_000);
  expect(await subjects(asked.userName)).toEqual([lost]);
  // One that comes and goes is one loss.
  await becomes('stopped');
  await after(30_000);
  await becomes('offline');
  await after(90_000);
  expect(await subjects(asked.userName)).toEqual([lost]);
  await becomes('stopped');
  await after(61_000);
  await after(61_000);
  expect(await subjects(asked.userName)).toEqual([lost, back]);
  expect(await subjects(silent.userName)).toEqual([]);
  expect(await subjects(stranger.userName)).toEqual([]);
});

test('who was disabled, or took the wish back, before the mail went hears nothing', async () => {
  const { userId, userName } = await platform.createUser(CUSTOMERS.harbour, { networkAlerts: true });
  await becomes('offline');
  await after(61_000);
  await platform.services.db.update(users).set({ networkAlerts: false }).where(eq(users.userId, userId));
  expect(await subjects(userName)).toEqual([]);
});

test('a loss of long ago, while nothing ran, is told to nobody', async () => {
  const { userName } = await platform.createUser(CUSTOMERS.harbour, { networkAlerts: true });
  await becomes('stopped');
  await after(61_000);
  const before = await subjects(userName);
  await becomes('offline');
  await after(60 * 60_000 + 1);
  expect(await subjects(userName)).toEqual(before);
});

test('PRM-14 of a large organisation everybody who asked for network alerts hears', async () => {
  const { db } = platform.services;
  await db.execute(sql`
    insert into users (user_id, customer_id, user_name, password_hash, user_type, first_name, last_name, roles,
      account_status, network_alerts, created_at)
    select 'alerted-' || n, ${CUSTOMERS.harbour}, 'alerted-' || n || '@harbour.example', '', 'USER', 'Al', 'Erted',
      '["EVENT_ADMIN"]'::jsonb, 'verified', true, now() from generate_series(1, 60) n`);
  await becomes('stopped');
  await after(61_000);
  await becomes('offline');
  await after(61_000);
  const told = `${encoder.name} lost its network connection`;
  const deaf: string[] = [];
  for (let at = 1; at <= 60; at += 1) {
    const to = `alerted-${at}@harbour.example`;
    if ((await subjects(to)).at(-1) !== told) deaf.push(to);
  }
  expect(deaf).toEqual([]);
});
