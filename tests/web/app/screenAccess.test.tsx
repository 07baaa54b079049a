import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { areaScreens } from '../../../web/app/areaScreens.generated.ts';
import { SessionProvider } from '../../../web/kernel/session.tsx';
import type { SessionViewer } from '../../../web/kernel/sessionState.ts';
import app from '../../../web/app/locales/en.json' with { type: 'json' };
import { startTestI18n } from './i18n.ts';
import { withPages } from './screens.tsx';
import { EVERYBODY, PEOPLE, createPerson, type Person } from './people.ts';
import { SCREEN_RIGHTS } from './screenRights.ts';

jest.unstable_mockModule('../../../web/app/Frame.tsx', () => ({ Frame: Outlet }));
const { buildRoutes } = await import('../../../web/app/routes.tsx');

const PRIVATE = areaScreens.filter(({ access }) => access !== 'public').map(({ path }) => path);
const mayOpen = (person: Person, path: string) =>
  SCREEN_RIGHTS.some(([who, paths]) => who.includes(person) && paths.includes(path));
const filled = (path: string) => path.replace(':count', '1').replace(/:\w+\??/g, 'x');

beforeEach(() => startTestI18n());
afterEach(cleanup);

test('the list of who may open what names every private screen, and none twice', () => {
  const named = SCREEN_RIGHTS.flatMap(([, paths]) => paths);
  expect(PRIVATE.filter((path) => !named.includes(path))).toEqual([]);
  expect(named.filter((path, at) => named.indexOf(path) !== at)).toEqual([]);
});

test.each(EVERYBODY.map((person) => [PEOPLE[person].who, person] as const))(
  'PRM-01 PRM-02 PRM-03 PRM-04 PRM-05 PRM-06 PRM-07 PRM-09 PRM-10 PRM-11 PRM-15 PRM-16 PRM-27 PRM-29 %s opens the screens of their permissions, and is told at every other that they may not',
  async (_who, person) => {
    const stubs = PRIVATE.map((path) => ({ path, element: <h1>{`page ${path}`}</h1> }));
    const router = createMemoryRouter(buildRoutes(withPages(stubs)), { initialEntries: ['/help'] });
    const session = createPerson(person) as unknown as SessionViewer;
    render(
      <SessionProvider initial={{ status: 'signedIn', viewer: session, generation: 1 }}>
        <RouterProvider router={router} />
      </SessionProvider>,
    );
    await screen.findByText('page /help');
    const seen: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const path of PRIVATE) {
      await act(() => router.navigate(filled(path)));
      seen[path] = document.querySelector('h1')?.textContent ?? '';
      const led = path === '/' && !mayOpen(person, path) ? 'page /media/library' : app.notAuthorized.title;
      expected[path] = mayOpen(person, path) ? `page ${path}` : led;
    }
    expect(seen).toEqual(expected);
  },
);
