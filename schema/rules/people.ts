import { array, boolean, number, object, ref, string, type InferType } from 'yup';
import { formatReason } from '../reasons/said.ts';
import { CUSTOMER_MESSAGES } from './customerWords.ts';
import { emailAddress as email, newPassword } from './customers.ts';
import { ROLE_IDS } from './permissions.ts';

/** Rules of people and invitations; shared by the forms, the graph and the platform. */

/** Shortest and longest first and last name (USR-02). */
export const PERSON_NAME_MIN = 2;
export const PERSON_NAME_MAX = 150;
/** Longest title and phone number (chosen). */
export const PERSON_TITLE_MAX = 150;
export const PHONE_MAX = 40;
/** Contacts of one organization at most (chosen). */
export const CONTACTS_MAX = 100;
/** Encoder channels that are set for one person at most. */
export const PERSON_CHANNELS_MAX = 1000;
/** Addresses that are invited at once at most. */
export const INVITE_MANY_MAX = 50;
/** Days that the link of an invitation lives (chosen). */
export const INVITE_DAYS = 7;

/** States of an invitation (INV-01, STM-16). */
export const INVITE_STATES = ['invited', 'resent', 'accepted', 'revoked', 'expired'] as const;
export type InviteState = (typeof INVITE_STATES)[number];

/** True if an invitation can still be accepted, sent again and revoked. */
export function isOpenInvite(state: InviteState): boolean {
  return state === 'invited' || state === 'resent';
}

/** True if an invitation can no longer be accepted and was not: a new one can be requested (INV-03). */
export function isOverInvite(state: InviteState): boolean {
  return state === 'expired' || state === 'revoked';
}

/** An encoder channel that somebody uses or only looks at (USR-09). */
export interface ChannelAccess {
  encoderChannelId: string;
  viewOnly: boolean;
}

/** Messages of broken rules and refusals. */
export const PEOPLE_MESSAGES = {
  /** USR-01. */
  emailRequired: CUSTOMER_MESSAGES.emailRequired,
  emailInvalid: CUSTOMER_MESSAGES.emailInvalid,
  emailLong: CUSTOMER_MESSAGES.userNameLong,
  /** USR-02. */
  firstNameRequired: formatReason('FIRST_NAME_REQUIRED'),
  lastNameRequired: formatReason('LAST_NAME_REQUIRED'),
  nameShort: ({ value }: { value: string }) =>
    formatReason('PERSON_NAME_TOO_SHORT', { limit: PERSON_NAME_MIN, length: value.length }),
  nameLong: ({ value }: { value: string }) =>
    formatReason('PERSON_NAME_TOO_LONG', { limit: PERSON_NAME_MAX, length: value.length }),
  titleLong: ({ value }: { value: string }) =>
    formatReason('PERSON_TITLE_TOO_LONG', { limit: PERSON_TITLE_MAX, length: value.length }),
  phoneLong: ({ value }: { value: string }) =>
    formatReason('PHONE_TOO_LONG', { limit: PHONE_MAX, length: value.length }),
  phoneFormat: ({ value }: { value: string }) => formatReason('PHONE_FORMAT', { value }),
  /** USR-04. */
  passwordsDiffer: formatReason('PASSWORDS_DIFFER'),
  currentPasswordRequired: formatReason('PASSWORD_REQUIRED'),
  /** USR-05. */
  roleRequired: formatReason('ROLE_REQUIRED'),
  /** USR-06. */
  roleUnknown: formatReason('ROLE_UNKNOWN'),
  /** PRM-32. */
  roleReserved: formatReason('ROLE_RESERVED'),
  contactsMany: formatReason('CONTACTS_TOO_MANY', { limit: CONTACTS_MAX }),
  channelUnknown: formatReason('ENCODER_CHANNEL_UNKNOWN'),
  channelTwice: formatReason('PERSON_CHANNEL_TWICE'),
  channelsMany: formatReason('PERSON_CHANNELS_TOO_MANY', { limit: PERSON_CHANNELS_MAX }),
  /** The last who could give the role back. */
  lastAdmin: formatReason('LAST_ADMIN'),
  /** INV-02. */
  alreadyInvited: (email: string) => formatReason('ALREADY_INVITED', { email }),
  alreadyUser: (email: string) => formatReason('ALREADY_USER', { email }),
  inviteCount: (count: number) => formatReason('INVITE_COUNT', { limit: INVITE_MANY_MAX, count }),
  /** INV-03. */
  inviteOver: formatReason('INVITE_OVER'),
  /** STM-16. */
  inviteNotOpen: (state: InviteState) => formatReason('INVITE_NOT_OPEN', { state }),
} as const;

const anyName = string().trim().max(PERSON_NAME_MAX, PEOPLE_MESSAGES.nameLong);
/** A name that must be there (USR-02). */
const firstName = anyName
  .required(PEOPLE_MESSAGES.firstNameRequired)
  .min(PERSON_NAME_MIN, PEOPLE_MESSAGES.nameShort);
const lastName = anyName
  .required(PEOPLE_MESSAGES.lastNameRequired)
  .min(PERSON_NAME_MIN, PEOPLE_MESSAGES.nameShort);
/** A name that may be left to whoever is invited; given, it is one (USR-02). */
const guessedName = anyName
  .nullable()
  .test('name', PEOPLE_MESSAGES.nameShort, (name) => !name || name.length >= PERSON_NAME_MIN);

const title = string().trim().nullable().max(PERSON_TITLE_MAX, PEOPLE_MESSAGES.titleLong);
/** A phone number for alerts, as people write them (USR-08). */
const phone = string()
  .trim()
  .nullable()
  .max(PHONE_MAX, PEOPLE_MESSAGES.phoneLong)
  .test('phone', PEOPLE_MESSAGES.phoneFormat, (text) => !text || /^\+?[0-9][0-9 ()./-]{3,}$/.test(text));

/** Ids of the roles (USR-05, USR-06). */
export const roleIds = array(string().required().oneOf(Object.values(ROLE_IDS), PEOPLE_MESSAGES.roleUnknown))
  .default([])
  .min(1, PEOPLE_MESSAGES.roleRequired);

/** Encoder channels of a person, each once (USR-09). */
const channels = array(object({ encoderChannelId: string().required(), viewOnly: boolean().default(false) }))
  .default([])
  .max(PERSON_CHANNELS_MAX, PEOPLE_MESSAGES.channelsMany)
  .test(
    'unique',
    PEOPLE_MESSAGES.channelTwice,
    (all) => new Set((all ?? []).map(({ encoderChannelId }) => encoderChannelId)).size === (all?.length ?? 0),
  );

const contactFlags = {
  primaryContact: boolean().default(false),
  billingContact: boolean().default(false),
  pointOfContact: boolean().default(false),
};
const flags = { ...contactFlags, networkAlerts: boolean().default(false) };

/** Somebody to turn to in an organization, with or without an account (C-022, USR-01, USR-02, USR-08). */
export const contactSchema = object({ firstName, lastName, email, mobile: phone, ...contactFlags });
export type ContactInput = InferType<typeof contactSchema>;

/** Changes to a contact (C-023). Omitted fields stay. */
export const contactChangesSchema = object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.optional(),
  mobile: phone,
  primaryContact: boolean(),
  billingContact: boolean(),
  pointOfContact: boolean(),
});

/** An invitation (USR-01, USR-02, USR-05, USR-06, USR-08, USR-09). */
export const inviteSchema = object({
  email,
  firstName: guessedName,
  lastName: guessedName,
  title,
  phone,
  roles: roleIds,
  ...flags,
  channels,
});
export type InviteInput = InferType<typeof inviteSchema>;

/** Changes of admins to a user (USR-02, USR-08, USR-09). Omitted fields stay. */
export const userChangesSchema = object({
  firstName: anyName.min(PERSON_NAME_MIN, PEOPLE_MESSAGES.nameShort),
  lastName: anyName.min(PERSON_NAME_MIN, PEOPLE_MESSAGES.nameShort),
  title,
  phone,
  roles: roleIds.optional().default(undefined),
  primaryContact: boolean(),
  billingContact: boolean(),
  pointOfContact: boolean(),
  networkAlerts: boolean(),
  disabled: boolean(),
  channels: channels.optional().default(undefined),
  currentPassword: string(),
  password: newPassword.optional(),
  revision: number().integer(),
});
export type UserChanges = InferType<typeof userChangesSchema>;

/** Setting somebody's roles (C-205, USR-05, USR-06). */
export const userRolesSchema = object({ roles: roleIds, revision: number().integer() });

/** Fields that several invitations share. */
export const inviteManySchema = inviteSchema.omit(['email', 'firstName', 'lastName', 'title', 'phone']);

/** Accepting one (INV-04, USR-02, USR-03). */
export const acceptInviteSchema = object({ firstName, lastName, phone, password: newPassword });
export type AcceptInviteInput = InferType<typeof acceptInviteSchema>;

/** The password, typed once more (USR-04). */
export const passwordConfirmation = string().oneOf([ref('password')], PEOPLE_MESSAGES.passwordsDiffer);
