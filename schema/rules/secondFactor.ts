import { object, string } from 'yup';
import { formatReason } from '../reasons/said.ts';

/** Rules of second factors; shared by the forms, the graph and the platform. */

/** Kinds of second factors. */
export const FACTOR_KINDS = ['passkey', 'code'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Factors of one person at most, longest name of one, and recovery codes that are made at a time. */
export const FACTORS_MAX = 10;
export const FACTOR_NAME_MAX = 60;
export const RECOVERY_CODES = 10;
/** Digits of a one-time code, and how long one lives, in seconds. */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;

/** Messages of broken rules and refusals. */
export const FACTOR_MESSAGES = {
  nameRequired: formatReason('NAME_REQUIRED'),
  nameLong: ({ value }: { value: string }) =>
    formatReason('NAME_TOO_LONG', { limit: FACTOR_NAME_MAX, length: value.length }),
  codeFormat: formatReason('CODE_FORMAT', { digits: CODE_DIGITS }),
  codeWrong: formatReason('CODE_WRONG'),
  recoveryWrong: formatReason('RECOVERY_CODE_WRONG'),
  passkeyWrong: formatReason('PASSKEY_WRONG'),
  stepOver: formatReason('SECOND_FACTOR_STEP_OVER'),
  lastNeeded: formatReason('SECOND_FACTOR_NEEDED'),
  none: formatReason('SECOND_FACTORS_NONE'),
  codeNeeded: formatReason('SECOND_FACTOR_CODE_NEEDED'),
  addFirst: formatReason('SECOND_FACTOR_ADD_FIRST'),
  tooMany: formatReason('SECOND_FACTORS_TOO_MANY', { limit: FACTORS_MAX }),
} as const;

/** A one-time code, with the blanks that people type. */
export const oneTimeCode = string()
  .transform((text: string) => text.replace(/\s/g, ''))
  .matches(/^\d{6}$/, { message: FACTOR_MESSAGES.codeFormat, excludeEmptyString: false });

/** Name of a factor. */
export const factorNameSchema = object({
  name: string().trim().required(FACTOR_MESSAGES.nameRequired).max(FACTOR_NAME_MAX, FACTOR_MESSAGES.nameLong),
});
