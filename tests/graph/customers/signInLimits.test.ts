import type { LimitName } from '../../../fixtures/platform/kernel/limits/table.ts';
import { DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails } from '../../support/mails.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld({ trusts: () => true, env: () => ({ TRUST_PROXY: 'true' }) });
}, START_MS);
afterEach(() => world.platform.clock.advance(300_000));
afterAll(() => world?.close());

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { viewer { user { userName } } userErrors { code } }
}`;
const limited = {
  message: 'Too many requests. Please try again later.',
  extensions: { code: 'RATE_LIMITED', status: 429, retryAfterSeconds: 300 },
};

/** A browser at an address. */
function at(address: string): GraphClient {
  const client = world.visitor();
  client.headers = { 'x-forwarded-for': address };
  return client;
}
const signIn = (client: GraphClient, userName: string, password = DEMO_PASSWORD) =>
  client.run(SIGN_IN, { input: { userName, password } });
const set = (name: LimitName, key: string, times: number) =>
  world.platform.services.limits.set(name, key, times);
const newUser = async () => (await world.platform.createUser(await world.platform.createCustomer())).userName;

async function lock(userName: string): Promise<void> {
  for (let tried = 0; tried < 10; tried += 1) await signIn(at('192.0.2.66'), userName, `guess-${tried}`);
}

describe('a lock by strangers', () => {
  it('NET-13 keeps new browsers out, and says for how long', async () => {
    const userName = await newUser();
    await lock(userName);
    const { errors } = await signIn(at('192.0.2.2'), userName);
    expect(errors?.[0]).toMatchObject(limited);
  });

  it('NET-13 does not keep the owner’s own browser out, after signing out', async () => {
    const userName = await newUser();
    const mine = at('192.0.2.1');
    await signIn(mine, userName);
    await mine.data('mutation { signOut { signedOut } }');
    expect([mine.cookie, mine.device]).toEqual([null, expect.stringMatching(/^rostrum-device=./)]);
    await lock(userName);
    expect((await signIn(mine, userName)).data?.signIn.viewer.user).toEqual({ userName });
    expect((await signIn(at('192.0.2.1'), userName)).errors?.[0]).toMatchObject(limited);
  });

  it('SES-21 is lifted by a new password, and the browser that set it is known', async () => {
    const userName = await newUser();
    const mine = at('192.0.2.1');
    await lock(userName);
    await mine.data(
      `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted } }`,
      { input: { userName } },
    );
    const token = await collectMails(world.platform).token(userName);
    const password = 'another-password-2026';
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset } }';
    expect((await mine.data(reset, { input: { token, password } })).resetPassword.reset).toBe(true);
    await lock(userName);
    expect((await signIn(mine, userName, password)).data?.signIn.viewer.user).toEqual({ userName });
  });

  it('what no platform hands out is not passed on, and helps nobody', async () => {
    const userName = await newUser();
    await lock(userName);
    for (const device of ['made-up', 'a b', 'x'.repeat(3000), 'a,b']) {
      const client = at('192.0.2.3');
      client.device = `rostrum-device=${device}`;
      expect((await signIn(client, userName)).errors?.[0]).toMatchObject(limited);
    }
  });
});

describe('the cookie of a known browser', () => {
  it('is out of reach for scripts, and stays 180 days', async () => {
    const response = await fetch(`${world.graph.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: SIGN_IN,
        variables: { input: { userName: await newUser(), password: DEMO_PASSWORD } },
      }),
    });
    const line = response.headers.getSetCookie().find((each) => each.startsWith('rostrum-device='));
    expect(line).toMatch(/; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
  });
});

describe('429 of the platform', () => {
  const REQUEST_RESET =
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { accepted } }';
  const ADDRESS = '192.0.2.9';
  const asked = { userName: 'admin@harbour.example', password: DEMO_PASSWORD };
  const anybody: [
    what: string,
    limit: LimitName,
    most: number,
    wait: number,
    query: string,
    input: object,
  ][] = [
    ['sign-ins by address', 'signInFromAddress', 100, 300, SIGN_IN, asked],
    ['names tried by address', 'namesFromAddress', 30, 300, SIGN_IN, { ...asked, userName: 'nobody' }],
    ['mails by address', 'mailFromAddress', 100, 300, REQUEST_RESET, { userName: asked.userName }],
    [
      'registrations (C-091) by address',
      'uploaderFromAddress',
      120,
      60,
      'mutation ($input: RegisterUploaderInput!) { registerUploader(input: $input) { encoderId } }',
      { ...asked, deviceId: 'device-1', name: 'Lobby', pluginKind: 'OBS' },
    ],
  ];
  const staff: typeof anybody = [
    [
      'activation codes by account',
      'codeOfAccount',
      20,
      300,
      'mutation ($input: ActivateEncoderInput!) { activateEncoder(input: $input) { encoder { id } } }',
      { activationCode: 'zzzz-0001', name: 'Lobby' },
    ],
    [
      'client events by account',
      'eventOfAccount',
      1000,
      300,
      'mutation ($input: TrackInput!) { track(input: $input) { accepted } }',
      { event: 'opened' },
    ],
  ];

  async function expectLimited(query: string, variables: object, wait: number, cookie = '') {
    const response = await fetch(`${world.graph.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS, cookie },
      body: JSON.stringify({ query, variables }),
    });
    const { errors } = (await response.json()) as { errors: unknown[] };
    expect(errors[0]).toMatchObject({
      ...limited,
      extensions: { ...limited.extensions, retryAfterSeconds: wait },
    });
    expect(response.headers.get('retry-after')).toBe(String(wait));
  }

  it.each(anybody)(
    'NET-13 for %s tells its Retry-After in the extensions and in the header',
    async (_, limit, most, wait, query, input) => {
      await set(limit, ADDRESS, most);
      await expectLimited(query, { input }, wait);
    },
  );

  it('NET-13 for asking about registrations (C-092) counts the browser’s address, not the graph’s', async () => {
    const query = '{ uploaderRegistration(deviceId: "device-1") { registered } }';
    await set('uploaderFromAddress', ADDRESS, 120);
    await expectLimited(query, {}, 60);
    expect((await at('192.0.2.10').run(query)).errors).toBeUndefined();
  });

  it.each(staff)(
    'NET-13 for %s tells its Retry-After in the extensions and in the header',
    async (_, limit, most, wait, query, input) => {
      const { cookie } = await world.signIn('admin@harbour.example');
      await set(limit, USERS.harbourAdmin, most);
      await expectLimited(query, { input }, wait, cookie ?? '');
    },
  );
});
