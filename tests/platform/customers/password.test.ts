import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../fixtures/platform/kernel/db/schema/audit.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

interface Body {
  code?: string;
  message?: string;
  state?: string;
  valid?: boolean;
  userName?: string | null;
}

const FIVE_MINUTES_MS = 300_000;
const NEW_PASSWORD = 'a-new-password-2026';

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
const signIn = (username: string, password: string) =>
  post('auth/token', { grant_type: 'password_cookie', username, password });

const mailedToken = (recipient: string) => mails.token(recipient);

describe('password reset', () => {
  test('SES-21 a reset runs request, verify, reset; then only the new password works', async () => {
    const { userName } = await platform.createUser(customerId);
    const before = await platform.signIn(userName);
    expect((await post('passwordreset/request', { userName })).status).toBe(202);
    const token = await mailedToken(userName);
    expect((await post('passwordreset/verify', { token })).body).toEqual({ valid: true, userName });
    expect((await post('passwordreset/reset', { token, password: NEW_PASSWORD })).status).toBe(204);
    expect((await signIn(userName, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(userName, DEMO_PASSWORD)).status).toBe(401);
    expect((await platform.call('GET', '/legacy/users/me', { token: before })).status).toBe(401);
  });

  test('the audit names whose link it was, from the reset itself on', async () => {
    const { userId, userName } = await platform.createUser(customerId);
    await post('passwordreset/request', { userName });
    await post('passwordreset/reset', { token: await mailedToken(userName), password: NEW_PASSWORD });
    await signIn(userName, NEW_PASSWORD);
    const entries = await platform.services.db
      .select({ subject: auditEntries.subject, actorName: auditEntries.actorName })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, userId))
      .orderBy(auditEntries.id);
    expect(entries.filter(({ subject }) => subject !== 'mail_tokens')).toEqual([
      { subject: 'users', actorName: userName },
      { subject: 'sessions', actorName: userName },
    ]);
  });

  test('SES-21 a token works once, and an unknown one is told apart from one that timed out', async () => {
    const { userName } = await platform.createUser(customerId);
    await post('passwordreset/request', { userName });
    const used = await mailedToken(userName);
    await post('passwordreset/reset', { token: used, password: NEW_PASSWORD });
    for (const token of [used, 'made-up']) {
      const answer = await post('passwordreset/verify', { token });
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_TOKEN']);
    }
    platform.clock.advance(1000);
    await post('passwordreset/request', { userName });
    const late = await mailedToken(userName);
    platform.clock.advance(60 * 60_000);
    for (const path of ['verify', 'reset']) {
      const answer = await post(`passwordreset/${path}`, { token: late, password: NEW_PASSWORD });
      expect([answer.status, answer.body.code]).toEqual([400, 'TOKEN_EXPIRED']);
    }
  });

  test('SES-21 the answer is the same for unknown names, and nothing is mailed to them', async () => {
    const answer = await post('passwordreset/request', { userName: 'nobody@nowhere.example' });
    expect([answer.status, answer.body]).toEqual([202, '']);
    expect(await mailedToken('nobody@nowhere.example')).toBe('');
  });

  test.each([
    ['studio', '/reset-password'],
    ['uploader', '/uploader/reset-password'],
  ])('SES-21 the mail of the %s leads to %s', async (flow, page) => {
    const { userName } = await platform.createUser(customerId, { firstName: 'Eve' });
    await post('passwordreset/request', { userName, flow });
    const [mail] = await mails.to(userName);
    expect(mail?.text).toContain('Hello Eve,');
    expect(mail?.text).toContain(`http://localhost:4000${page}?token=${await mailedToken(userName)}\n`);
  });

  test('mails are throttled per name, known or not, and nobody is locked out by them', async () => {
    const { userName } = await platform.createUser(customerId);
    for (const name of [userName, 'nobody-at-all@nowhere.example']) {
      for (let at = 0; at < 10; at += 1) {
        expect((await post('passwordreset/request', { userName: name })).status).toBe(202);
      }
      const refused = await post('passwordreset/request', { userName: name.toUpperCase() });
      expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers.get('retry-after'))).toBe(300_000 / 1000);
    }
    expect(await mails.to(userName)).toHaveLength(10);
    expect((await signIn(userName, DEMO_PASSWORD)).status).toBe(200);
    platform.clock.advance(FIVE_MINUTES_MS);
    expect((await post('passwordreset/request', { userName })).status).toBe(202);
  });

  test('mails are throttled per address, whatever the names; other addresses go on', async () => {
    const from = (address: string, userName: string) =>
      platform.call<Body>('POST', '/api/v3/passwordreset/request', {
        body: { userName },
        headers: { 'x-forwarded-for': address },
      });
    for (let at = 0; at < 100; at += 1) {
      expect((await from('192.0.2.7', `guess-${at}@example.test`)).status).toBe(202);
    }
    expect((await from('192.0.2.7', 'one-more@example.test')).status).toBe(429);
    expect((await from('192.0.2.8', 'one-more@example.test')).status).toBe(202);
  });

  test.each([
    ['too short', 'short-pwd', 10, 9],
    ['too long', 'x'.repeat(129), 128, 129],
  ])(
    'USR-03 a password that is %s is refused with limit and length, never itself',
    async (_, password, limit, length) => {
      const answer = await post('passwordreset/reset', { token: 'any', password });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'INVALID', field: 'password' });
      expect(answer.body.message).toContain(String(limit));
      expect(answer.body.message).toContain(`it has ${length}`);
      expect(answer.body.message).not.toContain(password);
    },
  );
});

describe('email verification', () => {
  test('VER-02 VER-07 STM-17 STM-18 an unverified address is mailed, verified by the link, then in conflict', async () => {
    const { userId, userName } = await platform.createUser(customerId, { accountStatus: 'unverified' });
    expect((await post('emailverify/request', { userName })).body).toEqual({ state: 'validating' });
    const verified = await post('emailverify/verify', { token: await mailedToken(userName) });
    expect(verified.body).toMatchObject({ state: 'verified', userName });
    const [row] = await platform.services.db.select().from(users).where(eq(users.userId, userId));
    expect(row?.accountStatus).toBe('verified');
    const token = await platform.signIn(userName);
    expect((await post('emailverify/request', { userId }, token)).body).toEqual({ state: 'conflict' });
  });

  test('VER-07 STM-18 strangers hear the same of a verified, an unverified and an unknown name; oneself hears conflict', async () => {
    const verified = await platform.createUser(customerId);
    const unverified = await platform.createUser(customerId, { accountStatus: 'unverified' });
    for (const userName of [verified.userName, unverified.userName, 'nobody@nowhere.example']) {
      const answer = await post('emailverify/request', { userName });
      expect([answer.status, answer.body]).toEqual([200, { state: 'validating' }]);
    }
    expect(await mails.to(verified.userName)).toEqual([]);
    expect(await mails.to(unverified.userName)).toHaveLength(1);
    const token = await platform.signIn(verified.userName);
    expect((await post('emailverify/request', { userId: verified.userId }, token)).body).toEqual({
      state: 'conflict',
    });
  });

  test('VER-07 STM-18 who manages a disabled account hears of an error, and no mail is sent; strangers hear the same as ever', async () => {
    const manager = await platform.createUser(customerId);
    const token = await platform.signIn(manager.userName);
    const { userId, userName } = await platform.createUser(customerId, {
      accountStatus: 'unverified',
      disabled: true,
    });
    expect((await post('emailverify/request', { userId }, token)).body).toEqual({ state: 'error' });
    expect((await post('emailverify/request', { userName })).body).toEqual({ state: 'validating' });
    expect(await mails.to(userName)).toEqual([]);
  });

  test('VER-01 VER-05 STM-17 CON-04 the link lives 60 minutes, then says so in the words of the platform, and another works', async () => {
    const { userName } = await platform.createUser(customerId, { accountStatus: 'unverified' });
    await post('emailverify/request', { userName });
    const inTime = await mailedToken(userName);
    platform.clock.advance(60 * 60 * 1000 - 1);
    await post('emailverify/request', { userName });
    const fresh = await mailedToken(userName);
    expect((await post('emailverify/verify', { token: inTime })).body.state).toBe('error');
    platform.clock.advance(60 * 60 * 1000);
    expect((await post('emailverify/verify', { token: fresh })).body).toEqual({
      state: 'token expired',
      userId: null,
      userName: null,
      message: 'Unable to verify token: Verify new username token has expired',
    });
    await post('emailverify/request', { userName });
    const another = await mailedToken(userName);
    expect((await post('emailverify/verify', { token: another })).body.state).toBe('verified');
  });
});
