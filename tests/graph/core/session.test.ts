import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { GraphContext } from '../../../graph/upstream/context.ts';
import { signInTokens } from '../../../graph/upstream/client/tokens.ts';
import { addLogins, type FakeLogins } from '../../support/fakePlatform.ts';
import { startFakeRest, type FakeRest } from '../../support/fakeRest.ts';
import { startTestGraph, type TestGraph } from '../../support/graph.ts';
import { createTestClock, settle, type TestClock } from '../../support/graphClock.ts';
import { tinyDomain } from '../../support/tinyDomain.ts';
import { until } from '../../support/until.ts';

const REGIONS = '/api/v3/regions';

const domain = tinyDomain(
  'customers',
  `type Query { me: String organisation: String regions: [String!] }
   type Mutation { signIn(password: String!): String signOut: Boolean! renew: String }`,
  {
    Query: {
      me: (_: unknown, _args: unknown, context: GraphContext) => context.caller?.userName ?? null,
      organisation: (_: unknown, _args: unknown, context: GraphContext) => context.caller?.customerId ?? null,
      regions: (_: unknown, _args: unknown, context: GraphContext) => context.rest.unshared().get(REGIONS),
    },
    Mutation: {
      signIn: async (_: unknown, { password }: { password: string }, context: GraphContext) => {
        const caller = await context.session?.open(
          await signInTokens(context.rest, { userName: 'maya', password }),
        );
        return caller?.userName;
      },
      signOut: async (_: unknown, _args: unknown, context: GraphContext) => {
        await context.session?.close();
        return true;
      },
      renew: async (_: unknown, _args: unknown, context: GraphContext) =>
        (await context.session?.renew())?.userName,
    },
  },
);

let rest: FakeRest;
let logins: FakeLogins;
let graph: TestGraph;
let clock: TestClock;

async function start(env: Record<string, string> = {}, user: Record<string, unknown> = {}): Promise<void> {
  rest = await startFakeRest();
  logins = addLogins(rest, user);
  rest.on('GET', REGIONS, ({ headers }) =>
    logins.accepts(headers.authorization)
      ? { body: ['eu'] }
      : { status: 401, body: { code: 'NO', message: 'No.' } },
  );
  clock = createTestClock();
  graph = await startTestGraph({ platformUrl: rest.url, domains: [domain], clock, env });
}

async function signedIn(): Promise<string> {
  const answer = await graph.request('mutation { signIn(password: "right") }');
  expect(answer.data).toEqual({ signIn: 'maya' });
  return answer.cookie ?? '';
}

const refreshes = () =>
  rest.to('/api/v3/auth/token').filter(({ body }) => body.grant_type === 'refresh_token_cookie');

beforeEach(() => start());
afterEach(async () => {
  await graph.close();
  await rest.close();
});

describe('the cookie', () => {
  test('SES-02 signing in seals both tokens into one HttpOnly cookie that shows neither', async () => {
    const answer = await graph.request('mutation { signIn(password: "right") }');
    const [line = ''] = answer.headers.getSetCookie();
    expect(line).toMatch(/^rostrum=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(line).not.toMatch(/access-1|refresh-1/);
    expect(line.length).toBeLessThan(3800);
    expect(rest.to('/api/v3/auth/token')[0]?.body).toMatchObject({ grant_type: 'password_cookie' });
    expect((await graph.request('{ me }', {}, { cookie: answer.cookie })).data).toEqual({ me: 'maya' });
  });

  test('over https it is Secure and bound to the host by its name', async () => {
    await graph.close();
    await rest.close();
    await start({ PUBLIC_URL: 'https://studio.example' });
    const answer = await graph.request('mutation { signIn(password: "right") }');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-rostrum=\S+; Path=\/; .*; Secure$/);
  });

  test.each([
    ['forged', () => 'rostrum=not-a-seal'],
    ['altered', (cookie: string) => cookie.slice(0, -6) + 'AAAAAA'],
  ])('a %s cookie counts as nobody and is taken away', async (_name, spoil) => {
    const answer = await graph.request('{ me regions }', {}, { cookie: spoil(await signedIn()) });
    expect(answer.data).toEqual({ me: null, regions: null });
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(answer.cookie).toBe('');
  });

  test('a cookie sealed with the secret of another installation counts as nobody', async () => {
    const cookie = await signedIn();
    const other = await startTestGraph({
      platformUrl: rest.url,
      domains: [domain],
      env: { SESSION_SECRET: 'another-secret-of-at-least-32-characters' },
    });
    const answer = await other.request('{ me }', {}, { cookie });
    await other.close();
    expect(answer.data).toEqual({ me: null });
    expect(answer.cookie).toBe('');
  });

  test('signing out clears it, and the old one is worth nothing any more', async () => {
    const cookie = await signedIn();
    expect((await graph.request('mutation { signOut }', {}, { cookie })).cookie).toBe('');
    expect((await graph.request('{ me }', {}, { cookie })).data).toEqual({ me: null });
  });

  test('SES-06 a venue login gets no session', async () => {
    await graph.close();
    await rest.close();
    await start({}, { userType: 'SITE' });
    const answer = await graph.request('mutation { signIn(password: "right") }');
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Venues shall not pass!!',
      extensions: { code: 'WRONG_USER_TYPE' },
    });
    expect(answer.cookie).toBeUndefined();
  });
});

describe('renewal', () => {
  test('SES-07 SES-08 STM-01 ten parallel requests that meet a 401 share one refresh, and are replayed once after 2000 ms', async () => {
    const cookie = await signedIn();
    rest.forget();
    // All ten are out before the first one hears its 401.
    rest.on('GET', REGIONS, async ({ headers }) => {
      await until(() => rest.to(REGIONS).length >= 10);
      return headers.authorization === 'Bearer access-1' ? { status: 401 } : { body: ['eu'] };
    });
    const asked = Promise.all(Array.from({ length: 10 }, () => graph.request('{ regions }', {}, { cookie })));
    await until(() => clock.pending === 1);
    expect(clock.waits).toEqual([2000]);
    await clock.advance(1999);
    expect(rest.to(REGIONS)).toHaveLength(10);
    await clock.advance(1);
    const answers = await asked;
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 10 }, () => ({ regions: ['eu'] })));
    expect(refreshes()).toHaveLength(1);
    expect(rest.to(REGIONS)).toHaveLength(20);
    expect(answers.every((answer) => answer.cookie && answer.cookie !== cookie)).toBe(true);
  });

  test('SES-03 SES-07 what is asked during a renewal waits for it and meets no 401 of its own', async () => {
    const cookie = await signedIn();
    logins.revoke('access-1');
    const first = graph.request('{ regions }', {}, { cookie });
    await until(() => clock.pending === 1);
    rest.forget();
    const second = graph.request('{ regions }', {}, { cookie });
    await settle();
    expect(rest.to(REGIONS)).toHaveLength(0);
    await clock.advance(2000);
    await Promise.all([first, second]);
    expect(rest.to(REGIONS)).toHaveLength(2);
    expect(rest.to(REGIONS).every(({ headers }) => headers.authorization === 'Bearer access-2')).toBe(true);
  });

  test('a second tab with the cookie from before a renewal goes on and gets the newer one', async () => {
    const old = await signedIn();
    logins.revoke('access-1');
    const first = graph.request('{ regions }', {}, { cookie: old });
    await until(() => clock.pending === 1);
    await clock.advance(2000);
    const newer = (await first).cookie;
    const tab = await graph.request('{ regions }', {}, { cookie: old });
    expect(tab.data).toEqual({ regions: ['eu'] });
    expect(tab.cookie).toBeTruthy();
    expect(refreshes()).toHaveLength(1);
    expect((await graph.request('{ me }', {}, { cookie: newer })).cookie).toBeUndefined();
  });

  test('SES-09 a 401 after the replay ends the session', async () => {
    const cookie = await signedIn();
    rest.on('GET', REGIONS, { status: 401, body: { code: 'NO', message: 'No.' } });
    const asked = graph.request('{ regions }', {}, { cookie });
    await until(() => clock.pending === 1);
    await clock.advance(2000);
    const answer = await asked;
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(answer.cookie).toBe('');
    expect((await graph.request('{ me }', {}, { cookie })).data).toEqual({ me: null });
    expect(refreshes()).toHaveLength(1);
  });

  test.each(['CENTRAL_INVALID_REFRESH_TOKEN', 'SOMETHING_ELSE'])(
    'SES-10 SES-11 STM-01 a refresh refused with %s expires the session without a replay',
    async (code) => {
      const cookie = await signedIn();
      logins.revoke('access-1');
      logins.refuseRefresh(code);
      rest.forget();
      const answer = await graph.request('{ regions }', {}, { cookie });
      expect(answer.errors?.[0]).toMatchObject({
        message: 'Failed to authenticate user. Please try logging in again.',
        extensions: { code: 'UNAUTHENTICATED', status: 401 },
      });
      expect(answer.cookie).toBe('');
      expect(rest.to(REGIONS)).toHaveLength(1);
    },
  );

  test('SES-03 a renewal that the platform cannot answer now ends nothing, and is made once it can', async () => {
    const cookie = await signedIn();
    logins.revoke('access-1');
    const paths = rest.to('/api/v3/auth/token').length;
    let down = true;
    rest.on('POST', '/api/v3/auth/token', () =>
      down
        ? { status: 503, body: { code: 'DOWN', message: 'Down.' } }
        : {
            body: { access_token: 'access-2', token_type: 'Bearer', expires_in: 900 },
            headers: { 'set-cookie': ['refresh_token=refresh-2; HttpOnly; Path=/api/v3'] },
          },
    );
    const refused = await graph.request('{ regions }', {}, { cookie });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ status: 503 });
    expect(refused.cookie).toBeUndefined();
    expect(rest.to('/api/v3/auth/token')).toHaveLength(paths + 1);
    down = false;
    rest.on('GET', REGIONS, ({ headers }) =>
      headers.authorization === 'Bearer access-2' ? { body: ['eu'] } : { status: 401 },
    );
    const asked = graph.request('{ regions }', {}, { cookie });
    await until(() => clock.pending === 1);
    await clock.advance(2000);
    const answer = await asked;
    expect(answer.data).toEqual({ regions: ['eu'] });
    expect(answer.cookie).toBeTruthy();
  });

  test('SES-07 a 401 of the token call itself renews nothing', async () => {
    const answer = await graph.request(
      'mutation { signIn(password: "wrong") }',
      {},
      { cookie: await signedIn() },
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(refreshes()).toHaveLength(0);
  });

  test('SES-03 a client may renew earlier: the cookie changes, the session stays', async () => {
    const cookie = await signedIn();
    const asked = graph.request('mutation { renew }', {}, { cookie });
    await until(() => clock.pending === 1);
    await clock.advance(2000);
    const answer = await asked;
    expect(answer.data).toEqual({ renew: 'maya' });
    expect(refreshes()[0]?.headers.cookie).toBe('refresh_token=refresh-1');
    expect((await graph.request('{ me }', {}, { cookie: answer.cookie })).data).toEqual({ me: 'maya' });
  });
});

describe('who calls', () => {
  test('SES-19 the platform is asked once a minute, not once a request', async () => {
    const cookie = await signedIn();
    rest.forget();
    await graph.request('{ me }', {}, { cookie });
    expect(rest.to('/legacy/users/me')).toHaveLength(0);
    await clock.advance(60_000);
    await graph.request('{ me }', {}, { cookie });
    await graph.request('{ me }', {}, { cookie });
    expect(rest.to('/legacy/users/me')).toHaveLength(1);
  });

  test('an API client sends its token as Bearer and gets no cookie', async () => {
    await signedIn();
    const answer = await graph.request('{ me regions }', {}, { token: logins.accessToken });
    expect(answer.data).toEqual({ me: 'maya', regions: ['eu'] });
    expect(answer.cookie).toBeUndefined();
  });

  test('SES-02 SES-03 the password of a proxy in front switches no session off', async () => {
    const headers = { authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' };
    const opened = await graph.request('mutation { signIn(password: "right") }', {}, { headers });
    expect(opened.cookie).toBeTruthy();
    const cookie = opened.cookie;
    expect((await graph.request('{ me }', {}, { cookie, headers })).data).toEqual({ me: 'maya' });
    logins.revoke('access-1');
    const asked = graph.request('{ regions }', {}, { cookie, headers });
    await until(() => clock.pending === 1);
    await clock.advance(2000);
    const renewed = await asked;
    expect(renewed.data).toEqual({ regions: ['eu'] });
    expect(renewed.cookie).toBeTruthy();
    const closed = await graph.request('mutation { signOut }', {}, { cookie: renewed.cookie, headers });
    expect(closed.cookie).toBe('');
  });

  test('an unknown Bearer token runs nothing', async () => {
    const answer = await graph.request('{ me regions }', {}, { token: 'unknown' });
    expect([answer.status, answer.data]).toEqual([401, undefined]);
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(rest.to(REGIONS)).toEqual([]);
  });

  test('SES-18 the tracking id of the browser goes all the way through and comes back', async () => {
    const answer = await graph.request(
      '{ regions }',
      {},
      { cookie: await signedIn(), headers: { 'x-tracking-id': 'browser-tracking-1' } },
    );
    expect(rest.to(REGIONS)[0]?.headers['x-tracking-id']).toBe('browser-tracking-1');
    expect(answer.headers.get('x-tracking-id')).toBe('browser-tracking-1');
  });
});
