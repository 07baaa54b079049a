import { number, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { PERSON_NAME_MAX, PERSON_NAME_MIN } from './people.ts';

/** Rules of plans, trials and bandwidth; shared by the forms, the graph and the platform. */

/** Duration of a library trial in days. Afterwards it is charged unless it was canceled (SUB-06). */
export const TRIAL_DAYS = 30;

/** States of a trial in REST. Eligibility is derived (SUB-07). */
export const TRIAL_STATUSES = ['in_trial', 'cancelled', 'ended'] as const;
export type TrialStatus = (typeof TRIAL_STATUSES)[number];

/** Fewest and most gigabytes that somebody asks for at once (BWD-04). */
export const BANDWIDTH_REQUEST_GB = { min: 1, max: 1_000_000 } as const;

/** Usage is known from this day (BWD-02). */
export const FIRST_USAGE_DAY = '2022-02-01';

/**
 * True if an organization may try a library: it has a live plan for more than social networks, and no library
 * (SUB-09).
 */
export function mayTryLibrary(plans: { webTier: string | null; hasLibrary: boolean }): boolean {
  return !plans.hasLibrary && plans.webTier !== null && plans.webTier !== 'Social Only';
}

/** Messages of refused trials, subscriptions (SUB-10), and bandwidth requests. */
export const SUBSCRIPTION_MESSAGES = {
  /** SUB-08. */
  contact: formatReason('INVALID_CONTACT'),
  noPayment: formatReason('NO_PAYMENT_METHOD'),
  /** SUB-09. */
  notAuthorized: formatReason('NOT_AUTHORIZED'),
  expired: formatReason('TRIAL_EXPIRED'),
  suspended: formatReason('TRIAL_SIGNUP_SUSPENDED'),
  /** STM-15. */
  runs: formatReason('TRIAL_RUNS'),
  over: formatReason('TRIAL_OVER'),
  planUnknown: formatReason('PLAN_UNKNOWN'),
  /** BWD-04. */
  gigabytes: formatReason('BANDWIDTH_GIGABYTES', BANDWIDTH_REQUEST_GB),
} as const;

const contactName = string()
  .trim()
  .required(SUBSCRIPTION_MESSAGES.contact)
  .min(PERSON_NAME_MIN, SUBSCRIPTION_MESSAGES.contact)
  .max(PERSON_NAME_MAX, SUBSCRIPTION_MESSAGES.contact);

/** Contact of a trial or subscription: a first and a last name (SUB-08). */
export const planContactSchema = object({ firstName: contactName, lastName: contactName });
export type PlanContact = InferType<typeof planContactSchema>;

/** Requested bandwidth, in whole gigabytes (BWD-04). */
export const bandwidthRequestSchema = object({
  gigabytes: number()
    .typeError(SUBSCRIPTION_MESSAGES.gigabytes)
    .required(SUBSCRIPTION_MESSAGES.gigabytes)
    .integer(SUBSCRIPTION_MESSAGES.gigabytes)
    .min(BANDWIDTH_REQUEST_GB.min, SUBSCRIPTION_MESSAGES.gigabytes)
    .max(BANDWIDTH_REQUEST_GB.max, SUBSCRIPTION_MESSAGES.gigabytes),
});
