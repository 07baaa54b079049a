import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let admin: GraphClient;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const PROBLEMS = 'userErrors { code reason field parameters { name value } }';
const FIELDS = 'id firstName lastName email mobile isPrimaryContact isBillingContact isPointOfContact';
const CREATE = `mutation ($input: CreateContactInput!) { createContact(input: $input) { contact { ${FIELDS} } ${PROBLEMS} } }`;
const UPDATE = `mutation ($input: UpdateContactInput!) { updateContact(input: $input) { contact { ${FIELDS} } ${PROBLEMS} } }`;
const DELETE = `mutation ($id: ID!) { deleteContact(input: { id: $id }) { deletedId ${PROBLEMS} } }`;
const READ = `{ viewer { customer { contacts { ${FIELDS} } } } }`;
const NEW = { firstName: 'Ada', lastName: 'Quill', email: 'ada@harbour.example' };

const create = async (input: object = {}) =>
  (await admin.data(CREATE, { input: { ...NEW, ...input } })).createContact;
const update = async (input: object) => (await admin.data(UPDATE, { input })).updateContact;
const read = async (): Promise<{ id: string }[]> => (await admin.data(READ)).viewer.customer.contacts;

it('C-021 C-022 C-023 C-024 USR-08 a contact is added, read, changed in part and removed', async () => {
  const { contact, userErrors } = await create({ mobile: '+44 20 7946 0958', isBillingContact: true });
  expect(userErrors).toEqual([]);
  expect(contact).toMatchObject({
    ...NEW,
    ...{
      mobile: '+44 20 7946 0958',
      isPrimaryContact: false,
      isBillingContact: true,
      isPointOfContact: false,
    },
  });
  expect(await read()).toContainEqual(contact);
  const changed = await update({ id: contact.id, lastName: 'Archer', mobile: null, isPointOfContact: true });
  expect(changed.contact).toEqual({ ...contact, lastName: 'Archer', mobile: null, isPointOfContact: true });
  expect(await read()).toContainEqual(changed.contact);
  expect((await admin.data(DELETE, { id: contact.id })).deleteContact.deletedId).toBe(contact.id);
  expect((await read()).some(({ id }) => id === contact.id)).toBe(false);
  expect((await update({ id: contact.id, firstName: 'Eve' })).userErrors).toMatchObject([
    { code: 'NOT_FOUND' },
  ]);
});

it.each([
  ['USR-02', 'firstName', 'A', 'PERSON_NAME_TOO_SHORT', ['2', '1']],
  ['USR-02', 'lastName', 'x'.repeat(151), 'PERSON_NAME_TOO_LONG', ['150', '151']],
  ['USR-02', 'firstName', '', 'FIRST_NAME_REQUIRED', []],
  ['USR-01', 'email', '', 'EMAIL_REQUIRED', []],
  ['USR-01', 'email', 'nobody', 'EMAIL_INVALID', []],
  ['USR-08', 'mobile', 'call me', 'PHONE_FORMAT', ['call me']],
  ['USR-08', 'mobile', '1'.repeat(41), 'PHONE_TOO_LONG', ['40', '41']],
])(
  '%s %s %j is refused at its field before anything is sent',
  async (_rule, field, value, reason, values) => {
    const { contact } = await create();
    const before = await read();
    for (const { userErrors } of [
      await create({ [field]: value }),
      await update({ id: contact.id, [field]: value }),
    ]) {
      expect(userErrors).toMatchObject([{ field: [field], reason }]);
      expect(userErrors[0].parameters.map((one: { value: string }) => one.value)).toEqual(values);
    }
    expect(await read()).toEqual(before);
  },
);

it('C-024 USR-08 a contact that was removed stands in the bin and is restored', async () => {
  const { contact } = await create({ isBillingContact: true });
  await admin.data(DELETE, { id: contact.id });
  const bin = '{ viewer { customer { binEntries(kind: CONTACT) { nodes { id kind name } } } } }';
  const entry = { id: contact.id, kind: 'CONTACT', name: 'Ada Quill' };
  expect((await admin.data(bin)).viewer.customer.binEntries.nodes).toContainEqual(entry);
  const restore = `mutation ($id: ID!) { restoreDeleted(input: { kind: CONTACT, id: $id }) { restoredId ${PROBLEMS} } }`;
  expect((await admin.data(restore, { id: contact.id })).restoreDeleted).toEqual({
    restoredId: contact.id,
    userErrors: [],
  });
  expect(await read()).toContainEqual(contact);
  expect((await admin.data(bin)).viewer.customer.binEntries.nodes).not.toContainEqual(entry);
});

it('PRM-19 who is no admin reads no contacts and changes none', async () => {
  const { contact } = await create();
  const events = await world.signIn('events@harbour.example');
  for (const [query, variables] of [
    [READ, {}],
    [CREATE, { input: NEW }],
    [UPDATE, { input: { id: contact.id, firstName: 'Eve' } }],
    [DELETE, { id: contact.id }],
  ] as const) {
    expect((await events.run(query, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
