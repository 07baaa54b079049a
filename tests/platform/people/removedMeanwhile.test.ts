import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { mailTokens } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { cues } from '../../../fixtures/platform/kernel/db/schema/cues.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { postgresAnswers } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';

/** PGlite does one thing at a time. */
const onPostgres = (await postgresAnswers()) ? test : test.skip;

let platform: TestPlatform;
let mails: TestMails;
beforeAll(async () => {
  platform = await startTestPlatform();
  mails = collectMails(platform);
});
afterAll(() => platform.close());

/** Waits until so many wait for what another has locked. */
const waiting = (count: number) =>
  until(async () => {
    const { rows } = await platform.services.db.execute<{ waits: number }>(
      sql`select count(distinct pid)::int as waits from pg_locks join pg_stat_activity a using (pid)
        where not granted and a.datname = current_database()`,
    );
    return rows[0]!.waits >= count;
  }, `${count} to wait`);

/** A colleague of an admin with a shared cue, whose new address the admin has asked for; the link that was mailed. */
async function colleagueOf(admin: { userName: string }) {
  const { db, clock } = platform.services;
  const person = await platform.createUser(CUSTOMERS.harbour, { roles: ['EVENT_ADMIN'] });
  const [video] = await db
    .select({ id: mediaItems.mediaId })
    .from(mediaItems)
    .where(eq(mediaItems.customerId, CUSTOMERS.harbour))
    .limit(1);
  await db.insert(cues).values({
    ...{ uuid: randomUUID(), customerId: CUSTOMERS.harbour, source: 'media', sourceId: video!.id },
    ...{ positionMs: 0, name: 'Ours', userId: person.userId, userName: person.userName },
    ...{ visibility: 'shared', createdAt: clock.now() },
  });
  const newUserName = `new-${person.userName}`;
  const body = { userId: person.userId, newUserName, password: DEMO_PASSWORD };
  const token = await platform.signIn(admin.userName);
  await platform.call('POST', '/api/v3/emailverify/request', { token, body });
  return { ...person, link: await mails.token(newUserName) };
}

onPostgres(
  'C-203 USR-14 a colleague is removed in the instant in which their new address is verified',
  async () => {
    const admin = await platform.createUser(CUSTOMERS.harbour);
    const { userId, userName, link } = await colleagueOf(admin);
    const { db } = platform.services;
    const token = await platform.signIn(admin.userName);
    const both = await db.transaction(async (tx) => {
      await tx.select().from(mailTokens).where(eq(mailTokens.userId, userId)).for('update');
      const verified = platform.call('POST', '/api/v3/emailverify/verify', { body: { token: link } });
      await waiting(1);
      const removed = platform.call('DELETE', `/api/v3/users/${userId}`, { token });
      await waiting(2);
      return [verified, removed];
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 204]);
    expect(await db.select().from(users).where(eq(users.userId, userId))).toEqual([]);
    const [left] = await db.select().from(cues).where(eq(cues.userName, userName));
    expect(left?.userId).toBe(admin.userId);
  },
);
