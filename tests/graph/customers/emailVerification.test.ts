import { eq } from 'drizzle-orm';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { DEMO_PASSWORD, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let mails: TestMails;

beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
  mails = collectMails(world.platform);
}, START_MS);
afterAll(() => world?.close());

const REQUEST = `mutation ($input: RequestEmailVerificationInput!) {
  requestEmailVerification(input: $input) { state userErrors { code field message } } }`;
const VERIFY = `mutation ($token: String!) {
  verifyEmail(input: { token: $token }) { state userName message userErrors { code } } }`;

const VALIDATING = { state: 'VALIDATING', userErrors: [] };
const LIBRARY = 'library@harbour.example';

async function unverify(userId: string) {
  await world.platform.services.db
    .update(users)
    .set({ accountStatus: 'unverified' })
    .where(eq(users.userId, userId));
}

test('VER-01 CON-04 how long a link lives is told before anybody signs in', async () => {
  const { serviceValues } = await world.visitor().data('{ serviceValues { mailLinkMs } }');
  expect(serviceValues).toEqual({ mailLinkMs: 60 * 60_000 });
});

const ask = async (input: Record<string, unknown>, client = world.visitor()) =>
  (await client.data(REQUEST, { input })).requestEmailVerification;
const verify = async (token: string, client = world.visitor()) =>
  (await client.data(VERIFY, { token })).verifyEmail;

describe('verification of an email address', () => {
  it('VER-02 VER-06 STM-17 runs from a mail to a verified address; the link works once', async () => {
    await unverify(USERS.harbourLibrary);
    expect(await ask({ userName: LIBRARY })).toEqual(VALIDATING);
    const token = await mails.token(LIBRARY);
    const verified = { state: 'VERIFIED', userName: LIBRARY, message: null, userErrors: [] };
    expect(await verify(token)).toEqual(verified);
    expect(await verify(token)).toMatchObject({ state: 'ERROR', userName: null });
    expect(await verify('never-was-one')).toMatchObject({ state: 'ERROR', userName: null });
    expect(await verify('')).toMatchObject({ state: 'ERROR', userName: null });
  });

  it('VER-01 VER-05 STM-17 an hour later the link has timed out, in the words of the service; another one works', async () => {
    await unverify(USERS.harbourLibrary);
    await ask({ userName: LIBRARY });
    const late = await mails.token(LIBRARY);
    world.polls.pass(60 * 60_000);
    expect(await verify(late)).toEqual({
      state: 'TOKEN_EXPIRED',
      userName: null,
      message: 'Unable to verify token: Verify new username token has expired',
      userErrors: [],
    });
    await ask({ userName: LIBRARY });
    expect(await verify(await mails.token(LIBRARY))).toMatchObject({ state: 'VERIFIED' });
  });

  it('VER-07 STM-18 answers alike for unknown names, and tells oneself of a conflict', async () => {
    expect(await ask({ userName: 'nobody@nowhere.example' })).toEqual(VALIDATING);
    expect(await ask({ userName: 'admin@harbour.example' })).toEqual(VALIDATING);
    const admin = await world.signIn('admin@harbour.example');
    expect(await ask({ userId: USERS.harbourAdmin }, admin)).toEqual({ state: 'CONFLICT', userErrors: [] });
  });

  it('VER-07 STM-18 a disabled account cannot be verified, and its admin is told so', async () => {
    const admin = await world.signIn('admin@harbour.example');
    const { db } = world.platform.services;
    await db
      .update(users)
      .set({ accountStatus: 'unverified', disabled: true })
      .where(eq(users.userId, USERS.harbourLibrary));
    expect(await ask({ userId: USERS.harbourLibrary }, admin)).toEqual({ state: 'ERROR', userErrors: [] });
    await db.update(users).set({ disabled: false }).where(eq(users.userId, USERS.harbourLibrary));
    expect(await ask({ userId: USERS.harbourLibrary }, admin)).toEqual(VALIDATING);
  });

  it('VER-07 wants to know whose address, of somebody signed in where an id is named', async () => {
    expect(await ask({})).toEqual({
      state: null,
      userErrors: [{ code: 'REQUIRED', field: ['userName'], message: 'Username is required' }],
    });
    const { errors } = await world.visitor().run(REQUEST, { input: { userId: USERS.harbourAdmin } });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('USR-14 a new sign-in address needs the password, and takes the place of the old one by its link', async () => {
    const events = await world.signIn('events@harbour.example');
    const newUserName = 'daniel@harbour.example';
    const change = { userId: USERS.harbourEvents, newUserName };
    expect(await ask(change, events)).toMatchObject({
      userErrors: [{ code: 'REQUIRED', field: ['password'] }],
    });
    expect(await ask({ ...change, password: 'wrong' }, events)).toMatchObject({
      userErrors: [{ code: 'INVALID', field: ['password'], message: 'Incorrect password.' }],
    });
    expect(await ask({ ...change, password: DEMO_PASSWORD }, events)).toEqual(VALIDATING);
    const verified = await verify(await mails.token(newUserName), events);
    expect(verified).toMatchObject({ state: 'VERIFIED', userName: newUserName });
    const { viewer } = await events.data('{ viewer { user { userName } } }');
    expect(viewer.user.userName).toBe(newUserName);
  });

  it('USR-14 whoever opens the letter, its owner has the new address at once where they stay signed in', async () => {
    const encoders = await world.signIn('encoders@harbour.example');
    const name = async () => (await encoders.data('{ viewer { user { userName } } }')).viewer.user.userName;
    expect(await name()).toBe('encoders@harbour.example');
    const newUserName = 'priya@harbour.example';
    const change = { userId: USERS.harbourEncoders, newUserName, password: DEMO_PASSWORD };
    expect(await ask(change, encoders)).toEqual(VALIDATING);
    const stranger = await world.signIn('admin@northgate.example');
    expect(await verify(await mails.token(newUserName), stranger)).toMatchObject({ state: 'VERIFIED' });
    expect(await name()).toBe(newUserName);
  });

  it('USR-01 a new address has at most 70 characters', async () => {
    const events = await world.signIn('review@harbour.example');
    const change = { userId: USERS.harbourReview, password: DEMO_PASSWORD };
    const of = (length: number) => `${'x'.repeat(length - '@harbour.example'.length)}@harbour.example`;
    expect(await ask({ ...change, newUserName: of(70) }, events)).toEqual(VALIDATING);
    expect(await ask({ ...change, newUserName: of(71) }, events)).toMatchObject({
      userErrors: [{ field: ['newUserName'], message: 'An email address must have at most 70 characters.' }],
    });
    expect(await ask({ ...change, newUserName: 'no address' }, events)).toMatchObject({
      userErrors: [{ code: 'INVALID', field: ['newUserName'] }],
    });
  });
});
