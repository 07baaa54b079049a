import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { sessions } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import {
  recoveryCodes,
  secondFactors,
  secondFactorSteps,
} from '../../../fixtures/platform/kernel/db/schema/secondFactors.ts';
import { endStep } from '../../../fixtures/platform/domains/customers/credentials/steps.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { SoftPasskey } from '../../support/softPasskey.ts';

type Json = Record<string, unknown>;
interface Step extends Json {
  token: string;
  methods: string[];
  mustAdd: boolean;
  passkeyOptions: Json | null;
}
interface Addition extends Json {
  token: string;
  secret: string | null;
  passkeyOptions: Json | null;
}
interface Added extends Json {
  factor: { id: string };
  recoveryCodes: string[] | null;
}

const ORIGIN = 'http://localhost:4000';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.advance(30_000));

const post = <T = Json>(path: string, body: object, token?: string) =>
  platform.call<T>('POST', path, { body, ...(token ? { token } : {}) });
const codeOf = (secret: string | null, laterSeconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret ?? '') }).generate({
    timestamp: platform.clock.now().getTime() + laterSeconds * 1000,
  });
const enter = <T = Step>(userName: string, password = DEMO_PASSWORD) =>
  post<T>('/api/v3/auth/token', { grant_type: 'password_cookie', username: userName, password });
const prove = (step: Step, proof: object) =>
  post('/api/v3/auth/secondfactor', { token: step.token, ...proof });
const me = async (token: unknown) =>
  (await platform.call('GET', '/legacy/users/me', { token: String(token) })).status;

/** A person of an organization with what they add; the token was opened before they had a factor. */
async function person(values: object = {}, customerId: string = CUSTOMERS.harbour) {
  const { userId, userName } = await platform.createUser(customerId, values);
  const token = await platform.signIn(userName);
  const begin = async (kind: string) =>
    (await post<Addition>('/api/v3/secondfactors/begin', { kind, currentPassword: DEMO_PASSWORD }, token))
      .body;
  return {
    ...{ userId, userName, token, begin },
    async addCode(name = 'Phone') {
      const addition = await begin('code');
      const body = { token: addition.token, name, code: codeOf(addition.secret) };
      const added = await post<Added>('/api/v3/secondfactors', body, token);
      return { secret: addition.secret, added };
    },
    async addPasskey(passkey = new SoftPasskey(ORIGIN), name = 'Key') {
      const { token: step, passkeyOptions } = await begin('passkey');
      const body = { token: step, name, passkey: passkey.create(passkeyOptions ?? {}) };
      return { passkey, added: await post<Added>('/api/v3/secondfactors', body, token) };
    },
  };
}

describe('one-time codes', () => {
  test('a password alone opens nothing once there are codes; the code opens the session, once', async () => {
    const who = await person();
    const { secret, added } = await who.addCode();
    expect(added.status).toBe(201);
    platform.clock.advance(30_000);
    const step = await enter(who.userName);
    expect(step.status).toBe(202);
    expect(step.body).toMatchObject({ methods: ['code', 'recovery'], mustAdd: false, passkeyOptions: null });
    expect(step.body.access_token).toBeUndefined();
    expect(step.headers.getSetCookie()).toEqual([]);
    expect(await me(step.body.token)).toBe(401);
    const code = codeOf(secret);
    const opened = await prove(step.body, { code });
    expect([opened.status, await me(opened.body.access_token)]).toEqual([200, 200]);
    // Neither the step nor the code is good for anything any more.
    expect((await prove(step.body, { code })).status).toBe(401);
    const again = await enter(who.userName);
    const used = await prove(again.body, { code });
    expect([used.status, used.body]).toMatchObject([400, { field: 'code', reason: 'CODE_WRONG' }]);
    platform.clock.advance(30_000);
    expect((await prove(again.body, { code: codeOf(secret) })).status).toBe(200);
  });

  test('the code that added them is used up, too, and so is each before one that was taken', async () => {
    const who = await person();
    const { secret } = await who.addCode();
    const step = await enter(who.userName);
    expect((await prove(step.body, { code: codeOf(secret) })).status).toBe(400);
    platform.clock.advance(60_000);
    const earlier = codeOf(secret, -30);
    expect((await prove(step.body, { code: codeOf(secret) })).status).toBe(200);
    const next = await enter(who.userName);
    expect((await prove(next.body, { code: earlier })).status).toBe(400);
  });

  test('two who try one code at once: one gets in', async () => {
    const who = await person();
    const { secret } = await who.addCode();
    platform.clock.advance(30_000);
    const steps = await Promise.all([enter(who.userName), enter(who.userName)]);
    const tried = await Promise.all(steps.map(({ body }) => prove(body, { code: codeOf(secret) })));
    expect(tried.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a wrong code adds nothing, and what codes are made from lies sealed', async () => {
    const who = await person();
    const addition = await who.begin('code');
    const body = { token: addition.token, name: 'Phone', code: '000000' };
    const refused = await post('/api/v3/secondfactors', body, who.token);
    expect([refused.status, refused.body]).toMatchObject([400, { field: 'code', reason: 'CODE_WRONG' }]);
    const { secret } = await who.addCode();
    const rows = await platform.services.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, who.userId));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('attempts are counted by account: after 10 wrong ones none is looked at, not even the right one', async () => {
    const who = await person();
    const { secret } = await who.addCode();
    platform.clock.advance(30_000);
    for (let at = 0; at < 10; at += 1) {
      const { body } = await enter(who.userName);
      expect((await prove(body, { code: '000000' })).status).toBe(400);
    }
    const { body } = await enter(who.userName);
    expect((await prove(body, { code: codeOf(secret) })).status).toBe(429);
    platform.clock.advance(5 * 60_000);
    const later = await enter(who.userName);
    expect((await prove(later.body, { code: codeOf(secret) })).status).toBe(200);
  });

  test('of two who use one step at once the second is told that it is over', async () => {
    const who = await person();
    await who.addCode();
    await enter(who.userName);
    const { db } = platform.services;
    const [step] = await db.select().from(secondFactorSteps).where(eq(secondFactorSteps.userId, who.userId));
    await endStep(db, step!);
    await expect(endStep(db, step!)).rejects.toMatchObject({
      status: 401,
      problems: [{ code: 'STEP_OVER' }],
    });
  });

  test('a step is over after ten minutes, and with a new password', async () => {
    const changed = await person();
    const first = await changed.addCode();
    platform.clock.advance(30_000);
    const before = await enter(changed.userName);
    const body = { currentPassword: DEMO_PASSWORD, password: 'another-password-1' };
    const saved = await platform.call('PATCH', `/api/v3/users/${changed.userId}`, {
      token: changed.token,
      body,
    });
    expect(saved.status).toBe(200);
    expect((await prove(before.body, { code: codeOf(first.secret) })).status).toBe(401);
    const who = await person();
    const { secret } = await who.addCode();
    const old = await enter(who.userName);
    platform.clock.advance(10 * 60_000);
    const late = await prove(old.body, { code: codeOf(secret) });
    expect([late.status, late.body]).toMatchObject([401, { reason: 'SECOND_FACTOR_STEP_OVER' }]);
  });
});

describe('passkeys', () => {
  test('one is added and opens a session; its answer is good once', async () => {
    const who = await person();
    const { passkey, added } = await who.addPasskey();
    expect([added.status, added.body.recoveryCodes]).toMatchObject([201, expect.arrayContaining([])]);
    const step = await enter(who.userName);
    expect(step.body.methods).toEqual(['passkey', 'recovery']);
    const answer = passkey.get(step.body.passkeyOptions ?? {});
    expect((await prove(step.body, { passkey: answer })).status).toBe(200);
    const next = await enter(who.userName);
    expect((await prove(next.body, { passkey: answer })).status).toBe(400);
    const own = await platform.call<{ factors: Json[] }>('GET', '/api/v3/secondfactors', {
      token: who.token,
    });
    expect(own.body.factors).toMatchObject([
      { kind: 'passkey', name: 'Key', lastUsedAt: platform.clock.now().toISOString() },
    ]);
    expect(JSON.stringify(own.body)).not.toContain(passkey.id.toString('base64url'));
  });

  test('a passkey of another person is refused, and so is one of another place', async () => {
    const [own, other] = [await person(), await person()];
    await own.addPasskey();
    const { passkey } = await other.addPasskey();
    const step = await enter(own.userName);
    const options = step.body.passkeyOptions ?? {};
    const refused = await prove(step.body, { passkey: passkey.get(options) });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { field: 'passkey', reason: 'PASSKEY_WRONG' },
    ]);
    const elsewhere = new SoftPasskey('http://evil.example');
    const added = await own.addPasskey(elsewhere);
    expect(added.added.status).toBe(400);
    // Nor does anybody add one that somebody has.
    expect((await own.addPasskey(passkey)).added.status).toBe(409);
  });

  test('a counter that goes backwards is a copy, and refused', async () => {
    const who = await person();
    const { passkey } = await who.addPasskey();
    const first = await enter(who.userName);
    passkey.counter = 5;
    expect((await prove(first.body, { passkey: passkey.get(first.body.passkeyOptions ?? {}) })).status).toBe(
      200,
    );
    passkey.counter = 2;
    const second = await enter(who.userName);
    expect(
      (await prove(second.body, { passkey: passkey.get(second.body.passkeyOptions ?? {}) })).status,
    ).toBe(400);
  });
});

describe('recovery codes', () => {
  test('come with the first factor only, are kept as hashes, and are each good once', async () => {
    const who = await person();
    const { added } = await who.addCode();
    const codes = added.body.recoveryCodes ?? [];
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    expect((await who.addPasskey()).added.body.recoveryCodes).toBeNull();
    const rows = await platform.services.db
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, who.userId));
    expect(codes.some((code) => JSON.stringify(rows).includes(code.replaceAll('-', '')))).toBe(false);
    const step = await enter(who.userName);
    const typed = ` ${codes[0]!.toUpperCase()} `;
    expect((await prove(step.body, { recoveryCode: typed })).status).toBe(200);
    const next = await enter(who.userName);
    const used = await prove(next.body, { recoveryCode: codes[0]! });
    expect([used.status, used.body]).toMatchObject([400, { reason: 'RECOVERY_CODE_WRONG' }]);
    const own = await platform.call<Json>('GET', '/api/v3/secondfactors', { token: who.token });
    expect(own.body.recoveryCodesLeft).toBe(9);
    const here = eq(recoveryCodes.userId, who.userId);
    await platform.services.db.update(recoveryCodes).set({ usedAt: platform.clock.now() }).where(here);
    expect((await enter(who.userName)).body.methods.sort()).toEqual(['code', 'passkey']);
  });

  test('new ones end all others, and want the password', async () => {
    const who = await person();
    const old = (await who.addCode()).added.body.recoveryCodes!;
    const path = '/api/v3/secondfactors/recoverycodes';
    expect((await post(path, { currentPassword: 'wrong' }, who.token)).status).toBe(400);
    const { body } = await post<{ recoveryCodes: string[] }>(
      path,
      { currentPassword: DEMO_PASSWORD },
      who.token,
    );
    const step = await enter(who.userName);
    expect((await prove(step.body, { recoveryCode: old[1]! })).status).toBe(400);
    expect((await prove(step.body, { recoveryCode: body.recoveryCodes[1]! })).status).toBe(200);
  });
});

describe('who needs one', () => {
  const begin = (step: Step, kind = 'code') =>
    post<Addition>('/api/v3/auth/secondfactor/begin', { token: step.token, kind });
  const add = (token: string, proof: object) =>
    post<Json>('/api/v3/auth/secondfactor/add', { token, name: 'Phone', ...proof });

  test('an organization that asks it lets nobody in without: the first sign-in adds one', async () => {
    const customerId = await platform.createCustomer();
    const admin = await person({}, customerId);
    const path = `/api/v3/customers/${customerId}/signinrules`;
    const asked = await platform.call('PUT', path, { token: admin.token, body: { needsSecondFactor: true } });
    expect(asked.body).toEqual({ needsSecondFactor: true });
    // A code that somebody has left without a factor is no way in.
    await platform.services.db.insert(recoveryCodes).values({ userId: admin.userId, hash: 'left' });
    const step = await enter(admin.userName);
    expect([step.status, step.body]).toMatchObject([202, { mustAdd: true, methods: [] }]);
    // A proof of nothing opens nothing.
    expect((await prove(step.body, { code: '000000' })).status).toBe(401);
    const addition = (await begin(step.body)).body;
    expect((await add(addition.token, { code: '000000' })).status).toBe(400);
    const opened = await add(addition.token, { code: codeOf(addition.secret) });
    expect([opened.status, await me(opened.body.access_token)]).toEqual([200, 200]);
    expect(opened.body.recoveryCodes).toHaveLength(10);
    const late = (await begin(step.body)).body;
    platform.clock.advance(30_000);
    expect((await add(late.token, { code: codeOf(late.secret) })).status).toBe(401);
    const [own] = await platform.services.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, admin.userId));
    const removal = { currentPassword: DEMO_PASSWORD };
    const last = await post(`/api/v3/secondfactors/${own!.id}/remove`, removal, admin.token);
    expect([last.status, last.body]).toMatchObject([409, { reason: 'SECOND_FACTOR_NEEDED' }]);
  });

  test('PRM-27 super-admins need one outside of the demonstration, others do not', async () => {
    const customerId = await platform.createCustomer({ demo: false });
    const sudo = await platform.createUser(customerId, { extraCapabilities: ['sudoAdmin'] });
    const plain = await platform.createUser(customerId);
    const shown = await platform.createUser(CUSTOMERS.operations, { extraCapabilities: ['sudoAdmin'] });
    expect((await enter(sudo.userName)).body).toMatchObject({ mustAdd: true });
    expect((await enter(plain.userName)).status).toBe(200);
    expect((await enter(shown.userName)).status).toBe(200);
  });

  test('PRM-04 only who manages users asks it of an organization, and only of their own', async () => {
    const path = `/api/v3/customers/${CUSTOMERS.harbour}/signinrules`;
    for (const userName of ['events@harbour.example', 'admin@northgate.example']) {
      const token = await platform.signIn(userName);
      const body = { needsSecondFactor: true };
      expect((await platform.call('PUT', path, { token, body })).status).toBe(403);
    }
    const [row] = await platform.services.db
      .select()
      .from(customers)
      .where(eq(customers.uuid, CUSTOMERS.harbour));
    expect(row!.needsSecondFactor).toBe(false);
  });
});

describe('every other way in', () => {
  test('SES-04 on behalf and to another organization it is asked for, but not of who has given it', async () => {
    const who = await person({ extraCapabilities: ['sudoAdmin'] }, CUSTOMERS.operations);
    const { secret } = await who.addCode();
    platform.clock.advance(30_000);
    const onBehalf = await post<Step>(`/api/v3/auth/customers/${CUSTOMERS.vista}/token`, {
      ...{ grant_type: 'password_cookie_on_behalf_of', username: who.userName, password: DEMO_PASSWORD },
    });
    expect(onBehalf.status).toBe(202);
    const opened = await prove(onBehalf.body, { code: codeOf(secret) });
    const session = await platform.call<Json>('GET', '/legacy/users/me', {
      token: String(opened.body.access_token),
    });
    expect(session.body.customerId).toBe(CUSTOMERS.vista);
    const login = { userName: who.userName, password: DEMO_PASSWORD, sudoCustomer: CUSTOMERS.northgate };
    expect((await post('/api/v3/login', login)).status).toBe(202);
    expect((await post('/api/v3/login', login, String(opened.body.access_token))).status).toBe(200);
    const stranger = await platform.signIn('admin@harbour.example');
    expect((await post('/api/v3/login', login, stranger)).status).toBe(202);
  });

  test('no session begins before the second step', async () => {
    const who = await person();
    await who.addCode();
    const own = eq(sessions.subjectId, who.userId);
    const before = await platform.services.db.$count(sessions, own);
    await enter(who.userName);
    expect(await platform.services.db.$count(sessions, own)).toBe(before);
  });
});

describe('one’s own', () => {
  test('factors are named and removed, the password retyped; those of others are not found', async () => {
    const [own, other] = [await person(), await person()];
    const { added } = await own.addCode();
    const path = `/api/v3/secondfactors/${added.body.factor.id}`;
    const name = { body: { name: 'Old phone' } };
    expect((await platform.call('PATCH', path, { token: other.token, ...name })).status).toBe(404);
    expect((await platform.call<Json>('PATCH', path, { token: own.token, ...name })).body.name).toBe(
      'Old phone',
    );
    const long = { body: { name: 'x'.repeat(61) } };
    expect((await platform.call('PATCH', path, { token: own.token, ...long })).status).toBe(400);
    const right = { currentPassword: DEMO_PASSWORD };
    expect((await post(`${path}/remove`, right, other.token)).status).toBe(404);
    expect((await post(`${path}/remove`, { currentPassword: 'wrong' }, own.token)).status).toBe(400);
    expect((await post(`${path}/remove`, right, own.token)).status).toBe(204);
    expect((await enter(own.userName)).status).toBe(200);
  });

  test('what somebody begins to add nobody else finishes', async () => {
    const [own, other] = [await person(), await person()];
    const addition = await own.begin('code');
    const body = { token: addition.token, name: 'Phone', code: codeOf(addition.secret) };
    expect((await post('/api/v3/secondfactors', body, other.token)).status).toBe(404);
  });
});
