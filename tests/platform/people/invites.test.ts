import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers, users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { userInvites } from '../../../fixtures/platform/kernel/db/schema/people.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const EVENT_ADMIN = '5d3c1a70-0003-4c6e-9a10-7f1e6c000003';
const PLATFORM_ADMIN = '5d3c1a70-0001-4c6e-9a10-7f1e6c000001';
const DAY_MS = 24 * 60 * 60 * 1000;

interface Body {
  uuid?: string;
  state?: string;
  code?: string;
  reason?: string;
  field?: string;
  message?: string;
}

let platform: TestPlatform;
let mails: TestMails;
let customerId: string;
let admin: string;
let at = 0;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  mails = collectMails(platform);
  customerId = await platform.createCustomer({ name: 'Harbour' });
});
afterAll(() => platform.close());

let email: string;
beforeEach(async () => {
  at += 1;
  email = `guest-${at}@harbour.example`;
  await later(1000);
});

/** Lets time pass; sessions do not live for days, so an admin signs in afterwards. */
async function later(ms: number) {
  platform.clock.advance(ms);
  const { userName } = await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'] });
  admin = await platform.signIn(userName);
}

const call = (method: string, path: string, body?: unknown, token = admin) =>
  platform.call<Body>(method, `/api/v3/${path}`, { token, ...(body === undefined ? {} : { body }) });
const invite = (values: object = {}, token = admin) =>
  call('POST', `customers/${customerId}/userinvites`, { email, roles: [EVENT_ADMIN], ...values }, token);
const invited = async (values: object = {}) => (await invite(values)).body.uuid ?? '';
const listed = async (uuid: string) => {
  const { body } = await platform.call<Body[]>('GET', `/api/v3/customers/${customerId}/userinvites`, {
    token: admin,
  });
  return body.find((one) => one.uuid === uuid);
};

describe('inviting', () => {
  test('INV-01 USR-08 an invitation holds what it was made with, and its mail has the link', async () => {
    const given = { firstName: 'Grace', lastName: 'Adeyemi', title: 'Producer', phone: '+1 555 0100' };
    const { status, body } = await invite({ ...given, pointOfContact: true, networkAlerts: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ ...given, email, roles: ['EVENT_ADMIN'], state: 'invited', invitedByName: expect.any(String) },
      ...{ primaryContact: false, billingContact: false, pointOfContact: true, networkAlerts: true },
    });
    expect(JSON.stringify(body)).not.toMatch(/token|hash/i);
    const [mail] = await mails.to(email);
    expect(mail?.subject).toBe('Harbour invites you to Rostrum Studio');
    expect(mail?.text).toMatch(
      new RegExp(`http://localhost:4000/userinvites/${body.uuid}/accept\\?token=[\\w-]{43}\n`),
    );
  });

  test('the secret of the link is kept as its hash alone', async () => {
    const uuid = await invited();
    const token = await mails.token(email);
    const [row] = await platform.services.db.select().from(userInvites).where(eq(userInvites.uuid, uuid));
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('INV-02 an address that is invited already is rejected, whatever its case', async () => {
    await invite();
    const again = await invite({ email: email.toUpperCase() });
    expect([again.status, again.body.reason, again.body.field]).toEqual([409, 'ALREADY_INVITED', 'email']);
    expect(await mails.to(email)).toHaveLength(1);
  });

  test('INV-02 of two invitations at once one is rejected', async () => {
    const answers = await Promise.all([invite(), invite()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('INV-02 a person of the organisation is rejected; one of another hears of it by mail alone', async () => {
    const own = await platform.createUser(customerId, { userName: `own-${at}@harbour.example` });
    const refused = await invite({ email: own.userName });
    expect([refused.status, refused.body.reason]).toEqual([409, 'ALREADY_USER']);
    const elsewhere = await platform.createCustomer();
    const other = await platform.createUser(elsewhere, { userName: `other-${at}@harbour.example` });
    const stranger = await invite();
    const known = await invite({ email: other.userName });
    const { uuid: _a, ...unknownAnswer } = stranger.body;
    const { uuid: _b, ...knownAnswer } = known.body;
    expect(knownAnswer).toEqual({ ...unknownAnswer, email: other.userName });
    const [mail] = await mails.to(other.userName);
    expect(mail?.text).toContain('it already has an account');
    expect(mail?.text).not.toContain('token=');
  });

  test.each([
    [
      'USR-01 an address of 71 characters',
      { email: `${'x'.repeat(55)}@harbour.example` },
      'email',
      'EMAIL_TOO_LONG',
    ],
    ['USR-01 no address', { email: 'grace' }, 'email', 'EMAIL_INVALID'],
    ['USR-02 a name of 1', { firstName: 'G' }, 'firstName', 'PERSON_NAME_TOO_SHORT'],
    ['USR-02 a name of 151', { lastName: 'x'.repeat(151) }, 'lastName', 'PERSON_NAME_TOO_LONG'],
    ['USR-05 no role', { roles: [] }, 'roles', 'ROLE_REQUIRED'],
    ['USR-06 an unknown role', { roles: ['5d3c1a70'] }, 'roles.0', 'ROLE_UNKNOWN'],
    ['USR-08 a phone number of letters', { phone: 'call me' }, 'phone', 'PHONE_FORMAT'],
    [
      'USR-09 an unknown channel',
      { channels: [{ encoderChannelId: 'x' }] },
      'channels.0.encoderChannelId',
      'ENCODER_CHANNEL_UNKNOWN',
    ],
  ])('%s is refused, and nothing is mailed', async (_name, values, field, reason) => {
    const { status, body } = await invite(values);
    expect([status, body.field, body.reason]).toEqual([400, field, reason]);
    expect(await mails.to(email)).toEqual([]);
  });

  test('USR-01 USR-02 the longest and shortest that fit are taken', async () => {
    const longest = `${String(at).padStart(54, 'x')}@harbour.example`;
    expect(longest).toHaveLength(70);
    expect((await invite({ email: longest, firstName: 'Jo', lastName: 'x'.repeat(150) })).status).toBe(201);
  });

  test('PRM-32 only a super-admin gives the role of the platform’s admins', async () => {
    const refused = await invite({ roles: [EVENT_ADMIN, PLATFORM_ADMIN] });
    expect([refused.status, refused.body.reason, refused.body.field]).toEqual([
      403,
      'ROLE_RESERVED',
      'roles',
    ]);
    // Of the demo: elsewhere a super-admin has a second factor.
    await platform.services.db.update(customers).set({ demo: true }).where(eq(customers.uuid, customerId));
    const { userName } = await platform.createUser(customerId, {
      roles: ['PLATFORM_ADMIN'],
      extraCapabilities: ['sudoAdmin'],
    });
    expect((await invite({ roles: [PLATFORM_ADMIN] }, await platform.signIn(userName))).status).toBe(201);
  });
});

describe('resending and revoking', () => {
  test('STM-16 invited → resent: a new link, for seven more days, and the earlier one ends', async () => {
    const uuid = await invited();
    const first = await mails.token(email);
    await later(6 * DAY_MS);
    const { status, body } = await call('POST', `userinvites/${uuid}/resend`);
    expect([status, body.state]).toEqual([200, 'resent']);
    const second = await mails.token(email);
    expect(second).not.toBe(first);
    await later(6 * DAY_MS);
    expect((await offer(uuid, first)).status).toBe(404);
    expect((await offer(uuid, second)).body).toMatchObject({ email, state: 'resent' });
  });

  test('STM-16 one that is resent before its first mail went out has one mail, whose link works', async () => {
    const uuid = await invited();
    platform.clock.advance(1);
    await call('POST', `userinvites/${uuid}/resend`);
    const token = await mails.token(email);
    expect(await mails.to(email)).toHaveLength(1);
    expect((await offer(uuid, token)).body).toMatchObject({ email, state: 'resent' });
  });

  test('STM-16 INV-03 invited or resent → revoked: the link says so, and makes nobody of it', async () => {
    for (const resent of [false, true]) {
      const uuid = await invited();
      platform.clock.advance(1);
      if (resent) expect((await call('POST', `userinvites/${uuid}/resend`)).status).toBe(200);
      const token = await mails.token(email);
      expect((await call('DELETE', `userinvites/${uuid}`)).status).toBe(204);
      expect((await listed(uuid))?.state).toBe('revoked');
      expect((await offer(uuid, token)).body).toMatchObject({ state: 'revoked' });
      expect((await accept(uuid, token)).body.reason).toBe('INVITE_OVER');
    }
  });

  test.each(['accepted', 'revoked', 'expired'] as const)(
    'STM-16 %s → resent and → revoked are refused, and name what it is',
    async (state) => {
      const uuid = await invited();
      const token = await mails.token(email);
      if (state === 'accepted') expect((await accept(uuid, token)).status).toBe(200);
      if (state === 'revoked') await call('DELETE', `userinvites/${uuid}`);
      if (state === 'expired') await later(7 * DAY_MS);
      for (const [method, path] of [
        ['POST', `userinvites/${uuid}/resend`],
        ['DELETE', `userinvites/${uuid}`],
      ] as const) {
        const { status, body } = await call(method, path);
        expect([status, body.code, body.reason]).toEqual([409, 'STATE', 'INVITE_NOT_OPEN']);
        expect(body.message).toContain(`“${state}”`);
      }
    },
  );

  test('INV-02 after it was revoked or has expired the address can be invited anew', async () => {
    const revoked = await invited();
    await call('DELETE', `userinvites/${revoked}`);
    const expired = await invited();
    await later(7 * DAY_MS);
    expect((await listed(expired))?.state).toBe('expired');
    expect((await invite()).status).toBe(201);
  });
});

const offer = (uuid: string, token: string) =>
  platform.call<Body>('GET', `/api/v3/userinvites/${uuid}`, { headers: { 'x-invite-token': token } });
const accept = (uuid: string, token: string, values: object = {}) =>
  platform.call<Body & { userId?: string }>('POST', `/api/v3/userinvites/${uuid}/accept`, {
    headers: { 'x-invite-token': token },
    body: { firstName: 'Grace', lastName: 'Adeyemi', password: 'a-password-2026', ...values },
  });

test('the holder of the role may not see or do any of it without the right to manage users (PRM-04, PRM-22)', async () => {
  const { userName } = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
  const uuid = await invited();
  const token = await platform.signIn(userName);
  const tries = [
    call('GET', `customers/${customerId}/userinvites`, undefined, token),
    invite({ email: 'x@harbour.example' }, token),
    call('POST', `userinvites/${uuid}/resend`, undefined, token),
    call('DELETE', `userinvites/${uuid}`, undefined, token),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const [none] = await platform.services.db.select().from(users).where(eq(users.userName, email));
  expect(none).toBeUndefined();
});
