import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { webhooks } from '../../../fixtures/platform/kernel/db/schema/webhooks.ts';
import { orderDelivery } from '../../../fixtures/platform/domains/customers/webhooks/deliveries.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';

type Json = Record<string, unknown>;

let platform: TestPlatform;
let receiver: WebhookReceiver;
let clientId: string;
let webhookId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await platform.close();
  await receiver.close();
});

async function call<T = Json>(method: string, path: string, body?: object) {
  const token = await platform.signIn('admin@harbour.example');
  return platform.call<T>(method, `/api/v3/${path}`, { token, ...(body && { body }) });
}
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = { status: 204 };
  const made = await call('POST', `customers/${CUSTOMERS.harbour}/clients`, {
    ...{ name: 'Board', roles: ['GO_LIVE_API'], termsAccepted: true },
  });
  clientId = String(made.body.clientId);
  const added = await call('POST', `clients/${clientId}/webhooks`, {
    ...{ url: receiver.url, events: ['encoder.offline'] },
  });
  webhookId = String(added.body.uuid);
});
const setRoles = (...roles: string[]) => call('PATCH', `clients/${clientId}`, { roles });
const log = async () => (await call<Json[]>('GET', `webhooks/${webhookId}/deliveries`)).body;
async function work(): Promise<void> {
  platform.jobs.kick();
  await platform.jobs.idle();
}
/** Something that happened while the client might hear of it. */
async function order(event = 'encoder.offline') {
  const { services } = platform;
  const [webhook] = await services.db.select().from(webhooks).where(eq(webhooks.uuid, webhookId));
  return (await orderDelivery(services, webhook!, { event, subject: randomUUID(), data: {} }))!;
}

test('PRM-33 what waits when a client loses the role to hear of it is not told, and the log says why', async () => {
  receiver.answer = { status: 500 };
  await order();
  await work();
  expect(receiver.received).toHaveLength(1);
  expect(await log()).toMatchObject([{ state: 'waiting', problem: 'STATUS' }]);
  await setRoles('ON_DEMAND_API');
  receiver.answer = { status: 204 };
  platform.clock.advance(10_000);
  await work();
  expect(receiver.received).toHaveLength(1);
  expect(await log()).toMatchObject([{ state: 'failed', problem: 'NOT_ALLOWED', attempts: 1 }]);
});

test('PRM-33 sends no repeat after the role is removed and sends it when the role is assigned again', async () => {
  const { id } = await order();
  await work();
  await setRoles('ON_DEMAND_API');
  const refused = await call('POST', `webhookdeliveries/${id}/resend`);
  expect([refused.status, refused.body]).toMatchObject([409, { reason: 'WEBHOOK_EVENT_NOT_ALLOWED' }]);
  expect(await log()).toMatchObject([{ state: 'delivered' }]);
  await setRoles('GO_LIVE_API');
  expect((await call('POST', `webhookdeliveries/${id}/resend`)).status).toBe(202);
  await work();
  expect(receiver.received).toHaveLength(2);
});

test('API-04 PRM-33 what the plans allow no more is not told, though the client holds the role for it', async () => {
  const { db } = platform.services;
  const downgrade = (values: Partial<typeof customers.$inferInsert>) =>
    db.update(customers).set(values).where(eq(customers.uuid, CUSTOMERS.harbour));
  await order();
  await downgrade({ webPlanId: PLANS.webStarter, multisitePlanId: null });
  await work();
  expect(receiver.received).toEqual([]);
  expect(await log()).toMatchObject([{ state: 'failed', problem: 'NOT_ALLOWED', attempts: 0 }]);
  const refused = await call('PATCH', `webhooks/${webhookId}`, {
    events: ['encoder.offline', 'event.ended'],
  });
  expect([refused.status, refused.body]).toMatchObject([400, { field: 'events' }]);
  await downgrade({ webPlanId: PLANS.webPro, multisitePlanId: PLANS.multisitePro });
});

test('PRM-33 a ping is heard by a client of whatever roles', async () => {
  await setRoles('ON_DEMAND_API');
  expect((await call('POST', `webhooks/${webhookId}/ping`)).status).toBe(202);
  await work();
  expect(await log()).toMatchObject([{ event: 'ping', state: 'delivered' }]);
});
