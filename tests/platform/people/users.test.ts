import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../fixtures/platform/kernel/db/schema/audit.ts';
import { cues } from '../../../fixtures/platform/kernel/db/schema/cues.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

const PLATFORM_ADMIN = '5d3c1a70-0001-4c6e-9a10-7f1e6c000001';
const CUSTOMER_ADMIN = '5d3c1a70-0002-4c6e-9a10-7f1e6c000002';
const EVENT_ADMIN = '5d3c1a70-0003-4c6e-9a10-7f1e6c000003';
const REVIEW = '5d3c1a70-0006-4c6e-9a10-7f1e6c000006';

interface Body {
  code?: string;
  reason?: string;
  field?: string;
  revision?: number;
  [name: string]: unknown;
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

let customerId: string;
let admin: { userId: string; userName: string };
let person: { userId: string; userName: string };
beforeEach(async () => {
  customerId = await platform.createCustomer();
  admin = await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'] });
  person = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
});

const call = async (by: string, method: string, path: string, body?: unknown) =>
  platform.call<Body>(method, `/api/v3/${path}`, {
    token: await platform.signIn(by),
    ...(body === undefined ? {} : { body }),
  });
const change = (values: object, { by = admin.userName, id = person.userId } = {}) =>
  call(by, 'PATCH', `users/${id}`, values);
const setRoles = (roles: string[], { by = admin.userName, id = person.userId } = {}) =>
  call(by, 'PUT', `users/${id}/roles`, { roles });
const remove = (id: string, by = admin.userName) => call(by, 'DELETE', `users/${id}`);
const refusal = async (answer: Promise<{ status: number; body: Body }>) => {
  const { status, body } = await answer;
  return [status, body.field, body.reason];
};

describe('changing a user', () => {
  test('USR-02 USR-08 names, title, phone and flags change, and the revision counts', async () => {
    const values = {
      ...{ firstName: 'Jo', lastName: 'x'.repeat(150), title: 'Producer', phone: '+1 555 0100' },
      ...{ primaryContact: true, billingContact: true, pointOfContact: true, networkAlerts: true },
    };
    const { status, body } = await change(values);
    expect([status, body.revision]).toEqual([200, 2]);
    expect(body).toMatchObject({ ...values, userName: person.userName, roles: ['EVENT_ADMIN'] });
    expect((await change({ title: '', phone: null })).body).toMatchObject({
      title: null,
      phone: null,
      firstName: 'Jo',
    });
  });

  test.each([
    ['USR-02 a name of 1', { firstName: 'J' }, 'firstName', 'PERSON_NAME_TOO_SHORT'],
    ['USR-02 a name of 151', { lastName: 'x'.repeat(151) }, 'lastName', 'PERSON_NAME_TOO_LONG'],
    ['USR-05 no role', { roles: [] }, 'roles', 'ROLE_REQUIRED'],
    ['USR-06 an unknown role', { roles: ['none'] }, 'roles.0', 'ROLE_UNKNOWN'],
    ['USR-08 a phone of letters', { phone: 'call me' }, 'phone', 'PHONE_FORMAT'],
    [
      'USR-09 a foreign channel',
      { channels: [{ encoderChannelId: CHANNEL_IDS.main }] },
      'channels.0.encoderChannelId',
      'ENCODER_CHANNEL_UNKNOWN',
    ],
  ])('%s is refused, and nothing changes', async (_name, values, field, reason) => {
    expect(await refusal(change({ title: 'Producer', ...values }))).toEqual([400, field, reason]);
    const { body } = await call(admin.userName, 'GET', `users/${person.userId}`);
    expect(body).toMatchObject({ title: null, revision: 1 });
  });

  test('USR-09 encoder channels of a person are set as a whole, and told in lists', async () => {
    const harbour = 'admin@harbour.example';
    const { userId } = await platform.createUser(CUSTOMERS.harbour, { roles: ['CONTROL_ENCODER'] });
    const channels = [{ encoderChannelId: CHANNEL_IDS.main, viewOnly: true }];
    expect((await change({ channels }, { by: harbour, id: userId })).body.channels).toEqual(channels);
    const list = await call(harbour, 'GET', `customers/${CUSTOMERS.harbour}/users`);
    const listed = (list.body as unknown as Body[]).find((one) => one.userId === userId);
    expect(listed?.channels).toEqual(channels);
    expect((await change({ channels: [] }, { by: harbour, id: userId })).body.channels).toEqual([]);
  });

  test('USR-09 C-098 who edits a person while their access to a channel is set at the channel is told', async () => {
    const harbour = 'admin@harbour.example';
    const { userId } = await platform.createUser(CUSTOMERS.harbour, { roles: ['EVENT_ADMIN'] });
    const users = [{ userId, viewOnly: true }];
    const set = () => call(harbour, 'PUT', `eventprofiles/${CHANNEL_IDS.main}/users`, users);
    const { revision } = (await call(harbour, 'GET', `users/${userId}`)).body;
    expect((await set()).status).toBe(200);
    const edit = { title: 'Producer', revision, channels: [] };
    expect((await change(edit, { by: harbour, id: userId })).status).toBe(409);
    const after = (await call(harbour, 'GET', `users/${userId}`)).body;
    expect((await set()).status).toBe(200);
    expect((await call(harbour, 'GET', `users/${userId}`)).body).toMatchObject({ revision: after.revision });
    expect(after.channels).toEqual([{ encoderChannelId: CHANNEL_IDS.main, viewOnly: true }]);
    await call(harbour, 'DELETE', `users/${userId}`);
  });

  test('USR-09 of channels that are saved the audit names those that changed, and no other', async () => {
    const by = 'admin@harbour.example';
    const { userId: id } = await platform.createUser(CUSTOMERS.harbour, { roles: ['CONTROL_ENCODER'] });
    const save = (...channels: [string, boolean][]) =>
      change(
        { channels: channels.map(([encoderChannelId, viewOnly]) => ({ encoderChannelId, viewOnly })) },
        { by, id },
      );
    const written = async () => {
      const entries = await platform.services.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subject, 'encoder_channel_users'))
        .orderBy(auditEntries.id);
      return entries.flatMap(({ action, subjectId }) => {
        const [channel, user] = subjectId.split(' ');
        return user === id ? [`${action} ${channel}`] : [];
      });
    };
    const { main, chapel, events } = CHANNEL_IDS;
    await save([main, true], [chapel, false]);
    const first = await written();
    expect([...first].sort()).toEqual([`insert ${main}`, `insert ${chapel}`].sort());
    await save([chapel, false], [main, true]);
    expect(await written()).toEqual(first);
    const { body } = await save([main, false], [events, true]);
    expect(body.channels).toHaveLength(2);
    expect((await written()).slice(2).sort()).toEqual(
      [`delete ${chapel}`, `insert ${events}`, `update ${main}`].sort(),
    );
  });

  test('of two admins who edit one person at once the second is told', async () => {
    const second = await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'] });
    const answers = await Promise.all([
      change({ title: 'One', revision: 1 }),
      change({ title: 'Two', revision: 1 }, { by: second.userName }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe('CHANGED_MEANWHILE');
  });

  test('another organisation’s person is not there, and nor is a venue', async () => {
    const stranger = await platform.createUser(await platform.createCustomer(), {});
    const venue = await platform.createUser(customerId, { userType: 'SITE' });
    for (const { userId: id } of [stranger, venue]) {
      expect((await change({ title: 'X' }, { id })).status).toBe(404);
      expect((await setRoles([REVIEW], { id })).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
      for (const path of [`users/${id}`, `users/${id}/roles`])
        expect((await call(admin.userName, 'GET', path)).status).toBe(404);
    }
  });

  test('an Organization Admin changes and removes whoever holds a role that they can give', async () => {
    for (const role of [
      'CUSTOMER_ADMIN',
      'CONTROL_ENCODER',
      'MEDIA_LIBRARY_ADMIN',
      'CAMPUS_REVIEW',
    ] as const) {
      const { userId: id } = await platform.createUser(customerId, { roles: [role] });
      expect((await change({ title: 'X' }, { id })).status).toBe(200);
      expect((await remove(id)).status).toBe(204);
    }
  });

  test('PRM-32 nobody changes who has more rights, nor gives or takes the platform’s role', async () => {
    const staff = await platform.createUser(customerId, { roles: ['PLATFORM_ADMIN'] });
    const { userId: id } = staff;
    expect((await change({ title: 'X' }, { id })).status).toBe(403);
    expect((await setRoles([EVENT_ADMIN], { id })).status).toBe(403);
    expect((await remove(id)).status).toBe(403);
    expect(await refusal(setRoles([PLATFORM_ADMIN]))).toEqual([403, 'roles', 'ROLE_RESERVED']);
  });
});

describe('roles and access', () => {
  test('USR-05 USR-06 roles are set by their ids, and count from the next request on', async () => {
    const token = await platform.signIn(person.userName);
    const read = () => platform.call('GET', `/api/v3/customers/${customerId}/encoders`, { token });
    expect((await read()).status).toBe(200);
    const { status, body } = await setRoles([REVIEW]);
    expect([status, body]).toEqual([200, [{ id: REVIEW, name: 'CAMPUS_REVIEW' }]]);
    expect((await read()).status).toBe(403);
    expect(await refusal(setRoles([]))).toEqual([400, 'roles', 'ROLE_REQUIRED']);
  });

  test('a disabled person is signed out at once, and can sign in again when enabled', async () => {
    const token = await platform.signIn(person.userName);
    await change({ disabled: true });
    expect((await platform.call('GET', '/legacy/users/me', { token })).status).toBe(401);
    await change({ disabled: false });
    const again = { grant_type: 'password_cookie', username: person.userName, password: 'Rostrum-demo-2026' };
    expect((await platform.call('POST', '/api/v3/auth/token', { body: again })).status).toBe(200);
  });

  test('the last admin is neither removed, demoted nor disabled, by themselves or by a super-admin', async () => {
    for (const by of [admin.userName, 'super@rostrum.example']) {
      const tries = [
        setRoles([EVENT_ADMIN], { by, id: admin.userId }),
        change({ roles: [EVENT_ADMIN] }, { by, id: admin.userId }),
        change({ disabled: true }, { by, id: admin.userId }),
        remove(admin.userId, by),
      ];
      for (const each of tries) expect(await refusal(each)).toEqual([409, undefined, 'LAST_ADMIN']);
    }
    await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'], disabled: true });
    expect(await refusal(remove(admin.userId))).toEqual([409, undefined, 'LAST_ADMIN']);
  });

  test('of two admins who demote each other at once one stays', async () => {
    const second = await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'] });
    await platform.signIn(second.userName);
    const answers = await Promise.all([
      setRoles([EVENT_ADMIN], { id: second.userId }),
      setRoles([EVENT_ADMIN], { by: second.userName, id: admin.userId }),
    ]);
    const told = answers.map(({ status, body }) => `${status} ${body.reason ?? ''}`).sort();
    // The second is refused as the last one, or as one who may not any more.
    expect(told[0]).toBe('200 ');
    expect(['403 FORBIDDEN', '409 LAST_ADMIN']).toContain(told[1]);
    const rows = await platform.services.db.select().from(users).where(eq(users.customerId, customerId));
    expect(rows.filter(({ roles }) => roles.includes('CUSTOMER_ADMIN'))).toHaveLength(1);
  });

  test('PRM-04 who may not manage users changes no one else, and of themselves no right', async () => {
    const by = person.userName;
    expect((await change({ firstName: 'Daniel', phone: '555 0100' }, { by })).status).toBe(200);
    for (const values of [
      { roles: [CUSTOMER_ADMIN] },
      { primaryContact: true },
      { disabled: false },
      { channels: [] },
    ])
      expect((await change(values, { by })).status).toBe(403);
    expect((await change({ title: 'X' }, { by, id: admin.userId })).status).toBe(403);
  });

  test('PRM-11 who only reviews video changes nothing of their account', async () => {
    const { userId: id, userName: by } = await platform.createUser(customerId, { roles: ['CAMPUS_REVIEW'] });
    expect((await change({ firstName: 'Ellen' }, { by, id })).status).toBe(403);
  });
});

describe('one’s own password', () => {
  const password = 'another-password-2026';
  test('USR-03 needs the present one, and ends the sessions elsewhere', async () => {
    const here = await platform.signIn(person.userName);
    const body = { grant_type: 'password_cookie', username: person.userName, password: 'Rostrum-demo-2026' };
    const other = await platform.call<{ access_token: string }>('POST', '/api/v3/auth/token', { body });
    const own = { by: person.userName };
    for (const currentPassword of [undefined, 'wrong'])
      expect(await refusal(change({ password, currentPassword }, own))).toEqual([
        400,
        'currentPassword',
        'WRONG_PASSWORD',
      ]);
    const right = { currentPassword: 'Rostrum-demo-2026' };
    for (const wrong of ['123456789', 'x'.repeat(129)])
      expect((await change({ password: wrong, ...right }, own)).body.field).toBe('password');
    expect((await change({ password, ...right }, own)).status).toBe(200);
    const me = async (token: string) => (await platform.call('GET', '/legacy/users/me', { token })).status;
    expect([await me(here), await me(other.body.access_token)]).toEqual([200, 401]);
  });

  test('nobody sets one for somebody else', async () => {
    expect((await change({ password, currentPassword: 'Rostrum-demo-2026' })).status).toBe(403);
  });
});

test('removing a person ends their sessions; cues that others see stay under their name', async () => {
  const token = await platform.signIn(person.userName);
  const cue = (visibility: 'private' | 'shared', name: string) => ({
    ...{
      uuid: randomUUID(),
      customerId: CUSTOMERS.harbour,
      sourceId: demoMediaId(CUSTOMERS.harbour, 12),
      name,
    },
    ...{
      positionMs: 1000,
      userId: person.userId,
      userName: person.userName,
      visibility,
      createdAt: new Date(),
    },
  });
  await platform.services.db.insert(cues).values([cue('private', 'mine'), cue('shared', 'ours')]);
  expect((await remove(person.userId)).status).toBe(204);
  expect((await platform.call('GET', '/legacy/users/me', { token })).status).toBe(401);
  expect((await remove(person.userId)).status).toBe(404);
  const left = await platform.services.db.select().from(cues).where(eq(cues.userName, person.userName));
  expect(left.map(({ name, userId }) => [name, userId])).toEqual([['ours', admin.userId]]);
});
