import { billingAccounts } from '../../../fixtures/platform/kernel/db/schema/subscriptions.ts';
import { eq } from 'drizzle-orm';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let vista: GraphClient;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  vista = await world.signIn('admin@vista.example');
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const TRIAL = 'libraryTrial { state startedAt endsAt plan { id name yearlyPrice } }';
const ERRORS = 'userErrors { code reason field message }';
const START = `mutation ($input: StartTrialInput!) { startTrial(input: $input) { ${TRIAL} ${ERRORS} } }`;
const CANCEL = `mutation { cancelTrial(input: {}) { ${TRIAL} ${ERRORS} } }`;
const CONTACT = { firstName: 'Ana', lastName: 'Ruiz' };
const trialOf = async (client: GraphClient): Promise<Data> =>
  (await client.data(`{ viewer { customer { ${TRIAL} } } }`)).viewer.customer.libraryTrial;
const start = async (input: object = CONTACT): Promise<Data> =>
  (await vista.data(START, { input })).startTrial;

it('SUB-07 SUB-09 SUB-11 SUB-12 a trial that can be had is eligible, of the yearly starter plan; with a library there is none', async () => {
  const plan = { id: PLANS.vodStarter, name: 'On Demand Starter', yearlyPrice: 948 };
  expect(await trialOf(vista)).toEqual({ state: 'ELIGIBLE', startedAt: null, endsAt: null, plan });
  expect(await trialOf(maya)).toMatchObject({ state: 'UNAVAILABLE' });
});

it('SUB-08 SUB-10 a contact without names is refused before anything is sent', async () => {
  const calls = await world.callsOf(async () => {
    expect(await start({ firstName: '', lastName: 'R' })).toEqual({
      libraryTrial: null,
      userErrors: ['firstName', 'lastName'].map((field) => ({
        ...{
          code: field === 'firstName' ? 'REQUIRED' : 'INVALID',
          reason: 'INVALID_CONTACT',
          field: [field],
        },
        message: 'Enter a contact with a first and last name.',
      })),
    });
  });
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it.each([
  ['NO_PAYMENT_METHOD', { hasPaymentMethod: false }],
  ['TRIAL_SIGNUP_SUSPENDED', { hasPaymentMethod: true, areTrialsSuspended: true }],
])('SUB-10 %s is told as the reason', async (reason, billing) => {
  const { db } = world.platform.services;
  const here = eq(billingAccounts.customerId, CUSTOMERS.vista);
  await db.update(billingAccounts).set(billing).where(here);
  expect(await start()).toMatchObject({ libraryTrial: null, userErrors: [{ reason }] });
  await db.update(billingAccounts).set({ hasPaymentMethod: true, areTrialsSuspended: false }).where(here);
});

it('SUB-10 NOT_AUTHORIZED is told to who has a library, and forbidden without the right', async () => {
  const { startTrial } = await maya.data(START, { input: CONTACT });
  expect(startTrial.userErrors).toMatchObject([{ reason: 'NOT_AUTHORIZED' }]);
  const events = await world.signIn('events@harbour.example');
  const { errors } = await events.run(START, { input: CONTACT });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('STM-15 SUB-06 SUB-07 SUB-10 a trial is started, cancelled, and then not had again', async () => {
  const now = world.polls.now();
  const started = {
    ...{ state: 'STARTED', startedAt: now.toISOString() },
    endsAt: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
  };
  expect(await start()).toMatchObject({ libraryTrial: started, userErrors: [] });
  expect(await trialOf(vista)).toMatchObject(started);
  expect((await vista.data(CANCEL)).cancelTrial).toMatchObject({
    libraryTrial: { state: 'CANCELLED' },
    userErrors: [],
  });
  expect((await vista.data(CANCEL)).cancelTrial.userErrors).toMatchObject([{ reason: 'TRIAL_OVER' }]);
  expect((await start()).userErrors).toMatchObject([{ reason: 'TRIAL_EXPIRED' }]);
});

it('ORG-08 SUB-05 plans, add-ons and streams are told', async () => {
  const { customer } = (
    await maya.data(`{ viewer { customer { streamUsage { usedCount allowedCount } subscription { plans { kind name startDate }
      softwareEncoders venues rtmp audio16 subtitlesHoursPerMonth hasCancelledLibraryTrial } billing { portalUrl hasPaymentMethod } } } }`)
  ).viewer;
  expect(customer.subscription).toMatchObject({
    ...{ softwareEncoders: 2, venues: 5, rtmp: 3, audio16: 0, subtitlesHoursPerMonth: 10 },
    hasCancelledLibraryTrial: false,
  });
  expect(customer.subscription.plans.map(({ kind, name }: Data) => [kind, name])).toEqual([
    ['WEB', 'Live Web Pro'],
    ['VOD', 'On Demand Pro'],
    ['MULTISITE', 'Multisite Pro'],
  ]);
  expect(customer.streamUsage.allowedCount).toBe(3);
  expect(customer.billing).toEqual({ portalUrl: null, hasPaymentMethod: true });
});

it('SUB-01 SUB-02 SUB-03 SUB-04 SUB-12 plans tell tier, sizes, bitrate, streams and price', async () => {
  const plans = async (kind: string): Promise<Data[]> =>
    (
      await maya.data(
        `{ plans(kind: ${kind}) { tier liveStorageTb libraryTb bitrateMbps concurrentStreams yearlyPrice } }`,
      )
    ).plans;
  const web = await plans('WEB');
  expect(web.map(({ tier }) => tier)).toEqual([
    ...['Basic Embed', 'Starter Lite', 'Starter', 'Pro', 'Premium', 'Enterprise', 'Enterprise 4K'],
    'Social Only',
  ]);
  const all = (key: string, rows: Data[]) => [...new Set(rows.map((row) => row[key]))].sort((a, b) => a - b);
  expect(all('liveStorageTb', web)).toEqual([0.2, 1, 2, 5]);
  expect(all('bitrateMbps', web)).toEqual([3, 6, 8]);
  expect(all('libraryTb', await plans('VOD'))).toEqual([1, 7, 15]);
  const { salesPlan } = await maya.data(
    `{ salesPlan(id: "${PLANS.vodStarter}") { name price currency period } }`,
  );
  expect(salesPlan).toEqual({ name: 'On Demand Starter', price: 948, currency: 'USD', period: 'year' });
});

it('SUB-08 C-305 a subscription counts from today on', async () => {
  const input = { planId: PLANS.multisitePro, ...CONTACT };
  const { createSubscription } = await vista.data(
    `mutation ($input: CreateSubscriptionInput!) { createSubscription(input: $input) { plan { kind name startDate } ${ERRORS} } }`,
    { input },
  );
  const startDate = world.polls.now().toISOString().slice(0, 10);
  expect(createSubscription).toEqual({
    plan: { kind: 'MULTISITE', name: 'Multisite Pro', startDate },
    userErrors: [],
  });
});

describe('bandwidth', () => {
  it('BWD-02 BWD-03 BWD-06 history by day and month, and a day by web channel', async () => {
    const { customer } = (
      await maya.data(`{ viewer { customer { bandwidth { averageBytes resetsAt }
        months: bandwidthHistory(unit: MONTH) { day bytes }
        days: bandwidthHistory(unit: DAY, start: "2022-01-01", end: "2022-02-02") { day }
        bandwidthOfDay(day: "2026-11-20") { day bytes channels { name bytes } } } } }`)
    ).viewer;
    expect(customer.months[0].day).toBe('2022-02-01');
    expect(customer.months).toHaveLength(58);
    expect(customer.days).toEqual([{ day: '2022-02-01' }, { day: '2022-02-02' }]);
    const [august, september, october] = customer.months.slice(-4, -1).map(({ bytes }: Data) => bytes);
    expect(customer.bandwidth.averageBytes).toBe(Math.round((august + september + october) / 3));
    expect(customer.bandwidthOfDay).toMatchObject({ day: '2026-11-20', channels: [] });
  });

  it('BWD-04 more is asked for in whole gigabytes within the limits', async () => {
    const ask = async (gigabytes: number): Promise<Data> =>
      (
        await maya.data(
          `mutation ($input: RequestBandwidthInput!) { requestBandwidth(input: $input) { isSent ${ERRORS} } }`,
          { input: { gigabytes } },
        )
      ).requestBandwidth;
    for (const wrong of [0, 1_000_001]) {
      expect(await ask(wrong)).toMatchObject({
        isSent: false,
        userErrors: [
          {
            ...{ reason: 'BANDWIDTH_GIGABYTES', field: ['gigabytes'] },
            message: 'Enter a whole number of gigabytes from 1 to 1000000.',
          },
        ],
      });
    }
    expect(await ask(250)).toEqual({ isSent: true, userErrors: [] });
  });

  it('BWD-05 is nothing for event admins', async () => {
    const events = await world.signIn('events@harbour.example');
    for (const field of ['bandwidthHistory { bytes }', 'bandwidthOfDay(day: "2026-11-20") { bytes }']) {
      const { errors } = await events.run(`{ viewer { customer { ${field} } } }`);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
