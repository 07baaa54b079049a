import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';

type Schemas = components['schemas'];
type Kind = 'MULTISITE' | 'USER' | 'WEB' | 'VOD';
/** Contact of a trial or subscription (SUB-08). */
interface Contact {
  firstName: string;
  lastName: string;
}

const PLANS = {
  MULTISITE: '/api/v3/plans',
  USER: '/api/v3/userplans',
  WEB: '/api/v3/webplans',
  VOD: '/api/v3/vodplans',
} as const satisfies Record<Kind, string>;

/** C-040 to C-043: plans of one kind. */
export function listPlans(rest: RestClient, kind: Kind): Promise<Schemas['Plan'][]> {
  return rest.get(PLANS[kind]);
}

/** C-304: a plan with its yearly price (SUB-12). */
export function readSalesPlan(rest: RestClient, planId: string): Promise<Schemas['SalesPlan']> {
  return rest.get('/onboarding/api/v1/salesplans/{planId}', { params: { planId } });
}

/** C-300: streams that run and may run. */
export function readStreamUsage(rest: RestClient, id: string): Promise<Schemas['StreamUsage']> {
  return rest.get('/stream-usage/api/v1/customers/{id}', { params: { id } });
}

/** C-301: trials of an organization. */
export function listTrials(rest: RestClient, id: string): Promise<Schemas['Trial'][]> {
  return rest.get('/onboarding/api/v1/customers/{id}/trials', { params: { id } });
}

/** C-302: starts a trial. Refused with a code of SUB-10. */
export function startTrial(
  rest: RestClient,
  id: string,
  body: { planId?: string | null | undefined; contact: Contact },
): Promise<Schemas['Trial']> {
  return rest.post('/onboarding/api/v1/customers/{id}/trials', {
    params: { id },
    body: { contact: body.contact, ...(body.planId && { planId: body.planId }) },
  });
}

/** C-306 (C-303 does the same by the trial's own id): cancels the trial that runs; 404 where there never was one, 409 when it is over. */
export function cancelRunningTrial(rest: RestClient, id: string): Promise<Schemas['Trial']> {
  return rest.post('/onboarding/api/v1/customers/{id}/subscriptions/canceltrial', { params: { id } });
}

/** C-305: subscribes to a plan. */
export function createSubscription(
  rest: RestClient,
  id: string,
  body: { planId: string; contact: Contact },
): Promise<Schemas['Subscription']> {
  return rest.post('/onboarding/api/v1/customers/{id}/subscriptions', { params: { id }, body });
}

/** C-307: where the subscription is managed. */
export function readBilling(rest: RestClient, id: string): Promise<Schemas['BillingPortal']> {
  return rest.get('/onboarding/api/v1/customers/{id}/billingportal', { params: { id } });
}

/** C-299: bytes per day, week or month (BWD-02). */
export function readBandwidthHistory(
  rest: RestClient,
  id: string,
  query: { start?: string; end?: string; unit: 'day' | 'week' | 'month' },
): Promise<Schemas['UsagePoint'][]> {
  return rest.get('/data-usage/api/v1/customers/{id}/historical', { params: { id }, query });
}

/** Bytes of one day by web channel (BWD-06). No call of the catalog. */
export function readBandwidthOfDay(rest: RestClient, id: string, day: string): Promise<Schemas['DayUsage']> {
  return rest.get('/data-usage/api/v1/customers/{id}/days/{day}', { params: { id, day } });
}

/** Asks for more bandwidth (BWD-04). No call of the catalog. */
export async function requestBandwidth(rest: RestClient, id: string, gigabytes: number): Promise<void> {
  await rest.post('/data-usage/api/v1/customers/{id}/requests', { params: { id }, body: { gigabytes } });
}
