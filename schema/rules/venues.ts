import { array, object, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './customerWords.ts';
import { newPassword } from './customers.ts';
import { MONITOR_WINDOW_MS } from './encoderTimes.ts';
import { PEOPLE_MESSAGES, PERSON_CHANNELS_MAX } from './people.ts';

/** Rules of venues; shared by the forms, the graph and the platform. */

/** Kinds of venue license (VEN-06). */
export const VENUE_LICENSE_TYPES = ['cloud', 'enterprise', 'non-prod', 'pro'] as const;
export type VenueLicenseTypeWord = (typeof VENUE_LICENSE_TYPES)[number];

/** Plan names of logins (VEN-07). */
export const VENUE_PLAN_NAMES = [
  'Broadcast',
  'Cloud-Ent',
  'Lan+Cloud',
  'Cloud-Pro',
  'Non-Production',
  'User',
] as const;
export type VenuePlanName = (typeof VENUE_PLAN_NAMES)[number];

/** The plan name of each license type (VEN-07). */
export const PLAN_NAME_OF_LICENSE: Readonly<Record<VenueLicenseTypeWord, VenuePlanName>> = {
  cloud: 'Lan+Cloud',
  enterprise: 'Cloud-Ent',
  pro: 'Cloud-Pro',
  'non-prod': 'Non-Production',
};

/** Preferred source of a venue's decoder: the local network with LAN plus Cloud Failover (VEN-15). */
export function getVenueMode(licenseType: VenueLicenseTypeWord): 'Cloud' | 'Lan' {
  return licenseType === 'cloud' ? 'Lan' : 'Cloud';
}

/** True if a venue's picture carries a watermark (VEN-13). */
export function hasWatermark({ licenseType }: { licenseType: string | null }): boolean {
  return licenseType === 'non-prod';
}

/** Licences left: more can be in use than there are, after a downgrade (VEN-08). */
export function licensesLeft(use: { total: number; inUse: number } | undefined): number {
  return use ? Math.max(0, use.total - use.inUse) : 0;
}

/**
 * A decoder that has not reported after this moment keeps nobody else from its venue's login: monitoring does not hear
 * of it any more, so that another one is no duplicate (VEN-12, STM-21, MON-01, MON-04).
 */
export function loginFreeSince(now: Date): Date {
  return new Date(now.getTime() - MONITOR_WINDOW_MS);
}

/** True if a decoder can sign in at a venue, given the one that is signed in there (VEN-12, STM-21). */
export function isLoginFree(decoder: { lastUpdate: Date | null } | null, now: Date): boolean {
  return decoder?.lastUpdate == null || decoder.lastUpdate <= loginFreeSince(now);
}

/** Longest user name of a venue (value chosen: as other names). */
export const VENUE_USER_NAME_MAX = 128;

/** Messages of broken rules and refusals. */
export const VENUE_MESSAGES = {
  /** VEN-01. */
  userNameRequired: formatReason('VENUE_USER_NAME_REQUIRED'),
  /** VEN-02. */
  userNameSpaces: formatReason('VENUE_USER_NAME_SPACES'),
  userNameLong: ({ value }: { value: string }) =>
    formatReason('VENUE_USER_NAME_TOO_LONG', { limit: VENUE_USER_NAME_MAX, length: value.length }),
  /** VEN-05. */
  userNameTaken: formatReason('VENUE_USER_NAME_TAKEN'),
  /** VEN-03. */
  licenseTypeRequired: formatReason('VENUE_LICENSE_TYPE_REQUIRED'),
  /** VEN-16. */
  noLicenseLeft: formatReason('VENUE_LICENSE_NONE_LEFT'),
  planNeeded: formatReason('VENUE_PLAN_NEEDED'),
  /** VEN-04. */
  passwordWeak: formatReason('VENUE_PASSWORD_WEAK'),
} as const;

/** Password rule of a venue, for the hint of its field (VEN-04). */
export const VENUE_PASSWORD = { min: PASSWORD_MIN, max: PASSWORD_MAX } as const;

const licenseType = string()
  .required(VENUE_MESSAGES.licenseTypeRequired)
  .oneOf(VENUE_LICENSE_TYPES, VENUE_MESSAGES.licenseTypeRequired);

/** At least 10 characters with numbers and upper and lower case letters (VEN-04). */
const password = newPassword.test(
  'mixed',
  VENUE_MESSAGES.passwordWeak,
  (text) => text === undefined || [/\p{Nd}/u, /\p{Lu}/u, /\p{Ll}/u].every((kind) => kind.test(text)),
);

/** Encoder channels that a venue may see, each once (VEN-14). */
const encoderChannelIds = array(string().required())
  .transform((given: unknown) => (Array.isArray(given) ? [...new Set(given)] : given))
  .default([])
  .max(PERSON_CHANNELS_MAX, PEOPLE_MESSAGES.channelsMany);

/** A new venue (VEN-01 to VEN-04, VEN-06, VEN-14). */
export const venueSchema = object({
  // As it is typed: blanks around it are spaces, too.
  userName: string()
    .required(VENUE_MESSAGES.userNameRequired)
    .max(VENUE_USER_NAME_MAX, VENUE_MESSAGES.userNameLong)
    .matches(/^\S*$/, VENUE_MESSAGES.userNameSpaces),
  password,
  licenseType,
  encoderChannelIds,
});
export type VenueInput = InferType<typeof venueSchema>;

/** Changes to a venue. The user name cannot change (VEN-03, VEN-04, VEN-14). */
export const venueChangesSchema = object({
  licenseType: licenseType.optional(),
  encoderChannelIds: encoderChannelIds.optional().default(undefined),
  password: password.optional(),
});
export type VenueChanges = InferType<typeof venueChangesSchema>;

/** The form that edits one (VEN-03, VEN-14). */
export const venueEditSchema = object({ licenseType, encoderChannelIds });

/** Likewise of a venue without a license type, which keeps its plan unless a type is chosen (VEN-07). */
export const unsoldVenueEditSchema = object({
  licenseType: string().oneOf(['', ...VENUE_LICENSE_TYPES], VENUE_MESSAGES.licenseTypeRequired),
  encoderChannelIds,
});

/** A new password of a venue (VEN-04). */
export const venuePasswordSchema = object({ password });
