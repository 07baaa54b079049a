import { orNull } from '../../graph/upstream/loaders/createRecordLoader.ts';
import type { CustomerRecord } from '../../graph/upstream/rest/customers/customers.ts';
import {
  listPlans,
  listTrials,
  readBandwidthHistory,
  readBandwidthOfDay,
  readBilling,
  readSalesPlan,
  readStreamUsage,
} from '../../graph/upstream/rest/customers/subscriptions.ts';
import type { RestClient } from '../../graph/upstream/client/client.ts';
import { mayTryLibrary, type TrialStatus } from '../../schema/rules/subscriptions.ts';
import type { BandwidthUnit, CustomerResolvers, QueryResolvers, TrialState } from '../__generated__/types.ts';
import { atMost, newest } from '../shared/lists.ts';

type PlanRecord = Awaited<ReturnType<typeof listPlans>>[number];
type TrialRecord = Awaited<ReturnType<typeof listTrials>>[number];

const STATES: Record<TrialStatus, TrialState> = {
  in_trial: 'STARTED',
  cancelled: 'CANCELLED',
  ended: 'EXPIRED',
};
const UNITS = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const satisfies Record<BandwidthUnit, string>;

const planOf = ({ uuid: id, price: yearlyPrice, bitrate: bitrateMbps, ...plan }: PlanRecord) => ({
  ...plan,
  ...{ id, yearlyPrice, bitrateMbps },
});

/** Loads the state of an organization's library trial (SUB-07, SUB-09). Eligibility follows from its plans. */
export async function loadTrial(rest: RestClient, customer: CustomerRecord, known?: TrialRecord) {
  const { data } = customer;
  const trial = known ?? (await listTrials(rest, customer.uuid)).at(-1);
  const plans = (await listPlans(rest, 'VOD')).map(planOf);
  const byDefault = plans.find(({ tier }) => tier === 'Starter');
  if (!trial) {
    const mayTry = mayTryLibrary({ webTier: data.webPlan, hasLibrary: data.vodPlanId !== null });
    const state: TrialState = mayTry ? 'ELIGIBLE' : 'UNAVAILABLE';
    return { state, startedAt: null, endsAt: null, plan: byDefault ?? null };
  }
  const plan = plans.find(({ id }) => id === trial.planId) ?? null;
  return { state: STATES[trial.status], startedAt: trial.startDate, endsAt: trial.endDate, plan };
}

/** Plans, trial and bandwidth of an organization. */
export const subscriptionOfCustomer = {
  bandwidthHistory: async ({ uuid }, { start, end, unit }, { rest }) => {
    const query = { ...(start && { start }), ...(end && { end }), unit: UNITS[unit ?? 'MONTH'] };
    const points = await readBandwidthHistory(rest, uuid, query);
    return newest(points).map(({ date: day, bytes }) => ({ day, bytes }));
  },
  bandwidthOfDay: async ({ uuid }, { day }, { rest, clock }) => {
    const asked = day ?? clock.now().toISOString().slice(0, 10);
    const { date, bytes, channels } = await readBandwidthOfDay(rest, uuid, asked);
    return {
      ...{ day: date, bytes },
      channels: atMost(channels).map((channel) => ({
        ...channel,
        webChannel: { __typename: 'WebChannel' as const, id: channel.webChannelId } as never,
      })),
    };
  },
  streamUsage: async ({ uuid }, _args, { rest }) => {
    const { inUse: usedCount, allowed: allowedCount } = await readStreamUsage(rest, uuid);
    return { usedCount, allowedCount };
  },
  libraryTrial: async ({ uuid }, _args, { rest, loaders }) => {
    const customer = await loaders.customer.load(uuid);
    return customer && loadTrial(rest, customer);
  },
  billing: async ({ uuid }, _args, { rest }) => {
    const { url: portalUrl, hasPaymentMethod } = await readBilling(rest, uuid);
    return { portalUrl, hasPaymentMethod };
  },
  subscription: ({ data }) => {
    const { contentLibraryTrialCancelled: hasCancelledLibraryTrial, ...addOns } = data.subscriptionDetails;
    const plans = [
      { kind: 'WEB' as const, name: data.webPlanName, startDate: data.webStartDate },
      { kind: 'VOD' as const, name: data.vodPlanName, startDate: data.vodStartDate },
      { kind: 'MULTISITE' as const, name: data.multisitePlanName, startDate: data.multisiteStartDate },
    ];
    return {
      ...addOns,
      hasCancelledLibraryTrial,
      plans: plans.flatMap(({ name, ...plan }) => (name === null ? [] : [{ ...plan, name }])),
    };
  },
} satisfies CustomerResolvers;

export const planQueries = {
  plans: async (_root, { kind }, { rest }) => atMost(await listPlans(rest, kind), 100).map(planOf),
  salesPlan: async (_root, { id }, { rest }) => {
    const plan = await orNull(readSalesPlan(rest, id));
    return plan && { ...plan, id: plan.planId };
  },
} satisfies QueryResolvers;
