import { number, object, string, type InferType } from 'yup';
import { say } from '../reasons/said.ts';
import { PERSON_NAME_MAX, PERSON_NAME_MIN } from './people.ts';

/** Rules of plans, trials and bandwidth; shared by the forms, the graph and the platform. */

/** How long the trial of a library lasts, in days; it is charged afterwards unless it was cancelled (SUB-06). */
export const TRIAL_DAYS = 30;

/** What becomes of a trial, as services name it; that one may be had at all is derived (SUB-07). */
export const TRIAL_STATUSES = ['in_trial', 'cancelled', 'ended'] as const;
export type TrialStatus = (typeof TRIAL_STATUSES)[number];

/** Fewest and most gigabytes that somebody asks for at once (BWD-04). */
export const BANDWIDTH_REQUEST_GB = { min: 1, max: 1_000_000 } as const;

/** Usage is known from this day (BWD-02). */
export const FIRST_USAGE_DAY = '2022-02-01';

/** Whether an organisation may try a library: it has a live plan for more than social networks, and no library (SUB-09). */
export function mayTryLibrary(plans: { webTier: string | null; hasLibrary: boolean }): boolean {
  return !plans.hasLibrary && plans.webTier !== null && plans.webTier !== 'Social Only';
}

/** What people read when a trial or a subscription is refused (SUB-10), or bandwidth is asked for. */
export const SUBSCRIPTION_MESSAGES = {
  /** SUB-08. */
  contact: say('INVALID_CONTACT'),
  noPayment: say('NO_PAYMENT_METHOD'),
  /** SUB-09. */
  notAuthorized: say('NOT_AUTHORIZED'),
  expired: say('TRIAL_EXPIRED'),
  suspended: say('TRIAL_SIGNUP_SUSPENDED'),
  /** STM-15. */
  runs: say('TRIAL_RUNS'),
  over: say('TRIAL_OVER'),
  planUnknown: say('PLAN_UNKNOWN'),
  /** BWD-04. */
  gigabytes: say('BANDWIDTH_GIGABYTES', BANDWIDTH_REQUEST_GB),
} as const;

const contactName = string()
  .trim()
  .required(SUBSCRIPTION_MESSAGES.contact)
  .min(PERSON_NAME_MIN, SUBSCRIPTION_MESSAGES.contact)
  .max(PERSON_NAME_MAX, SUBSCRIPTION_MESSAGES.contact);

/** Who a trial or a subscription is for: a person with a first and a last name (SUB-08). */
export const planContactSchema = object({ firstName: contactName, lastName: contactName });
export type PlanContact = InferType<typeof planContactSchema>;

/** How much bandwidth is asked for, in whole gigabytes (BWD-04). */
export const bandwidthRequestSchema = object({
  gigabytes: number()
    .typeError(SUBSCRIPTION_MESSAGES.gigabytes)
    .required(SUBSCRIPTION_MESSAGES.gigabytes)
    .integer(SUBSCRIPTION_MESSAGES.gigabytes)
    .min(BANDWIDTH_REQUEST_GB.min, SUBSCRIPTION_MESSAGES.gigabytes)
    .max(BANDWIDTH_REQUEST_GB.max, SUBSCRIPTION_MESSAGES.gigabytes),
});
