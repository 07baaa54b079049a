import type { SocialAccountRecord } from '../../../fixtures/platform/domains/destinations/social/records.ts';
import { consent, type Choice, type ReturnedWith } from '../../support/socialConsent.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { newOrganisation } from './mediaWorld.ts';

export type Kind = SocialAccountRecord['kind'];

/** Response of a refused call. */
export interface Refused {
  code: string;
  reason: string;
  field?: string;
  parameters?: Record<string, string>;
  message: string;
}

/** An organization of a test's own with what links accounts in it, by way of the stand-in. */
export async function socialWorld(platform: TestPlatform) {
  const { customerId, token } = await newOrganisation(platform);
  const list = `/api/v3/customers/${customerId}/socialmedia`;
  const call = <T = Refused>(method: string, path: string, body?: unknown, as = token) =>
    platform.call<T>(method, path, { token: as, body });
  const authorize = (kind: Kind, accountId?: string, as = token) =>
    call<{ address: string; isStandIn: boolean; expiresAt: string } & Refused>(
      'POST',
      `${list}/authorize`,
      { kind, accountId },
      as,
    );
  const finish = ({ address, ...returned }: ReturnedWith, more: object = {}, as = token) =>
    call<SocialAccountRecord & Refused>('POST', list, { ...returned, redirectAddress: address, ...more }, as);
  const link = async (kind: Kind, choice: Choice = {}, accountId?: string) =>
    finish(await consent((await authorize(kind, accountId)).body.address, choice));
  const path = ({ uuid }: { uuid: string }, way = '') => `/api/v3/socialmedia/${uuid}${way}`;
  return {
    customerId,
    token,
    list,
    call,
    authorize,
    finish,
    link,
    path,
    linked: async (kind: Kind, choice: Choice = {}) => (await link(kind, choice)).body,
    read: async () => (await call<SocialAccountRecord[]>('GET', list)).body,
  };
}
export type SocialWorld = Awaited<ReturnType<typeof socialWorld>>;
