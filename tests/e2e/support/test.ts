import { type BrowserContext, type Page, test as base, expect, request } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/demoAccounts.ts';
import { webDocument } from '../../graph/parity/webOperations.ts';
import { ownId, ownNames } from './ownNames.ts';

interface Options {
  /** Demo account that is signed in when the page opens. Null for none. */
  account: string | null;
  /** Works on the demo itself. Only for tests that change nothing. */
  isShared: boolean;
}

type Session = Awaited<ReturnType<typeof signIn>>;

interface Fixtures {
  /**
   * A name, id or path of the demo as it is in the test's own organization, which is a copy that nobody else
   * knows; a second try has another.
   */
  own(text: string): string;
  /** Cookies and storage of an account of the test's organization. */
  sessionOf(account: string): Promise<Session>;
  /** A page of somebody else, closed with the test. */
  openAs(account: string): Promise<Page>;
  /** Lets console errors that match pass; any other fails the test. */
  allowConsoleErrors(pattern: RegExp): void;
}

interface WorkerFixtures {
  /** URL of the studio. */
  studioUrl: string;
  /** Signs in, once for each worker and name. */
  sessions(userName: string): Promise<Session>;
}

/** Playwright's test with a signed-in page. `test.use({ account: 'review@harbour.example' })` chooses who it is. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  account: ['admin@harbour.example', { option: true }],
  isShared: [false, { option: true }],
  studioUrl: [({}, use) => use(process.env.STUDIO_URL ?? ''), { scope: 'worker' }],
  baseURL: ({ studioUrl }, use) => use(studioUrl),
  sessions: [
    async ({ studioUrl }, use) => {
      const sessions = new Map<string, Promise<Session>>();
      await use((userName) => {
        const session = sessions.get(userName) ?? signIn(studioUrl, userName);
        sessions.set(userName, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  own: async ({ account, isShared }, use) => {
    if (isShared) return use((text) => text);
    const home = account?.endsWith('@northgate.example') ? 'northgate' : 'harbour';
    const door = process.env.STUDIO_DOOR;
    const answer = await fetch(`${door}/${home}`, { method: 'POST' });
    const text = await answer.text();
    const copy = Number(text);
    expect(copy, `an organisation of the test’s own: ${text}`).toBeGreaterThan(0);
    await use((text) => ownId(ownNames(text, copy), copy));
    await fetch(`${door}/${copy}`, { method: 'DELETE' });
  },
  sessionOf: ({ own, sessions }, use) => use((account) => sessions(own(account))),
  storageState: async ({ account, sessionOf }, use) =>
    use(account === null ? undefined : await sessionOf(account)),
  openAs: async ({ browser, sessionOf, studioUrl }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (account) => {
      const storageState = await sessionOf(account);
      const context = await browser.newContext({ baseURL: studioUrl, storageState });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
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
    data: { query: webDocument('SignIn'), variables: { input: { userName, password: DEMO_PASSWORD } } },
  });
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data?: { signIn: { viewer: object | null } } };
  if (!data?.signIn.viewer) throw new Error(`${userName} could not sign in: ${text}`);
  const state = await client.storageState();
  await client.dispose();
  return state;
}
