import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SchedulePage } from '../../../web/areas/schedule/SchedulePage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { weekly } from './eventFixture.ts';
import { occurrence, withSchedule } from './scheduleFixture.ts';

const ROUTES = [{ path: '/schedule', Component: SchedulePage }];
const ALL = [occurrence('s2', 'Thanksgiving concert')];

test('S-044 EVT-20 EVT-21 an event may be copied, and is paused and removed, where it stands in the calendar; then it leaves the address', async () => {
  const inputs: object[] = [];
  const answer = (more: object) => (given: { input: object }) => {
    inputs.push(given.input);
    return { ...more, userErrors: [] };
  };
  const event = weekly({ id: 'ev-s2', name: 'Thanksgiving concert', repeat: null });
  openPage(
    '/schedule?at=2026-11-22&view=calendar&item=s2',
    {
      ...{ viewer: viewer(), customer: withSchedule(ALL, []), event },
      pauseEvent: answer({ event }),
      removeEvent: answer({ deletedId: 'ev-s2' }),
    },
    ROUTES,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Thanksgiving concert' }));
  for (const [item, confirm] of [
    ['Pause', 'Pause'],
    ['Remove', 'Remove'],
  ] as const) {
    const more = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'More actions for this event' });
    await waitFor(() => expect(more().disabled).toBe(false));
    fireEvent.click(more());
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeTruthy();
    fireEvent.click(screen.getByRole('menuitem', { name: item }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(inputs).toEqual([{ id: 'ev-s2', paused: true, seenRevision: 3 }, { id: 'ev-s2' }]);
  await waitFor(() => expect(new URLSearchParams(location.search).has('item')).toBe(false));
});
