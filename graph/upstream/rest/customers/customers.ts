import type { PasswordResetFlow } from '../../../../schema/rules/customerWords.ts';
import { FRESH_MS } from '../../../../schema/rules/encoderTimes.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import { readDeviceCookie } from '../../client/tokens.ts';

type Schemas = components['schemas'];

/** An organization (ORG-08, ORG-09). */
export type CustomerRecord = Schemas['Customer'];
/** Name and uuid of an organization, nothing else (ORG-12). */
export type CustomerName = Schemas['CustomerName'];
/** A person, or an API client standing in for one. */
export type UserRecord = Schemas['User'];
/** A program that signs in with an id and a secret (API-03). */
export type ApiClientRecord = Schemas['ApiClient'];
/** A role of API clients, with the plan it needs (API-04). */
export type ApiClientRoleRecord = Schemas['ClientRole'];
/** Contact of an organization. */
export type ContactRecord = Schemas['Contact'];
/** An address of an API client that is told what happens. */
export type WebhookRecord = Schemas['Webhook'];
/** Something that a webhook was told. */
export type WebhookDeliveryRecord = Schemas['WebhookDelivery'];
/** A second factor of the caller. */
export type SecondFactorRecord = Schemas['SecondFactor'];
/** All that the caller signs in with beside the password. */
export type SecondFactorsRecord = Schemas['SecondFactors'];
/** Second factor step of a sign-in. */
export type SecondFactorStepRecord = Schemas['SecondFactorStep'];
/** Options for adding a factor. */
export type SecondFactorAdditionRecord = Schemas['SecondFactorAddition'];
/** Somebody who was invited (INV-01). */
export type InviteRecord = Schemas['Invite'];
/** A browser in which somebody is signed in. */
export type SessionRecord = Schemas['Session'];
/** Invitation as shown on its page (C-209). */
export type InviteOfferRecord = Schemas['InviteOffer'];
/** An encoder channel that somebody uses or only looks at (USR-09). */
export type ChannelAccessRecord = UserRecord['channels'][number];
/** A place in which video is hosted (WCH-14). */
export type RegionRecord = Schemas['Region'];
/** A feature that can be turned on or off for an organization. */
export type ToggleRecord = Schemas['Toggle'];
/** A time zone: name and offset (CON-05). */
export type TimezoneRecord = Schemas['Timezone'];
/** Preferences of a user. */
export type PreferencesRecord = Schemas['Preferences'];
/** Progress of verifying an address (VER-07). */
export type EmailValidationRecord = Schemas['EmailVerificationRequest'];
/** One item of news. */
export type NewsItemRecord = Schemas['NewsItem'];
/** A package that the product is made of, with its license (C-044). */
export type LicensedPackageRecord = Schemas['LicensedPackage'];
/** One change in an organization, or one sign-in that was refused, and whose organization that is. */
export type AuditEntryRecord = Schemas['AuditEntry'] & { customerId: string };

/** C-007: asks for a reset link; the answer is the same for unknown names (SES-21). 429 after too many. */
export async function requestPasswordReset(
  rest: RestClient,
  userName: string,
  flow: PasswordResetFlow = 'studio',
): Promise<void> {
  const body = { userName, ...(flow === 'studio' ? {} : { flow }) };
  await rest.anonymous().post('/api/v3/passwordreset/request', { body });
}

/** C-008: whose password a reset token resets. 400 with TOKEN_EXPIRED once it has timed out, else INVALID_TOKEN. */
export function verifyPasswordReset(
  rest: RestClient,
  token: string,
): Promise<Schemas['PasswordResetVerification']> {
  return rest.anonymous().post('/api/v3/passwordreset/verify', { body: { token } });
}

/** C-009: sets a new password with a reset token. Answers what the browser is known by from now on, if that is said. */
export async function resetPassword(
  rest: RestClient,
  input: { token: string; password: string },
): Promise<string | undefined> {
  const { headers } = await rest.anonymous().postWithHeaders('/api/v3/passwordreset/reset', { body: input });
  return readDeviceCookie(headers);
}

/** C-010: asks, as the caller, for a link that verifies an address, or puts a new one in its place (USR-14). 400 for a wrong password. */
export async function requestEmailVerification(
  rest: RestClient,
  body: { userId?: string; userName?: string; newUserName?: string; password?: string },
): Promise<EmailValidationRecord> {
  return rest.post('/api/v3/emailverify/request', { body });
}

/** C-011: verifies the address of a link (VER-02). */
export function verifyEmail(rest: RestClient, token: string): Promise<Schemas['EmailVerification']> {
  return rest.anonymous().post('/api/v3/emailverify/verify', { body: { token } });
}

/** C-012: one organization. 403 when it is not the caller's to see. */
export function readCustomer(rest: RestClient, id: string): Promise<CustomerRecord> {
  return rest.get('/api/v3/customers/{id}', { params: { id } });
}

/** C-013: name and uuid of every organization (ORG-12). Needs a super-admin. */
export function listCustomerNames(rest: RestClient): Promise<CustomerName[]> {
  return rest.get('/api/v3/customers/names');
}

/** C-036: regions. A reference list: answers up to 2 minutes old will do. */
export function listRegions(rest: RestClient): Promise<RegionRecord[]> {
  return rest.get('/api/v3/regions', { freshMs: FRESH_MS });
}

/** C-038: time zones (CON-05). A reference list: answers up to 2 minutes old will do. */
export function listTimezones(rest: RestClient): Promise<TimezoneRecord[]> {
  return rest.get('/api/v3/timezones', { freshMs: FRESH_MS });
}

/** Reads the limits that the interface shows (CON-04). A response up to 2 minutes old is fine. Not in the catalog. */
export function readServiceValues(rest: RestClient): Promise<Schemas['ServiceValues']> {
  return rest.get('/api/v3/servicevalues', { freshMs: FRESH_MS });
}

/** C-045: news about the product. */
export function listNews(rest: RestClient): Promise<NewsItemRecord[]> {
  return rest.get('/api/v3/news');
}

/** C-067: records one product-analytics event (APP-22). */
export async function track(rest: RestClient, event: Schemas['TrackEvent']): Promise<void> {
  await rest.post('/track', { body: event });
}

/** C-200: users of an organization. */
export function listUsers(rest: RestClient, customerId: string): Promise<UserRecord[]> {
  return rest.get('/api/v3/customers/{id}/users', { params: { id: customerId } });
}

/** Filter of the activity log besides `entered`: ISO 8601 instants, both included. */
export interface AuditQuery {
  who?: string | undefined;
  action?: AuditEntryRecord['action'] | undefined;
  subject?: string | undefined;
  subjectId?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
}

/** `auditEntries`, a call of our own: who did what, or only who `entered` from outside or looked in, the latest first, older than the entry `before`. 403 but for admins. */
export async function listAuditEntries(
  rest: RestClient,
  customerId: string,
  page: { limit: number; before: string | null; entered: boolean; filter?: AuditQuery },
): Promise<AuditEntryRecord[]> {
  const { limit, before, entered, filter } = page;
  const rows = await rest.get('/api/v3/customers/{id}/audit', {
    params: { id: customerId },
    query: {
      ...filter,
      limit,
      ...(before !== null && { before: Number(before) }),
      ...(entered && { entered: 'true' }),
    },
  });
  return rows.map((row) => ({ ...row, customerId }));
}

/** C-201: one user. */
export function readUser(rest: RestClient, id: string): Promise<UserRecord> {
  return rest.get('/api/v3/users/{id}', { params: { id } });
}

/** C-206: roles that the caller can give. 403 but for who manages users. */
export function listRoles(rest: RestClient, customerId: string): Promise<Schemas['Role'][]> {
  return rest.get('/api/v3/customers/{id}/roles', { params: { id: customerId } });
}
