import { eq } from 'drizzle-orm';
import { socialAccounts } from '../../../fixtures/platform/kernel/db/schema/socialAccounts.ts';
import {
  getAccessState,
  givenAnew,
  verified,
} from '../../../fixtures/platform/domains/destinations/social/accessState.ts';
import type { SocialAccountRecord } from '../../../fixtures/platform/domains/destinations/social/records.ts';
import { createSealing } from '../../../fixtures/platform/kernel/secrets/sealing.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage } from '../worlds/mediaWorld.ts';
import { socialWorld, type SocialWorld } from '../worlds/socialWorld.ts';

const DAY = 24 * 60 * 60_000;
const NOW = new Date('2026-11-22T12:00:00.000Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);
const held = (access: 'GRANTED' | 'VERIFIED' | 'RENEWED', days: number | null, isRefused = false) => ({
  access,
  expiresAt: days === null ? null : inDays(days),
  refusedAt: isRefused ? NOW : null,
});

describe('STM-14 access to a social media account', () => {
  it.each([
    ['granted', held('GRANTED', 90), 'GRANTED'],
    ['granted, without an end', held('GRANTED', null), 'GRANTED'],
    ['verified', held('VERIFIED', 15), 'VERIFIED'],
    ['renewed', held('RENEWED', 90), 'RENEWED'],
    ['granted → expires in 14 days', held('GRANTED', 14), 'EXPIRES'],
    ['verified → expires in 14 days', held('VERIFIED', 14), 'EXPIRES'],
    ['renewed → expires in 14 days, 76 days later', held('RENEWED', 14), 'EXPIRES'],
    [
      'not yet: 14 days and a moment',
      { ...held('GRANTED', 14), expiresAt: new Date(+inDays(14) + 1) },
      'GRANTED',
    ],
    ['expires → expired at its end', held('GRANTED', 0), 'EXPIRED'],
    ['expired, when the network takes the tokens no more', held('VERIFIED', null, true), 'EXPIRED'],
  ] as const)('SOC-01 is %s', (_state, row, state) => {
    expect(getAccessState(row, NOW)).toBe(state);
  });

  it.each([
    ['granted → verified', held('GRANTED', 90), 'VERIFIED'],
    ['verified stays verified', held('VERIFIED', 90), 'VERIFIED'],
    ['refused: renewed → verified', held('RENEWED', 90), 'RENEWED'],
    ['refused: expires → verified', held('GRANTED', 5), 'GRANTED'],
    ['refused: expired → verified', held('GRANTED', 0), 'GRANTED'],
  ] as const)('a network that gives access: %s', (_arrow, row, access) => {
    expect(verified(row, NOW)).toBe(access);
  });

  it.each([
    ['expires → renewed', held('GRANTED', 5), 'RENEWED'],
    ['expired → renewed', held('VERIFIED', 0), 'RENEWED'],
    ['expired by the network → renewed', held('GRANTED', null, true), 'RENEWED'],
    ['renewed stays renewed', held('RENEWED', 90), 'RENEWED'],
    ['refused: granted → renewed', held('GRANTED', 90), 'GRANTED'],
    ['refused: granted → renewed, without an end', held('GRANTED', null), 'GRANTED'],
    ['refused: verified → renewed, or back to granted', held('VERIFIED', 90), 'VERIFIED'],
    ['refused: verified → granted, 15 days before its end', held('VERIFIED', 15), 'VERIFIED'],
    ['verified → expires in 14 days → renewed', held('VERIFIED', 14), 'RENEWED'],
  ] as const)('a person who gives access anew: %s', (_arrow, row, access) => {
    expect(givenAnew(row, NOW)).toBe(access);
  });
});

describe.each(await backends())('Access to social media accounts on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let world: SocialWorld;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    world = await socialWorld(platform);
  });
  const sync = ({ uuid }: { uuid: string }, token?: string) =>
    world.call<SocialAccountRecord & { reason: string }>(
      'POST',
      world.path({ uuid }, '/sync'),
      undefined,
      token,
    );
  /** Moves the clock on, and answers a token that is good then. */
  async function later(days: number): Promise<string> {
    platform.clock.advance(days * DAY);
    const { userName } = await platform.createUser(world.customerId);
    return platform.signIn(userName);
  }
  const setRow = (uuid: string, values: Partial<typeof socialAccounts.$inferInsert>) =>
    platform.services.db.update(socialAccounts).set(values).where(eq(socialAccounts.uuid, uuid));

  it('SOC-01 STM-14 is verified by looking at the account anew', async () => {
    const linked = await world.linked('FACEBOOK');
    const { status, body } = await sync(linked);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...linked,
      accessState: 'VERIFIED',
      verifiedAt: platform.clock.now().toISOString(),
    });
    expect((await world.link('FACEBOOK', {}, linked.uuid)).body).toMatchObject({ accessState: 'VERIFIED' });
  });

  it('SOC-01 SOC-02 STM-14 expires 90 days after it was given, is told 14 days before, and renewed for 90 more', async () => {
    const linked = await world.linked('FACEBOOK');
    let token = await later(76);
    const one = async () =>
      (await world.call<SocialAccountRecord>('GET', world.path(linked), undefined, token)).body;
    expect(await one()).toMatchObject({ accessState: 'EXPIRES', expiresInDays: 14 });
    token = await later(14);
    expect(await one()).toMatchObject({ accessState: 'EXPIRED', expiresInDays: 0 });
    const asked = await world.call('GET', world.path(linked, '/destinations'), undefined, token);
    expect(asked).toMatchObject({ status: 409, body: { reason: 'SOCIAL_RENEWAL_NEEDED' } });
    // Looking at it says so, and is no refusal.
    expect(await sync(linked, token)).toMatchObject({ status: 200, body: { accessState: 'EXPIRED' } });
    const fresh = { ...world, token };
    const begun = await fresh.authorize('FACEBOOK', linked.uuid, token);
    const { consent } = await import('../../support/socialConsent.ts');
    const renewed = await world.finish(await consent(begun.body.address), {}, token);
    expect(renewed.body).toMatchObject({
      ...{ uuid: linked.uuid, accessState: 'RENEWED', expiresInDays: 90 },
      accessExpiresAt: new Date(platform.clock.now().getTime() + 90 * DAY).toISOString(),
    });
    expect((await world.call('GET', world.path(linked, '/destinations'), undefined, token)).status).toBe(200);
  });

  it('STM-14 what the network takes no more is expired, until it is renewed', async () => {
    const linked = await world.linked('YOUTUBE');
    const { sealing } = platform.services;
    const tokens = { access: 'gone', refresh: 'gone', refreshAt: null };
    await setRow(linked.uuid, { sealedTokens: sealing.seal(JSON.stringify(tokens), linked.uuid) });
    const asked = await world.call('GET', world.path(linked, '/checklive'));
    expect(asked).toMatchObject({ status: 409, body: { reason: 'SOCIAL_RENEWAL_NEEDED' } });
    expect(await world.read()).toMatchObject([{ uuid: linked.uuid, accessState: 'EXPIRED' }]);
    expect((await world.link('YOUTUBE', {}, linked.uuid)).body).toMatchObject({ accessState: 'RENEWED' });
    expect((await world.call('GET', world.path(linked, '/checklive'))).status).toBe(200);
  });

  it('tokens that were sealed with another key have to be given anew', async () => {
    const linked = await world.linked('YOUTUBE');
    const other = createSealing(Buffer.alloc(32, 7));
    await setRow(linked.uuid, { sealedTokens: other.seal('{}', linked.uuid) });
    expect((await world.call('GET', world.path(linked, '/destinations'))).body.reason).toBe(
      'SOCIAL_RENEWAL_NEEDED',
    );
    expect((await world.link('YOUTUBE', {}, linked.uuid)).status).toBe(200);
    expect((await world.call('GET', world.path(linked, '/destinations'))).status).toBe(200);
  });

  it('an account of the stand-in is asked at no network, and one of a network at no stand-in', async () => {
    const linked = await world.linked('YOUTUBE');
    await setRow(linked.uuid, { isStandIn: false });
    expect((await world.call('GET', world.path(linked, '/destinations'))).body.reason).toBe(
      'SOCIAL_OTHER_PROVIDER',
    );
  });

  it('SOC-03 permissions that were withdrawn are told, and renewing gives them', async () => {
    const linked = await world.linked('YOUTUBE');
    await setRow(linked.uuid, { permissions: ['youtube'] });
    expect((await sync(linked)).body).toMatchObject({
      missingPermissions: ['youtube.upload'],
      verifiedAt: null,
    });
    const check = await world.call('GET', world.path(linked, '/checklive'));
    expect(check.body).toEqual({ liveEnabled: false, reason: 'PERMISSIONS' });
    expect((await world.link('YOUTUBE', {}, linked.uuid)).body).toMatchObject({
      missingPermissions: [],
      accessState: 'GRANTED',
    });
  });

  it('SOC-03 an account that the network tells another id of is not taken for it', async () => {
    const linked = await world.linked('YOUTUBE');
    await setRow(linked.uuid, { networkId: 'UCanother' });
    expect(await sync(linked)).toMatchObject({ status: 409, body: { reason: 'SOCIAL_CHANNEL_MISMATCH' } });
  });

  it('access to YouTube is refreshed every hour, and the new token kept', async () => {
    const linked = await world.linked('YOUTUBE');
    const tokens = async () => {
      const [row] = await platform.services.db
        .select()
        .from(socialAccounts)
        .where(eq(socialAccounts.uuid, linked.uuid));
      return platform.services.sealing.open(row!.sealedTokens, linked.uuid);
    };
    await sync(linked);
    const first = await tokens();
    await sync(linked);
    expect(await tokens()).toBe(first);
    const token = await later(1);
    expect((await sync(linked, token)).status).toBe(200);
    expect(await tokens()).not.toBe(first);
  });
});
