import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../fixtures/platform/kernel/secrets/secrets.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { hashUserName } from '../../../fixtures/platform/kernel/limits/signIns.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails } from '../../support/mails.ts';
import { startTestPlatform, type Answer, type TestPlatform } from '../../support/platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
let customerId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  customerId = await platform.createCustomer();
});
afterAll(() => platform.close());

const STRANGER = '192.0.2.66';

/** A browser: keeps what it is known by, as browsers keep cookies. */
function browser(address = '192.0.2.1') {
  let devices = '';
  const keep = <T>(answer: Answer<T>): Answer<T> => {
    for (const line of answer.headers.getSetCookie()) {
      const [, value] = /^known_device=([^;]*)/.exec(line) ?? [];
      if (value !== undefined) devices = value;
    }
    return answer;
  };
  const post = async (path: string, body: unknown) =>
    keep(
      await platform.call('POST', `/api/v3/${path}`, {
        body,
        headers: { 'x-forwarded-for': address, ...(devices && { cookie: `known_device=${devices}` }) },
      }),
    );
  return {
    post,
    signIn: (username: string, password = DEMO_PASSWORD) =>
      post('auth/token', { grant_type: 'password_cookie', username, password }),
    get devices() {
      return devices;
    },
    set devices(value: string) {
      devices = value;
    },
  };
}

const newUser = () => platform.createUser(customerId);
/** A stranger tries passwords until the account is locked. */
async function lock(userName: string): Promise<void> {
  for (let at = 0; at < 10; at += 1) await browser(STRANGER).signIn(userName, `guess-${at}`);
  expect((await browser('192.0.2.2').signIn(userName)).status).toBe(429);
}

test('a sign-in leaves a cookie that scripts cannot read and that names nobody', async () => {
  const { userId, userName } = await newUser();
  const mine = browser();
  const { headers } = await mine.signIn(userName);
  const line = headers.getSetCookie().find((each) => each.startsWith('known_device='));
  expect(line).toMatch(/; Max-Age=15552000; Path=\/api\/v3; HttpOnly; SameSite=Lax$/);
  expect(mine.devices).not.toContain(userId);
  expect(mine.devices).not.toContain(userName);
});

test('NET-13 a lock by strangers keeps all browsers out but the one that was in before', async () => {
  const { userName } = await newUser();
  const mine = browser();
  await mine.signIn(userName);
  await lock(userName);
  expect((await mine.signIn(userName)).status).toBe(200);
  // That was no help to anybody else.
  expect((await browser('192.0.2.3').signIn(userName)).status).toBe(429);
});

test('NET-13 nor does a lock of its address or of the organisation’s domain keep it out', async () => {
  const { userName } = await newUser();
  const mine = browser('192.0.2.20');
  await mine.signIn(userName);
  await platform.services.limits.set('signInFromAddress', '192.0.2.20', 100);
  await platform.services.limits.set('namesFromAddress', '192.0.2.20', 30);
  await platform.services.limits.set('signInOfDomain', hashUserName('example.test'), 300);
  expect((await browser('192.0.2.21').signIn(userName)).status).toBe(429);
  expect((await mine.signIn(userName)).status).toBe(200);
  platform.clock.advance(300_000);
});

test('NET-13 it gets 10 wrong passwords of its own, which lock nobody else out', async () => {
  const { userName } = await newUser();
  const mine = browser();
  await mine.signIn(userName);
  for (let at = 0; at < 10; at += 1) expect((await mine.signIn(userName, `wrong-${at}`)).status).toBe(401);
  const refused = await mine.signIn(userName);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
  expect((await browser('192.0.2.4').signIn(userName)).status).toBe(200);
  platform.clock.advance(300_000);
  expect((await mine.signIn(userName)).status).toBe(200);
});

test('signing in again does not begin the count of a browser anew under another name', async () => {
  const { userName } = await newUser();
  const mine = browser();
  await mine.signIn(userName);
  const device = mine.devices.split('.')[0];
  platform.clock.advance(DAY_MS);
  await mine.signIn(userName);
  expect(mine.devices.split('.')[0]).toBe(device);
});

test('a browser is known for the account that it signed in to, and for no other', async () => {
  const [one, other] = [await newUser(), await newUser()];
  const mine = browser();
  await mine.signIn(one.userName);
  await lock(other.userName);
  expect((await mine.signIn(other.userName)).status).toBe(429);
});

test('a browser is known for the last four accounts that signed in', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, newUser));
  const mine = browser();
  for (const { userName } of people) await mine.signIn(userName);
  expect(mine.devices.split('~')).toHaveLength(4);
  const answers: number[] = [];
  for (const { userName } of people) {
    await platform.services.limits.set('signInFromAddress', '192.0.2.1', 100);
    answers.push((await mine.signIn(userName)).status);
  }
  expect(answers).toEqual([429, 200, 200, 200, 200]);
  platform.clock.advance(300_000);
});

test('what was made up, cut or signed with another key makes no browser known', async () => {
  const { userName } = await newUser();
  const mine = browser();
  await mine.signIn(userName);
  await lock(userName);
  const good = mine.devices;
  const [device = '', expires = '', signature = ''] = good.split('.');
  const made = [
    `${'a'.repeat(22)}.${expires}.${signature}`,
    `${device}.${(parseInt(expires, 36) + 1000).toString(36)}.${signature}`,
    `${device}.${expires}.${'A'.repeat(43)}`,
    good.slice(0, -1),
    '~'.repeat(500),
  ];
  for (const devices of made) {
    mine.devices = devices;
    expect([devices, (await mine.signIn(userName)).status]).toEqual([devices, 429]);
  }
  mine.devices = `made-up~${good}`;
  expect((await mine.signIn(userName)).status).toBe(200);
});

test('a browser is forgotten after 180 days, and as soon as the password is another', async () => {
  const { userId, userName } = await newUser();
  const mine = browser();
  await mine.signIn(userName);
  const known = mine.devices;
  platform.clock.advance(180 * DAY_MS - 1000);
  await lock(userName);
  expect((await mine.signIn(userName)).status).toBe(200);
  mine.devices = known;
  platform.clock.advance(1000);
  expect((await mine.signIn(userName)).status).toBe(429);

  platform.clock.advance(300_000);
  await mine.signIn(userName);
  const passwordHash = await hashPassword('another-password-2026');
  await platform.services.db.update(users).set({ passwordHash }).where(eq(users.userId, userId));
  await lock(userName);
  expect((await mine.signIn(userName, 'another-password-2026')).status).toBe(429);
});

test('SES-21 a new password by mail lifts the lock, and makes the browser known that set it', async () => {
  const { userName } = await newUser();
  const mails = collectMails(platform);
  const mine = browser();
  await lock(userName);
  await mine.post('passwordreset/request', { userName });
  const token = await mails.token(userName);
  await mine.post('passwordreset/reset', { token, password: 'another-password-2026' });
  expect((await browser('192.0.2.5').signIn(userName, 'another-password-2026')).status).toBe(200);
  await lock(userName);
  expect((await mine.signIn(userName, 'another-password-2026')).status).toBe(200);
});

test('SES-15 SES-16 REG-04 it counts wherever a password is asked for', async () => {
  // Outside of the demo a super-admin has a second factor.
  const home = await platform.createCustomer({ demo: true });
  const { userName } = await platform.createUser(home, { extraCapabilities: ['sudoAdmin'] });
  const mine = browser();
  await mine.signIn(userName);
  await lock(userName);
  const switched = await mine.post('login', { userName, password: DEMO_PASSWORD, sudoCustomer: customerId });
  const onBehalf = await mine.post(`auth/customers/${customerId}/token`, {
    grant_type: 'password_cookie_on_behalf_of',
    username: userName,
    password: DEMO_PASSWORD,
  });
  const registered = await mine.post('uploaders/registration', {
    userName,
    password: DEMO_PASSWORD,
    deviceId: 'my-desk',
    name: 'Desk',
    pluginKind: 'OBS',
  });
  expect([switched.status, onBehalf.status]).toEqual([200, 200]);
  // No license is left; but that is said to who has signed in.
  expect(registered.status).not.toBe(429);
});

test('USR-14 a session asks for a new address whatever strangers have tried', async () => {
  const { userName } = await newUser();
  const token = await platform.signIn(userName);
  await lock(userName);
  const change = (password: string) =>
    platform.call<{ state: string }>('POST', '/api/v3/emailverify/request', {
      token,
      body: { userName, newUserName: 'new@example.test', password },
    });
  expect((await change(DEMO_PASSWORD)).body.state).toBe('validating');
  for (let at = 0; at < 10; at += 1) expect((await change('wrong')).status).toBe(400);
  expect((await change(DEMO_PASSWORD)).status).toBe(429);
});
