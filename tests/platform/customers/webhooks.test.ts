import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { encoders, encoderStatuses } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { scheduleOccurrences } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { webhookDeliveries, webhooks } from '../../../fixtures/platform/kernel/db/schema/webhooks.ts';
import { webhookPruning } from '../../../fixtures/platform/domains/customers/webhooks/deliveries.ts';
import { webhookNews } from '../../../fixtures/platform/domains/customers/webhooks/news.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { isSigned, startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';

type Json = Record<string, unknown>;
interface Webhook extends Json {
  uuid: string;
  secret: string;
  state: string;
}
interface Delivery extends Json {
  id: string;
  event: string;
  state: string;
  attempts: number;
  body: string;
}

let platform: TestPlatform;
let receiver: WebhookReceiver;
let clientId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  receiver = await startWebhookReceiver();
});
afterAll(async () => {
  await platform.close();
  await receiver.close();
});

const admin = 'admin@harbour.example';
async function call<T = Json>(method: string, path: string, body?: unknown, as = admin) {
  const token = await platform.signIn(as);
  return platform.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
}
beforeEach(async () => {
  await platform.services.db.delete(webhooks);
  receiver.received.length = 0;
  receiver.answer = { status: 204 };
  const roles = ['ANALYTICS_API', 'GO_LIVE_API'];
  const made = await call('POST', `/api/v3/customers/${CUSTOMERS.harbour}/clients`, {
    ...{ name: 'Board', roles, termsAccepted: true },
  });
  clientId = String(made.body.clientId);
});

const EVENTS = ['event.started', 'event.ended', 'video.ready', 'encoder.offline'];
const add = (body: object = {}) =>
  call<Webhook>('POST', `/api/v3/clients/${clientId}/webhooks`, {
    url: receiver.url,
    events: EVENTS,
    ...body,
  });
const log = async (uuid: string) =>
  (await call<Delivery[]>('GET', `/api/v3/webhooks/${uuid}/deliveries`)).body;
/** Looks for what has changed, and lets the queue work. */
async function work(): Promise<void> {
  await webhookNews.step(platform.services);
  platform.jobs.kick();
  await platform.jobs.idle();
}
/** Changes a row as something of the platform does, at the moment of now. */
async function encoderGoesOffline() {
  const { db, clock } = platform.services;
  const [encoder] = await db
    .select({ id: encoders.uuid, name: encoders.name })
    .from(encoders)
    .where(eq(encoders.customerId, CUSTOMERS.harbour))
    .limit(1);
  await db
    .update(encoderStatuses)
    .set({ state: 'offline', stateChangedAt: clock.now() })
    .where(eq(encoderStatuses.encoderId, encoder!.id));
  return encoder!;
}

describe('what is told', () => {
  test('an encoder that is lost is told once, signed, with id and moment', async () => {
    const { secret, uuid } = (await add()).body;
    platform.clock.advance(1_000);
    const encoder = await encoderGoesOffline();
    await work();
    await work();
    expect(receiver.received).toHaveLength(1);
    const [message] = receiver.received;
    expect(isSigned(message!, secret)).toBe(true);
    expect(isSigned({ ...message!, body: message!.body.replace(encoder.name, 'Other') }, secret)).toBe(false);
    expect(message!.headers['webhook-timestamp']).toBe(
      `${Math.floor(platform.clock.now().getTime() / 1000)}`,
    );
    const [delivery] = await log(uuid);
    expect(message!.headers['webhook-id']).toBe(delivery!.id);
    expect(JSON.parse(message!.body)).toMatchObject({
      id: delivery!.id,
      type: 'encoder.offline',
      customerId: CUSTOMERS.harbour,
      data: { encoder },
    });
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 204, problem: null });
  });

  test('events that start and end, and videos that can be played, are told with their names', async () => {
    await add();
    platform.clock.advance(1_000);
    const { db, clock } = platform.services;
    const own = eq(scheduleOccurrences.customerId, CUSTOMERS.harbour);
    const [occurrence] = await db.select().from(scheduleOccurrences).where(own).limit(1);
    const is = eq(scheduleOccurrences.id, occurrence!.id);
    const turn = (status: 'STARTED' | 'STOPPED') =>
      db.update(scheduleOccurrences).set({ status, statusChangedAt: clock.now() }).where(is);
    await turn('STARTED');
    const arriving = and(eq(mediaItems.customerId, CUSTOMERS.harbour), eq(mediaItems.state, 'started'));
    const [video] = await db.select().from(mediaItems).where(arriving).limit(1);
    await db
      .update(mediaItems)
      .set({ changedAt: clock.now(), state: 'content_available' })
      .where(eq(mediaItems.mediaId, video!.mediaId));
    await work();
    platform.clock.advance(1_000);
    await turn('STOPPED');
    await work();
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(told.map(({ type }) => type).sort()).toEqual(['event.ended', 'event.started', 'video.ready']);
    expect(told.find(({ type }) => type === 'event.ended')?.data).toMatchObject({
      event: { id: occurrence!.id, state: 'STOPPED' },
    });
    expect(told.find(({ type }) => type === 'video.ready')?.data).toEqual({
      video: { id: video!.mediaId, title: video!.title },
    });
  });

  test('what was before the webhook is not told, nor what it did not ask for, nor another organization', async () => {
    await encoderGoesOffline();
    platform.clock.advance(1_000);
    await add();
    await add({ events: ['video.ready'] });
    const [encoder] = await platform.services.db
      .select({ id: encoders.uuid })
      .from(encoders)
      .where(eq(encoders.customerId, CUSTOMERS.northgate))
      .limit(1);
    await platform.services.db
      .update(encoderStatuses)
      .set({ state: 'offline', stateChangedAt: platform.clock.now() })
      .where(eq(encoderStatuses.encoderId, encoder!.id));
    await work();
    expect(receiver.received).toEqual([]);
  });

  test('PRM-33 a client hears only what its roles let it read, also when they became others', async () => {
    await call('PATCH', `/api/v3/clients/${clientId}`, { roles: ['GO_LIVE_API'] });
    const refused = await add({ events: ['video.ready'] });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { field: 'events', reason: 'WEBHOOK_EVENT_NOT_ALLOWED' },
    ]);
    await add({ events: ['encoder.offline'] });
    await call('PATCH', `/api/v3/clients/${clientId}`, { roles: ['ON_DEMAND_API'] });
    platform.clock.advance(1_000);
    await encoderGoesOffline();
    await work();
    expect(receiver.received).toEqual([]);
  });
});

describe('the address', () => {
  test.each([
    ['http://127.0.0.2/x', 'WEBHOOK_URL_INSIDE'],
    ['https://10.0.0.1/x', 'WEBHOOK_URL_INSIDE'],
    ['https://169.254.169.254/latest', 'WEBHOOK_URL_INSIDE'],
    ['https://[::1]/x', 'WEBHOOK_URL_INSIDE'],
    ['https://[::ffff:10.0.0.1]/x', 'WEBHOOK_URL_INSIDE'],
    ['https://2130706434/x', 'WEBHOOK_URL_INSIDE'],
    ['http://example.com/x', 'WEBHOOK_URL_PLAIN'],
    ['ftp://example.com/x', 'WEBHOOK_URL_FORMAT'],
    ['https://user:pw@example.com/x', 'WEBHOOK_URL_FORMAT'],
    ['https://exa mple.com/x', 'WEBHOOK_URL_FORMAT'],
    ['', 'WEBHOOK_URL_REQUIRED'],
    [`https://example.com/${'x'.repeat(2029)}`, 'WEBHOOK_URL_TOO_LONG'],
  ])('%s is refused', async (url, reason) => {
    const refused = await add({ url });
    expect([refused.status, refused.body]).toMatchObject([400, { field: 'url', reason }]);
  });

  test('one of 2048 characters is taken', async () => {
    expect((await add({ url: `https://example.com/${'x'.repeat(2028)}` })).status).toBe(201);
  });

  test('nobody is followed elsewhere', async () => {
    const { uuid } = (await add()).body;
    receiver.answer = { status: 302, headers: { location: receiver.url } };
    await call('POST', `/api/v3/webhooks/${uuid}/ping`);
    await work();
    expect(receiver.received).toHaveLength(1);
    expect((await log(uuid))[0]).toMatchObject({ problem: 'REDIRECT', status: 302 });
  });

  test('an API client has at most 10', async () => {
    for (let at = 0; at < 10; at += 1) expect((await add()).status).toBe(201);
    const refused = await add();
    expect([refused.status, refused.body]).toMatchObject([402, { reason: 'WEBHOOKS_TOO_MANY' }]);
  });
});

describe('what fails', () => {
  const minutes = (count: number) => count * 60_000;

  test('is sent again after 10 s, 1, 5, 30 and 120 minutes under one id, and then given up', async () => {
    const { uuid } = (await add()).body;
    receiver.answer = { status: 500, body: 'x'.repeat(5_000) };
    await call('POST', `/api/v3/webhooks/${uuid}/ping`);
    await work();
    for (const pause of [10_000, minutes(1), minutes(5), minutes(30), minutes(120)]) {
      const sent = receiver.received.length;
      const nextTryAt = new Date(platform.clock.now().getTime() + pause).toISOString();
      expect((await log(uuid))[0]).toMatchObject({ state: 'waiting', nextTryAt });
      platform.clock.advance(pause - 1_000);
      await work();
      expect(receiver.received).toHaveLength(sent);
      platform.clock.advance(1_000);
      await work();
      expect(receiver.received).toHaveLength(sent + 1);
    }
    platform.clock.advance(minutes(600));
    await work();
    expect(receiver.received).toHaveLength(6);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery] = await log(uuid);
    expect(delivery).toMatchObject({ state: 'failed', attempts: 6, status: 500, problem: 'STATUS' });
    expect(delivery!.nextTryAt).toBeNull();
    expect(String(delivery!.answer)).toHaveLength(2_000);
  });

  test('can be sent again by hand once it is over, and not while it waits', async () => {
    const { uuid } = (await add()).body;
    receiver.answer = { status: 500 };
    const ping = (await call<Delivery>('POST', `/api/v3/webhooks/${uuid}/ping`)).body;
    await work();
    const path = `/api/v3/webhookdeliveries/${ping.id}/resend`;
    const early = await call('POST', path);
    expect([early.status, early.body]).toMatchObject([409, { reason: 'WEBHOOK_DELIVERY_WAITS' }]);
    receiver.answer = { status: 200, body: 'thanks' };
    platform.clock.advance(10_000);
    await work();
    expect((await call('POST', path)).status).toBe(202);
    await work();
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual([
      ...[ping.id, ping.id, ping.id],
    ]);
    expect((await log(uuid))[0]).toMatchObject({ state: 'delivered', attempts: 3, answer: 'thanks' });
    await call('PATCH', `/api/v3/webhooks/${uuid}`, { isOn: false });
    for (const way of [path, `/api/v3/webhooks/${uuid}/ping`]) {
      const off = await call('POST', way);
      expect([off.status, off.body]).toMatchObject([409, { reason: 'WEBHOOK_NOT_ON' }]);
    }
  });

  test('a second ping within a second waits for the first', async () => {
    const { uuid } = (await add()).body;
    const ping = () => call('POST', `/api/v3/webhooks/${uuid}/ping`);
    expect((await ping()).status).toBe(202);
    const second = await ping();
    expect([second.status, second.body]).toMatchObject([409, { reason: 'WEBHOOK_DELIVERY_WAITS' }]);
    expect(await log(uuid)).toHaveLength(1);
    platform.clock.advance(1_000);
    expect((await ping()).status).toBe(202);
    await work();
  });

  test('20 times in a row pauses the webhook, whose deliveries are given up until it is switched on', async () => {
    const { uuid } = (await add()).body;
    receiver.answer = { status: 503 };
    await platform.services.db.update(webhooks).set({ failures: 18 }).where(eq(webhooks.uuid, uuid));
    await call('POST', `/api/v3/webhooks/${uuid}/ping`);
    await work();
    platform.clock.advance(10_000);
    await work();
    const [paused] = (await call<Webhook[]>('GET', `/api/v3/clients/${clientId}/webhooks`)).body;
    expect(paused).toMatchObject({ state: 'paused', failures: 20 });
    platform.clock.advance(60_000);
    await encoderGoesOffline();
    await work();
    expect(receiver.received).toHaveLength(2);
    expect((await log(uuid)).map(({ state, problem }) => [state, problem])).toEqual([['failed', 'PAUSED']]);
    expect((await call('POST', `/api/v3/webhooks/${uuid}/ping`)).body.reason).toBe('WEBHOOK_NOT_ON');
    receiver.answer = { status: 204 };
    const on = await call('PATCH', `/api/v3/webhooks/${uuid}`, { isOn: true });
    expect(on.body).toMatchObject({ state: 'on', failures: 0 });
    await call('POST', `/api/v3/webhooks/${uuid}/ping`);
    await work();
    expect(receiver.received).toHaveLength(3);
  });

  test('a success in between begins the count anew', async () => {
    const { uuid } = (await add()).body;
    await platform.services.db.update(webhooks).set({ failures: 19 }).where(eq(webhooks.uuid, uuid));
    await call('POST', `/api/v3/webhooks/${uuid}/ping`);
    await work();
    const [webhook] = (await call<Webhook[]>('GET', `/api/v3/clients/${clientId}/webhooks`)).body;
    expect(webhook).toMatchObject({ state: 'on', failures: 0 });
  });
});

describe('its secret', () => {
  test('is shown when it is made and never again, lies sealed, and another one signs from then on', async () => {
    const { uuid, secret } = (await add()).body;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await call('GET', `/api/v3/clients/${clientId}/webhooks`);
    expect(JSON.stringify(listed.body)).not.toContain(secret.slice(6));
    const [row] = await platform.services.db.select().from(webhooks).where(eq(webhooks.uuid, uuid));
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    const again = await call<Webhook>('POST', `/api/v3/webhooks/${uuid}/regenerateSecret`);
    await call('POST', `/api/v3/webhooks/${uuid}/ping`);
    await work();
    expect(isSigned(receiver.received[0]!, secret)).toBe(false);
    expect(isSigned(receiver.received[0]!, again.body.secret)).toBe(true);
  });
});

describe('what is kept and who may see it', () => {
  test('a webhook that is removed is told nothing any more, and takes its log along', async () => {
    const { uuid } = (await add()).body;
    receiver.answer = { status: 500 };
    await call('POST', `/api/v3/webhooks/${uuid}/ping`);
    await work();
    expect((await call('DELETE', `/api/v3/webhooks/${uuid}`)).status).toBe(204);
    platform.clock.advance(60_000);
    await work();
    expect(receiver.received).toHaveLength(1);
    expect(await platform.services.db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, uuid))).toBe(
      0,
    );
    expect((await call('GET', `/api/v3/webhooks/${uuid}/deliveries`)).status).toBe(404);
  });

  const HOUR_MS = 60 * 60_000;

  /** Ages of the deliveries left after pruning. */
  async function leftOf(ages: readonly number[]): Promise<string[]> {
    const { uuid } = (await add()).body;
    const { db, clock } = platform.services;
    const now = clock.now().getTime();
    const rows = ages.map((age, at) => ({
      ...{ id: `${uuid} ${at}`, webhookId: uuid, event: 'ping', subject: `s${at}`, body: '{}' },
      ...{ state: 'delivered' as const, createdAt: new Date(now - age) },
    }));
    await db.insert(webhookDeliveries).values(rows);
    await webhookPruning.step(platform.services);
    const left = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, uuid));
    return left.map(({ id }) => id.replace(`${uuid} `, ''));
  }

  test('the log goes after 30 days, and beyond the latest 500', async () => {
    const left = await leftOf([
      31 * 24 * HOUR_MS,
      ...Array.from({ length: 505 }, (_, at) => 2 * HOUR_MS + at),
    ]);
    expect(left).toHaveLength(500);
    expect(left).not.toContain('0');
    expect(left).not.toContain('505');
  });

  test('of the last hour nothing goes, so that nothing is told twice', async () => {
    expect(await leftOf(Array.from({ length: 505 }, (_, at) => HOUR_MS - 1_000 + at))).toHaveLength(505);
  });

  test('PRM-18 nobody of another organization, without the capability, or as the client itself gets near it', async () => {
    const { uuid } = (await add()).body;
    const ping = (await call<Delivery>('POST', `/api/v3/webhooks/${uuid}/ping`)).body;
    await work();
    const paths: [string, string, object?][] = [
      ['GET', `/api/v3/clients/${clientId}/webhooks`],
      ['POST', `/api/v3/clients/${clientId}/webhooks`, { url: receiver.url, events: EVENTS }],
      ['PATCH', `/api/v3/webhooks/${uuid}`, { isOn: false }],
      ['GET', `/api/v3/webhooks/${uuid}/deliveries`],
      ['POST', `/api/v3/webhooks/${uuid}/ping`],
      ['POST', `/api/v3/webhooks/${uuid}/regenerateSecret`],
      ['POST', `/api/v3/webhookdeliveries/${ping.id}/resend`],
      ['DELETE', `/api/v3/webhooks/${uuid}`],
    ];
    for (const [method, path, body] of paths) {
      expect((await call(method, path, body, 'admin@northgate.example')).status).toBe(404);
      expect((await call(method, path, body, 'events@harbour.example')).status).toBe(403);
    }
    expect(await platform.services.db.$count(jobs, eq(jobs.subject, uuid))).toBe(0);
    expect((await log(uuid))[0]).toMatchObject({ state: 'delivered' });
  });
});
