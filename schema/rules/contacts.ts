import { object, string } from 'yup';
import { formatReason } from '../reasons/said.ts';

/** Rules of the contact form, shared by the form, the graph and the platform. */

/** Shortest and longest full name (USR-12). */
export const CONTACT_NAME_MIN = 2;
export const CONTACT_NAME_MAX = 50;
/** Longest of the other values. */
export const CONTACT_TEXT_MAX = 128;

/** Messages of broken rules. */
export const CONTACT_MESSAGES = {
  /** USR-11. */
  emailRequired: formatReason('EMAIL_REQUIRED'),
  emailInvalid: formatReason('EMAIL_INVALID'),
  /** USR-12. */
  nameRequired: formatReason('FULL_NAME_REQUIRED'),
  nameShort: formatReason('FULL_NAME_TOO_SHORT', { limit: CONTACT_NAME_MIN }),
  nameLong: formatReason('FULL_NAME_TOO_LONG', { limit: CONTACT_NAME_MAX }),
  textLong: formatReason('CONTACT_TEXT_TOO_LONG', { limit: CONTACT_TEXT_MAX }),
} as const;

/** The fields of the form in their order (USR-13). */
export const CONTACT_FIELDS = [
  'email',
  'fullName',
  'organizationName',
  'phone',
  'billingAddress',
  'city',
  'state',
  'zipCode',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

const text = string().trim().max(CONTACT_TEXT_MAX, CONTACT_MESSAGES.textLong);

/** A contact request (USR-11 to USR-13). */
export const contactRequestSchema = object({
  email: string()
    .trim()
    .required(CONTACT_MESSAGES.emailRequired)
    .max(CONTACT_TEXT_MAX, CONTACT_MESSAGES.textLong)
    .email(CONTACT_MESSAGES.emailInvalid),
  fullName: string()
    .trim()
    .required(CONTACT_MESSAGES.nameRequired)
    .min(CONTACT_NAME_MIN, CONTACT_MESSAGES.nameShort)
    .max(CONTACT_NAME_MAX, CONTACT_MESSAGES.nameLong),
  organizationName: text,
  phone: text,
  billingAddress: text,
  city: text,
  state: text,
  zipCode: text,
});
