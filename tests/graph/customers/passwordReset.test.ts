import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let mails: TestMails;

beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
  mails = collectMails(world.platform);
}, START_MS);
afterAll(() => world?.close());

const REQUEST = `mutation ($userName: String!) {
  requestPasswordReset(input: { userName: $userName }) { accepted userErrors { code field message } } }`;
const VERIFY = `mutation ($token: String!) { verifyPasswordReset(input: { token: $token }) { valid userName expired } }`;
const RESET = `mutation ($token: String!, $password: String!) {
  resetPassword(input: { token: $token, password: $password }) { reset userErrors { code field message } } }`;

const mailedToken = (userName: string) => mails.token(userName);

describe('password reset', () => {
  it('SES-21 runs request, verify, reset; the new password signs in and the link works once', async () => {
    const visitor = world.visitor();
    const userName = 'library@harbour.example';
    const asked = await visitor.data(REQUEST, { userName });
    expect(asked.requestPasswordReset).toEqual({ accepted: true, userErrors: [] });
    const token = await mailedToken(userName);
    expect(await visitor.data(VERIFY, { token })).toEqual({
      verifyPasswordReset: { valid: true, userName, expired: false },
    });
    const password = 'a better password';
    expect((await visitor.data(RESET, { token, password })).resetPassword).toEqual({
      reset: true,
      userErrors: [],
    });
    await visitor.signIn(userName, password);
    const again = await visitor.data(RESET, { token, password: DEMO_PASSWORD });
    expect(again.resetPassword.reset).toBe(false);
    expect(again.resetPassword.userErrors[0]).toMatchObject({ field: ['token'] });
  });

  it('SES-21 answers alike for unknown names', async () => {
    const { requestPasswordReset } = await world
      .visitor()
      .data(REQUEST, { userName: 'nobody@nowhere.example' });
    expect(requestPasswordReset).toEqual({ accepted: true, userErrors: [] });
  });

  it('SES-21 tells a link that timed out from one that never was', async () => {
    const visitor = world.visitor();
    const userName = 'events@harbour.example';
    await visitor.data(REQUEST, { userName });
    const token = await mailedToken(userName);
    world.polls.pass(61 * 60_000);
    expect((await visitor.data(VERIFY, { token })).verifyPasswordReset).toEqual({
      valid: false,
      userName: null,
      expired: true,
    });
    expect((await visitor.data(VERIFY, { token: 'never-was-one' })).verifyPasswordReset).toEqual({
      valid: false,
      userName: null,
      expired: false,
    });
  });

  it('USR-03 wants 10 to 128 characters', async () => {
    const reset = async (password: string) =>
      (await world.visitor().data(RESET, { token: 'any', password })).resetPassword;
    expect(await reset('123456789')).toEqual({
      reset: false,
      userErrors: [
        { code: 'INVALID', field: ['password'], message: 'A password must have at least 10 characters.' },
      ],
    });
    expect((await reset('x'.repeat(129))).userErrors[0].message).toBe(
      'A password must have at most 128 characters.',
    );
    // Within the bounds only the link itself is at fault.
    expect((await reset('x'.repeat(128))).userErrors[0].field).toEqual(['token']);
  });
});
