import { eq } from 'drizzle-orm';
import { contacts } from '../../../fixtures/platform/kernel/db/schema/contacts.ts';
import { CONTACTS, CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

type Json = Record<string, unknown>;
interface Problem extends Json {
  field?: string;
  message: string;
}
/** Several come in a list. */
type Told = Problem & { errors?: Problem[] };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const OF_HARBOUR = `/api/v3/customers/${CUSTOMERS.harbour}/contacts`;
const NEW = { firstName: 'Ada', lastName: 'Quill', email: 'ada@harbour.example' };
async function call<T = Json>(method: string, path: string, body?: unknown, as = 'admin@harbour.example') {
  const token = await platform.signIn(as);
  return platform.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
}
const add = (body: object = {}) => call('POST', OF_HARBOUR, { ...NEW, ...body });
const list = async () => (await call<Json[]>('GET', OF_HARBOUR)).body;

test('C-021 C-022 C-023 C-024 USR-08 contacts are added, listed by name, changed and removed', async () => {
  const { status, body } = await add({ mobile: ' +44 20 7946 0958 ', billingContact: true });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...NEW,
    ...{ customerId: CUSTOMERS.harbour, mobile: '+44 20 7946 0958' },
    ...{ primaryContact: false, billingContact: true, pointOfContact: false },
  });
  expect((await list()).map(({ lastName }) => lastName)).toEqual(['Lowe', 'Quill', 'Reyes']);
  const changed = await call('PATCH', `/api/v3/contacts/${String(body.uuid)}`, {
    ...{ lastName: 'Archer', mobile: null, pointOfContact: true },
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { ...body, lastName: 'Archer', mobile: null, pointOfContact: true },
  });
  expect((await list()).map(({ lastName }) => lastName)).toEqual(['Archer', 'Lowe', 'Reyes']);
  expect((await call('DELETE', `/api/v3/contacts/${String(body.uuid)}`)).status).toBe(204);
  expect((await list()).map(({ lastName }) => lastName)).toEqual(['Lowe', 'Reyes']);
  expect((await call('PATCH', `/api/v3/contacts/${String(body.uuid)}`, {})).status).toBe(404);
});

test.each([
  ['USR-02', 'firstName', 'A', /at least 2 characters; this one has 1/],
  ['USR-02', 'lastName', 'x'.repeat(151), /at most 150 characters; this one has 151/],
  ['USR-02', 'lastName', '', /required/],
  ['USR-01', 'email', `${'x'.repeat(59)}@example.com`, /70/],
  ['USR-01', 'email', 'nobody', /email/i],
  ['USR-08', 'mobile', 'call me', /it is “call me”/],
  ['USR-08', 'mobile', '1'.repeat(41), /at most 40 characters; this one has 41/],
])('%s %s %j is refused of a new contact and of a change', async (_rule, field, value, message) => {
  for (const answer of [
    await call<Told>('POST', OF_HARBOUR, { ...NEW, [field]: value }),
    await call<Told>('PATCH', `/api/v3/contacts/${CONTACTS.harbourSound}`, { [field]: value }),
  ]) {
    expect(answer.status).toBe(400);
    const [problem] = answer.body.errors ?? [answer.body];
    expect(problem).toMatchObject({ field, message: expect.stringMatching(message) });
  }
});

test.each([
  ['firstName', 'Al', 'x'.repeat(150)],
  ['email', 'a@b.example', `${'x'.repeat(58)}@example.com`],
  ['mobile', '1234', '1'.repeat(40)],
])('USR-01 USR-02 USR-08 %s is taken at both limits', async (field, least, most) => {
  for (const value of [least, most]) {
    const { status, body } = await call('PATCH', `/api/v3/contacts/${CONTACTS.harbourSound}`, {
      [field]: value,
    });
    expect([status, body[field]]).toEqual([200, value]);
  }
});

test('an organization has 100 contacts at most', async () => {
  const { db, clock } = platform.services;
  const present = await db.$count(contacts, eq(contacts.customerId, CUSTOMERS.harbour));
  const more = Array.from({ length: 99 - present }, (_, at) => ({
    ...NEW,
    ...{ uuid: `contact-${at}`, customerId: CUSTOMERS.harbour, createdAt: clock.now() },
  }));
  await db.insert(contacts).values(more);
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 402]);
  expect(await list()).toHaveLength(100);
  // Deleted contacts do not count toward the limit until they are restored.
  await call('DELETE', '/api/v3/contacts/contact-0');
  const room = await add();
  expect(room.status).toBe(201);
  const restore = () => call('POST', '/api/v3/contacts/contact-0/restore');
  expect(await restore()).toMatchObject({ status: 402, body: { code: 'LIMIT' } });
  await call('DELETE', `/api/v3/contacts/${String(room.body.uuid)}`);
  expect((await restore()).status).toBe(204);
  expect(await list()).toHaveLength(100);
});

test('PRM-19 nobody of another organization, and nobody without the capability, gets near contacts', async () => {
  const one = `/api/v3/contacts/${CONTACTS.harbourBilling}`;
  for (const [method, path, body] of [
    ['GET', OF_HARBOUR],
    ['POST', OF_HARBOUR, NEW],
    ['PATCH', one, { firstName: 'Mallory' }],
    ['DELETE', one],
    ['GET', `/api/v3/customers/${CUSTOMERS.harbour}/bin/contacts`],
    ['POST', `${one}/restore`],
  ] as const) {
    expect([403, 404]).toContain((await call(method, path, body, 'admin@northgate.example')).status);
    expect((await call(method, path, body, 'events@harbour.example')).status).toBe(403);
  }
  const [row] = await platform.services.db
    .select()
    .from(contacts)
    .where(eq(contacts.uuid, CONTACTS.harbourBilling));
  expect(row?.firstName).toBe('Harriet');
});
