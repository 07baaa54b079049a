import { eq } from 'drizzle-orm';
import {
  socialAccounts,
  socialAuthorizations,
} from '../../../fixtures/platform/kernel/db/schema/socialAccounts.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { consent } from '../../support/socialConsent.ts';
import { newOrganisation, START_LIMIT_MS, accountsAndPackage } from '../worlds/mediaWorld.ts';
import { socialWorld, type SocialWorld } from '../worlds/socialWorld.ts';

const DAY = 24 * 60 * 60_000;

describe.each(await backends())('Linking social media accounts on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let world: SocialWorld;
  const lines: string[] = [];

  beforeAll(async () => {
    ({ platform, close } = await start({
      seed: accountsAndPackage,
      logTo: { write: (line: string) => void lines.push(line) },
    }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    world = await socialWorld(platform);
  });

  it('SOC-02 SOC-04 SOC-05 a Facebook account is linked for 90 days with what its network returned', async () => {
    const { status, body } = await world.authorize('FACEBOOK');
    expect(status).toBe(201);
    expect(body).toMatchObject({ isStandIn: true });
    const asked = new URL(body.address).searchParams;
    expect(asked.get('redirect_uri')).toBe('http://localhost:4000/settings/social-media/fb-redirect');
    const linked = await world.finish(await consent(body.address));
    expect(linked.status).toBe(201);
    expect(linked.body).toEqual({
      uuid: expect.any(String),
      customerId: world.customerId,
      kind: 'FACEBOOK',
      isStandIn: true,
      networkId: '2097152001',
      networkName: 'Harbour Street Church',
      name: 'Harbour Street Church',
      accessState: 'GRANTED',
      accessExpiresAt: new Date(platform.clock.now().getTime() + 90 * DAY).toISOString(),
      expiresInDays: 90,
      missingPermissions: [],
      defaultDestinationId: null,
      defaultDestinationName: null,
      crosspostDestinationIds: [],
      verifiedAt: null,
      createdAt: platform.clock.now().toISOString(),
    });
    expect(await world.read()).toEqual([linked.body]);
  });

  it('SOC-02 SOC-04 access to a YouTube channel ends at no day', async () => {
    expect(await world.linked('YOUTUBE')).toMatchObject({
      ...{ kind: 'YOUTUBE', networkId: 'UCharbourstreet', name: 'Harbour Street', accessState: 'GRANTED' },
      ...{ accessExpiresAt: null, expiresInDays: null },
    });
  });

  it.each([
    ['access denied', 'FACEBOOK', { choice: 'deny' }, 'SOCIAL_ACCESS_DENIED', { network: 'Facebook' }],
    [
      'access error with its code',
      'YOUTUBE',
      { choice: 'fail' },
      'SOCIAL_ACCESS_ERROR',
      { network: 'YouTube', code: 'server_error' },
    ],
    ['no channel', 'YOUTUBE', { person: 'ortiz' }, 'SOCIAL_NO_CHANNEL', { network: 'YouTube' }],
    ['no page', 'FACEBOOK', { person: 'ortiz' }, 'SOCIAL_NO_CHANNEL', { network: 'Facebook' }],
    [
      'permissions missing',
      'FACEBOOK',
      { without: ['publish_video'] },
      'SOCIAL_PERMISSIONS',
      { network: 'Facebook', permissions: 'publish_video' },
    ],
    [
      'permissions missing',
      'YOUTUBE',
      { without: ['youtube', 'youtube.upload'] },
      'SOCIAL_PERMISSIONS',
      { network: 'YouTube', permissions: 'youtube, youtube.upload' },
    ],
  ] as const)('SOC-03 %s: nothing is linked (%#)', async (_what, kind, choice, reason, parameters) => {
    const refused = await world.link(kind, choice);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'CONFLICT', reason, parameters });
    expect(await world.read()).toEqual([]);
  });

  it('SOC-03 an account is linked once; the refusal names it', async () => {
    const { uuid } = await world.linked('YOUTUBE');
    await world.call('PATCH', world.path({ uuid }), { name: 'Main channel' });
    const again = await world.link('YOUTUBE');
    expect(again).toMatchObject({
      status: 409,
      body: { reason: 'SOCIAL_DUPLICATE', parameters: { name: 'Main channel' } },
    });
    expect(await world.read()).toHaveLength(1);
    const other = await socialWorld(platform);
    expect((await other.link('YOUTUBE')).status).toBe(201);
  });

  it('SOC-03 access is renewed by the same account only', async () => {
    const { uuid } = await world.linked('FACEBOOK');
    const wrong = await world.link('FACEBOOK', { person: 'northgate' }, uuid);
    expect(wrong).toMatchObject({
      status: 409,
      body: { reason: 'SOCIAL_CHANNEL_MISMATCH', parameters: { name: 'Harbour Street Church' } },
    });
    const right = await world.link('FACEBOOK', {}, uuid);
    expect(right).toMatchObject({ status: 200, body: { uuid } });
    expect(await world.read()).toHaveLength(1);
  });

  it('SOC-05 a state value is good once, for ten minutes, and is kept as its hash', async () => {
    const { body } = await world.authorize('FACEBOOK');
    const returned = await consent(body.address);
    const rows = await platform.services.db.select().from(socialAuthorizations);
    expect(JSON.stringify(rows)).not.toContain(returned.state);
    expect((await world.finish(returned)).status).toBe(201);
    expect(await world.finish(returned)).toMatchObject({
      status: 409,
      body: { reason: 'SOCIAL_STATE_UNKNOWN', field: 'state' },
    });
    const late = await world.authorize('YOUTUBE');
    expect(late.body.expiresAt).toBe(new Date(platform.clock.now().getTime() + 10 * 60_000).toISOString());
    const back = await consent(late.body.address);
    const present = platform.clock.now();
    platform.clock.advance(10 * 60_000);
    const refused = await world.finish(back);
    platform.clock.set(present);
    expect(refused.body.reason).toBe('SOCIAL_STATE_UNKNOWN');
  });

  it('SOC-05 of two that return with the same state value at once, one is let in', async () => {
    const returned = await consent((await world.authorize('YOUTUBE')).body.address);
    const answers = await Promise.all([world.finish(returned), world.finish(returned)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('SOC-05 a refusal uses the state value up, too', async () => {
    const returned = await consent((await world.authorize('FACEBOOK')).body.address, { choice: 'deny' });
    expect((await world.finish(returned)).body.reason).toBe('SOCIAL_ACCESS_DENIED');
    expect((await world.finish(returned)).body.reason).toBe('SOCIAL_STATE_UNKNOWN');
  });

  it('SOC-05 what one began, nobody else finishes: another person, organisation, network or account', async () => {
    const returned = await consent((await world.authorize('FACEBOOK')).body.address);
    const colleague = await platform.createUser(world.customerId);
    const asColleague = await platform.signIn(colleague.userName);
    expect((await world.finish(returned, {}, asColleague)).body.reason).toBe('SOCIAL_STATE_UNKNOWN');
    const elsewhere = await newOrganisation(platform);
    expect((await world.finish(returned, {}, elsewhere.token)).status).toBe(403);
    const { address, ...rest } = returned;
    const theirs = await world.call(
      'POST',
      `/api/v3/customers/${elsewhere.customerId}/socialmedia`,
      { ...rest, redirectAddress: address },
      elsewhere.token,
    );
    expect(theirs.body.reason).toBe('SOCIAL_STATE_UNKNOWN');
    // None of these used it up.
    expect((await world.finish(returned, { kind: 'FACEBOOK' })).status).toBe(201);
    const second = await consent((await world.authorize('YOUTUBE')).body.address);
    expect(await world.finish(second, { kind: 'FACEBOOK' })).toMatchObject({
      status: 409,
      body: { reason: 'SOCIAL_KIND_OTHER', field: 'kind' },
    });
    const third = await consent((await world.authorize('YOUTUBE')).body.address);
    expect((await world.finish(third, { accountId: 'another' })).body.reason).toBe('SOCIAL_STATE_UNKNOWN');
    expect(await world.read()).toHaveLength(1);
  });

  it.each([
    'http://localhost:4000/settings/social-media/fb-redirect/',
    'http://localhost:4000/settings/social-media/fb-redirect?next=https://evil.example',
    'https://localhost:4000/settings/social-media/fb-redirect',
    'http://evil.example/settings/social-media/fb-redirect',
    'HTTP://localhost:4000/settings/social-media/fb-redirect',
  ])('SOC-05 another return address than the configured one is refused: %s', async (address) => {
    const returned = await consent((await world.authorize('FACEBOOK')).body.address);
    expect(await world.finish({ ...returned, address })).toMatchObject({
      status: 400,
      body: { code: 'INVALID', field: 'redirectAddress', reason: 'SOCIAL_RETURN_ADDRESS' },
    });
    expect((await world.finish(returned)).status).toBe(201);
  });

  it('SOC-05 access to an account of another organisation or network is not begun to be renewed', async () => {
    const other = await socialWorld(platform);
    const theirs = await other.linked('FACEBOOK');
    expect((await world.authorize('FACEBOOK', theirs.uuid)).status).toBe(404);
    const own = await world.linked('FACEBOOK');
    expect((await world.authorize('YOUTUBE', own.uuid)).status).toBe(404);
  });

  it('one person has ten authorisations under way at most; the oldest is given up', async () => {
    const first = await consent((await world.authorize('FACEBOOK')).body.address);
    for (let count = 0; count < 10; count += 1) {
      platform.clock.advance(1);
      await world.authorize('YOUTUBE');
    }
    expect((await world.finish(first)).body.reason).toBe('SOCIAL_STATE_UNKNOWN');
  });

  it('tokens are kept sealed; neither they nor codes and state values stand in a log, an answer or the audit', async () => {
    const returned = await consent((await world.authorize('YOUTUBE')).body.address);
    const { body } = await world.finish(returned);
    const [row] = await platform.services.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.uuid, body.uuid));
    const tokens = JSON.parse(platform.services.sealing.open(row!.sealedTokens, row!.uuid) ?? '{}');
    expect(tokens).toMatchObject({ access: expect.any(String), refresh: expect.any(String) });
    expect(platform.services.sealing.open(row!.sealedTokens, 'another')).toBeNull();
    const audit = (await world.call('GET', `/api/v3/customers/${world.customerId}/audit`)).body;
    expect(JSON.stringify(audit)).toContain('social_accounts');
    const secrets = [tokens.access, tokens.refresh, row!.sealedTokens, returned.code, returned.state];
    for (const text of [lines.join(''), JSON.stringify(body), JSON.stringify(audit)]) {
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
    expect(JSON.stringify(row)).not.toContain(tokens.refresh);
  });

  it('SOC-05 without a client id and a stand-in the refusal names the network', async () => {
    const { social } = platform.app.platform;
    const of = social.of.bind(social);
    social.of = () => null;
    const refused = await world.authorize('FACEBOOK');
    social.of = of;
    expect(refused).toMatchObject({
      status: 409,
      body: { reason: 'SOCIAL_NOT_CONFIGURED', parameters: { network: 'Facebook' } },
    });
  });
});
