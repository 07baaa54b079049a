import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../fixtures/platform/kernel/db/schema/audit.ts';
import { secondFactors } from '../../../fixtures/platform/kernel/db/schema/secondFactors.ts';
import { removeFactor } from '../../../fixtures/platform/domains/customers/credentials/factors.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

type Json = Record<string, unknown>;

let platform: TestPlatform;
let mails: TestMails;
let customerId: string;
let admin: { userId: string; userName: string };
beforeAll(async () => {
  platform = await startTestPlatform();
  mails = collectMails(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.advance(30_000);
  customerId = await platform.createCustomer();
  admin = await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'] });
});

const post = <T = Json>(path: string, body: object | undefined, token?: string) =>
  platform.call<T>('POST', path, { ...(body && { body }), ...(token ? { token } : {}) });

/** Adds one-time codes for whose session this is. */
async function addCode(token: string) {
  const begun = await post<{ token: string; secret: string }>(
    '/api/v3/secondfactors/begin',
    { kind: 'code', currentPassword: DEMO_PASSWORD },
    token,
  );
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({
    timestamp: platform.clock.now().getTime(),
  });
  return post('/api/v3/secondfactors', { token: begun.body.token, name: 'Phone', code }, token);
}

/** A person who keeps one-time codes, and a session of theirs. */
async function guarded(values: object = {}) {
  const person = await platform.createUser(customerId, values);
  const token = await platform.signIn(person.userName);
  await addCode(token);
  return { ...person, token };
}
const reset = async (userId: string, by: string) =>
  post<Json>(`/api/v3/users/${userId}/secondfactors/reset`, undefined, by);
const enter = (userName: string) =>
  post<Json>('/api/v3/auth/token', {
    grant_type: 'password_cookie',
    username: userName,
    password: DEMO_PASSWORD,
  });
const statusOfMe = async (token: string) =>
  (await platform.call('GET', '/legacy/users/me', { token })).status;

test('an admin resets who has lost theirs: sessions end, the password opens again, a mail tells it, the audit names who', async () => {
  const who = await guarded();
  const token = await platform.signIn(admin.userName);
  const listed = async () =>
    (await platform.call<Json[]>('GET', `/api/v3/customers/${customerId}/users`, { token })).body.find(
      ({ userId }) => userId === who.userId,
    );
  expect(await listed()).toMatchObject({ hasSecondFactor: true });
  expect((await enter(who.userName)).status).toBe(202);
  const { status, body } = await reset(who.userId, token);
  expect([status, body.hasSecondFactor]).toEqual([200, false]);
  expect(await listed()).toMatchObject({ hasSecondFactor: false });
  expect(await statusOfMe(who.token)).toBe(401);
  expect((await enter(who.userName)).status).toBe(200);
  const [mail] = await mails.to(who.userName);
  expect(mail).toMatchObject({ subject: 'Your second factors were reset' });
  expect(mail?.text).toContain(admin.userName);
  const entries = await platform.services.db
    .select({ action: auditEntries.action, actorName: auditEntries.actorName })
    .from(auditEntries)
    .where(eq(auditEntries.call, 'resetSecondFactors'));
  expect(entries).toContainEqual({ action: 'delete', actorName: admin.userName });
});

test('what was begun before a reset is over, and a second reset says that there is nothing', async () => {
  const who = await guarded();
  const step = await enter(who.userName);
  const token = await platform.signIn(admin.userName);
  expect((await reset(who.userId, token)).status).toBe(200);
  const proof = { token: step.body.token, code: '000000' };
  expect((await post('/api/v3/auth/secondfactor', proof)).status).toBe(401);
  const again = await reset(who.userId, token);
  expect([again.status, again.body.reason]).toEqual([409, 'SECOND_FACTORS_NONE']);
});

test('PRM-04 nobody resets their own, nor those of somebody with more rights, nor without managing users', async () => {
  const own = await guarded({ roles: ['CUSTOMER_ADMIN'] });
  expect((await reset(own.userId, own.token)).status).toBe(403);
  const higher = await guarded({ roles: ['PLATFORM_ADMIN'] });
  expect((await reset(higher.userId, await platform.signIn(admin.userName))).status).toBe(403);
  const staff = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
  expect((await reset(own.userId, await platform.signIn(staff.userName))).status).toBe(403);
  expect((await enter(own.userName)).status).toBe(202);
});

test('PRM-27 a super-admin resets an admin of any organization; an admin of another one finds nobody', async () => {
  const who = await guarded({ roles: ['CUSTOMER_ADMIN'] });
  const foreign = await platform.createUser(await platform.createCustomer(), { roles: ['CUSTOMER_ADMIN'] });
  expect((await reset(who.userId, await platform.signIn(foreign.userName))).status).toBe(404);
  expect((await reset(who.userId, await platform.signIn('super@rostrum.example'))).status).toBe(200);
  expect((await enter(who.userName)).status).toBe(200);
});

test('two who finish one addition at once add one factor, so that its code is good once', async () => {
  const { userId, userName } = await platform.createUser(customerId);
  const token = await platform.signIn(userName);
  const begun = { kind: 'code', currentPassword: DEMO_PASSWORD };
  const { body } = await post<{ token: string; secret: string }>('/api/v3/secondfactors/begin', begun, token);
  const timestamp = platform.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp });
  const finish = () => post('/api/v3/secondfactors', { token: body.token, name: 'Phone', code }, token);
  const tried = await Promise.all([finish(), finish()]);
  expect(tried.map(({ status }) => status).sort()).toEqual([201, 400]);
  const own = eq(secondFactors.userId, userId);
  expect(await platform.services.db.$count(secondFactors, own)).toBe(1);
});

test('where everybody needs a second factor, an API client signs in as before, and what is open goes on', async () => {
  const staff = await platform.createUser(CUSTOMERS.harbour, { roles: ['EVENT_ADMIN'] });
  const open = await platform.signIn(staff.userName);
  const program = await platform.signInClient();
  const byAdmin = await platform.signIn('admin@harbour.example');
  const need = (needsSecondFactor: boolean) =>
    platform.call('PUT', `/api/v3/customers/${CUSTOMERS.harbour}/signinrules`, {
      token: byAdmin,
      body: { needsSecondFactor },
    });
  expect((await need(true)).status).toBe(200);
  expect(await enter(staff.userName)).toMatchObject({ status: 202, body: { mustAdd: true } });
  const anew = await post('/api/v3/auth/token', {
    ...{ grant_type: 'client_credentials', client_id: 'harbour-analytics' },
    client_secret: 'demo-secret-harbour-analytics',
  });
  expect(anew.status).toBe(200);
  for (const token of [open, program, String(anew.body.access_token)])
    expect(await statusOfMe(token)).toBe(200);
  await need(false);
});

test('where everybody comes to need a second factor, who has none signs in anew as soon as the session is to be renewed, and adds one', async () => {
  const opened = async (userName: string) => {
    const answer = await enter(userName);
    return {
      access: String(answer.body.access_token),
      cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0]!,
    };
  };
  const refresh = (cookie: string) =>
    platform.call<Json>('POST', '/api/v3/auth/token', {
      body: { grant_type: 'refresh_token_cookie' },
      headers: { cookie },
    });
  // Whoever asks it is no exception, and who has one goes on.
  const [asking, staff] = [await opened(admin.userName), await platform.createUser(customerId)];
  const without = await opened(staff.userName);
  const kept = await platform.createUser(customerId);
  const withOne = await opened(kept.userName);
  const { id, name, createdAt } = { id: 'kept', name: 'Phone', createdAt: platform.clock.now() };
  await platform.services.db
    .insert(secondFactors)
    .values({ id, name, createdAt, userId: kept.userId, kind: 'code', sealedSecret: 'sealed' });
  const before = await refresh(without.cookie);
  expect(before.status).toBe(200);
  const renewed = (before.headers.get('set-cookie') ?? '').split(';')[0]!;

  const body = { needsSecondFactor: true };
  const path = `/api/v3/customers/${customerId}/signinrules`;
  expect((await platform.call('PUT', path, { token: asking.access, body })).status).toBe(200);
  expect(await statusOfMe(without.access)).toBe(200);
  for (const cookie of [asking.cookie, renewed])
    expect(await refresh(cookie)).toMatchObject({
      status: 401,
      body: { code: 'CENTRAL_INVALID_REFRESH_TOKEN' },
    });
  for (const token of [asking.access, without.access]) expect(await statusOfMe(token)).toBe(401);
  expect((await refresh(withOne.cookie)).status).toBe(200);

  const step = (await enter(staff.userName)).body;
  expect(step).toMatchObject({ mustAdd: true });
  const begun = await post<{ token: string; secret: string }>('/api/v3/auth/secondfactor/begin', {
    ...{ token: step.token, kind: 'code' },
  });
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({
    timestamp: platform.clock.now().getTime(),
  });
  const added = await post<Json>('/api/v3/auth/secondfactor/add', {
    ...{ token: begun.body.token, name: 'Phone', code },
  });
  const cookie = (added.headers.get('set-cookie') ?? '').split(';')[0]!;
  expect([added.status, (await refresh(cookie)).status]).toEqual([200, 200]);
});

test('somebody keeps ten factors; an eleventh is refused, saying how many, and not added', async () => {
  const { userId, token } = await guarded();
  for (let at = 1; at < 10; at += 1) expect((await addCode(token)).status).toBe(201);
  expect(await addCode(token)).toMatchObject({
    status: 402,
    body: { code: 'LIMIT', message: 'You can add at most 10 second factors. Remove one first.' },
  });
  expect(await platform.services.db.$count(secondFactors, eq(secondFactors.userId, userId))).toBe(10);
});

test('nobody removes a factor of somebody else, whatever let them through before', async () => {
  const [own, other] = [await guarded(), await guarded()];
  const ofOwn = eq(secondFactors.userId, own.userId);
  const [factor] = await platform.services.db.select().from(secondFactors).where(ofOwn);
  const removed = removeFactor(platform.services, other.userId, factor!.id);
  await expect(removed).rejects.toMatchObject({ status: 404 });
  expect(await platform.services.db.$count(secondFactors, ofOwn)).toBe(1);
});
