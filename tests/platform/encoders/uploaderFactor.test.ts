import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { secondFactors } from '../../../fixtures/platform/kernel/db/schema/secondFactors.ts';
import { renewRecoveryCodes } from '../../../fixtures/platform/domains/customers/credentials/recovery.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
});
afterAll(() => platform.close());

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** The code that a program shows half a minute after the last one. */
function nextCode(): string {
  platform.clock.advance(30_000);
  const timestamp = platform.clock.now().getTime();
  return new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp });
}

const post = (path: string, body: object) =>
  platform.call<Record<string, unknown>>('POST', `/api/v3/${path}`, { body });

/** An Organization Admin with a program for codes, and a device that is registered in their name. */
async function admin() {
  const customerId = await platform.createCustomer({ demo: true });
  const { userId, userName } = await platform.createUser(customerId);
  const { db, clock, sealing } = platform.services;
  await db.insert(secondFactors).values({
    ...{ id: randomUUID(), userId, kind: 'code', name: 'Phone', createdAt: clock.now() },
    ...{ sealedSecret: sealing.seal(SECRET, userId), lastStep: 0 },
  });
  const [recovery] = await renewRecoveryCodes(db, userId);
  const deviceId = randomUUID();
  const login = { userName, password: DEMO_PASSWORD };
  return {
    recovery,
    register: (secondFactor?: string) =>
      post('uploaders/registration', { ...login, deviceId, name: 'Desk', pluginKind: 'OBS', secondFactor }),
    token: (secondFactor?: string) =>
      post('devices/token', { kind: 'softwareEncoder', deviceId, ...login, secondFactor }),
    unregister: (secondFactor?: string) =>
      platform.call('DELETE', `/api/v3/uploaders/${deviceId}`, { body: { ...login, secondFactor } }),
  };
}

const ASKED = { code: 'INVALID', field: 'secondFactor', reason: 'SECOND_FACTOR_CODE_NEEDED' };
const WRONG = { field: 'secondFactor', reason: 'CODE_WRONG' };

test('REG-04 a software encoder is registered, signed in and unregistered with a code, each once, or a recovery code', async () => {
  const { recovery, register, token, unregister } = await admin();
  expect(await register()).toMatchObject({ status: 400, body: ASKED });
  expect(await register('')).toMatchObject({ status: 400, body: ASKED });
  expect(await register('000000')).toMatchObject({ status: 400, body: WRONG });
  const code = nextCode();
  expect((await register(code)).status).toBe(200);
  expect(await token()).toMatchObject({ status: 400, body: ASKED });
  expect(await token(code)).toMatchObject({ status: 400, body: WRONG });
  expect((await token(recovery)).status).toBe(200);
  expect(await unregister(recovery)).toMatchObject({ status: 400, body: WRONG });
  expect((await unregister(nextCode())).status).toBe(204);
});

test('REG-04 where everybody needs one, nobody without registers a software encoder', async () => {
  const customerId = await platform.createCustomer({ demo: true });
  const { userName } = await platform.createUser(customerId);
  const { db } = platform.services;
  await db.update(customers).set({ needsSecondFactor: true }).where(eq(customers.uuid, customerId));
  const refused = await post('uploaders/registration', {
    ...{ userName, password: DEMO_PASSWORD, deviceId: randomUUID() },
    ...{ name: 'Desk', pluginKind: 'OBS', secondFactor: '123456' },
  });
  expect(refused).toMatchObject({ status: 403, body: { reason: 'SECOND_FACTOR_ADD_FIRST' } });
});
