import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { areaScreens } from '../../../web/app/areaScreens.generated.ts';
import type { Question } from '../../../web/kernel/early.ts';
import type { Screen } from '../../../web/kernel/screen.ts';
import { createPerson } from './people.ts';

jest.unstable_mockModule('../../../web/player/VideoJsPlayer.tsx', () => ({ VideoJsPlayer: () => null }));
const { openPage } = await import('./openPage.tsx');

// A hidden page is not asked anew, so that a slow machine does not count what it polls.
Object.defineProperty(document, 'hidden', { value: true });

const SCREENS = areaScreens.filter(({ asks }) => asks);

test.each([
  'dashboard',
  'library',
  'mediaItem',
  'playlists',
  'playlist',
  'encoders',
  'encoder',
  'encoderChannels',
  'encoderPresets',
  'webChannels',
  'webPresets',
  'rtmpDestinations',
  'users',
  'destinationGroups',
  'socialAccounts',
  'qrOverlays',
])('the screen %s says what its page asks first', (name) => {
  expect(SCREENS.map((one) => one.name as string)).toContain(name);
});

test.each(SCREENS.map((one) => [one.name, one] as const))(
  'what the screen %s asks before its page is there, the page asks word for word: nothing is asked twice',
  async (_name, one) => {
    const viewer = createPerson('P') as { customer: { liveDestinations?: unknown } };
    const { liveDestinations: _live, ...customer } = viewer.customer;
    const asked: Question[] = [];
    const asks: Screen['asks'] = async (visit) => {
      const questions = await one.asks!(visit);
      asked.push(...questions);
      return questions;
    };
    const graph = openPage(
      one.path.replace(/:\w+\??/g, 'x'),
      { viewer: { ...viewer, customer } },
      [{ ...one, asks }],
      { imagines: true },
    );
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => {
      expect(document.querySelectorAll('[aria-busy=true], .bp6-skeleton')).toHaveLength(0);
    });
    expect(asked.length).toBeGreaterThan(0);
    for (const { document: query } of asked) {
      const [operation] = query.definitions;
      const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
      expect([name, graph.asked().filter((one) => one === name)]).toEqual([name, [name]]);
    }
  },
);
