import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { TOGGLES } from '../../../fixtures/demo/seed/reference.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { northgate, harbour } = CUSTOMERS;
async function call<T = { toggleIds: string[] }>(method: string, path: string, as = 'super@rostrum.example') {
  return platform.call<T>(method, path, { token: await platform.signIn(as) });
}
const clipsOf = (customerId: string) => `/api/v3/customers/${customerId}/toggles/${TOGGLES.clips}`;
const registered = async () => {
  const path = `/api/v3/toggleregs?customerId=${northgate}`;
  const { body } = await call<{ toggleId: string }[]>('GET', path);
  return body.map(({ toggleId }) => toggleId).sort();
};
/** Toggles from the seed. */
const BEFORE = [TOGGLES.hevcPresets, TOGGLES.simulatedLive].sort();
const WITH_CLIPS = [...BEFORE, TOGGLES.clips].sort();

test('C-032 C-033 C-034 C-035 PRM-26 a toggle is turned on and off, and a second time changes nothing', async () => {
  expect(await registered()).toEqual(BEFORE);
  for (const [method, after] of [
    ['PUT', WITH_CLIPS],
    ['PUT', WITH_CLIPS],
    ['DELETE', BEFORE],
    ['DELETE', BEFORE],
  ] as const) {
    const { status, body } = await call(method, clipsOf(northgate));
    expect(status).toBe(200);
    expect([...body.toggleIds].sort()).toEqual(after);
    expect(await registered()).toEqual(after);
  }
});

test('PRM-26 viewing needs getCustomers, updating needs addCustomers, and neither is the other', async () => {
  const viewing = (as: string) => call('GET', '/api/v3/toggles', as);
  const own = (method: string, as: string) => call(method, clipsOf(northgate), as);
  const one = async (extraCapabilities: string[]) =>
    (await platform.createUser(northgate, { roles: [], extraCapabilities })).userName;
  const [viewer, updater] = [await one(['getCustomers']), await one(['addCustomers'])];
  expect((await viewing(viewer)).status).toBe(200);
  expect((await viewing(updater)).status).toBe(403);
  // An organization's own admin sees what is on, and leaves it so.
  expect((await viewing('admin@northgate.example')).status).toBe(200);
  for (const as of [viewer, 'admin@northgate.example', 'viewer@rostrum.example'])
    for (const method of ['PUT', 'DELETE']) expect((await own(method, as)).status).toBe(403);
  expect(await registered()).toEqual(BEFORE);
  expect((await own('PUT', updater)).status).toBe(200);
  expect(await registered()).toEqual(WITH_CLIPS);
  expect((await own('DELETE', updater)).status).toBe(200);
  // No role can change toggles of another organization.
  expect((await call('DELETE', clipsOf(harbour), updater)).status).toBe(403);
});

test('PRM-26 C-034 C-035 a toggle or an organisation that there is not is not found', async () => {
  const none = '00000000-0000-4000-8000-000000000000';
  for (const method of ['PUT', 'DELETE']) {
    expect((await call(method, `/api/v3/customers/${northgate}/toggles/${none}`)).status).toBe(404);
    expect((await call(method, clipsOf(none))).status).toBe(404);
  }
});
