/** Limits and messages of sessions, users and organisations; the schemas that use them stand in `customers.ts`. */

/** Shortest and longest password (USR-03). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;
/** Longest email address, which is a person's user name (USR-01). */
export const EMAIL_MAX = 70;
/** Where somebody asks for a new password: in the studio, or while registering a software encoder (S-002, S-040). */
export const PASSWORD_RESET_FLOWS = ['studio', 'uploader'] as const;
export type PasswordResetFlow = (typeof PASSWORD_RESET_FLOWS)[number];
/** Day of the month and hour, UTC, at which the bandwidth allowance starts anew (BWD-01). */
export const ALLOWANCE_RESET = { day: 1, hour: 12 } as const;

/** What people read when a field breaks a rule. */
export const CUSTOMER_MESSAGES = {
  /** SES-01. */
  userNameRequired: 'Username is required',
  /** SES-01, SES-15. */
  passwordRequired: 'Password is required',
  /** SES-05. */
  wrongCredentials: 'Incorrect username or password.',
  /** SES-16. */
  wrongSwitchPassword: 'Incorrect password.',
  /** SES-06. */
  venueLogin: 'Venues shall not pass!!',
  /** ADM: an organisation has to be picked before switching. */
  customerRequired: 'Please select an organization',
  /** USR-03. */
  passwordShort: `A password has at least ${PASSWORD_MIN} characters.`,
  passwordLong: `A password has at most ${PASSWORD_MAX} characters.`,
  /** USR-01. */
  userNameLong: `An email address has at most ${EMAIL_MAX} characters.`,
  /** SES-21. */
  resetTokenRequired: 'The reset link is incomplete. Please open it again from the email.',
} as const;

/** Fewest characters that a search for organisations begins with; a shorter one asks nothing (ORG-03). */
export const ORGANIZATION_SEARCH_MIN = 3;
