import { Secret, TOTP } from 'otpauth';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { SoftPasskey } from '../../support/softPasskey.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
}, START_MS);
afterAll(() => world?.close());
beforeEach(() => world.polls.pass(30_000));

const PROBLEMS = 'userErrors { code reason field }';
const SESSION = `viewer { user { userName } customer { id } }
  secondFactor { token kinds hasRecoveryCodes isAdditionNeeded passkeyOptions } ${PROBLEMS}`;
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ${SESSION} } }`;
const ON_BEHALF = `mutation ($input: SignInOnBehalfInput!) { signInOnBehalf(input: $input) { ${SESSION} } }`;
const SWITCH = `mutation ($input: SwitchCustomerInput!) { switchCustomer(input: $input) { ${SESSION} } }`;
const PROVE = `mutation ($input: ProveSecondFactorInput!) { proveSecondFactor(input: $input) { ${SESSION} } }`;
const ADDITION = `addition { token secret uri passkeyOptions } ${PROBLEMS}`;
const BEGIN_FIRST = `mutation ($input: BeginFirstSecondFactorInput!) { beginFirstSecondFactor(input: $input) { ${ADDITION} } }`;
const ADD_FIRST = `mutation ($input: AddSecondFactorInput!) { addFirstSecondFactor(input: $input) {
  viewer { user { userName } } recoveryCodes ${PROBLEMS} } }`;
const ALL = 'secondFactors { factors { id kind name lastUsedAt } recoveryCodesLeft isRequired }';
const BEGIN = `mutation ($input: BeginSecondFactorInput!) { beginSecondFactor(input: $input) { ${ADDITION} } }`;
const ADD = `mutation ($input: AddSecondFactorInput!) { addSecondFactor(input: $input) { ${ALL} recoveryCodes ${PROBLEMS} } }`;
const RENAME = `mutation ($input: RenameSecondFactorInput!) { renameSecondFactor(input: $input) { ${ALL} ${PROBLEMS} } }`;
const REMOVE = `mutation ($input: RemoveSecondFactorInput!) { removeSecondFactor(input: $input) { ${ALL} ${PROBLEMS} } }`;
const RENEW = `mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) { recoveryCodes ${PROBLEMS} } }`;
const RULES = `mutation ($input: UpdateSignInRulesInput!) { updateSignInRules(input: $input) {
  customer { isSecondFactorNeeded } ${PROBLEMS} } }`;
const ME = `{ viewer { user { userName } ${ALL} } }`;

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: world.platform.clock.now().getTime(),
  });
async function person(customerId: string = CUSTOMERS.harbour, values: object = {}) {
  const { userName } = await world.platform.createUser(customerId, values);
  return { userName, client: await world.signIn(userName) };
}
async function addCode(client: GraphClient) {
  const { beginSecondFactor } = await client.data(BEGIN, {
    input: { kind: 'CODE', currentPassword: DEMO_PASSWORD },
  });
  const { token, secret } = beginSecondFactor.addition;
  const { addSecondFactor } = await client.data(ADD, {
    input: { token, name: 'Phone', code: codeOf(secret) },
  });
  return { secret: secret as string, added: addSecondFactor };
}
const enter = async (userName: string, client = world.visitor()) => ({
  client,
  answer: (await client.data(SIGN_IN, { input: { userName, password: DEMO_PASSWORD } })).signIn,
});

it('a password alone opens no session where there is a second factor; the code opens it', async () => {
  const { userName, client } = await person();
  const { secret, added } = await addCode(client);
  expect(added).toMatchObject({
    secondFactors: { factors: [{ kind: 'CODE', name: 'Phone' }] },
    userErrors: [],
  });
  expect(added.recoveryCodes).toHaveLength(10);
  world.polls.pass(30_000);
  const { client: browser, answer } = await enter(userName);
  expect(answer).toMatchObject({
    viewer: null,
    secondFactor: { kinds: ['CODE'], hasRecoveryCodes: true, isAdditionNeeded: false, passkeyOptions: null },
    userErrors: [],
  });
  expect(browser.cookie).toBeNull();
  expect((await browser.data(ME)).viewer).toBeNull();
  const { token } = answer.secondFactor;
  const wrong = (await browser.data(PROVE, { input: { token, code: '000000' } })).proveSecondFactor;
  expect(wrong).toMatchObject({ viewer: null, userErrors: [{ field: ['code'], reason: 'CODE_WRONG' }] });
  expect(browser.cookie).toBeNull();
  const right = (await browser.data(PROVE, { input: { token, code: codeOf(secret) } })).proveSecondFactor;
  expect(right.viewer.user.userName).toBe(userName);
  expect((await browser.data(ME)).viewer.user.userName).toBe(userName);
  const over = (await browser.data(PROVE, { input: { token, code: codeOf(secret) } })).proveSecondFactor;
  expect(over.userErrors).toMatchObject([{ reason: 'SECOND_FACTOR_STEP_OVER' }]);
});

it('a passkey is added and opens a session, and what is no answer of one is refused', async () => {
  const { userName, client } = await person();
  const passkey = new SoftPasskey('http://localhost:4000');
  const { beginSecondFactor } = await client.data(BEGIN, {
    input: { kind: 'PASSKEY', currentPassword: DEMO_PASSWORD },
  });
  const { token, passkeyOptions } = beginSecondFactor.addition;
  const made = JSON.stringify(passkey.create(JSON.parse(passkeyOptions)));
  const { addSecondFactor } = await client.data(ADD, { input: { token, name: 'Key', passkey: made } });
  expect(addSecondFactor.userErrors).toEqual([]);
  const { client: browser, answer } = await enter(userName);
  const step = answer.secondFactor;
  const prove = async (answered: string) =>
    (await browser.data(PROVE, { input: { token: step.token, passkey: answered } })).proveSecondFactor;
  for (const junk of ['no json', '[]', '{"id":"x"}'])
    expect((await prove(junk)).userErrors).toMatchObject([{ reason: 'PASSKEY_WRONG' }]);
  const opened = await prove(JSON.stringify(passkey.get(JSON.parse(step.passkeyOptions))));
  expect(opened.viewer.user.userName).toBe(userName);
});

it('PRM-04 an organization asks it of everybody: who has none adds one to get in', async () => {
  const customerId = await world.platform.createCustomer();
  const { userName, client } = await person(customerId);
  const { updateSignInRules } = await client.data(RULES, { input: { customerId, needsSecondFactor: true } });
  expect(updateSignInRules.customer).toEqual({ isSecondFactorNeeded: true });
  const { client: browser, answer } = await enter(userName);
  expect(answer).toMatchObject({ viewer: null, secondFactor: { kinds: [], isAdditionNeeded: true } });
  const { beginFirstSecondFactor } = await browser.data(BEGIN_FIRST, {
    input: { token: answer.secondFactor.token, kind: 'CODE' },
  });
  const { token, secret, uri } = beginFirstSecondFactor.addition;
  expect(uri).toContain('otpauth://totp/Rostrum%20Studio');
  const add = async (input: object) =>
    (await browser.data(ADD_FIRST, { input: { token, name: 'Phone', ...input } })).addFirstSecondFactor;
  expect(await add({ code: '000000' })).toMatchObject({
    viewer: null,
    userErrors: [{ reason: 'CODE_WRONG' }],
  });
  expect(await add({ name: ' ' })).toMatchObject({
    userErrors: [{ field: ['name'], reason: 'NAME_REQUIRED' }],
  });
  const done = await add({ code: codeOf(secret) });
  expect(done).toMatchObject({ viewer: { user: { userName } }, userErrors: [] });
  expect(done.recoveryCodes).toHaveLength(10);
  const { secondFactors } = (await browser.data(ME)).viewer;
  expect(secondFactors).toMatchObject({ isRequired: true, recoveryCodesLeft: 10 });
  const last = await browser.data(REMOVE, {
    input: { id: secondFactors.factors[0].id, currentPassword: DEMO_PASSWORD },
  });
  expect(last.removeSecondFactor.userErrors).toMatchObject([{ reason: 'SECOND_FACTOR_NEEDED' }]);
  const events = await world.signIn('events@harbour.example');
  const refused = await events.run(RULES, { input: { customerId, needsSecondFactor: false } });
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

it('SES-04 to another organization: asked of who signs in there, and not of who is in', async () => {
  const { userName, client } = await person(CUSTOMERS.operations, { extraCapabilities: ['sudoAdmin'] });
  const { secret } = await addCode(client);
  world.polls.pass(30_000);
  const switched = await client.data(SWITCH, {
    input: { customerId: CUSTOMERS.vista, password: DEMO_PASSWORD },
  });
  expect(switched.switchCustomer.viewer.customer.id).toBe(CUSTOMERS.vista);
  const browser = world.visitor();
  const { signInOnBehalf } = await browser.data(ON_BEHALF, {
    input: { customerId: CUSTOMERS.northgate, userName, password: DEMO_PASSWORD },
  });
  expect(signInOnBehalf).toMatchObject({ viewer: null, secondFactor: { kinds: ['CODE'] } });
  const input = { token: signInOnBehalf.secondFactor.token, code: codeOf(secret) };
  const { proveSecondFactor } = await browser.data(PROVE, { input });
  expect(proveSecondFactor.viewer.customer.id).toBe(CUSTOMERS.northgate);
});

it('factors are named and removed, and recovery codes made anew, each with the password', async () => {
  const { userName, client } = await person();
  const { added } = await addCode(client);
  const { id } = added.secondFactors.factors[0];
  const { renameSecondFactor } = await client.data(RENAME, { input: { id, name: 'Old phone' } });
  expect(renameSecondFactor.secondFactors.factors[0].name).toBe('Old phone');
  const { renewRecoveryCodes } = await client.data(RENEW, { input: { currentPassword: DEMO_PASSWORD } });
  const browser = (await enter(userName)).client;
  const { answer } = await enter(userName, browser);
  const recover = async (recoveryCode: string) =>
    (await browser.data(PROVE, { input: { token: answer.secondFactor.token, recoveryCode } }))
      .proveSecondFactor;
  expect((await recover(added.recoveryCodes[0])).userErrors).toMatchObject([
    { field: ['recoveryCode'], reason: 'RECOVERY_CODE_WRONG' },
  ]);
  expect((await recover(renewRecoveryCodes.recoveryCodes[0])).viewer.user.userName).toBe(userName);
  const wrong = await client.data(REMOVE, { input: { id, currentPassword: 'wrong' } });
  expect(wrong.removeSecondFactor.userErrors).toMatchObject([{ field: ['currentPassword'] }]);
  const gone = await client.data(REMOVE, { input: { id, currentPassword: DEMO_PASSWORD } });
  expect(gone.removeSecondFactor.secondFactors.factors).toEqual([]);
});

it('an API client has none, and its token is not touched', async () => {
  const program = world.visitor();
  program.headers = { authorization: `Bearer ${await world.platform.signInClient()}` };
  expect((await program.data(ME)).viewer.secondFactors).toBeNull();
});
