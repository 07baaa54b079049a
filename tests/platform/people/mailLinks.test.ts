import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { userInvites } from '../../../fixtures/platform/kernel/db/schema/people.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import type { Letter } from '../../../fixtures/platform/domains/customers/mail/letters.ts';
import { queueMail } from '../../../fixtures/platform/domains/customers/mail/queue.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const EVENT_ADMIN = '5d3c1a70-0003-4c6e-9a10-7f1e6c000003';

let platform: TestPlatform;
let mails: TestMails;
beforeAll(async () => {
  platform = await startTestPlatform();
  mails = collectMails(platform);
});
afterAll(() => platform.close());

/** Link in the newest email to a recipient, without the parts that change. */
async function linksTo(recipient: string, ...changing: string[]): Promise<string[]> {
  const text = (await mails.to(recipient)).at(-1)?.text ?? '';
  return [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => {
    const { origin, pathname, search } = new URL(link);
    expect(origin).toBe(new URL(platform.services.studioUrl).origin);
    const path = changing.reduce((left, part) => left.replace(part, '{id}'), pathname);
    return path + search.replace(/=[\w-]{43}$/, '={token}');
  });
}
const reader = (values: object = {}) => platform.createUser(CUSTOMERS.harbour, values);

test.each([
  ['studio', '/reset-password?token={token}'],
  ['uploader', '/uploader/reset-password?token={token}'],
] as const)('SES-21 a mail for a new password leads to its page in the flow %s', async (flow, path) => {
  const { userName } = await reader();
  await queueMail(platform.services, { kind: 'passwordReset', userName, flow });
  expect(await linksTo(userName)).toEqual([path]);
});

test('S-004 VER-01 a mail that verifies an address leads to its page', async () => {
  const { userName, userId } = await reader({ accountStatus: 'unverified' });
  await queueMail(platform.services, { kind: 'verifyAddress', userId });
  expect(await linksTo(userName)).toEqual(['/verify-email?token={token}']);
});

test('S-005 INV-01 an invitation leads to the page where it is accepted', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.test`;
  const { body } = await platform.call<{ uuid: string }>(
    'POST',
    `/api/v3/customers/${CUSTOMERS.harbour}/userinvites`,
    { token: await platform.signIn('admin@harbour.example'), body: { email, roles: [EVENT_ADMIN] } },
  );
  expect(await linksTo(email, body.uuid)).toEqual(['/userinvites/{id}/accept?token={token}']);
});

test('S-138 INV-03 a mail that a new invitation is asked for by leads to the invitations', async () => {
  const email = `${randomUUID().slice(0, 8)}@example.test`;
  const { userId, userName } = await reader();
  const inviteId = randomUUID();
  const now = platform.clock.now();
  await platform.services.db.insert(userInvites).values({
    ...{ uuid: inviteId, customerId: CUSTOMERS.harbour, email, roles: ['EVENT_ADMIN'], state: 'revoked' },
    ...{ invitedBy: userId, invitedByName: userName, createdAt: now, sentAt: now, expiresAt: now },
  });
  await queueMail(platform.services, { kind: 'inviteRequested', inviteId });
  expect(await linksTo(userName)).toEqual(['/settings/users?show=invites']);
});

test.each([false, true])(
  'PRM-14 a network alert leads to the details of the encoder; it is back: %s',
  async (isBack) => {
    const { userId, userName } = await reader({ networkAlerts: true });
    const [encoder] = await platform.services.db
      .select()
      .from(encoders)
      .where(eq(encoders.customerId, CUSTOMERS.harbour))
      .limit(1);
    const letter: Letter = {
      ...{ kind: 'networkAlert', encoderId: encoder!.uuid, userId, isBack },
      since: '2026-11-25T09:30:00.000Z',
    };
    await queueMail(platform.services, letter);
    expect(await linksTo(userName, encoder!.uuid)).toEqual(['/settings/encoders/{id}']);
  },
);

test('S-050 the mail of a post that failed leads to the post', async () => {
  const { userId, userName } = await reader();
  const postId = randomUUID();
  const now = platform.clock.now();
  await platform.services.db.insert(posts).values({
    ...{ uuid: postId, customerId: CUSTOMERS.harbour, kind: 'YOUTUBE', destinationId: 'UC1' },
    ...{ destinationName: 'Channel', title: 'Talk', description: '', privacy: 'public', step: 'FAILED' },
    ...{ problem: 'FORBIDDEN', publishAt: now, createdAt: now, createdBy: userId },
  });
  await queueMail(platform.services, { kind: 'postFailed', postId, userId });
  expect(await linksTo(userName, postId)).toEqual(['/schedule/post/{id}']);
});

test('S-074 the mail of second factors that were reset leads to the own account', async () => {
  const { userId, userName } = await reader();
  await queueMail(platform.services, { kind: 'secondFactorsReset', userId, by: 'admin@harbour.example' });
  expect(await linksTo(userName)).toEqual(['/settings/account']);
});
