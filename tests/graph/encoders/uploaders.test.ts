import { eq } from 'drizzle-orm';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { SIMULATOR_STEPS } from '../../../fixtures/demo/simulator/steps.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
  // Licenses for all tests of this file; one test takes its own organization.
  const { db } = world.platform.services;
  const [row] = await db.select().from(customers).where(eq(customers.uuid, CUSTOMERS.harbour));
  const subscriptionDetails = { ...row!.subscriptionDetails, softwareEncoders: 20 };
  await db.update(customers).set({ subscriptionDetails }).where(eq(customers.uuid, CUSTOMERS.harbour));
}, START_MS);
afterAll(() => world?.close());

const REGISTER = `mutation ($input: RegisterUploaderInput!) {
  registerUploader(input: $input) { uploaderId encoderId customerName userErrors { code field message } } }`;
const UNREGISTER = `mutation ($input: UnregisterUploaderInput!) {
  unregisterUploader(input: $input) { unregistered userErrors { code field message } } }`;
const REGISTRATION = `query ($deviceId: ID!) {
  uploaderRegistration(deviceId: $deviceId) { deviceId registered name customerName } }`;
const ENCODERS =
  '{ viewer { customer { encoders(first: 100) { nodes { id name type status { state } } } } } }';

let made = 0;
function input(change: Record<string, unknown> = {}) {
  made += 1;
  return {
    deviceId: `device-${made}`,
    name: `Encoder ${made}`,
    pluginKind: 'OBS',
    userName: 'admin@harbour.example',
    password: DEMO_PASSWORD,
    ...change,
  };
}
const register = async (change: Record<string, unknown> = {}, client = world.visitor()) =>
  (await client.data(REGISTER, { input: input(change) })).registerUploader;
const unregister = async (deviceId: string | null, change: Record<string, unknown> = {}) => {
  const { userName, password } = input(change);
  const variables = { input: { deviceId, userName, password } };
  return (await world.visitor().data(UNREGISTER, variables)).unregisterUploader;
};
const registrationOf = async (deviceId: string, client = world.visitor()) =>
  (await client.data(REGISTRATION, { deviceId })).uploaderRegistration;
const encodersOf = async (client: GraphClient): Promise<{ id: string; name: string; type: string }[]> =>
  (await client.data(ENCODERS)).viewer.customer.encoders.nodes;

const refused = (code: string, field: string[] | null, message: string) => ({
  uploaderId: null,
  encoderId: null,
  customerName: null,
  userErrors: [{ code, field, message }],
});

describe('registering a software encoder', () => {
  it('REG-01 STM-19 unregistered → registered: the encoder is in the list at once, one REST call each', async () => {
    const admin = await world.signIn('admin@harbour.example');
    expect(await registrationOf('front-desk')).toEqual({
      deviceId: 'front-desk',
      registered: false,
      name: null,
      customerName: null,
    });
    let answer: { encoderId: string; customerName: string; userErrors: unknown[] } | undefined;
    const calls = await world.callsOf(async () => {
      answer = await register({ deviceId: 'front-desk', name: 'Front desk', pluginKind: 'PROPRESENTER' });
    });
    expect(calls).toEqual(['POST /api/v3/uploaders/registration']);
    expect(answer).toMatchObject({ customerName: 'Harbour Street Church', userErrors: [] });
    expect(await encodersOf(admin)).toContainEqual(
      expect.objectContaining({ id: answer?.encoderId, name: 'Front desk', type: 'SOFTWARE' }),
    );
    expect(await world.callsOf(() => registrationOf('front-desk'))).toEqual([
      'GET /api/v3/uploaders/registration/front-desk',
    ]);
    expect(await registrationOf('front-desk')).toMatchObject({ registered: true, name: null });
    expect(await registrationOf('front-desk', admin)).toEqual({
      deviceId: 'front-desk',
      registered: true,
      name: 'Front desk',
      customerName: 'Harbour Street Church',
    });
  });

  it('STM-19 registered → registered is refused', async () => {
    await register({ deviceId: 'twice' });
    expect(await register({ deviceId: 'twice' })).toEqual(
      refused('STATE', null, 'This device is already registered. Unregister it first.'),
    );
  });

  it('REG-01 STM-19 registered → unregistered frees the license', async () => {
    const { userName } = await ownOrganization(1);
    expect((await register({ deviceId: 'only-one', userName })).userErrors).toEqual([]);
    const full = await register({ userName });
    expect(full).toEqual(
      refused(
        'LIMIT',
        null,
        'No software encoder license is available. Unregister another software encoder or add licenses to your plan. In use: 1 of 1.',
      ),
    );
    const calls = await world.callsOf(async () => {
      expect(await unregister('only-one', { userName })).toEqual({ unregistered: true, userErrors: [] });
    });
    expect(calls).toEqual(['DELETE /api/v3/uploaders/only-one']);
    expect((await registrationOf('only-one')).registered).toBe(false);
    expect((await register({ userName })).userErrors).toEqual([]);
  });

  it('STM-19 unregistered → unregistered is refused, also for a device of another organization', async () => {
    await register({ deviceId: 'harbours' });
    for (const deviceId of ['never-was', 'harbours']) {
      expect(await unregister(deviceId, { userName: 'admin@northgate.example' })).toEqual({
        unregistered: false,
        userErrors: [
          {
            code: 'NOT_FOUND',
            field: null,
            message: 'This device is not registered with your organization.',
          },
        ],
      });
    }
    expect((await registrationOf('harbours')).registered).toBe(true);
  });

  it('REG-03 ENC-09 a taken name is a conflict on the name, in any case', async () => {
    await register({ name: 'Lobby' });
    expect(await register({ name: 'LOBBY' })).toEqual(
      refused(
        'CONFLICT',
        ['name'],
        'Your organization already has a software encoder with this name. Please choose a different name.',
      ),
    );
  });

  it('REG-03 ENC-09 a missing device id, a blank name and missing credentials are told without a REST call', async () => {
    let answer: { userErrors: { field: string[]; message: string }[] } | undefined;
    const calls = await world.callsOf(async () => {
      answer = await register({ deviceId: null, name: ' ', userName: '', password: '' });
    });
    expect(calls).toEqual([]);
    expect(answer?.userErrors.map(({ field, message }) => [field[0], message]).sort()).toEqual([
      ['deviceId', 'The device ID is missing. Please open this page from the encoder’s plugin.'],
      ['name', 'Encoder name is required'],
      ['password', 'Password is required'],
      ['userName', 'Username is required'],
    ]);
    const [problem] = (await unregister(null)).userErrors;
    expect(problem).toEqual({
      code: 'REQUIRED',
      field: ['deviceId'],
      message: 'The device ID is missing. Please open this page from the encoder’s plugin.',
    });
  });

  it.each([
    'events@harbour.example',
    'encoders@harbour.example',
    'library@harbour.example',
    'review@harbour.example',
  ])('PRM-17 REG-03 %s has insufficient permission', async (userName) => {
    expect(await register({ userName })).toEqual(
      refused('FORBIDDEN', null, 'Only an Organization Admin can register or unregister software encoders.'),
    );
    const { unregistered, userErrors } = await unregister('front-desk', { userName });
    expect([unregistered, userErrors[0].code]).toEqual([false, 'FORBIDDEN']);
  });

  it('REG-04 a wrong password is the input’s fault, a disabled account is told so', async () => {
    expect(await register({ password: 'wrong-password' })).toEqual(
      refused('INVALID', null, 'Incorrect username or password.'),
    );
    const [disabled] = (await register({ userName: 'former@harbour.example' })).userErrors;
    expect(disabled).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('disabled') });
  });

  it('REG-03 a fault of the platform is an error with a code, not a refusal', async () => {
    await world.platform.injectFault({
      service: 'central',
      path: '/uploaders/',
      kind: 'status',
      status: 500,
    });
    const { errors } = await world.visitor().run(REGISTER, { input: input() });
    await world.platform.clearFaults();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_ERROR', status: 500 });
  });

  it('REG-04 leaves no studio session behind, and an open one as it was', async () => {
    const visitor = world.visitor();
    await register({ deviceId: 'no-session' }, visitor);
    expect(visitor.cookie).toBeNull();
    expect((await visitor.data('{ viewer { user { id } } }')).viewer).toBeNull();

    const reviewer = await world.signIn('review@harbour.example');
    await register({}, reviewer);
    const { viewer } = await reviewer.data('{ viewer { user { userName } } }');
    expect(viewer.user.userName).toBe('review@harbour.example');
  });

  it('is throttled like signing in', async () => {
    const { userName } = await ownOrganization(1);
    for (let at = 0; at < 10; at += 1) await register({ userName, password: `wrong-${at}` });
    const { errors } = await world.visitor().run(REGISTER, { input: input({ userName }) });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      retryAfterSeconds: 300,
    });
  });

  it('whoever watches the encoders hears of the new one within the quick interval', async () => {
    const admin = await world.signIn('admin@harbour.example');
    const events = admin.subscribe(
      'subscription { encodersChanged { sequence encoders { name status { state } } } }',
    );
    await events.next();
    await register({ name: 'Watched' });
    const heard: string[] = [];
    const listening = (async () => {
      for await (const { data } of events) heard.push(JSON.stringify(data.encodersChanged.encoders));
    })();
    await until(async () => {
      world.polls.pass(5_000);
      await runDueSteps(world.platform.services, SIMULATOR_STEPS, () => undefined);
      return heard.some((encoders) => encoders.includes('Watched'));
    });
    await admin.close();
    await listening.catch(() => undefined);
  });
});

async function ownOrganization(licenses: number): Promise<{ userName: string }> {
  const customerId = await world.platform.createCustomer({
    subscriptionDetails: {
      contentLibraryTrialCancelled: false,
      subtitlesHoursPerMonth: 0,
      softwareEncoders: licenses,
      venues: 0,
      rtmp: 0,
      audio16: 0,
    },
  });
  return world.platform.createUser(customerId);
}
