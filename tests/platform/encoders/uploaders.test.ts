import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { accessTokens, refreshTokens, sessions } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { runDueSteps } from '../../../fixtures/platform/jobs/recurring.ts';
import { SIMULATOR_STEPS } from '../../../fixtures/demo/simulator/steps.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { ROLES, type RoleName } from '../../../schema/rules/permissions.ts';
import { backends } from '../../support/backends.ts';
import type { Answer, TestPlatform } from '../../support/platform.ts';

interface Body {
  code?: string;
  message?: string;
  field?: string;
  uploaderId?: string;
  encoderId?: string;
  customerId?: string;
  registered?: boolean;
  name?: string | null;
  customerName?: string | null;
}
interface Listed {
  uuid: string;
  name: string;
  type: string;
  model: string;
  obsVersion: string | null;
  proPresenterVersion: string | null;
  status: { state: string };
}

describe.each(await backends())('software encoders on $name', (backend) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ platform, close } = await backend.start({ seed: 'none' }));
  });
  afterAll(() => close());

  let made = 0;
  const newDevice = () => `device-${(made += 1)}`;

  async function organization(licenses = 2): Promise<{ customerId: string; userName: string }> {
    const customerId = await platform.createCustomer({ demo: true });
    const { db } = platform.services;
    const [row] = await db.select().from(customers).where(eq(customers.uuid, customerId));
    const subscriptionDetails = { ...row!.subscriptionDetails, softwareEncoders: licenses };
    await db.update(customers).set({ subscriptionDetails }).where(eq(customers.uuid, customerId));
    const { userName } = await platform.createUser(customerId);
    return { customerId, userName };
  }

  const register = (userName: string, change: Record<string, unknown> = {}): Promise<Answer<Body>> =>
    platform.call('POST', '/api/v3/uploaders/registration', {
      body: {
        userName,
        password: DEMO_PASSWORD,
        deviceId: newDevice(),
        name: `Encoder ${made}`,
        pluginKind: 'OBS',
        ...change,
      },
    });
  const unregister = (userName: string, deviceId: string, password = DEMO_PASSWORD) =>
    platform.call<Body>('DELETE', `/api/v3/uploaders/${deviceId}`, { body: { userName, password } });
  const stateOf = async (deviceId: string) =>
    (await platform.call<Body>('GET', `/api/v3/uploaders/registration/${deviceId}`)).body;
  const encodersOf = async (customerId: string, userName: string) =>
    (
      await platform.call<Listed[]>('GET', `/api/v3/customers/${customerId}/encoders`, {
        token: await platform.signIn(userName),
      })
    ).body;

  test('STM-19 REG-01 unregistered → registered → unregistered: takes one license and frees it', async () => {
    const { customerId, userName } = await organization(1);
    const deviceId = newDevice();
    expect(await stateOf(deviceId)).toEqual({ registered: false, name: null, customerName: null });

    const answer = await register(userName, { deviceId, name: 'Front desk' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      uploaderId: expect.any(String),
      encoderId: expect.any(String),
      customerId,
      customerName: expect.any(String),
    });
    expect(await stateOf(deviceId)).toEqual({ registered: true, name: null, customerName: null });
    expect((await register(userName)).status).toBe(402);

    expect((await unregister(userName, deviceId)).status).toBe(204);
    expect(await stateOf(deviceId)).toEqual({ registered: false, name: null, customerName: null });
    expect(await encodersOf(customerId, userName)).toEqual([]);
    expect((await register(userName)).status).toBe(200);
  });

  test('REG-04 a device has its names for its own organization alone, whoever else asks', async () => {
    const [own, other] = [await organization(), await organization()];
    const deviceId = newDevice();
    const { body } = await register(own.userName, { deviceId, name: 'Front desk' });
    const asked = async (token?: string) =>
      (
        await platform.call('GET', `/api/v3/uploaders/registration/${deviceId}`, {
          ...(token === undefined ? {} : { token }),
        })
      ).body;
    const nothing = { registered: true, name: null, customerName: null };
    expect(await asked(await platform.signIn(own.userName))).toEqual({
      ...{ registered: true, name: 'Front desk' },
      customerName: body.customerName,
    });
    expect(await asked(await platform.signIn(other.userName))).toEqual(nothing);
    expect(await asked('0123456789abcdef0123456789abcdef')).toEqual(nothing);
    expect(await asked()).toEqual(nothing);
  });

  test('STM-19 registered → registered is refused, by the same organization and by another', async () => {
    const [first, second] = [await organization(), await organization()];
    const deviceId = newDevice();
    await register(first.userName, { deviceId });
    for (const { userName } of [first, second]) {
      const answer = await register(userName, { deviceId, name: 'Another name' });
      expect([answer.status, answer.body]).toMatchObject([
        409,
        { code: 'STATE', message: 'This device is already registered. Unregister it first.' },
      ]);
    }
    expect(await encodersOf(first.customerId, first.userName)).toHaveLength(1);
    expect(await encodersOf(second.customerId, second.userName)).toEqual([]);
  });

  test('STM-19 unregistered → unregistered is refused, and alike for a device of another organization', async () => {
    const [own, other] = [await organization(), await organization()];
    const deviceId = newDevice();
    await register(other.userName, { deviceId });
    for (const device of [deviceId, newDevice()]) {
      const answer = await unregister(own.userName, device);
      expect([answer.status, answer.body]).toMatchObject([
        404,
        { code: 'NOT_FOUND', message: 'This device is not registered with your organization.' },
      ]);
    }
    expect((await stateOf(deviceId)).registered).toBe(true);
  });

  test('REG-01 of many registrations at a time exactly as many succeed as there are licenses', async () => {
    const { customerId, userName } = await organization(2);
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(userName)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402, 402, 402]);
    expect(await encodersOf(customerId, userName)).toHaveLength(2);
  });

  test('REG-02 OBS and ProPresenter are the two plugin kinds, and no other', async () => {
    const { customerId, userName } = await organization(2);
    expect((await register(userName, { pluginKind: 'OBS', name: 'A' })).status).toBe(200);
    expect((await register(userName, { pluginKind: 'PROPRESENTER', name: 'B' })).status).toBe(200);
    const refused = await register(userName, { pluginKind: 'VMIX' });
    expect([refused.status, refused.body.field]).toEqual([400, 'pluginKind']);
    expect(refused.body.message).toContain('OBS, PROPRESENTER');
    const [obs, proPresenter] = await encodersOf(customerId, userName);
    expect(obs).toMatchObject({ type: 'software', model: 'OBS plugin', proPresenterVersion: null });
    expect(obs?.obsVersion).toMatch(/^\d+\.\d+/);
    expect(proPresenter).toMatchObject({ type: 'software', model: 'ProPresenter plugin', obsVersion: null });
    expect(proPresenter?.proPresenterVersion).toMatch(/^\d+\.\d+/);
  });

  test('REG-03 ENC-09 a duplicate name answers 409 on the name, in any case; a blank one 400', async () => {
    const { userName } = await organization(3);
    await register(userName, { name: 'Front desk' });
    const taken = await register(userName, { name: ' FRONT desk ' });
    expect([taken.status, taken.body]).toMatchObject([
      409,
      {
        code: 'CONFLICT',
        field: 'name',
        message:
          'Your organization already has a software encoder with this name. Please choose a different name.',
      },
    ]);
    for (const name of ['', '   ', undefined]) {
      const answer = await register(userName, { name });
      expect([answer.status, answer.body.field]).toEqual([400, 'name']);
      expect(answer.body.message).toBe('Encoder name is required');
    }
    const long = await register(userName, { name: 'n'.repeat(129) });
    expect(long.body.message).toBe('name must have at most 128 characters; it has 129.');
    // Another organization may use the same name.
    expect((await register((await organization()).userName, { name: 'Front desk' })).status).toBe(200);
  });

  test('REG-03 no license left answers 402 and says how many there are', async () => {
    const { customerId, userName } = await organization(1);
    await register(userName);
    const answer = await register(userName);
    expect([answer.status, answer.body]).toMatchObject([
      402,
      {
        code: 'LIMIT',
        message:
          'No software encoder license is available. Unregister another software encoder or add licenses to your plan. In use: 1 of 1.',
      },
    ]);
    expect(await encodersOf(customerId, userName)).toHaveLength(1);
  });

  test.each([undefined, '', '  '])('REG-03 a missing device id (%j) answers 400', async (deviceId) => {
    const { userName } = await organization();
    const answer = await register(userName, { deviceId });
    expect([answer.status, answer.body.field]).toEqual([400, 'deviceId']);
    expect(answer.body.message).toBe(
      'The device ID is missing. Please open this page from the encoder’s plugin.',
    );
  });

  test('a malformed device id answers 400 with what it is made of', async () => {
    const { userName } = await organization();
    for (const deviceId of ['has blanks', '../../x', 'd'.repeat(129)]) {
      const answer = await register(userName, { deviceId });
      expect([answer.status, answer.body.message]).toEqual([
        400,
        'A device ID must have at most 128 letters, digits, dots, colons, dashes, and underscores.',
      ]);
    }
  });

  test.each(ROLES.filter((role) => role !== 'CUSTOMER_ADMIN' && role !== 'PLATFORM_ADMIN'))(
    'PRM-17 REG-03 REG-04 the role %s is refused with the insufficient-permission message',
    async (role: RoleName) => {
      const admin = await organization();
      const { userName } = await platform.createUser(admin.customerId, { roles: [role] });
      const deviceId = newDevice();
      const refused = [await register(userName, { deviceId })];
      await register(admin.userName, { deviceId });
      refused.push(await unregister(userName, deviceId));
      for (const { status, body } of refused) {
        expect([status, body]).toMatchObject([
          403,
          {
            code: 'FORBIDDEN',
            message: 'Only an Organization Admin can register or unregister software encoders.',
          },
        ]);
      }
      expect((await stateOf(deviceId)).registered).toBe(true);
    },
  );

  test('REG-04 a wrong password, an unknown name, a venue and a disabled account register nothing', async () => {
    const { customerId, userName } = await organization();
    const venue = await platform.createUser(customerId, { userType: 'SITE', roles: [] });
    const disabled = await platform.createUser(customerId, { disabled: true });
    expect((await register(userName, { password: 'wrong-password' })).status).toBe(401);
    expect((await register('nobody@nowhere.example')).status).toBe(401);
    expect((await register(venue.userName)).status).toBe(403);
    expect((await register(disabled.userName)).body.code).toBe('ACCOUNT_DISABLED');
    expect(await encodersOf(customerId, userName)).toEqual([]);
  });

  test('REG-04 no session is left behind: no token, no cookie, no row', async () => {
    const { userName } = await organization();
    const { db } = platform.services;
    const rows = async () =>
      Promise.all(
        [sessions, accessTokens, refreshTokens].map(
          async (table) => (await db.select({ rows: count() }).from(table))[0]?.rows,
        ),
      );
    const before = await rows();
    const deviceId = newDevice();
    for (const answer of [await register(userName, { deviceId }), await unregister(userName, deviceId)]) {
      expect(answer.status).toBeLessThan(300);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(JSON.stringify(answer.body)).not.toMatch(/token/i);
    }
    expect(await rows()).toEqual(before);
  });

  test('REG-04 registering is throttled like signing in, and both count together', async () => {
    const { userName } = await organization();
    const deviceId = newDevice();
    await register(userName, { deviceId });
    for (let at = 0; at < 10; at += 1) {
      const wrong = { password: `wrong-${at}` };
      const answer = await (at % 2 === 0
        ? register(userName, wrong)
        : unregister(userName, deviceId, wrong.password));
      expect(answer.status).toBe(401);
    }
    const refused = await register(userName);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await unregister(userName, deviceId)).status).toBe(429);
    const signIn = await platform.call('POST', '/api/v3/auth/token', {
      body: { grant_type: 'password_cookie', username: userName, password: DEMO_PASSWORD },
    });
    expect(signIn.status).toBe(429);
    platform.clock.advance(300_000);
    expect((await register(userName)).status).toBe(200);
  });

  test('REG-01 a new encoder is in the list at once, is simulated in the demonstration, and can be commanded', async () => {
    const { customerId, userName } = await organization();
    const { encoderId } = (await register(userName, { name: 'Lobby' })).body;
    const [listed] = await encodersOf(customerId, userName);
    expect(listed).toMatchObject({ uuid: encoderId, name: 'Lobby', status: { state: 'offline' } });
    const rethrow = (error: unknown) => {
      throw error;
    };
    platform.clock.advance(2_000);
    await runDueSteps(platform.services, SIMULATOR_STEPS, rethrow);
    const [online] = await encodersOf(customerId, userName);
    expect(online?.status.state).toBe('normal');
    const started = await platform.call('PATCH', `/api/v3/encoders/${encoderId}/status`, {
      token: await platform.signIn(userName),
      body: { requestedState: 'started' },
    });
    expect(started.status).toBe(200);
  });

  test('what an organization may not have twice is free again after unregistering', async () => {
    const { customerId, userName } = await organization();
    const deviceId = newDevice();
    await register(userName, { deviceId, name: 'Lobby' });
    await unregister(userName, deviceId);
    expect((await register(userName, { deviceId, name: 'Lobby' })).status).toBe(200);
    const { db } = platform.services;
    expect(await db.select().from(encoders).where(eq(encoders.customerId, customerId))).toHaveLength(1);
  });
});
