import { object, string } from 'yup';
import { CUSTOMER_MESSAGES, EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './customerWords.ts';

/**
 * Rules of sessions, users and organizations, shared by the forms, the graph and the platform.
 * The platform adds what only storage can know: whether a password is right, whether a token is still good.
 */

const userName = string().trim().required(CUSTOMER_MESSAGES.userNameRequired);
const typedPassword = string().required(CUSTOMER_MESSAGES.passwordRequired);
const customerId = string().required(CUSTOMER_MESSAGES.customerRequired);

/** A person's email address, one grammar wherever it is given (USR-01). */
export const emailAddress = string()
  .trim()
  .required(CUSTOMER_MESSAGES.emailRequired)
  .max(EMAIL_MAX, CUSTOMER_MESSAGES.userNameLong)
  .email(CUSTOMER_MESSAGES.emailInvalid);

/** A new password (USR-03). */
export const newPassword = string()
  .required(CUSTOMER_MESSAGES.passwordRequired)
  .min(PASSWORD_MIN, CUSTOMER_MESSAGES.passwordShort)
  .max(PASSWORD_MAX, CUSTOMER_MESSAGES.passwordLong);

/** Signing in: both are required (SES-01). */
export const signInSchema = object({ userName, password: typedPassword });

/** Signing in on behalf of an organization (SES-04). */
export const signInOnBehalfSchema = object({ customerId, userName, password: typedPassword });

/** Switching organization: the password is retyped (SES-15). */
export const switchCustomerSchema = object({ customerId, password: typedPassword });

/** Asking for a reset link (SES-21). User names that are no email address belong to venues and older accounts. */
export const requestPasswordResetSchema = object({
  userName: userName.max(EMAIL_MAX, CUSTOMER_MESSAGES.userNameLong),
});

/** Asking for a link that verifies an address (VER-06), or puts a new one in its place (USR-01, USR-14). */
export const requestEmailVerificationSchema = object({
  userId: string(),
  userName: string()
    .trim()
    .max(EMAIL_MAX, CUSTOMER_MESSAGES.userNameLong)
    .when('userId', {
      is: (userId: string | undefined) => !userId,
      then: (name) => name.required(CUSTOMER_MESSAGES.userNameRequired),
    }),
  newUserName: emailAddress.optional(),
  password: string().when('newUserName', {
    is: (newUserName: string | undefined) => newUserName !== undefined,
    then: (password) => password.required(CUSTOMER_MESSAGES.passwordRequired),
  }),
});

/** The address that is to take the place of another (USR-01, USR-14), where one is asked for. */
export const newLoginAddressSchema = object({ newUserName: emailAddress.optional() });

/** Setting a new password with a reset token (SES-21, USR-03). */
export const resetPasswordSchema = object({
  token: string().required(CUSTOMER_MESSAGES.resetTokenRequired),
  password: newPassword,
});
