import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, START_MS);
afterAll(() => world?.close());

const { northHall } = ENCODER_IDS;
const CODES = `{
  encoder(id: "${northHall}") { activationCode }
  viewer { customer { encoders(first: 100) { nodes { id activationCode } } } }
}`;
const REVOKE = `mutation ($id: ID!) {
  revokeDeviceToken(input: { encoderId: $id }) {
    encoder { activationCode deviceToken { issuedAt revokedAt } } userErrors { code reason }
  }
}`;
const ADD = `mutation ($code: String!) {
  activateEncoder(input: { activationCode: $code, name: "Foyer" }) {
    encoder { id serialNumber activationCode } userErrors { code }
  }
}`;
const claim = async (serialNumber: string, activationCode: string) =>
  fetch(`${world.platform.url}/api/v3/devices/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'encoder', serialNumber, activationCode }),
  });

it('ENC-20 PRM-02 shows activation codes to those who manage encoders and null to those who only read', async () => {
  const manager = await world.signIn('events@harbour.example');
  expect((await manager.data(CODES)).encoder.activationCode).toBe('n0ha-55tr');
  await manager.close();
  const library = await world.signIn('library@harbour.example');
  const { encoder, viewer } = await library.data(CODES);
  expect(encoder.activationCode).toBeNull();
  expect(viewer.customer.encoders.nodes).toHaveLength(8);
  expect(
    viewer.customer.encoders.nodes.every((one: { activationCode: unknown }) => one.activationCode === null),
  ).toBe(true);
  await library.close();
});

it('ENC-03 revokes the token of a claimed encoder, which gets a new code, and refuses a second revocation', async () => {
  const admin = await world.signIn('admin@harbour.example');
  const { encoder } = (await admin.data(ADD, { code: 'demo-0002' })).activateEncoder;
  expect(encoder.activationCode).toBe('demo-0002');
  expect((await claim(encoder.serialNumber, 'demo-0002')).status).toBe(200);
  const { id } = encoder;
  const READ = `{ encoder(id: "${id}") { activationCode deviceToken { issuedAt lastUsedAt revokedAt } } }`;
  expect(await admin.data(READ)).toEqual({
    encoder: {
      activationCode: null,
      deviceToken: { issuedAt: expect.any(String), lastUsedAt: null, revokedAt: null },
    },
  });
  const { revokeDeviceToken } = await admin.data(REVOKE, { id });
  expect(revokeDeviceToken).toEqual({
    encoder: {
      activationCode: expect.stringMatching(/^[a-z0-9]{4}-[a-z0-9]{4}$/),
      deviceToken: { issuedAt: expect.any(String), revokedAt: expect.any(String) },
    },
    userErrors: [],
  });
  expect((await claim(encoder.serialNumber, 'demo-0002')).status).toBe(404);
  expect((await admin.data(REVOKE, { id })).revokeDeviceToken).toEqual({
    encoder: null,
    userErrors: [{ code: 'CONFLICT', reason: 'DEVICE_WITHOUT_TOKEN' }],
  });
  await admin.close();
});

it('PRM-02 refuses the device token and its revocation to those who only read, and to a neighbor', async () => {
  const codesOf = async (userName: string, text: string) => {
    const client = await world.signIn(userName);
    const { errors } = await client.run(text, { id: northHall });
    await client.close();
    return errors?.map(({ extensions }) => extensions.code);
  };
  const token = `query ($id: ID!) { encoder(id: $id) { deviceToken { issuedAt } } }`;
  for (const account of ['library@harbour.example', 'review@harbour.example', 'viewer@rostrum.example'])
    expect([account, await codesOf(account, REVOKE)]).toEqual([account, ['FORBIDDEN']]);
  expect(await codesOf('library@harbour.example', token)).toEqual(['FORBIDDEN']);
  const neighbor = await world.signIn('admin@northgate.example');
  expect((await neighbor.data(REVOKE, { id: northHall })).revokeDeviceToken).toEqual({
    encoder: null,
    userErrors: [{ code: 'NOT_FOUND', reason: 'NOT_FOUND' }],
  });
  await neighbor.close();
});

it('ENC-20 keeps activation codes out of what subscribers of an organization are sent, whatever their rights', async () => {
  const text = `subscription { encodersChanged(customerId: "${CUSTOMERS.harbour}") { sequence encoders { id activationCode } } }`;
  const library = await world.signIn('library@harbour.example');
  const manager = await world.signIn('admin@harbour.example');
  const [toLibrary, toManager] = [library.subscribe(text), manager.subscribe(text)];
  await Promise.all([toLibrary.next(), toManager.next()]);
  await manager.data(
    `mutation { updateEncoder(input: { id: "${northHall}", name: "North Hall 2" }) { encoder { id } userErrors { code } } }`,
  );
  const seen = async (events: typeof toLibrary) => JSON.stringify((await events.next()).value);
  const [ofLibrary, ofManager] = [await seen(toLibrary), await seen(toManager)];
  expect(ofLibrary).toContain(northHall);
  expect(ofLibrary).not.toContain('n0ha-55tr');
  expect(ofManager).toContain('n0ha-55tr');
  await Promise.all([library.close(), manager.close()]);
});
