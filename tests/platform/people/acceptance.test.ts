import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../fixtures/platform/kernel/db/schema/audit.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoderChannelUsers } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const CONTROL_ENCODER = '5d3c1a70-0004-4c6e-9a10-7f1e6c000004';
const PASSWORD = 'a-password-2026';
const DAY_MS = 24 * 60 * 60 * 1000;

interface Body {
  uuid?: string;
  userId?: string;
  userName?: string;
  code?: string;
  reason?: string;
  field?: string;
}

let platform: TestPlatform;
let mails: TestMails;
let at = 0;
beforeAll(async () => {
  platform = await startTestPlatform();
  mails = collectMails(platform);
});
afterAll(() => platform.close());

let email: string;
let uuid: string;
let token: string;
beforeEach(async () => {
  at += 1;
  const { userName } = await platform.createUser(CUSTOMERS.harbour, { roles: ['CUSTOMER_ADMIN'] });
  const admin = await platform.signIn(userName);
  email = `guest-${at}@harbour.example`;
  const { body } = await platform.call<Body>('POST', `/api/v3/customers/${CUSTOMERS.harbour}/userinvites`, {
    token: admin,
    body: {
      ...{ email, firstName: 'Grace', roles: [CONTROL_ENCODER], billingContact: true, networkAlerts: true },
      channels: [{ encoderChannelId: CHANNEL_IDS.main, viewOnly: true }],
    },
  });
  uuid = body.uuid ?? '';
  token = await mails.token(email);
});

const offer = (id: string, secret: string) =>
  platform.call<Body>('GET', `/api/v3/userinvites/${id}`, { headers: { 'x-invite-token': secret } });
const accept = (values: object = {}, secret = token, id = uuid) =>
  platform.call<Body>('POST', `/api/v3/userinvites/${id}/accept`, {
    headers: { 'x-invite-token': secret },
    body: { firstName: 'Grace', lastName: 'Adeyemi', password: PASSWORD, ...values },
  });
const userOf = async (userName: string) =>
  (await platform.services.db.select().from(users).where(eq(users.userName, userName)))[0];

describe('accepting an invitation', () => {
  test('INV-04 STM-16 makes a verified person with the roles, flags and channels, who signs in', async () => {
    expect((await offer(uuid, token)).body).toEqual({
      ...{ email, customerName: 'Harbour Street Church', firstName: 'Grace', lastName: null, phone: null },
      state: 'invited',
    });
    const { status, body } = await accept({ phone: '+1 (555) 010-0100' });
    expect([status, body.userName]).toEqual([200, email]);
    expect(await userOf(email)).toMatchObject({
      ...{ userId: body.userId, customerId: CUSTOMERS.harbour, userType: 'USER', accountStatus: 'verified' },
      ...{ firstName: 'Grace', lastName: 'Adeyemi', phone: '+1 (555) 010-0100', roles: ['CONTROL_ENCODER'] },
      ...{ billingContact: true, networkAlerts: true, primaryContact: false, disabled: false },
    });
    const channels = await platform.services.db
      .select()
      .from(encoderChannelUsers)
      .where(eq(encoderChannelUsers.userId, body.userId ?? ''));
    expect(channels).toEqual([{ encoderChannelId: CHANNEL_IDS.main, userId: body.userId, viewOnly: true }]);
    expect(await platform.signIn(email, PASSWORD)).toMatch(/^[\w-]{43}$/);
  });

  test('INV-04 works once: a used link, and the second of two at once, make nobody', async () => {
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await accept();
    expect([again.status, again.body.reason]).toEqual([409, 'INVITE_OVER']);
    expect((await offer(uuid, token)).body).toMatchObject({ state: 'accepted' });
  });

  test('INV-03 STM-16 until the last moment a link works, seven days after it was sent it does not', async () => {
    platform.clock.advance(7 * DAY_MS - 1);
    expect((await offer(uuid, token)).body).toMatchObject({ state: 'invited' });
    platform.clock.advance(1);
    expect((await offer(uuid, token)).body).toMatchObject({ state: 'expired' });
    expect((await accept()).body.reason).toBe('INVITE_OVER');
    expect(await userOf(email)).toBeUndefined();
  });

  test.each([
    ['INV-04 USR-02 no first name', { firstName: undefined }, 'firstName'],
    ['INV-04 USR-02 a last name of 1', { lastName: 'A' }, 'lastName'],
    ['INV-04 USR-02 a last name of 151', { lastName: 'x'.repeat(151) }, 'lastName'],
    ['INV-04 USR-03 a password of 9', { password: '123456789' }, 'password'],
    ['INV-04 USR-03 a password of 129', { password: 'x'.repeat(129) }, 'password'],
  ])('%s is refused, and the link still works', async (_name, values, field) => {
    const refused = await accept(values);
    expect([refused.status, refused.body.field]).toEqual([400, field]);
    expect((await accept()).status).toBe(200);
  });

  test.each([
    ['shortest', { firstName: 'Jo', lastName: 'Li', password: '1234567890' }],
    ['longest', { firstName: 'x'.repeat(150), lastName: 'y'.repeat(150), password: 'z'.repeat(128) }],
  ])('INV-04 USR-02 USR-03 the %s names and password that fit are taken', async (_which, values) => {
    expect((await accept(values)).status).toBe(200);
    expect(await platform.signIn(email, values.password)).toMatch(/^[\w-]{43}$/);
  });

  test('a wrong secret, no secret and an unknown id are refused alike', async () => {
    const tries = [
      offer(uuid, 'x'.repeat(43)),
      platform.call<Body>('GET', `/api/v3/userinvites/${uuid}`),
      offer('none', token),
      accept({}, 'x'.repeat(43)),
      accept({}, token, 'none'),
    ];
    const bodies = (await Promise.all(tries)).map(({ status, body }) => [status, body.code]);
    expect(bodies).toEqual(tries.map(() => [404, 'NOT_FOUND']));
    expect(await userOf(email)).toBeUndefined();
  });

  test('an address that has become somebody’s meanwhile is told as an invitation that is over', async () => {
    await platform.createUser(CUSTOMERS.northgate, { userName: email });
    expect((await accept()).body.reason).toBe('INVITE_OVER');
  });

  test('the audit names who accepted, and holds no secret', async () => {
    const { body } = await accept();
    const entries = await platform.services.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, body.userId ?? ''));
    expect(entries.map(({ subject, actorName }) => `${subject} ${actorName}`).sort()).toEqual([
      `encoder_channel_users ${email}`,
      `user_invites ${email}`,
      `users ${email}`,
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/password_hash|token_hash/);
  });
});
