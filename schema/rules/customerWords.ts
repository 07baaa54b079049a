import { say } from '../reasons/said.ts';

/** Limits and messages of sessions, users and organisations; the schemas that use them stand in `customers.ts`. */

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
  userNameRequired: say('USER_NAME_REQUIRED'),
  /** SES-01, SES-15. */
  passwordRequired: say('PASSWORD_REQUIRED'),
  /** SES-05. */
  wrongCredentials: say('WRONG_CREDENTIALS'),
  /** SES-16. */
  wrongSwitchPassword: say('WRONG_PASSWORD'),
  /** SES-06. */
  venueLogin: say('VENUE_LOGIN'),
  /** ADM: an organisation has to be picked before switching. */
  customerRequired: say('ORGANIZATION_REQUIRED'),
  /** USR-03. */
  passwordShort: say('PASSWORD_TOO_SHORT', { limit: PASSWORD_MIN }),
  passwordLong: say('PASSWORD_TOO_LONG', { limit: PASSWORD_MAX }),
  /** USR-01. */
  emailRequired: say('EMAIL_REQUIRED'),
  userNameLong: say('EMAIL_TOO_LONG', { limit: EMAIL_MAX }),
  /** USR-14. */
  emailInvalid: say('EMAIL_INVALID'),
  /** SES-21. */
  resetTokenRequired: say('RESET_TOKEN_REQUIRED'),
  resetLinkExpired: say('RESET_LINK_EXPIRED'),
  resetLinkInvalid: say('RESET_LINK_INVALID'),
} as const;

/** Fewest characters that a search for organisations begins with; a shorter one asks nothing (ORG-03). */
export const ORGANIZATION_SEARCH_MIN = 3;
