import { announcement } from '../../../graph/server/launch/announce.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_CLIENT,
  DEMO_PASSWORD,
  DEMO_VENUE,
  EMPTY_START_USER_NAME,
  type DemoAccount,
} from '../../../fixtures/demo/seed/demoAccounts.ts';
import { startTestPlatform } from '../../support/platform.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
}, START_MS);
afterAll(() => world?.close());

const accounts: readonly DemoAccount[] = DEMO_ACCOUNTS;
const text = announcement({ web: 4000, graph: 4000, platform: 4010, empty: false });
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  viewer { user { userName roles } customer { name } isSudoAdmin isSudoViewer } userErrors { code message } } }`;
const signIn = async (userName: string) =>
  (await world.visitor().data(SIGN_IN, { input: { userName, password: DEMO_PASSWORD } })).signIn;

describe('the accounts that npm start prints', () => {
  it.each(
    accounts.filter(({ disabled }) => !disabled).map((account) => [account.userName, account] as const),
  )(
    '%s is printed and signs in with its role and organisation',
    async (userName, { roles, extraCapabilities = [], description }) => {
      expect(text).toMatch(new RegExp(`^  ${userName} +${description.replace(/[()]/g, '.')}$`, 'm'));
      const { viewer, userErrors } = await signIn(userName);
      expect(userErrors).toEqual([]);
      expect(viewer.user).toEqual({ userName, roles });
      expect([viewer.isSudoAdmin, viewer.isSudoViewer]).toEqual([
        extraCapabilities.includes('sudoAdmin'),
        extraCapabilities.includes('sudo'),
      ]);
      const [named] = description.split(',');
      if (description.includes(',')) expect(viewer.customer.name).toBe(named);
    },
  );

  it('the disabled account and the venue are printed as what they are, and refused', async () => {
    for (const { userName, description } of [...accounts.filter(({ disabled }) => disabled), DEMO_VENUE]) {
      expect(text).toContain(userName);
      expect(text).toContain(description);
      const { viewer, userErrors } = await signIn(userName);
      expect([viewer, userErrors[0].code]).toEqual([null, 'FORBIDDEN']);
    }
  });

  it('the API client gets a token with its secret', async () => {
    expect(text).toContain(`${DEMO_CLIENT.clientId}, secret ${DEMO_CLIENT.secret}`);
    expect(await world.platform.signInClient(DEMO_CLIENT.clientId, DEMO_CLIENT.secret)).toBeTruthy();
  });

  it(
    'the account of an empty start signs in there',
    async () => {
      const empty = await startTestPlatform({ seed: 'empty' });
      try {
        expect(await empty.signIn(EMPTY_START_USER_NAME, DEMO_PASSWORD)).toBeTruthy();
      } finally {
        await empty.close();
      }
    },
    START_MS,
  );
});
