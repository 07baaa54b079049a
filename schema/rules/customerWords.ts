import { formatReason } from '../reasons/said.ts';

/** Limits and messages of sessions, users and organizations; the schemas that use them stand in `customers.ts`. */

/** Shortest and longest password (USR-03). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** Longest email address, which is a person's user name (USR-01). */
export const EMAIL_MAX = 70;
/** Most entries of the audit a page of the service. */
export const AUDIT_PAGE_MAX = 200;
/** Format and maximum length of object kinds in the activity log. */
export const AUDIT_SUBJECT = /^[a-z_]+$/;
export const AUDIT_SUBJECT_MAX = 63;
/** Most characters of a name or an id that the audit is searched by. */
export const AUDIT_WORDS_MAX = 320;
/** Pages for requesting a new password: the studio, or registering a software encoder (S-002, S-040). */
export const PASSWORD_RESET_FLOWS = ['studio', 'uploader'] as const;
export type PasswordResetFlow = (typeof PASSWORD_RESET_FLOWS)[number];
/** Day of the month and hour, UTC, at which the bandwidth allowance starts anew (BWD-01). */
export const ALLOWANCE_RESET = { day: 1, hour: 12 } as const;

/** Messages of broken rules. */
export const CUSTOMER_MESSAGES = {
  /** SES-01. */
  userNameRequired: formatReason('USER_NAME_REQUIRED'),
  /** SES-01, SES-15. */
  passwordRequired: formatReason('PASSWORD_REQUIRED'),
  /** SES-05. */
  wrongCredentials: formatReason('WRONG_CREDENTIALS'),
  /** SES-16. */
  wrongSwitchPassword: formatReason('WRONG_PASSWORD'),
  /** SES-06. */
  venueLogin: formatReason('VENUE_LOGIN'),
  /** ADM: an organization has to be picked before switching. */
  customerRequired: formatReason('ORGANIZATION_REQUIRED'),
  /** USR-03. */
  passwordShort: formatReason('PASSWORD_TOO_SHORT', { limit: PASSWORD_MIN }),
  passwordLong: formatReason('PASSWORD_TOO_LONG', { limit: PASSWORD_MAX }),
  /** USR-01. */
  emailRequired: formatReason('EMAIL_REQUIRED'),
  userNameLong: formatReason('EMAIL_TOO_LONG', { limit: EMAIL_MAX }),
  /** USR-14. */
  emailInvalid: formatReason('EMAIL_INVALID'),
  /** SES-21. */
  resetTokenRequired: formatReason('RESET_TOKEN_REQUIRED'),
  resetLinkExpired: formatReason('RESET_LINK_EXPIRED'),
  resetLinkInvalid: formatReason('RESET_LINK_INVALID'),
} as const;

/** Fewest characters that a search for organizations begins with; a shorter one asks nothing (ORG-03). */
export const ORGANIZATION_SEARCH_MIN = 3;
