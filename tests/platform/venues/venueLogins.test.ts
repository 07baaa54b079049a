import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { eq } from 'drizzle-orm';
import { decoders, venueLicenses } from '../../../fixtures/platform/kernel/db/schema/venues.ts';
import { PLANS } from '../../../fixtures/demo/seed/reference.ts';
import type { DecoderRecord, VenueRecord } from '../../../fixtures/platform/domains/venues/records.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, newOrganisation, START_LIMIT_MS } from '../worlds/mediaWorld.ts';

/** Decoders sign in with the logins of venues: STM-21, each arrow and each refused one. */
let platform: TestPlatform;
let customerId: string;
let token: string;
let serials = 0;

beforeAll(async () => {
  platform = await startTestPlatform({ seed: accountsAndPackage });
  ({ customerId, token } = await newOrganisation(platform, { multisitePlanId: PLANS.multisitePro }));
  await platform.services.db.insert(venueLicenses).values([
    { customerId, licenseType: 'pro', total: 100 },
    { customerId, licenseType: 'non-prod', total: 100 },
  ]);
}, START_LIMIT_MS);
afterAll(() => platform?.close());

async function newVenue(userName: string, licenseType = 'pro', as = { customerId, token }): Promise<string> {
  const { body } = await platform.call<VenueRecord>('POST', `/api/v3/customers/${as.customerId}/venues`, {
    token: as.token,
    body: { userName, password: DEMO_PASSWORD, licenseType },
  });
  return body.uuid;
}
const newSerial = () => `D8800${String(++serials).padStart(4, '0')}`;
/** Tokens by serial number: a decoder that signs in again sends the one it has. */
const tokens = new Map<string, string>();
const login = (userName: string, serialNumber: string, password = DEMO_PASSWORD) =>
  platform.call<{ token: string; reason: string }>('POST', '/api/v3/devices/token', {
    body: {
      ...{ kind: 'decoder', serialNumber, userName, password },
      ...{ playerVersion: '5.4.0', hardware: 'Rostrum D2', currentToken: tokens.get(serialNumber) },
    },
  });
async function signedIn(userName: string, serialNumber: string): Promise<string> {
  const answer = await login(userName, serialNumber);
  expect(answer.status).toBe(200);
  tokens.set(serialNumber, answer.body.token);
  return answer.body.token;
}
const IDLE = { status: 'idle', event: null, bandwidth: null, buffer: null, memory: null, playhead: null };
const report = (device: string, more: object = {}) =>
  platform.call<{ signedIn: boolean; watermark: boolean }>('POST', '/api/v3/devices/decoder/reports', {
    token: device,
    body: { ...IDLE, ...more },
  });
const decodersOf = async (venueId: string) =>
  (await platform.call<DecoderRecord[]>('GET', `/api/v3/users/${venueId}/decoders`, { token })).body;
const venueOf = async (venueId: string) =>
  (await platform.call<VenueRecord>('GET', `/api/v3/venues/${venueId}`, { token })).body;
const remove = (venueId: string) => platform.call('DELETE', `/api/v3/venues/${venueId}`, { token });

test('STM-21 signed out, then signed in: the venue has the decoder and what it reports', async () => {
  const venue = await newVenue('st-anne');
  expect(await venueOf(venue)).toMatchObject({ status: 'signed out', decoder: null });
  const serial = newSerial();
  const device = await signedIn('st-anne', serial);
  expect((await report(device)).body.signedIn).toBe(true);
  expect(await venueOf(venue)).toMatchObject({ status: 'idle', decoder: { serial, signedIn: true } });
});

test('STM-21 signed out stays signed out with a wrong password, as a person, or with no such venue', async () => {
  const venue = await newVenue('st-bede');
  const { userName } = await platform.createUser(customerId);
  expect((await login('st-bede', newSerial(), 'Wrong-pass-1')).status).toBe(401);
  expect((await login('st-nobody', newSerial())).status).toBe(401);
  expect((await login(userName, newSerial())).status).toBe(403);
  expect(await venueOf(venue)).toMatchObject({ status: 'signed out' });
});

const NO_SERIALS = ['E88009999', 'D8800999', 'D880099999', 'd88009999', 'D8800999x'];
test.each(NO_SERIALS)('DEC-01 the serial %s is none of a decoder: it is not let in', async (serial) => {
  const venue = await newVenue(`st-${serial}`);
  expect((await login(`st-${serial}`, serial)).status).toBe(400);
  expect(await decodersOf(venue)).toEqual([]);
});

test('STM-21 VEN-12 a second login is refused, listed beside the first, and stays refused however often it reports', async () => {
  const venue = await newVenue('st-clare');
  const [first, second] = [newSerial(), newSerial()];
  const own = await signedIn('st-clare', first);
  const other = await signedIn('st-clare', second);
  for (let times = 0; times < 2; times += 1)
    expect((await report(other, { status: 'playing', playhead: 9 })).body.signedIn).toBe(false);
  expect((await report(own)).body.signedIn).toBe(true);
  expect((await decodersOf(venue)).map(({ serial, signedIn: is, status }) => [serial, is, status])).toEqual([
    [first, true, 'idle'],
    [second, false, 'login refused'],
  ]);
  const { body } = await platform.call<{ decoders: { serial: string; userName: string }[] }>(
    'GET',
    `/api/v3/customers/${customerId}/monitors`,
    { token },
  );
  expect(body.decoders.filter(({ userName }) => userName === 'st-clare')).toHaveLength(2);
});

test('STM-21 VEN-12 of two logins at one moment, one is let in', async () => {
  const venue = await newVenue('st-denis');
  await Promise.all([signedIn('st-denis', newSerial()), signedIn('st-denis', newSerial())]);
  expect((await decodersOf(venue)).map((decoder) => decoder.signedIn)).toEqual([true, false]);
});

test('STM-21 VEN-12 MON-04 a decoder that broke down, silent for the 5 minutes of monitoring, gives its place to the next that signs in', async () => {
  const venue = await newVenue('st-bruno');
  const [broken, spare] = [newSerial(), newSerial()];
  const old = await signedIn('st-bruno', broken);
  await report(old, { status: 'playing', event: 'Lauds', playhead: 30 });
  platform.clock.advance(5 * 60_000 - 1);
  const device = await signedIn('st-bruno', spare);
  expect((await report(device)).body.signedIn).toBe(false);
  expect(await venueOf(venue)).toMatchObject({ loginFree: false, decoder: { serial: broken } });
  platform.clock.advance(1);
  expect(await venueOf(venue)).toMatchObject({ loginFree: true, decoder: { serial: broken } });
  expect((await report(device)).body.signedIn).toBe(false);
  expect((await report(await signedIn('st-bruno', spare))).body.signedIn).toBe(true);
  expect(await decodersOf(venue)).toMatchObject([
    { serial: spare, signedIn: true },
    { serial: broken, signedIn: false, status: 'signed out', event: null, playhead: null },
  ]);
  expect(await venueOf(venue)).toMatchObject({ loginFree: false, decoder: { serial: spare } });
  expect((await report(old)).body.signedIn).toBe(false);
});

test('STM-21 VEN-12 a decoder that reports again in time keeps its place, and one that has just signed in does', async () => {
  const venue = await newVenue('st-cyril');
  const [first, second] = [newSerial(), newSerial()];
  const device = await signedIn('st-cyril', first);
  platform.clock.advance(4 * 60_000);
  expect((await report(await signedIn('st-cyril', second))).body.signedIn).toBe(false);
  await report(device);
  platform.clock.advance(4 * 60_000);
  expect((await report(await signedIn('st-cyril', second))).body.signedIn).toBe(false);
  expect(await venueOf(venue)).toMatchObject({ decoder: { serial: first } });
});

test('STM-21 VEN-12 a decoder that tells of a fault and goes on reporting is still logged in: it keeps its place', async () => {
  const venue = await newVenue('st-egan');
  const [faulty, spare] = [newSerial(), newSerial()];
  const device = await signedIn('st-egan', faulty);
  for (const status of ['error', 'error'])
    expect((await report(device, { status })).body.signedIn).toBe(true);
  expect((await report(await signedIn('st-egan', spare))).body.signedIn).toBe(false);
  expect(await venueOf(venue)).toMatchObject({
    status: 'error',
    loginFree: false,
    decoder: { serial: faulty },
  });
});

test('DEC-13 a decoder is nobody until the platform has authenticated it: no token of its own making reports', async () => {
  const venue = await newVenue('st-gall');
  expect((await report('made-without-the-platform', { status: 'playing' })).status).toBe(401);
  expect(await decodersOf(venue)).toEqual([]);
  expect((await report(await signedIn('st-gall', newSerial()))).body.signedIn).toBe(true);
  expect(await decodersOf(venue)).toHaveLength(1);
});

test('STM-21 a decoder that signs in again stays signed in, and its earlier token ends', async () => {
  const venue = await newVenue('st-edith');
  const serial = newSerial();
  const before = await signedIn('st-edith', serial);
  const after = await signedIn('st-edith', serial);
  expect((await report(before)).status).toBe(401);
  expect((await report(after)).body.signedIn).toBe(true);
  expect(await decodersOf(venue)).toHaveLength(1);
});

test('STM-21 VEN-11 signed in, then signed out by the removal of the venue: neither decoder gets in any more', async () => {
  const venue = await newVenue('st-felix');
  const serial = newSerial();
  const devices = [await signedIn('st-felix', serial), await signedIn('st-felix', newSerial())];
  expect((await remove(venue)).status).toBe(204);
  for (const device of devices) expect((await report(device)).status).toBe(401);
  expect((await login('st-felix', serial)).status).toBe(401);
  const restored = await platform.call('POST', `/api/v3/venues/${venue}/restore`, { token });
  expect(restored.status).toBe(204);
  expect(await venueOf(venue)).toMatchObject({ status: 'signed out', decoder: null });
  for (const device of devices) expect((await report(device)).status).toBe(401);
  expect((await report(await signedIn('st-felix', serial))).body.signedIn).toBe(true);
});

test('STM-21 VEN-04 a new password signs no decoder out; the next login needs it', async () => {
  const venue = await newVenue('st-giles');
  const device = await signedIn('st-giles', newSerial());
  await platform.call('PATCH', `/api/v3/venues/${venue}`, { token, body: { password: 'Changed-2027' } });
  expect((await report(device)).body.signedIn).toBe(true);
  expect((await login('st-giles', newSerial())).status).toBe(401);
});

test('STM-21 a decoder of another organisation is not taken over', async () => {
  const other = await newOrganisation(platform, { multisitePlanId: PLANS.multisitePro });
  await platform.services.db
    .insert(venueLicenses)
    .values({ customerId: other.customerId, licenseType: 'pro', total: 1 });
  await newVenue('theirs', 'pro', other);
  await newVenue('st-hilda');
  const serial = newSerial();
  await signedIn('st-hilda', serial);
  expect(await login('theirs', serial)).toMatchObject({ status: 409, body: { reason: 'DECODER_OF_OTHERS' } });
});

test('DEC-08 DEC-10 VEN-13 a decoder tells all of itself at its door, and hears of the watermark', async () => {
  const venue = await newVenue('st-ivo', 'non-prod');
  const device = await signedIn('st-ivo', newSerial());
  const nics = [{ name: 'LAN 1', ipv4Address: '10.0.0.9', macAddress: '02:00:00:00:00:09' }];
  const playing = { status: 'playing', event: 'Vespers', bandwidth: 8000, buffer: 20.5, memory: 410 };
  const more = { playhead: 61.5, streamUrl: 'https://stream.example/vespers', lanMode: true, nics };
  expect((await report(device, { ...playing, ...more })).body.watermark).toBe(true);
  const [decoder] = await decodersOf(venue);
  expect(decoder).toMatchObject({ ...playing, ...more, playerVersion: '5.4.0', hardware: 'Rostrum D2' });
  await report(device, { ...playing, playhead: 71.5 });
  expect((await decodersOf(venue))[0]).toMatchObject({ playhead: 71.5, lanMode: true, nics });
});

test('STM-21 DEC-10 a decoder that signs in again shows what became of that, and nothing that it told before', async () => {
  await newVenue('st-jude');
  await newVenue('st-kevin');
  const [first, second] = [newSerial(), newSerial()];
  const shown = async (of: string) =>
    (await platform.services.db.select().from(decoders).where(eq(decoders.serial, of)))[0];
  const told = { status: 'playing', event: 'Compline', bandwidth: 8000, buffer: 20.5, playhead: 30 };
  const stream = { streamUrl: 'https://stream.example/compline' };
  const nothing = { event: null, streamUrl: null, bandwidth: null, buffer: null, playhead: null };
  const own = await signedIn('st-jude', first);
  await signedIn('st-jude', second);
  await report(own, { ...told, ...stream });
  expect(await shown(second)).toMatchObject({ signedIn: false, status: 'login refused' });
  // It goes where nobody is in, and then the first one there.
  await report(await signedIn('st-kevin', second), { ...told, ...stream });
  expect(await shown(second)).toMatchObject({ signedIn: true, ...told, ...stream });
  await signedIn('st-kevin', first);
  expect(await shown(first)).toMatchObject({ signedIn: false, status: 'login refused', ...nothing });
  await signedIn('st-jude', first);
  expect(await shown(first)).toMatchObject({ signedIn: true, status: 'idle', ...nothing });
});
