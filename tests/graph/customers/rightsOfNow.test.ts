import { eq } from 'drizzle-orm';
import { forgetCallers } from '../../../fixtures/platform/domains/customers/auth/callers.ts';
import { sessions } from '../../../fixtures/platform/kernel/db/schema/core.ts';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { CUSTOMERS, DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { LOOK_MS } from '../../../graph/session/rightsWatch.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, START_MS);
afterAll(() => world?.close());

const EVENTS = 'subscription ($id: ID!) { encodersChanged(customerId: $id) { sequence } }';
const VIEWER = '{ viewer { customer { id } permissions capabilities } }';
const SWITCH = `mutation ($input: SwitchCustomerInput!) {
  switchCustomer(input: $input) { viewer { customer { id } } userErrors { code } } }`;

/** Changes an account behind the graph's back; what the platform itself remembers runs out. */
async function change(userId: string, values: Partial<typeof users.$inferInsert>) {
  await world.platform.services.db.update(users).set(values).where(eq(users.userId, userId));
  forgetCallers();
}

/** Opens a subscription and waits for its first event and its end. */
async function listening(userName: string, id: string, customerId = '') {
  const client = await world.signIn(userName);
  if (customerId) await client.data(SWITCH, { input: { customerId, password: DEMO_PASSWORD } });
  const events = client.subscribe(EVENTS, { id });
  expect((await events.next()).done).toBe(false);
  let ended = false;
  const end = (async () => {
    for await (const event of events) expect(event.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  })()
    .catch(() => undefined)
    .finally(() => (ended = true));
  return { client, end, hasEnded: () => ended };
}

const look = () => world.graph.server.root.rights.look();

describe('rights are those of now', () => {
  it('looks often enough for 5 seconds', () => {
    expect(LOOK_MS).toBeLessThanOrEqual(2_500);
  });

  it('PRM-14 network alerts of a person grant nothing', async () => {
    const rightsWith = async (networkAlerts: boolean) => {
      const values = { roles: ['CAMPUS_REVIEW' as const], networkAlerts };
      const { userName } = await world.platform.createUser(CUSTOMERS.harbour, values);
      return (await (await world.signIn(userName)).data(VIEWER)).viewer;
    };
    const alerted = await rightsWith(true);
    expect(alerted).toEqual(await rightsWith(false));
    expect(alerted.permissions).toEqual(['VIDEO_REVIEW']);
  });

  it('PRM-27 an open subscription ends when its super-admin is none any more', async () => {
    const one = await listening('super@rostrum.example', CUSTOMERS.vista, CUSTOMERS.vista);
    await look();
    expect(one.hasEnded()).toBe(false);
    await change(USERS.super, { extraCapabilities: [] });
    await look();
    await until(one.hasEnded);
    await change(USERS.super, { extraCapabilities: ['sudoAdmin'] });
  });

  it('an open subscription ends with other roles, a disabled account, and a sign-out elsewhere', async () => {
    const roles = await listening('encoders@harbour.example', CUSTOMERS.harbour);
    const disabled = await listening('library@harbour.example', CUSTOMERS.harbour);
    const signedOut = await listening('events@harbour.example', CUSTOMERS.harbour);
    const stays = await listening('admin@harbour.example', CUSTOMERS.harbour);
    await change(USERS.harbourEncoders, { roles: ['MEDIA_LIBRARY_ADMIN'] });
    await change(USERS.harbourLibrary, { disabled: true });
    const { db } = world.platform.services;
    await db
      .update(sessions)
      .set({ endedAt: world.platform.clock.now() })
      .where(eq(sessions.subjectId, USERS.harbourEvents));
    forgetCallers();
    await look();
    await until(() => roles.hasEnded() && disabled.hasEnded() && signedOut.hasEnded());
    expect(stays.hasEnded()).toBe(false);
    await stays.client.close();
    await change(USERS.harbourEncoders, { roles: ['CONTROL_ENCODER'] });
    await change(USERS.harbourLibrary, { disabled: false });
  });

  it('a request is answered with the rights of now once 2.5 seconds have passed', async () => {
    const client = await world.signIn('encoders@harbour.example');
    const before = (await client.data(VIEWER)).viewer.permissions;
    await change(USERS.harbourEncoders, { roles: ['MEDIA_LIBRARY_ADMIN'] });
    world.polls.pass(2_500);
    const after = (await client.data(VIEWER)).viewer.permissions;
    expect(after).not.toEqual(before);
    await change(USERS.harbourEncoders, { roles: ['CONTROL_ENCODER'] });
  });

  it('asks for all who listen in one call', async () => {
    const clients = await Promise.all([
      listening('admin@harbour.example', CUSTOMERS.harbour),
      listening('admin@vista.example', CUSTOMERS.vista),
      listening('admin@northgate.example', CUSTOMERS.northgate),
    ]);
    await world.platform.forgetRequests();
    await look();
    const asked = (await world.platform.requests()).map(({ path }) => path);
    expect(asked).toEqual(['/internal/api/v1/sessions/scopes']);
    for (const { client } of clients) await client.close();
  });
});
