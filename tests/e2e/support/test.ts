import { test as base, expect, request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../fixtures/seed/demoAccounts.ts';

interface Options {
  /** Who is signed in when the page opens; null for nobody. */
  account: string | null;
}

interface Fixtures {
  /** Lets console errors that match pass; any other fails the test. */
  allowConsoleErrors(pattern: RegExp): void;
}

interface WorkerFixtures {
  /** Where the studio answers. */
  studioUrl: string;
  /** Cookies and storage of an account, signed in once for each worker. */
  sessionOf(account: string): Promise<Awaited<ReturnType<typeof signIn>>>;
  /** What an account may do, as the web app learns it. */
  viewerOf(account: string): Promise<unknown>;
}

const VIEWER = '{ viewer { user { roles } permissions capabilities isSudoAdmin isSudoViewer } }';

const SIGN_IN =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { user { id } } userErrors { message } } }';

/** Playwright's test with a signed-in page. `test.use({ account: 'review@harbour.example' })` chooses who it is. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  account: ['admin@harbour.example', { option: true }],
  studioUrl: [({}, use) => use(process.env.STUDIO_URL ?? ''), { scope: 'worker' }],
  baseURL: ({ studioUrl }, use) => use(studioUrl),
  sessionOf: [
    async ({ studioUrl }, use) => {
      const sessions = new Map<string, ReturnType<typeof signIn>>();
      await use((account) => {
        const session = sessions.get(account) ?? signIn(studioUrl, account);
        sessions.set(account, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  viewerOf: [
    async ({ studioUrl, sessionOf }, use) => {
      const viewers = new Map<string, Promise<unknown>>();
      const load = async (account: string) => {
        const client = await request.newContext({
          baseURL: studioUrl,
          storageState: await sessionOf(account),
        });
        const headers = { 'apollo-require-preflight': '1' };
        const answer = await client.post('/graphql', { headers, data: { query: VIEWER } });
        const { data } = (await answer.json()) as { data: { viewer: unknown } };
        await client.dispose();
        return data.viewer;
      };
      await use((account) => {
        const viewer = viewers.get(account) ?? load(account);
        viewers.set(account, viewer);
        return viewer;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ account, sessionOf }, use) =>
    use(account === null ? undefined : await sessionOf(account)),
  allowConsoleErrors: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await use((pattern) => allowed.push(pattern));
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs an account in over the graph; answers the state a browser would hold then. */
async function signIn(studioUrl: string, userName: string) {
  // As nobody: a new context takes over the test's own session, which signing in would end.
  const nobody = { cookies: [], origins: [] };
  const client = await request.newContext({ baseURL: studioUrl, storageState: nobody });
  const answer = await client.post('/graphql', {
    headers: { 'apollo-require-preflight': '1' },
    data: { query: SIGN_IN, variables: { input: { userName, password: DEMO_PASSWORD } } },
  });
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data?: { signIn: { viewer: object | null } } };
  if (!data?.signIn.viewer) throw new Error(`${userName} could not sign in: ${text}`);
  const state = await client.storageState();
  await client.dispose();
  return state;
}
