import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { forgetCallers } from '../../../fixtures/platform/domains/customers/auth/callers.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

interface Body {
  code?: string;
  message?: string;
  field?: string;
  reason?: string;
  state?: string;
  access_token?: string;
}

let platform: TestPlatform;
let customerId: string;
let mails: TestMails;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  customerId = await platform.createCustomer();
  mails = collectMails(platform);
});
afterAll(() => platform.close());

const post = (path: string, body: unknown, token?: string) =>
  platform.call<Body>('POST', `/api/v3/${path}`, { body, ...(token ? { token } : {}) });
const freshAddress = () => `new-${randomUUID().slice(0, 8)}@example.test`;
const signIn = async (username: string) =>
  post('auth/token', { grant_type: 'password_cookie', username, password: DEMO_PASSWORD });
const tokenOf = async (username: string) => (await signIn(username)).body.access_token ?? '';
const whoAmI = async (token: string) => (await platform.call('GET', '/legacy/users/me', { token })).status;

function ask(token: string, body: object) {
  return post('emailverify/request', { password: DEMO_PASSWORD, ...body }, token);
}

describe('a new login address', () => {
  test('USR-14 counts once it is verified by a mail to it; the old address hears of it twice', async () => {
    const { userId, userName } = await platform.createUser(customerId);
    const newUserName = freshAddress();
    const token = await tokenOf(userName);
    expect((await ask(token, { userId, newUserName })).body).toEqual({ state: 'validating' });
    expect((await signIn(newUserName)).status).toBe(401);
    expect(await mails.to(userName)).toEqual([
      expect.objectContaining({ subject: 'Your sign-in email address is about to change' }),
    ]);
    const link = await mails.token(newUserName);
    const verified = await post('emailverify/verify', { token: link });
    expect(verified.body).toMatchObject({ state: 'verified', userName: newUserName });
    expect([(await signIn(newUserName)).status, (await signIn(userName)).status]).toEqual([200, 401]);
    const told = await mails.to(userName);
    expect(told.map(({ subject }) => subject)).toContain('Your sign-in email address was changed');
    expect(told.map(({ text }) => text).join()).not.toContain(newUserName);
  });

  test('needs a session and the present password; a wrong one changes and mails nothing', async () => {
    const { userId, userName } = await platform.createUser(customerId);
    const newUserName = freshAddress();
    expect((await post('emailverify/request', { userId, newUserName })).status).toBe(401);
    const token = await tokenOf(userName);
    for (const password of [undefined, 'wrong-password']) {
      const refused = await ask(token, { userId, newUserName, password });
      expect([refused.status, refused.body.code, refused.body.field]).toEqual([
        400,
        'INCORRECT_PASSWORD',
        'password',
      ]);
    }
    expect([...(await mails.to(newUserName)), ...(await mails.to(userName))]).toEqual([]);
  });

  test('ends the other sessions and every link mailed before; the one that asked goes on', async () => {
    const { userId, userName } = await platform.createUser(customerId);
    const [asking, other] = [await tokenOf(userName), await tokenOf(userName)];
    const newUserName = freshAddress();
    await ask(asking, { userId, newUserName });
    const link = await mails.token(newUserName);
    await post('passwordreset/request', { userName });
    const reset = await mails.token(userName);
    await post('emailverify/verify', { token: link });
    expect([await whoAmI(asking), await whoAmI(other)]).toEqual([200, 401]);
    const late = await post('passwordreset/reset', { token: reset, password: 'a-new-password-2026' });
    expect([late.status, late.body.code]).toEqual([400, 'INVALID_TOKEN']);
  });

  test('a new password makes a change of address that was asked for before worthless', async () => {
    const { userId, userName } = await platform.createUser(customerId);
    const newUserName = freshAddress();
    await ask(await tokenOf(userName), { userId, newUserName });
    const link = await mails.token(newUserName);
    await post('passwordreset/request', { userName });
    const reset = await mails.token(userName);
    expect((await post('passwordreset/reset', { token: reset, password: DEMO_PASSWORD })).status).toBe(204);
    expect((await post('emailverify/verify', { token: link })).body.state).toBe('error');
  });

  test('is answered alike whether it is free or taken; only who has it hears more', async () => {
    const { userId, userName } = await platform.createUser(customerId);
    const taken = await platform.createUser(await platform.createCustomer());
    const token = await tokenOf(userName);
    const free = freshAddress();
    const answers = [];
    for (const newUserName of [free, taken.userName]) {
      const { status, body } = await ask(token, { userId, newUserName });
      answers.push([status, body]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const [told] = await mails.to(taken.userName);
    expect(told?.subject).toBe('This email address already has an account');
    expect(told?.text).not.toContain('token=');
    expect(await mails.token(free)).not.toBe('');
  });

  test('USR-14 of two whose links lead to one address and are opened at once, one gets it, and the other is refused as ever', async () => {
    for (let round = 0; round < 8; round += 1) {
      const newUserName = freshAddress();
      const links = [];
      for (const _person of [1, 2]) {
        const { userId, userName } = await platform.createUser(customerId);
        await ask(await tokenOf(userName), { userId, newUserName });
        links.push(await mails.token(newUserName));
      }
      const answers = await Promise.all(links.map((token) => post('emailverify/verify', { token })));
      expect(answers.map(({ status, body }) => [status, body.state]).sort()).toEqual([
        [200, 'error'],
        [200, 'verified'],
      ]);
    }
  });

  test('a manager changes the login of who has no more rights, with the manager’s own password', async () => {
    const manager = await platform.createUser(customerId);
    const member = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
    const token = await tokenOf(manager.userName);
    const memberToken = await tokenOf(member.userName);
    const newUserName = freshAddress();
    expect((await ask(token, { userId: member.userId, newUserName })).status).toBe(200);
    const link = await mails.token(newUserName);
    expect((await post('emailverify/verify', { token: link })).body.state).toBe('verified');
    expect(await whoAmI(memberToken)).toBe(401);
  });

  test.each([
    ['a super-admin', { extraCapabilities: ['sudoAdmin'] }],
    ['a sudo viewer', { extraCapabilities: ['sudo'] }],
    ['a platform admin', { roles: ['PLATFORM_ADMIN' as const] }],
  ])('nobody changes the login of %s who is not one', async (_, more) => {
    const manager = await platform.createUser(customerId);
    const above = await platform.createUser(customerId, more);
    const refused = await ask(await tokenOf(manager.userName), {
      userId: above.userId,
      newUserName: freshAddress(),
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('who loses the right meanwhile, or whose victim gains rights, changes nothing by a link asked for before', async () => {
    const manager = await platform.createUser(customerId);
    const member = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
    const newUserName = freshAddress();
    await ask(await tokenOf(manager.userName), { userId: member.userId, newUserName });
    const link = await mails.token(newUserName);
    await platform.services.db
      .update(users)
      .set({ roles: ['CAMPUS_REVIEW'] })
      .where(eq(users.userId, manager.userId));
    forgetCallers();
    expect((await post('emailverify/verify', { token: link })).body.state).toBe('error');
  });

  test.each([
    ['manages nobody any more', { roles: ['EVENT_ADMIN' as const] }],
    ['manages others now', { elsewhere: true }],
  ])('USR-14 a change that was asked for by who %s does not come to be', async (_, lost) => {
    const manager = await platform.createUser(customerId);
    const member = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
    const newUserName = freshAddress();
    await ask(await tokenOf(manager.userName), { userId: member.userId, newUserName });
    const link = await mails.token(newUserName);
    await platform.services.db
      .update(users)
      .set('roles' in lost ? lost : { customerId: await platform.createCustomer() })
      .where(eq(users.userId, manager.userId));
    forgetCallers();
    expect((await post('emailverify/verify', { token: link })).body.state).toBe('error');
    expect((await signIn(member.userName)).status).toBe(200);
  });

  test('USR-14 a super-admin changes one of any organisation, while they are one', async () => {
    const above = { roles: ['PLATFORM_ADMIN' as const], extraCapabilities: ['sudoAdmin' as const] };
    const elsewhere = await platform.createCustomer({ demo: true });
    for (const [stays, state] of [
      [true, 'verified'],
      [false, 'error'],
    ] as const) {
      const admin = await platform.createUser(elsewhere, above);
      const member = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
      const newUserName = freshAddress();
      await ask(await tokenOf(admin.userName), { userId: member.userId, newUserName });
      const link = await mails.token(newUserName);
      if (!stays)
        await platform.services.db
          .update(users)
          .set({ roles: ['CUSTOMER_ADMIN'], extraCapabilities: [] })
          .where(eq(users.userId, admin.userId));
      forgetCallers();
      expect((await post('emailverify/verify', { token: link })).body.state).toBe(state);
    }
  });

  test('S-115 what a venue is called stays: its login is found by nobody, nor is a letter written to it', async () => {
    const manager = await platform.createUser(customerId);
    const userName = `hall-${randomUUID().slice(0, 8)}`;
    const venue = await platform.createUser(customerId, {
      ...{ userName, userType: 'SITE' as const, roles: [], accountStatus: 'unverified' as const },
    });
    const token = await tokenOf(manager.userName);
    const newUserName = freshAddress();
    for (const more of [{ newUserName }, {}])
      expect((await ask(token, { userId: venue.userId, ...more })).status).toBe(404);
    expect((await ask(token, { userName, newUserName })).status).toBe(404);
    expect((await post('emailverify/request', { userName })).body).toEqual({ state: 'validating' });
    expect([...(await mails.to(newUserName)), ...(await mails.to(userName))]).toEqual([]);
    expect((await signIn(userName)).status).toBe(200);
  });

  test.each(['a&b@x.test', 'ana%x@x.test', 'info@example.xn--p1ai'])(
    'USR-01 USR-14 %s is one, as where people are invited',
    async (newUserName) => {
      const { userId, userName } = await platform.createUser(customerId);
      expect((await ask(await tokenOf(userName), { userId, newUserName })).status).toBe(200);
      expect(await mails.token(newUserName)).not.toBe('');
    },
  );

  test.each([
    ['', 'EMAIL_REQUIRED'],
    ['nobody', 'EMAIL_INVALID'],
    [`${'n'.repeat(60)}@x.test.org`, 'EMAIL_TOO_LONG'],
  ])(
    'USR-01 USR-14 "%s" is none, with the reason that people are given elsewhere',
    async (newUserName, reason) => {
      const { userId, userName } = await platform.createUser(customerId);
      const refused = await ask(await tokenOf(userName), { userId, newUserName });
      expect([refused.status, refused.body.field, refused.body.reason]).toEqual([400, 'newUserName', reason]);
    },
  );

  test("USR-14 nobody renames another organisation's user, and no API client renames anybody", async () => {
    const { userName } = await platform.createUser(await platform.createCustomer());
    const victim = await platform.createUser(customerId);
    const newUserName = freshAddress();
    const refused = await ask(await tokenOf(userName), { userId: victim.userId, newUserName });
    expect(refused.status).toBe(404);
  });

  test('mails to one address are limited, whoever asks for them', async () => {
    const newUserName = freshAddress();
    const answers: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { userId, userName } = await platform.createUser(customerId);
      answers.push((await ask(await tokenOf(userName), { userId, newUserName })).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(10);
    expect(answers.slice(-2)).toEqual([429, 429]);
  });
});
