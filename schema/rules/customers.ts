import { object, string } from 'yup';

/**
 * Rules of sessions, users and organisations, shared by the forms, the graph and the platform.
 * The platform adds what only storage can know: whether a password is right, whether a token is still good.
 */

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

const userName = string().trim().required(CUSTOMER_MESSAGES.userNameRequired);
const typedPassword = string().required(CUSTOMER_MESSAGES.passwordRequired);
const customerId = string().required(CUSTOMER_MESSAGES.customerRequired);

/** A new password (USR-03). */
export const newPassword = string()
  .required(CUSTOMER_MESSAGES.passwordRequired)
  .min(PASSWORD_MIN, CUSTOMER_MESSAGES.passwordShort)
  .max(PASSWORD_MAX, CUSTOMER_MESSAGES.passwordLong);

/** Signing in: both are required (SES-01). */
export const signInSchema = object({ userName, password: typedPassword });

/** Signing in on behalf of an organisation (SES-04). */
export const signInOnBehalfSchema = object({ customerId, userName, password: typedPassword });

/** Switching organisation: the password is retyped (SES-15). */
export const switchCustomerSchema = object({ customerId, password: typedPassword });

/** Asking for a reset link (SES-21). User names that are no email address belong to venues and older accounts. */
export const requestPasswordResetSchema = object({
  userName: userName.max(EMAIL_MAX, CUSTOMER_MESSAGES.userNameLong),
});

/** Setting a new password with a reset token (SES-21, USR-03). */
export const resetPasswordSchema = object({
  token: string().required(CUSTOMER_MESSAGES.resetTokenRequired),
  password: newPassword,
});

/** Fewest characters that a search for organisations begins with; a shorter one asks nothing (ORG-03). */
export const ORGANIZATION_SEARCH_MIN = 3;
