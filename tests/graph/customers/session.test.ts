import { CUSTOMERS, DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
}, START_MS);
afterAll(() => world?.close());

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { viewer { user { userName } } userErrors { code field message } }
}`;
const SWITCH = `mutation ($input: SwitchCustomerInput!) {
  switchCustomer(input: $input) {
    viewer { customer { id name encoders { totalCount } } homeCustomer { id } isSudoAdmin }
    userErrors { code field message }
  }
}`;
const ME = '{ viewer { user { id userName roles } customer { id } } }';

async function signIn(client: GraphClient, userName: string, password = DEMO_PASSWORD): Promise<Data> {
  return (await client.data(SIGN_IN, { input: { userName, password } })).signIn;
}

describe('signing in', () => {
  it('SES-02 opens a session that lives in one cookie which scripts cannot read', async () => {
    const maya = world.visitor();
    const { viewer, userErrors } = await signIn(maya, 'admin@harbour.example');
    expect({ viewer, userErrors }).toEqual({
      viewer: { user: { userName: 'admin@harbour.example' } },
      userErrors: [],
    });
    expect(await maya.data(ME)).toEqual({
      viewer: {
        user: { id: USERS.harbourAdmin, userName: 'admin@harbour.example', roles: ['CUSTOMER_ADMIN'] },
        customer: { id: CUSTOMERS.harbour },
      },
    });
  });

  it('SES-01 needs a user name and a password, and asks the platform for neither alone', async () => {
    const visitor = world.visitor();
    let refused: Data;
    const calls = await world.callsOf(async () => {
      refused = await signIn(visitor, '  ', '');
    });
    expect(refused.userErrors).toEqual([
      { code: 'REQUIRED', field: ['userName'], message: 'Username is required' },
      { code: 'REQUIRED', field: ['password'], message: 'Password is required' },
    ]);
    expect(calls).toEqual([]);
  });

  it('SES-05 says the same for a wrong password and for an unknown name, and opens nothing', async () => {
    const visitor = world.visitor();
    const wrong = await signIn(visitor, 'library@harbour.example', 'not the password');
    const unknown = await signIn(visitor, 'nobody@harbour.example', 'not the password');
    expect(wrong).toEqual({
      viewer: null,
      userErrors: [{ code: 'INVALID', field: null, message: 'Incorrect username or password.' }],
    });
    expect(unknown).toEqual(wrong);
    expect(visitor.cookie).toBeNull();
    expect(await visitor.data(ME)).toEqual({ viewer: null });
  });

  it('SES-06 refuses a venue after its login and ends its session upstream', async () => {
    const venue = world.visitor();
    const calls = await world.callsOf(async () => {
      expect(await signIn(venue, 'harbour-main-hall')).toEqual({
        viewer: null,
        userErrors: [{ code: 'FORBIDDEN', field: null, message: 'Venues shall not pass!!' }],
      });
    });
    expect(calls).toEqual(['POST /api/v3/auth/token', 'GET /legacy/users/me', 'POST /api/v3/logout']);
    expect(venue.cookie).toBeNull();
  });

  it('tells who knows the password of a disabled account that it is disabled', async () => {
    const { userErrors } = await signIn(world.visitor(), 'former@harbour.example');
    expect(userErrors).toEqual([
      { code: 'FORBIDDEN', field: null, message: 'This account has been disabled.' },
    ]);
  });

  it('NET-13 passes on that there were too many attempts', async () => {
    await world.platform.injectFault({ service: '*', path: '/auth/token', kind: 'status', status: 429 });
    const { errors } = await world.visitor().run(SIGN_IN, {
      input: { userName: 'events@harbour.example', password: 'any password' },
    });
    await world.platform.clearFaults();
    expect(errors?.[0]).toMatchObject({
      message: 'Too many requests. Please try again later.',
      extensions: { code: 'RATE_LIMITED' },
    });
  });
});

describe('the session', () => {
  it('answers the viewer without a call once it is known', async () => {
    const maya = await world.signIn('admin@harbour.example');
    const calls = await world.callsOf(() =>
      maya.data(
        `{ viewer { user { id userName firstName roles } customer { id name } homeCustomer { id name }
           permissions capabilities toggles isSudoAdmin isSudoViewer isApiClient } }`,
      ),
    );
    expect(calls).toEqual([]);
    const named = await world.callsOf(() =>
      maya.data('{ viewer { customer { name timezone } homeCustomer { name } } }'),
    );
    expect(named).toEqual([`GET /api/v3/customers/${CUSTOMERS.harbour}`]);
  });

  it('SES-07, SES-08 renews an access token that ran out, once for ten operations at a time', async () => {
    const maya = await world.signIn('admin@harbour.example');
    world.polls.pass(16 * 60_000);
    const calls = await world.callsOf(async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => maya.data('{ viewer { customer { name } } }')),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    });
    expect(calls.filter((call) => call === 'POST /api/v3/auth/token')).toHaveLength(1);
  });

  it('SES-03 renews on demand', async () => {
    const maya = await world.signIn('admin@harbour.example');
    const before = maya.cookie;
    const { refreshSession } = await maya.data('mutation { refreshSession { viewer { user { id } } } }');
    expect(refreshSession.viewer.user.id).toBe(USERS.harbourAdmin);
    expect(maya.cookie).not.toBe(before);
  });

  it('SES-10, SES-11 expires when its refresh token is refused', async () => {
    const maya = await world.signIn('admin@harbour.example');
    world.polls.pass(31 * 24 * 3_600_000);
    const { data } = await maya.run('{ viewer { customer { name } } }');
    expect(data).toEqual({ viewer: null });
    expect(maya.cookie).toBeNull();
  });

  it('ends upstream with signing out, and signing out twice is no fault', async () => {
    const maya = await world.signIn('admin@harbour.example');
    const stolen = world.visitor();
    stolen.cookie = maya.cookie;
    const SIGN_OUT = 'mutation { signOut { signedOut } }';
    const calls = await world.callsOf(() => maya.data(SIGN_OUT));
    expect(calls).toEqual(['POST /api/v3/logout']);
    expect(maya.cookie).toBeNull();
    expect(await stolen.data(ME)).toEqual({ viewer: null });
    expect(await maya.data(SIGN_OUT)).toEqual({ signOut: { signedOut: true } });
  });

  it('signs out although the platform cannot be told', async () => {
    const maya = await world.signIn('admin@harbour.example');
    await world.platform.injectFault({ service: '*', path: '/logout', kind: 'status', status: 503 });
    expect(await maya.data('mutation { signOut { signedOut } }')).toEqual({ signOut: { signedOut: true } });
    await world.platform.clearFaults();
    expect(maya.cookie).toBeNull();
  });
});

describe('switching organisation', () => {
  const to = (customerId: string, password = DEMO_PASSWORD) => ({ input: { customerId, password } });

  it('SES-14 STM-02 works in the other organisation from then on, at home in the own one', async () => {
    const admin = await world.signIn('super@rostrum.example');
    const before = await admin.data('{ viewer { customer { encoders { totalCount } } } }');
    const { switchCustomer } = await admin.data(SWITCH, to(CUSTOMERS.harbour));
    expect(switchCustomer).toEqual({
      viewer: {
        customer: { id: CUSTOMERS.harbour, name: 'Harbour Street Church', encoders: { totalCount: 8 } },
        homeCustomer: { id: CUSTOMERS.operations },
        isSudoAdmin: true,
      },
      userErrors: [],
    });
    expect(before.viewer.customer.encoders.totalCount).toBe(0);
    const after = await admin.data(
      '{ viewer { customer { id encoders { totalCount } } homeCustomer { id } } }',
    );
    expect(after.viewer).toEqual({
      customer: { id: CUSTOMERS.harbour, encoders: { totalCount: 8 } },
      homeCustomer: { id: CUSTOMERS.operations },
    });
  });

  it('SES-14 hands on nothing of the old organisation: not its cookie, its answers, nor a call under way', async () => {
    const admin = await world.signIn('super@rostrum.example');
    await admin.data(SWITCH, to(CUSTOMERS.harbour));
    const SCHEDULE = `{ viewer { customer { id
      schedule(from: "2026-11-22T00:00:00Z", to: "2026-11-23T00:00:00Z") { title } } } }`;
    const harbour = await admin.data(SCHEDULE);
    const old = world.visitor();
    old.cookie = admin.cookie;
    await world.platform.injectFault({ service: '*', path: '/schedules', kind: 'delay', delayMs: 200 });
    const slow = old.run(SCHEDULE);
    await until(async () =>
      (await world.platform.requests()).some(({ path }) => path.endsWith('/schedules')),
    );
    await admin.data(SWITCH, to(CUSTOMERS.northgate));
    const northgate = await admin.data(SCHEDULE);
    await slow;
    await world.platform.clearFaults();
    expect(northgate.viewer.customer.id).toBe(CUSTOMERS.northgate);
    const titles = (data: Data) => data.viewer.customer.schedule.map(({ title }: { title: string }) => title);
    expect(titles(northgate).filter((title: string) => titles(harbour).includes(title))).toEqual([]);
    expect(await old.data(ME)).toEqual({ viewer: null });
  });

  it('SES-15 needs the password', async () => {
    const admin = await world.signIn('super@rostrum.example');
    const { switchCustomer } = await admin.data(SWITCH, to(CUSTOMERS.harbour, ''));
    expect(switchCustomer).toEqual({
      viewer: null,
      userErrors: [{ code: 'REQUIRED', field: ['password'], message: 'Password is required' }],
    });
  });

  it('SES-16 STM-02 refuses a wrong password and leaves the session as it was', async () => {
    const admin = await world.signIn('super@rostrum.example');
    const { switchCustomer } = await admin.data(SWITCH, to(CUSTOMERS.harbour, 'wrong password'));
    expect(switchCustomer).toEqual({
      viewer: null,
      userErrors: [{ code: 'INVALID', field: ['password'], message: 'Incorrect password.' }],
    });
    expect((await admin.data(ME)).viewer.customer.id).toBe(CUSTOMERS.operations);
  });

  it('PRM-27 is for super-admins alone', async () => {
    for (const userName of ['admin@harbour.example', 'viewer@rostrum.example']) {
      const client = await world.signIn(userName);
      const { errors } = await client.run(SWITCH, to(CUSTOMERS.northgate));
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await client.data(ME)).viewer.customer.id).not.toBe(CUSTOMERS.northgate);
    }
  });

  it('SES-04 signs in on behalf of an organisation', async () => {
    const admin = world.visitor();
    const ON_BEHALF = `mutation ($input: SignInOnBehalfInput!) {
      signInOnBehalf(input: $input) { viewer { customer { id } homeCustomer { id } } userErrors { message } } }`;
    const input = { customerId: CUSTOMERS.vista, userName: 'super@rostrum.example', password: DEMO_PASSWORD };
    const { signInOnBehalf } = await admin.data(ON_BEHALF, { input });
    expect(signInOnBehalf).toEqual({
      viewer: { customer: { id: CUSTOMERS.vista }, homeCustomer: { id: CUSTOMERS.operations } },
      userErrors: [],
    });
  });
});

describe('API clients', () => {
  it('call with a token of their own and can neither open nor close a session', async () => {
    const program = world.visitor();
    program.headers = { authorization: `Bearer ${await world.platform.signInClient()}` };
    const { viewer } = await program.data(
      '{ viewer { isApiClient user { id } customer { id } permissions } }',
    );
    expect(viewer).toMatchObject({
      isApiClient: true,
      user: { id: 'harbour-analytics' },
      customer: { id: CUSTOMERS.harbour },
    });
    expect(viewer.permissions).toContain('BANDWIDTH_ANALYTICS');
    const { errors } = await program.run('mutation { signOut { signedOut } }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
