import { randomUUID } from 'node:crypto';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { billingAccounts } from '../../../fixtures/platform/kernel/db/schema/subscriptions.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

const DAY_MS = 86_400_000;
/** Live Web Social Only. */
const SOCIAL_ONLY = PLANS.webPro.replace(/104$/, '108');
/** A plan of a person, not of an organization. */
const OF_USERS = PLANS.webPro.replace(/104$/, '401');
const CONTACT = { firstName: 'Maya', lastName: 'Kent' };
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
}, START_LIMIT_MS);
afterAll(() => platform?.close());

interface Plan {
  tier: string;
  liveStorageTb: number | null;
  libraryTb: number | null;
  bitrate: number | null;
}
interface Trial {
  uuid: string;
  status: string;
  planId: string;
  startDate: string;
  endDate: string;
  code: string;
  reason: string;
  field: string;
  errors: { code: string; reason: string; field: string }[];
}

/** An organization with a live plan and a payment method, but for what is given. */
async function organisation(
  values: Parameters<TestPlatform['createCustomer']>[0] = {},
  billing: Partial<typeof billingAccounts.$inferInsert> | null = {},
) {
  const own = await newOrganisation(platform, { webPlanId: PLANS.webPro, ...values });
  const base = `/onboarding/api/v1/customers/${own.customerId}`;
  if (billing)
    await platform.services.db
      .insert(billingAccounts)
      .values({ customerId: own.customerId, hasPaymentMethod: true, ...billing });
  const call = <T = Trial>(method: string, path: string, body?: object, token = own.token) =>
    platform.call<T>(method, base + path, { token, ...(body && { body }) });
  const renewed = async () => {
    // Tokens live for minutes, and the clock has moved.
    const { userName } = await platform.createUser(own.customerId);
    own.token = await platform.signIn(userName);
  };
  return {
    ...own,
    call,
    renewed,
    start: (body: object = { contact: CONTACT }) => call('POST', '/trials', body),
    cancel: (trialId: string) => call('DELETE', `/trials/${trialId}`),
    list: async () => (await call<Trial[]>('GET', '/trials')).body,
    customer: async () =>
      (
        await platform.call<{ data: Record<string, unknown> }>('GET', `/api/v3/customers/${own.customerId}`, {
          token: own.token,
        })
      ).body.data,
  };
}

test('STM-15 SUB-06 SUB-11 eligible, then started: 30 days of the yearly starter plan, which counts at once', async () => {
  const { start, list, customer } = await organisation();
  expect(await list()).toEqual([]);
  const { status, body } = await start();
  expect(status).toBe(201);
  const now = platform.clock.now();
  expect(body).toMatchObject({
    ...{ status: 'in_trial', planId: PLANS.vodStarter, startDate: now.toISOString() },
    endDate: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
  });
  expect(await list()).toEqual([body]);
  expect(await customer()).toMatchObject({ vodPlanName: 'On Demand Starter' });
});

test('STM-15 SUB-07 started, then cancelled: the plan ends at once, and nothing can be started or cancelled any more', async () => {
  const { start, cancel, list, customer, call } = await organisation();
  const { uuid } = (await start()).body;
  expect((await start()).body).toMatchObject({ code: 'STATE', reason: 'TRIAL_RUNS' });
  expect((await cancel(uuid)).body).toMatchObject({ uuid, status: 'cancelled' });
  expect((await list()).map(({ status }) => status)).toEqual(['cancelled']);
  expect(await customer()).toMatchObject({
    vodPlanId: null,
    subscriptionDetails: { contentLibraryTrialCancelled: true },
  });
  expect(await cancel(uuid)).toMatchObject({ status: 409, body: { reason: 'TRIAL_OVER' } });
  expect(await call('POST', '/subscriptions/canceltrial')).toMatchObject({ status: 409 });
  expect((await start()).body).toMatchObject({ code: 'TRIAL_EXPIRED' });
});

test('STM-15 SUB-06 started, then ended at day 30: it is charged, so the plan stays, and it is not cancelled or started again', async () => {
  const { start, cancel, list, customer, renewed } = await organisation();
  const { uuid } = (await start()).body;
  platform.clock.advance(30 * DAY_MS - 1);
  await renewed();
  expect((await list()).map(({ status }) => status)).toEqual(['in_trial']);
  platform.clock.advance(1);
  expect((await list()).map(({ status }) => status)).toEqual(['ended']);
  expect(await customer()).toMatchObject({ vodPlanName: 'On Demand Starter' });
  expect(await cancel(uuid)).toMatchObject({ status: 409, body: { reason: 'TRIAL_OVER' } });
  expect((await start()).body).toMatchObject({ code: 'TRIAL_EXPIRED' });
});

test('SUB-11 a trial is of a plan of libraries: one that is not there, or of another kind, begins none', async () => {
  const { start, list, customer } = await organisation();
  for (const planId of [randomUUID(), PLANS.multisitePro]) {
    const { status, body } = await start({ planId, contact: CONTACT });
    expect([status, body.field, body.reason]).toEqual([400, 'planId', 'PLAN_UNKNOWN']);
  }
  expect(await list()).toEqual([]);
  expect(await customer()).toMatchObject({ vodPlanName: null });
});

test('C-305 a plan that is not there, or is none of an organisation, is not subscribed to', async () => {
  const { call } = await organisation();
  for (const planId of [randomUUID(), OF_USERS]) {
    const { status, body } = await call('POST', '/subscriptions', { planId, contact: CONTACT });
    expect([status, body.field, body.reason]).toEqual([400, 'planId', 'PLAN_UNKNOWN']);
  }
});

test('STM-15 what was never started is not cancelled, nor that of others', async () => {
  const { cancel, call } = await organisation();
  const other = await organisation();
  const { uuid } = (await other.start()).body;
  expect((await cancel(uuid)).status).toBe(404);
  expect((await call('POST', '/subscriptions/canceltrial')).status).toBe(404);
  const path = `/onboarding/api/v1/customers/${other.customerId}/trials`;
  const { token } = await newOrganisation(platform);
  expect((await platform.call('GET', path, { token })).status).toBe(403);
  expect((await platform.call('POST', path, { token, body: { contact: CONTACT } })).status).toBe(403);
});

const REFUSALS = [
  ['NOT_AUTHORIZED', { webPlanId: SOCIAL_ONLY }, {}],
  ['NOT_AUTHORIZED', { webPlanId: null }, {}],
  ['NOT_AUTHORIZED', { vodPlanId: PLANS.vodPro }, {}],
  ['NO_PAYMENT_METHOD', {}, { hasPaymentMethod: false }],
  ['NO_PAYMENT_METHOD', {}, null],
  ['TRIAL_SIGNUP_SUSPENDED', {}, { areTrialsSuspended: true }],
] as const;
test.each(REFUSALS)(
  'SUB-08 SUB-09 SUB-10 %s is told with its code, and nothing is started (%#)',
  async (code, values, billing) => {
    const { start, list } = await organisation(values, billing);
    expect(await start()).toMatchObject({ status: 409, body: { code, reason: code } });
    expect(await list()).toEqual([]);
  },
);

test.each([
  ['', 'Kent', 'firstName'],
  ['Maya', 'K', 'lastName'],
  ['x'.repeat(151), 'Kent', 'firstName'],
])('SUB-08 SUB-10 INVALID_CONTACT for %s %s', async (firstName, lastName, field) => {
  const { start } = await organisation();
  const { status, body } = await start({ contact: { firstName, lastName } });
  expect(status).toBe(400);
  expect([body, ...(body.errors ?? [])]).toContainEqual(
    expect.objectContaining({ code: 'INVALID_CONTACT', field: `contact.${field}` }),
  );
});

test.each([
  ['the plan that was tried', null, 'On Demand Starter'],
  ['another library', PLANS.vodPro, 'On Demand Pro'],
])(
  'STM-15 C-305 C-306 %s is bought: the trial has ended, and nothing can be cancelled',
  async (_, bought, name) => {
    const { start, cancel, list, customer, call } = await organisation();
    const { uuid, planId } = (await start()).body;
    platform.clock.advance(1_000);
    const body = { planId: bought ?? planId, contact: CONTACT };
    expect((await call('POST', '/subscriptions', body)).status).toBe(201);
    expect((await list()).map(({ status }) => status)).toEqual(['ended']);
    for (const refused of [await cancel(uuid), await call('POST', '/subscriptions/canceltrial')])
      expect(refused).toMatchObject({ status: 409, body: { reason: 'TRIAL_OVER' } });
    expect(await customer()).toMatchObject({ vodPlanName: name });
    expect((await start()).body).toMatchObject({ code: 'TRIAL_EXPIRED' });
  },
);

test('STM-15 a plan of another kind that is bought leaves a trial as it is', async () => {
  const { start, cancel, customer, call } = await organisation();
  const { uuid } = (await start()).body;
  const body = { planId: PLANS.multisitePro, contact: CONTACT };
  expect((await call('POST', '/subscriptions', body)).status).toBe(201);
  expect((await cancel(uuid)).body).toMatchObject({ status: 'cancelled' });
  expect(await customer()).toMatchObject({ vodPlanId: null, multisitePlanName: 'Multisite Pro' });
});

test('STM-15 SUB-07 who buys and cancels at once keeps the plan', async () => {
  const { start, cancel, customer, call } = await organisation();
  const { uuid, planId } = (await start()).body;
  platform.clock.advance(1_000);
  const both = [call('POST', '/subscriptions', { planId, contact: CONTACT }), cancel(uuid)];
  const [bought, cancelled] = await Promise.all(both);
  expect([bought!.status, [200, 409].includes(cancelled!.status)]).toEqual([201, true]);
  expect(await customer()).toMatchObject({ vodPlanName: 'On Demand Starter' });
});

test('SUB-07 of two that start at once, one does', async () => {
  const { start, list } = await organisation();
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await list()).toHaveLength(1);
});

test('SUB-12 SUB-05 SUB-01 SUB-02 SUB-03 SUB-04 plans have sizes, bitrates and a yearly price; a subscription counts from today and needs a payment method', async () => {
  const { call, token, customer } = await organisation();
  const plan = await platform.call('GET', `/onboarding/api/v1/salesplans/${PLANS.vodPro}`, { token });
  expect(plan.body).toMatchObject({ name: 'On Demand Pro', price: 2388, currency: 'USD', period: 'year' });
  const body = { planId: PLANS.multisitePro, contact: CONTACT };
  expect((await call('POST', '/subscriptions', body)).status).toBe(201);
  expect(await customer()).toMatchObject({
    multisitePlanName: 'Multisite Pro',
    multisiteStartDate: platform.clock.now().toISOString().slice(0, 10),
  });
  const poor = await organisation({}, null);
  expect((await poor.call('POST', '/subscriptions', body)).body.code).toBe('NO_PAYMENT_METHOD');
  const offered: Plan[] = [];
  for (const path of ['plans', 'webplans', 'vodplans'])
    offered.push(...(await platform.call<Plan[]>('GET', `/api/v3/${path}`, { token })).body);
  const sizes = (of: 'liveStorageTb' | 'libraryTb' | 'bitrate') =>
    [...new Set(offered.flatMap((each) => each[of] ?? []))].sort((a, b) => a - b);
  expect([sizes('liveStorageTb'), sizes('libraryTb'), sizes('bitrate')]).toEqual([
    [0.2, 1, 2, 5],
    [1, 7, 15],
    [3, 6, 8],
  ]);
  expect([...new Set(offered.map(({ tier }) => tier))].sort()).toEqual([
    ...['Basic Embed', 'Enterprise', 'Enterprise 4K', 'Premium', 'Pro', 'Social Only', 'Starter'],
    'Starter Lite',
  ]);
});

test('SUB-05 streams in use are told against those of the plan', async () => {
  const { customerId, token } = await organisation();
  const { db, clock } = platform.services;
  const now = clock.now();
  const usage = async () =>
    (await platform.call('GET', `/stream-usage/api/v1/customers/${customerId}`, { token })).body;
  expect(await usage()).toEqual({ inUse: 0, allowed: 3 });
  const [scheduleId, occurrenceId] = ['stream-schedule', 'stream-event'];
  await db.insert(schedules).values({
    ...{
      uuid: scheduleId,
      customerId,
      name: 'Service',
      type: 'LIVE',
      timezone: 'UTC',
      durationMs: 3_600_000,
    },
    ...{ startLocal: '2026-11-22T10:00', encoderSettingsType: 'automatic', createdAt: now },
  });
  await db.insert(scheduleOccurrences).values({
    ...{ id: occurrenceId, scheduleId, customerId, status: 'STARTED', statusChangedAt: now },
    ...{ startAt: now, endAt: new Date(now.getTime() + 3_600_000) },
  });
  const destination = (id: string, status: 'STARTED' | 'WARNING' | 'STOPPED', more: object = {}) => ({
    ...{ id, customerId, kind: 'YOUTUBE' as const, streamType: 'LIVE' as const, status, title: id },
    ...{ statusChangedAt: now, startRequestTime: now, createdAt: now, ...more },
  });
  await db
    .insert(contentDestinations)
    .values([
      destination('stream-web', 'STARTED', { occurrenceId }),
      destination('stream-social', 'WARNING', { occurrenceId }),
    ]);
  // An event is one stream, however many places it goes to; one with a warning runs on.
  expect(await usage()).toEqual({ inUse: 1, allowed: 3 });
  await db
    .insert(contentDestinations)
    .values([destination('stream-by-hand', 'WARNING'), destination('stream-over', 'STOPPED')]);
  expect(await usage()).toEqual({ inUse: 2, allowed: 3 });
});

test.each(['EVENT_ADMIN', 'CONTROL_ENCODER', 'MEDIA_LIBRARY_ADMIN', 'CAMPUS_REVIEW'] as const)(
  'PRM-24 SUB-09 %s starts, cancels and sees none',
  async (role) => {
    const { customerId, call } = await organisation();
    const person = await platform.createUser(customerId, { roles: [role] });
    const token = await platform.signIn(person.userName);
    for (const [method, path, body] of [
      ['GET', '/trials', undefined],
      ['POST', '/trials', { contact: CONTACT }],
      ['DELETE', '/trials/x', undefined],
      ['POST', '/subscriptions/canceltrial', undefined],
      ['GET', '/billingportal', undefined],
    ] as const) {
      expect((await call(method, path, body, token)).status).toBe(403);
    }
  },
);
