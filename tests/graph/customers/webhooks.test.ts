import { isSigned, startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let admin: GraphClient;
let receiver: WebhookReceiver;
let apiClientId: string;

beforeAll(async () => {
  world = await openWorld();
  receiver = await startWebhookReceiver();
  admin = await world.signIn('admin@harbour.example');
  const made = await admin.data(
    `mutation ($input: CreateApiClientInput!) { createApiClient(input: $input) { apiClient { id } } }`,
    { input: { name: 'Board', roles: ['GO_LIVE_API'], termsAccepted: true } },
  );
  apiClientId = made.createApiClient.apiClient.id;
}, START_MS);
afterAll(async () => {
  await world?.close();
  await receiver?.close();
});

const PROBLEMS = 'userErrors { code reason field }';
const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  webhook { id url events state failures } secret ${PROBLEMS} } }`;
const UPDATE = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) {
  webhook { id url events state } ${PROBLEMS} } }`;
const PING = `mutation ($id: ID!) { pingWebhook(input: { id: $id }) { delivery { id event state nextTryAt } ${PROBLEMS} } }`;
const RESEND = `mutation ($id: ID!) { resendWebhookDelivery(input: { id: $id }) { delivery { id state } ${PROBLEMS} } }`;
const nextTryAt = (ms: number) => new Date(world.platform.clock.now().getTime() + ms).toISOString();
const RENEW = `mutation ($id: ID!) { regenerateWebhookSecret(input: { id: $id }) { secret ${PROBLEMS} } }`;
const DELETE = `mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedId ${PROBLEMS} } }`;
const READ = `query ($id: ID!) { apiClient(id: $id) { webhooks { id url state
  deliveries { id event state attempts status problem answer body nextTryAt } } } }`;

const create = async (input: object = {}) =>
  (
    await admin.data(CREATE, {
      input: { apiClientId, url: receiver.url, events: ['ENCODER_OFFLINE', 'EVENT_STARTED'], ...input },
    })
  ).createWebhook;
const read = async () => (await admin.data(READ, { id: apiClientId })).apiClient.webhooks;
async function work() {
  world.platform.jobs.kick();
  await world.platform.jobs.idle();
}

it('a webhook is added, tried, tells in its log what was answered, and is sent again', async () => {
  const { webhook, secret, userErrors } = await create();
  expect(userErrors).toEqual([]);
  expect(webhook).toMatchObject({ events: ['ENCODER_OFFLINE', 'EVENT_STARTED'], state: 'ON', failures: 0 });
  receiver.answer = { status: 500, body: 'no' };
  const { pingWebhook } = await admin.data(PING, { id: webhook.id });
  expect(pingWebhook.delivery).toMatchObject({ event: null, state: 'WAITING' });
  await work();
  expect(isSigned(receiver.received[0]!, secret)).toBe(true);
  const [{ deliveries }] = await read();
  expect(deliveries).toMatchObject([
    {
      ...{ state: 'WAITING', attempts: 1, status: 500, problem: 'STATUS', answer: 'no' },
      nextTryAt: nextTryAt(10_000),
    },
  ]);
  const waits = (await admin.data(RESEND, { id: deliveries[0].id })).resendWebhookDelivery;
  expect(waits.userErrors).toMatchObject([{ reason: 'WEBHOOK_DELIVERY_WAITS' }]);
  receiver.answer = { status: 200 };
  world.platform.clock.advance(10_000);
  await work();
  expect((await read())[0].deliveries[0]).toMatchObject({
    ...{ state: 'DELIVERED', attempts: 2, nextTryAt: null },
  });
  const again = (await admin.data(RESEND, { id: deliveries[0].id })).resendWebhookDelivery;
  expect(again).toMatchObject({ delivery: { state: 'WAITING' }, userErrors: [] });
  await work();
  expect(receiver.received).toHaveLength(3);
});

it('it is changed, switched off and on, given a new secret and removed', async () => {
  const { webhook, secret } = await create();
  const update = async (input: object) =>
    (await admin.data(UPDATE, { input: { id: webhook.id, ...input } })).updateWebhook;
  expect((await update({ events: ['EVENT_ENDED'] })).webhook).toMatchObject({
    url: receiver.url,
    events: ['EVENT_ENDED'],
  });
  const tried = async () =>
    (await read()).find(({ id }: { id: string }) => id === webhook.id).deliveries[0].nextTryAt;
  receiver.answer = { status: 500 };
  const { pingWebhook } = await admin.data(PING, { id: webhook.id });
  expect(pingWebhook.delivery.nextTryAt).toBe(nextTryAt(0));
  await work();
  expect(await tried()).toBe(nextTryAt(10_000));
  expect((await update({ isOn: false })).webhook.state).toBe('OFF');
  expect(await tried()).toBeNull();
  const off = (await admin.data(PING, { id: webhook.id })).pingWebhook;
  expect(off.userErrors).toMatchObject([{ reason: 'WEBHOOK_NOT_ON' }]);
  expect((await update({ isOn: true })).webhook.state).toBe('ON');
  const renewed = (await admin.data(RENEW, { id: webhook.id })).regenerateWebhookSecret;
  expect(renewed.secret).not.toBe(secret);
  expect((await admin.data(DELETE, { id: webhook.id })).deleteWebhook.deletedId).toBe(webhook.id);
  expect((await read()).some(({ id }: { id: string }) => id === webhook.id)).toBe(false);
});

it.each([
  [{ url: '' }, 'url', 'WEBHOOK_URL_REQUIRED'],
  [{ url: 'example.com' }, 'url', 'WEBHOOK_URL_FORMAT'],
  [{ url: `https://example.com/${'x'.repeat(2029)}` }, 'url', 'WEBHOOK_URL_TOO_LONG'],
  [{ url: 'https://192.168.0.1/x' }, 'url', 'WEBHOOK_URL_INSIDE'],
  [{ url: 'http://example.com' }, 'url', 'WEBHOOK_URL_PLAIN'],
  [{ events: [] }, 'events', 'WEBHOOK_EVENT_REQUIRED'],
  [{ events: ['VIDEO_READY'] }, 'events', 'WEBHOOK_EVENT_NOT_ALLOWED'],
])('%j is refused at its field', async (input, field, reason) => {
  expect((await create(input)).userErrors).toMatchObject([{ field: [field], reason }]);
});

it('PRM-18 who may not see API clients sees no webhooks, and changes none', async () => {
  const { webhook } = await create();
  const events = await world.signIn('events@harbour.example');
  for (const [query, variables] of [
    [READ, { id: apiClientId }],
    [UPDATE, { input: { id: webhook.id, isOn: false } }],
    [PING, { id: webhook.id }],
    [RENEW, { id: webhook.id }],
    [DELETE, { id: webhook.id }],
  ] as const) {
    expect((await events.run(query, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  const stranger = await world.signIn('admin@northgate.example');
  expect((await stranger.data(READ, { id: apiClientId })).apiClient).toBeNull();
});
