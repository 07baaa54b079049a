import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { eq } from 'drizzle-orm';
import { decoders, venueLicenses } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

/** A venue login cannot replace a token and can sign in at most ten decoders. */
let platform: TestPlatform;
let customerId: string;
let token: string;
let serials = 0;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
  ({ customerId, token } = await newOrganisation(platform, { multisitePlanId: PLANS.multisitePro }));
  await platform.services.db.insert(venueLicenses).values({ customerId, licenseType: 'pro', total: 100 });
}, START_LIMIT_MS);
afterAll(() => platform?.close());

const newVenue = async (userName: string) =>
  (
    await platform.call<{ uuid: string }>('POST', `/api/v3/customers/${customerId}/venues`, {
      token,
      body: { userName, password: DEMO_PASSWORD, licenseType: 'pro' },
    })
  ).body.uuid;
const newSerial = () => `D7700${String(++serials).padStart(4, '0')}`;
const login = (userName: string, serialNumber: string, currentToken?: string) =>
  platform.call<{ token: string; reason: string }>('POST', '/api/v3/devices/token', {
    body: {
      ...{ kind: 'decoder', serialNumber, userName, password: DEMO_PASSWORD },
      ...{ playerVersion: '5.4.0', hardware: 'Rostrum D2', currentToken },
    },
  });
const orders = (device: string) =>
  platform.call<{ signedIn: boolean }>('GET', '/api/v3/devices/decoder/commands', { token: device });
const release = (serial: string, as?: string) =>
  platform.call('DELETE', `/api/v3/decoders/${serial}`, as ? { token: as } : {});

test('DEC-13 STM-21 refuses to replace the token of a decoder for the login of its venue or of another one', async () => {
  await newVenue('st-lucy');
  await newVenue('st-mark');
  const serial = newSerial();
  const { token: device } = (await login('st-lucy', serial)).body;
  for (const attempt of [
    login('st-lucy', serial),
    login('st-mark', serial),
    login('st-lucy', serial, ''),
    login('st-lucy', serial, 'x'.repeat(43)),
  ])
    expect(await attempt).toMatchObject({
      status: 409,
      body: { reason: 'DECODER_HAS_TOKEN', field: 'currentToken' },
    });
  expect(await orders(device)).toMatchObject({ status: 200, body: { signedIn: true } });
  const [row] = await platform.services.db.select().from(decoders).where(eq(decoders.serial, serial));
  expect(row?.signedIn).toBe(true);
});

test('STM-21 renews the token of a decoder that sends its current token', async () => {
  await newVenue('st-nina');
  const serial = newSerial();
  const before = (await login('st-nina', serial)).body.token;
  const again = await login('st-nina', serial, before);
  expect(again.status).toBe(200);
  expect((await orders(before)).status).toBe(401);
  expect((await orders(again.body.token)).body.signedIn).toBe(true);
  expect((await login('st-nina', serial, before)).status).toBe(409);
});

test('DEC-13 issues one token when a new decoder signs in ten times at the same time', async () => {
  await newVenue('st-odo');
  await newVenue('st-otto');
  const serial = newSerial();
  const names = Array.from({ length: 10 }, (_, at) => (at % 2 ? 'st-odo' : 'st-otto'));
  const answers = await Promise.all(names.map((name) => login(name, serial)));
  const issued = answers.filter(({ status }) => status === 200);
  expect(issued).toHaveLength(1);
  expect((await orders(issued[0]!.body.token)).status).toBe(200);
});

test('PRM-05 releases a decoder for those who manage its venue, ends its token at once, and lets it sign in again', async () => {
  await newVenue('st-paul');
  const serial = newSerial();
  const device = (await login('st-paul', serial)).body.token;
  const neighbor = await newOrganisation(platform, { multisitePlanId: PLANS.multisitePro });
  const { userName } = await platform.createUser(customerId, { roles: ['EVENT_ADMIN'] });
  expect((await release(serial)).status).toBe(401);
  expect((await release(serial, device)).status).toBe(401);
  expect((await release(serial, await platform.signIn(userName))).status).toBe(403);
  expect((await release(serial, neighbor.token)).status).toBe(404);
  expect((await orders(device)).status).toBe(200);
  expect((await release(serial, token)).status).toBe(204);
  expect((await release(serial, token)).status).toBe(404);
  expect((await orders(device)).status).toBe(401);
  expect((await login('st-paul', serial)).status).toBe(200);
});

test('VEN-12 signs in ten decoders of a venue at most, and one more after a release', async () => {
  const venue = await newVenue('st-rita');
  const own = Array.from({ length: 10 }, newSerial);
  for (const serial of own) expect((await login('st-rita', serial)).status).toBe(200);
  const eleventh = newSerial();
  expect(await login('st-rita', eleventh)).toMatchObject({
    status: 402,
    body: {
      code: 'LIMIT',
      reason: 'DECODERS_TOO_MANY',
      field: 'serialNumber',
      parameters: { limit: '10', count: '11' },
    },
  });
  const together = await Promise.all([login('st-rita', newSerial()), login('st-rita', newSerial())]);
  expect(together.map(({ status }) => status)).toEqual([402, 402]);
  expect(await platform.services.db.$count(decoders, eq(decoders.venueId, venue))).toBe(10);
  await release(own[0]!, token);
  expect((await login('st-rita', eleventh)).status).toBe(200);
});

test('shows the sign-in of a decoder and its release in the activity log of the organization', async () => {
  await newVenue('st-sava');
  const serial = newSerial();
  await login('st-sava', serial);
  await release(serial, token);
  const entries = async (subject: string) =>
    (
      await platform.call<{ action: string; actorName: string }[]>(
        'GET',
        `/api/v3/customers/${customerId}/audit?subject=${subject}&subjectId=${serial}`,
        { token },
      )
    ).body.map(({ action, actorName }) => [action, actorName]);
  const { userName } = (await platform.call<{ userName: string }>('GET', '/legacy/users/me', { token })).body;
  expect(await entries('decoder_tokens')).toEqual(expect.arrayContaining([['insert', 'st-sava']]));
  expect(await entries('decoders')).toEqual([
    ['delete', userName],
    ['insert', 'st-sava'],
  ]);
});
