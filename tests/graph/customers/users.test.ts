import { sql } from 'drizzle-orm';
import { CUSTOMERS, DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  admin = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const USER = `id userName firstName lastName title phone roles accountStatus isPrimaryContact isBillingContact
  isPointOfContact hasNetworkAlerts isDisabled revision permissions
  channels { encoderChannelId isViewOnly encoderChannel { name } }`;
const READ = `query ($id: ID!) { user(id: $id) { ${USER} } }`;
const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) {
  user { ${USER} } userErrors { code reason field message } } }`;
const ACCOUNT = `mutation ($input: UpdateMyAccountInput!) { updateMyAccount(input: $input) {
  user { firstName phone } userErrors { reason field } } }`;
const ROLES = `mutation ($input: SetUserRolesInput!) { setUserRoles(input: $input) {
  user { roles } userErrors { reason field } } }`;
const DELETE = `mutation ($id: ID!) { deleteUser(input: { id: $id }) { deletedId userErrors { reason } } }`;
const EVENTS = 'subscription ($id: ID!) { encodersChanged(customerId: $id) { sequence } }';

const read = async (id: string) => (await admin.data(READ, { id })).user;
const update = async (input: object, client = admin) => (await client.data(UPDATE, { input })).updateUser;

describe('a user', () => {
  it('USR-02 USR-07 USR-08 USR-09 is read and changed with flags, channels and account status', async () => {
    const id = USERS.harbourEvents;
    expect(await read(id)).toMatchObject({
      accountStatus: 'VERIFIED',
      isDisabled: false,
      roles: ['EVENT_ADMIN'],
    });
    const values = {
      ...{ firstName: 'Dan', title: 'Producer', phone: '+1 555 0100', isPointOfContact: true },
      ...{ hasNetworkAlerts: true, isBillingContact: true, isPrimaryContact: true },
    };
    const channels = [{ encoderChannelId: CHANNEL_IDS.main, isViewOnly: false }];
    const { user, userErrors } = await update({ id, ...values, channels });
    expect(userErrors).toEqual([]);
    expect(user).toMatchObject({ ...values, lastName: 'Okafor', channels });
    expect(await read(id)).toEqual(user);
    expect((await update({ id, title: null, phone: null, channels: [] })).user).toMatchObject({
      ...{ title: null, phone: null, channels: [], isPointOfContact: true },
    });
  });

  it.each([
    ['USR-02', { lastName: 'O' }, 'lastName', 'PERSON_NAME_TOO_SHORT'],
    ['USR-02', { lastName: 'x'.repeat(151) }, 'lastName', 'PERSON_NAME_TOO_LONG'],
    ['USR-05', { roles: [] }, 'roles', 'ROLE_REQUIRED'],
    ['USR-08', { phone: 'none' }, 'phone', 'PHONE_FORMAT'],
  ])('%s %j is refused at its field', async (_rule, input, field, reason) => {
    const { user, userErrors } = await update({ id: USERS.harbourEvents, ...input });
    expect([user, userErrors]).toMatchObject([null, [{ field: [field], reason }]]);
  });

  it('of two admins who edit one person at once the second hears what the first made of it', async () => {
    const id = USERS.harbourLibrary;
    const { revision } = await read(id);
    await update({ id, title: 'Archivist', revision });
    const { user, userErrors } = await update({ id, title: 'Editor', revision });
    expect(userErrors).toMatchObject([{ code: 'CONFLICT', reason: 'CHANGED_MEANWHILE' }]);
    expect(user).toMatchObject({ title: 'Archivist', revision: revision + 1 });
  });

  it('the last admin is neither demoted, disabled nor removed', async () => {
    const id = USERS.harbourAdmin;
    const demoted = await admin.data(ROLES, { input: { id, roles: ['EVENT_ADMIN'] } });
    expect(demoted.setUserRoles.userErrors).toMatchObject([{ reason: 'LAST_ADMIN' }]);
    expect((await update({ id, isDisabled: true })).userErrors).toMatchObject([{ reason: 'LAST_ADMIN' }]);
    expect((await update({ id, roles: ['EVENT_ADMIN'] })).userErrors).toMatchObject([
      { reason: 'LAST_ADMIN' },
    ]);
    expect((await admin.data(DELETE, { id })).deleteUser).toEqual({
      deletedId: null,
      userErrors: [{ reason: 'LAST_ADMIN' }],
    });
  });

  it('USR-05 USR-06 a role that is taken away counts from the next request on, and in an open subscription', async () => {
    const encoders = await world.signIn('encoders@harbour.example');
    const events = encoders.subscribe(EVENTS, { id: CUSTOMERS.harbour });
    expect((await events.next()).done).toBe(false);
    let ended = false;
    void (async () => {
      for await (const event of events) expect(event.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    })()
      .catch(() => undefined)
      .finally(() => (ended = true));
    const { setUserRoles } = await admin.data(ROLES, {
      input: { id: USERS.harbourEncoders, roles: ['CAMPUS_REVIEW'] },
    });
    expect(setUserRoles).toEqual({ user: { roles: ['CAMPUS_REVIEW'] }, userErrors: [] });
    const { data, errors } = await encoders.run(
      '{ viewer { permissions customer { encoders { totalCount } } } }',
    );
    expect(data?.viewer).toEqual({ permissions: ['VIDEO_REVIEW'], customer: { encoders: null } });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await until(() => ended);
    await admin.data(ROLES, { input: { id: USERS.harbourEncoders, roles: ['CONTROL_ENCODER'] } });
  });

  it('PRM-31 somebody else’s details are a clear error for who may not manage users; one’s own answer', async () => {
    const library = await world.signIn('library@harbour.example');
    const { data, errors } = await library.run(READ, { id: USERS.harbourAdmin });
    expect([data?.user, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
    const { viewer } = await library.data('{ viewer { user { userName accountStatus revision } } }');
    expect(viewer.user).toMatchObject({ userName: 'library@harbour.example', accountStatus: 'VERIFIED' });
  });

  it('lists with the channels of each take two calls however many people there are', async () => {
    const list = `query ($first: Int) { viewer { customer { users(first: $first) {
      nodes { ${USER} } } } } }`;
    const calls = (first: number) => world.callsOf(() => admin.data(list, { first }));
    expect(await calls(100)).toEqual([
      `GET /api/v3/customers/${CUSTOMERS.harbour}/users`,
      expect.stringContaining('/eventprofiles'),
    ]);
  });

  it('of 10,000 people each page, by name too, takes the calls that a handful takes', async () => {
    const list = `query ($first: Int, $after: String, $filter: String) { viewer { customer {
      users(first: $first, after: $after, filter: $filter) {
        totalCount nodes { ${USER} } pageInfo { hasNextPage endCursor } } } } }`;
    const few = await world.callsOf(() => admin.data(list, { first: 5 }));
    await world.platform.services.db.execute(sql`
      insert into users (user_id, customer_id, user_name, password_hash, user_type, first_name, last_name, roles,
        account_status, created_at)
      select 'many-' || n, ${CUSTOMERS.harbour}, 'many-' || n || '@harbour.example', '', 'USER', 'Many', 'People',
        '["EVENT_ADMIN"]'::jsonb, 'verified', now() from generate_series(1, 10000) n`);
    try {
      let after: string | null = null;
      for (const filter of [null, 'many-']) {
        const calls = await world.callsOf(async () => {
          const { viewer } = await admin.data(list, { first: 100, after, filter });
          const { totalCount, nodes, pageInfo } = viewer.customer.users;
          expect(totalCount).toBeGreaterThanOrEqual(10_000);
          expect([nodes.length, pageInfo.hasNextPage]).toEqual([100, true]);
          after = pageInfo.endCursor;
        });
        expect(calls.length).toBeLessThanOrEqual(few.length);
      }
    } finally {
      await world.platform.services.db.execute(sql`delete from users where user_id like 'many-%'`);
    }
  });
});

describe('one’s own account', () => {
  it('USR-02 USR-03 USR-04 PRM-11 names and the password are changed, with the present one', async () => {
    const review = await world.signIn('library@harbour.example');
    const change = async (input: object) => (await review.data(ACCOUNT, { input })).updateMyAccount;
    expect(await change({ firstName: 'Tom', phone: '555 0100' })).toEqual({
      user: { firstName: 'Tom', phone: '555 0100' },
      userErrors: [],
    });
    expect((await review.data('{ viewer { user { firstName } } }')).viewer.user.firstName).toBe('Tom');
    const password = 'another-password-2026';
    const typed = { password, passwordConfirmation: password };
    const refused = async (input: object) => (await change(input)).userErrors;
    expect(await refused({ password, currentPassword: DEMO_PASSWORD })).toMatchObject([
      { field: ['passwordConfirmation'] },
    ]);
    expect(await refused({ ...typed, passwordConfirmation: 'x', currentPassword: DEMO_PASSWORD })).toEqual([
      { reason: 'PASSWORDS_DIFFER', field: ['passwordConfirmation'] },
    ]);
    expect(await refused({ ...typed, currentPassword: 'wrong' })).toEqual([
      { reason: 'WRONG_PASSWORD', field: ['currentPassword'] },
    ]);
    expect(await refused({ ...typed, password: '123456789', currentPassword: DEMO_PASSWORD })).toMatchObject([
      { reason: 'PASSWORD_TOO_SHORT', field: ['password'] },
      { reason: 'PASSWORDS_DIFFER' },
    ]);
    expect(await refused({ ...typed, currentPassword: DEMO_PASSWORD })).toEqual([]);
    await world.visitor().signIn('library@harbour.example', password);
  });

  it('sessions are told, and each is ended; what was ended answers nothing more', async () => {
    const here = await world.signIn('events@harbour.example');
    const other = await world.signIn('events@harbour.example');
    const LIST = '{ viewer { sessions { id isThis createdAt lastUsedAt } } }';
    const { sessions } = (await here.data(LIST)).viewer;
    const open = sessions.filter(({ isThis }: { isThis: boolean }) => !isThis);
    expect(sessions.length - open.length).toBe(1);
    for (const { id } of open) {
      const { endSession } = await here.data(
        `mutation ($id: ID!) { endSession(input: { id: $id }) { viewer { sessions { isThis } } userErrors { code } } }`,
        { id },
      );
      expect(endSession.userErrors).toEqual([]);
    }
    expect((await here.data(LIST)).viewer.sessions).toHaveLength(1);
    expect((await other.run('{ viewer { user { id } } }')).data?.viewer ?? null).toBeNull();
    await world.signIn('events@harbour.example');
    const { endOtherSessions } = await here.data(
      'mutation { endOtherSessions { viewer { sessions { isThis } } userErrors { code } } }',
    );
    expect(endOtherSessions).toEqual({ viewer: { sessions: [{ isThis: true }] }, userErrors: [] });
  });

  it('a session tells the time zone of the browser it was opened in; what names no zone is none', async () => {
    const open = async (zone: string) => {
      const browser = world.visitor();
      browser.headers = { 'x-time-zone': zone };
      await browser.signIn('events@harbour.example', DEMO_PASSWORD);
      const { sessions } = (await browser.data('{ viewer { sessions { isThis timezone } } }')).viewer;
      return sessions.find(({ isThis }: { isThis: boolean }) => isThis).timezone;
    };
    expect(await open('Europe/Oslo')).toBe('Europe/Oslo');
    expect(await open('Nowhere/Town')).toBeNull();
  });

  it('removing a person ends what they have open', async () => {
    const gone = await world.signIn('review@harbour.example');
    expect((await admin.data(DELETE, { id: USERS.harbourReview })).deleteUser).toEqual({
      ...{ deletedId: USERS.harbourReview, userErrors: [] },
    });
    expect((await gone.run('{ viewer { user { id } } }')).data?.viewer ?? null).toBeNull();
    expect((await admin.data(READ, { id: USERS.harbourReview })).user).toBeNull();
  });
});
