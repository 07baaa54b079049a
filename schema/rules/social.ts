import { array, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { tooLong } from './names.ts';

/** Rules of social media accounts; shared by the forms, the graph and the platform. */

/** Networks that accounts are linked of (SOC-04). */
export const SOCIAL_KINDS = ['FACEBOOK', 'YOUTUBE'] as const;
export type SocialKindName = (typeof SOCIAL_KINDS)[number];

/** Longest name. */
export const SOCIAL_NAME_MAX = 128;
/** Most pages that an account is crossposted to. */
export const CROSSPOST_MAX = 20;
/** Pictures of an organization that wait to be used at most; one that nothing uses goes after a day (value chosen). */
export const SOCIAL_FILES_UNUSED_MAX = 50;
/** Days until access to Facebook has to be renewed (SOC-02). */
export const SOCIAL_RENEWAL_DAYS = 90;
/** Days before its end from which access is told to expire (SOC-01). */
export const SOCIAL_WARNING_DAYS = 14;

/** States of access (SOC-01). */
export const SOCIAL_ACCESS = ['GRANTED', 'VERIFIED', 'EXPIRES', 'EXPIRED', 'RENEWED'] as const;
export type SocialAccessName = (typeof SOCIAL_ACCESS)[number];

const DAY = 24 * 60 * 60_000;

/** Begun days until access ends: 0 once it has ended. */
export function daysUntil(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY));
}

/** When access that is given now has to be renewed; null where it need not (SOC-02). */
export function renewalAt(kind: SocialKindName, now: Date): Date | null {
  return kind === 'FACEBOOK' ? new Date(now.getTime() + SOCIAL_RENEWAL_DAYS * DAY) : null;
}

/** Messages of refusals when an account is linked, renewed, changed, or used (SOC-03). */
export const SOCIAL_MESSAGES = {
  denied: (network: string) => formatReason('SOCIAL_ACCESS_DENIED', { network }),
  failed: (network: string, code: string) => formatReason('SOCIAL_ACCESS_ERROR', { network, code }),
  noChannel: (network: string) => formatReason('SOCIAL_NO_CHANNEL', { network }),
  mismatch: (name: string) => formatReason('SOCIAL_CHANNEL_MISMATCH', { name }),
  duplicate: (name: string) => formatReason('SOCIAL_DUPLICATE', { name }),
  permissions: (network: string, permissions: string) =>
    formatReason('SOCIAL_PERMISSIONS', { network, permissions }),
  renewal: (network: string) => formatReason('SOCIAL_RENEWAL_NEEDED', { network }),
  stateUnknown: formatReason('SOCIAL_STATE_UNKNOWN'),
  returnAddress: formatReason('SOCIAL_RETURN_ADDRESS'),
  notConfigured: (network: string) => formatReason('SOCIAL_NOT_CONFIGURED', { network }),
  otherProvider: (network: string) => formatReason('SOCIAL_OTHER_PROVIDER', { network }),
  unreachable: (network: string) => formatReason('SOCIAL_UNREACHABLE', { network }),
  destinationUnknown: (value: string) => formatReason('SOCIAL_DESTINATION_UNKNOWN', { value }),
  kindOther: formatReason('SOCIAL_KIND_OTHER'),
  crosspostMany: ({ value }: { value: readonly string[] }) =>
    formatReason('SOCIAL_CROSSPOST_TOO_MANY', { limit: CROSSPOST_MAX, length: value.length }),
  notFacebook: formatReason('SOCIAL_NOT_FACEBOOK'),
  filesMany: formatReason('SOCIAL_FILES_TOO_MANY', { limit: SOCIAL_FILES_UNUSED_MAX }),
} as const;

/** Reasons why a destination at a network does not go live or ended. */
export const SOCIAL_LIVE_MESSAGES = {
  accountGone: formatReason('SOCIAL_ACCOUNT_GONE'),
  refused: (network: string) => formatReason('SOCIAL_STREAM_REFUSED', { network }),
  unreachable: (network: string) => formatReason('SOCIAL_STREAM_UNREACHABLE', { network }),
  stoppedEarly: formatReason('DESTINATION_STOPPED_EARLY'),
  sourceMissing: formatReason('DESTINATION_SOURCE_MISSING'),
} as const;

/** Names of the networks. */
export const NETWORK_NAMES: Readonly<Record<SocialKindName, string>> = {
  FACEBOOK: 'Facebook',
  YOUTUBE: 'YouTube',
};

/** Pages that a video is crossposted to. */
export function crosspostDestinationIds() {
  return array(string().required()).required().max(CROSSPOST_MAX, SOCIAL_MESSAGES.crosspostMany);
}

/** Editable fields of an account. The network cannot change (S-111). */
export const socialAccountSchema = object({
  name: string()
    .trim()
    .required(formatReason('NAME_REQUIRED'))
    .max(SOCIAL_NAME_MAX, tooLong(SOCIAL_NAME_MAX)),
  defaultDestinationId: string().nullable().defined(),
  crosspostDestinationIds: crosspostDestinationIds(),
});
export type SocialAccountChanges = InferType<typeof socialAccountSchema>;
