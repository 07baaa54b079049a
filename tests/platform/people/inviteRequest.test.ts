import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../../fixtures/platform/kernel/db/schema/audit.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { userInvites } from '../../../fixtures/platform/kernel/db/schema/people.ts';
import type { RoleName } from '../../../schema/rules/rights.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const EVENT_ADMIN = '5d3c1a70-0003-4c6e-9a10-7f1e6c000003';
const DAY_MS = 24 * 60 * 60 * 1000;
const SUBJECT = 'guest@harbour.example requested a new invitation';
const email = 'guest@harbour.example';

let platform: TestPlatform;
let mails: TestMails;
let customerId: string;
let inviter: { userId: string; userName: string };
let uuid: string;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  mails = collectMails(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.advance(DAY_MS);
  customerId = await platform.createCustomer({ name: 'Puerto' });
  inviter = await platform.createUser(customerId, { firstName: 'Ada' });
  ({ uuid, token } = await invite(await platform.signIn(inviter.userName)));
});

async function invite(admin: string) {
  const { body } = await platform.call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${customerId}/userinvites`,
    { token: admin, body: { email, roles: [EVENT_ADMIN] } },
  );
  return { uuid: body.uuid, token: await mails.token(email) };
}
const request = (id = uuid, secret = token) =>
  platform.call('POST', `/api/v3/userinvites/${id}/request`, { headers: { 'x-invite-token': secret } });
const revoke = async () =>
  platform.call('DELETE', `/api/v3/userinvites/${uuid}`, {
    token: await platform.signIn(inviter.userName),
  });
const runOut = async () => platform.clock.advance(7 * DAY_MS);
const person = (values: Partial<typeof users.$inferInsert> = {}) => platform.createUser(customerId, values);
const change = (values: Partial<typeof users.$inferInsert>) =>
  platform.services.db.update(users).set(values).where(eq(users.userId, inviter.userId));
const told = async (to = inviter.userName) =>
  (await mails.to(to)).filter(({ subject }) => subject === SUBJECT);
const orders = async () =>
  (await platform.services.db.select().from(jobs).where(eq(jobs.queue, 'mail'))).length;

describe('asking for a new invitation', () => {
  test.each([
    ['expired', runOut],
    ['was revoked', revoke],
  ])('S-138 INV-03 in place of one that %s tells who invited, and invites nobody', async (_which, end) => {
    await end();
    const bystander = await person();
    expect((await request()).status).toBe(202);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(
      /^Hello Ada,\n\nThe invitation of guest@harbour\.example to Puerto has expired/,
    );
    expect(mail?.text).toContain('\nhttp://localhost:4000/settings/users?show=invites\n');
    expect(await told(bystander.userName)).toEqual([]);
    const { body: listed } = await platform.call('GET', `/api/v3/customers/${customerId}/userinvites`, {
      token: await platform.signIn(inviter.userName),
    });
    expect(listed).toEqual([expect.objectContaining({ uuid, askedAt: platform.clock.now().toISOString() })]);
    const invites = await platform.services.db
      .select({ uuid: userInvites.uuid })
      .from(userInvites)
      .where(eq(userInvites.customerId, customerId));
    expect(invites).toEqual([{ uuid }]);
    expect(await platform.services.db.select().from(users).where(eq(users.userName, email))).toEqual([]);
  });

  test('S-138 INV-03 is told once a day for each invitation, also of several that come at once', async () => {
    await runOut();
    await Promise.all([request(), request(), request()]);
    platform.clock.advance(DAY_MS - 1);
    expect((await request()).status).toBe(202);
    expect(await told()).toHaveLength(1);
    platform.clock.advance(1);
    await request();
    expect(await told()).toHaveLength(2);
  });

  test('S-138 INV-03 a link that is worth nothing is answered alike, after the same work, and tells nobody', async () => {
    await runOut();
    await person();
    const answers = [];
    for (const [id, secret] of [
      [uuid, 'x'.repeat(43)],
      ['none', token],
      [uuid, '-'],
    ] as const) {
      const before = await orders();
      const { status, body } = await request(id, secret);
      answers.push([status, body, (await orders()) - before]);
    }
    const bare = await platform.call('POST', `/api/v3/userinvites/${uuid}/request`);
    expect([bare.status, bare.body]).toEqual([202, answers[0]?.[1]]);
    expect(await told()).toEqual([]);
    const before = await orders();
    const right = await request();
    expect(answers).toEqual(answers.map(() => [right.status, right.body, 1]));
    expect((await orders()) - before).toBe(1);
    expect(await told()).toHaveLength(1);
  });

  test.each([
    ['is open', async () => undefined],
    [
      'was accepted',
      () =>
        platform.call('POST', `/api/v3/userinvites/${uuid}/accept`, {
          headers: { 'x-invite-token': token },
          body: { firstName: 'Grace', lastName: 'Adeyemi', password: 'a-password-2026' },
        }),
    ],
  ])('S-138 INV-03 for one that %s tells nobody', async (_which, come) => {
    await come();
    expect((await request()).status).toBe(202);
    expect(await told()).toEqual([]);
    await platform.services.db
      .update(users)
      .set({ userName: `was-${uuid}` })
      .where(eq(users.userName, email));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['is disabled', () => change({ disabled: true })],
    ['may no longer invite', () => change({ roles: ['EVENT_ADMIN'] })],
    ['works elsewhere', async () => change({ customerId: await platform.createCustomer() })],
    ['was removed', () => platform.services.db.delete(users).where(eq(users.userId, inviter.userId))],
  ])('S-138 INV-03 where who invited %s, everybody who may invite is told', async (_what, go) => {
    await runOut();
    const admins = [await person(), await person()];
    const roles: RoleName[] = ['EVENT_ADMIN'];
    const others = [await person({ roles }), await person({ disabled: true })];
    await go();
    await request();
    for (const { userName } of admins) expect(await told(userName)).toHaveLength(1);
    for (const { userName } of [...others, inviter]) expect(await told(userName)).toEqual([]);
  });

  test('S-138 INV-03 each reads it in the language that they chose', async () => {
    await runOut();
    const preference = { token: await platform.signIn(inviter.userName), body: { language: 'es' } };
    await platform.call('PATCH', '/api/v3/preferences', preference);
    await request();
    const mail = (await mails.to(inviter.userName)).at(-1);
    expect(mail?.subject).toBe('guest@harbour.example ha solicitado una invitación nueva');
    expect(mail?.text).toMatch(/^Hola Ada:\n\nLa invitación de guest@harbour\.example a Puerto ha caducado/);
  });

  test('S-138 the 11th time within five minutes is refused, alike for an invitation that there is not', async () => {
    await runOut();
    for (const id of [uuid, `none-${uuid}`]) {
      for (let at = 0; at < 10; at += 1) expect((await request(id)).status).toBe(202);
      expect((await request(id)).status).toBe(429);
    }
  });

  test('S-138 the audit says that it was asked for and in whose place, and holds no secret', async () => {
    await runOut();
    await request();
    const entries = await platform.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.call, 'requestInvite'), eq(auditEntries.customerId, customerId)));
    expect(entries).toMatchObject([{ subject: 'user_invites', subjectId: uuid, actorName: email }]);
    expect(JSON.stringify(entries)).not.toMatch(/token_hash/);
  });
});
