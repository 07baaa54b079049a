import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { eventCreatePath, eventEditPath } from '../../../../web/kernel/paths/eventForm.ts';
import { ScopeDialog } from '../../../../web/areas/schedule/eventForm/public/ScopeDialog.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';

type Asked = Parameters<typeof ScopeDialog>[0];

/** Opens the dialog over a page; what is chosen is noted. */
function open(asked: Partial<Asked> = {}) {
  const chosen = jest.fn();
  const Page = () => (
    <ScopeDialog
      name="Sunday"
      occurrence="29 November"
      onChosen={chosen}
      onClose={() => undefined}
      {...asked}
    />
  );
  openPage('/asks', { viewer: viewer() }, [{ path: '/asks', Component: Page }]);
  return chosen;
}

test('S-169 EVT-24 an event of a series asks whether only it or all are to be changed', async () => {
  const chosen = open();
  const first = await screen.findByRole<HTMLInputElement>('radio', { name: /^Only this event/ });
  expect(first.checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /^All events of the series/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(chosen).toHaveBeenCalledWith('all');
});

test('S-169 EVT-25 the choice that is blocked says why, and the other one is taken', async () => {
  const chosen = open({ blocked: { this: 'The encoder runs.' } });
  const blocked = await screen.findByRole<HTMLInputElement>('radio', {
    name: /^Only this event.*The encoder runs\./,
  });
  expect(blocked.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(chosen).toHaveBeenCalledWith('all');
});

test('S-047 an address names the event, the time of it and what is to be changed', () => {
  expect(eventEditPath('e1')).toBe('/schedule/event/e1/edit');
  expect(eventEditPath('e1', { scope: 'this', occurrence: 'o 1' })).toBe(
    '/schedule/event/e1/edit?scope=this&occurrence=o+1',
  );
});

test('S-045 an address says what a new event begins with', () => {
  expect(eventCreatePath()).toBe('/schedule/create');
  expect(eventCreatePath({ at: '2026-11-29T09:30', encoder: 'n1', media: undefined })).toBe(
    '/schedule/create?at=2026-11-29T09%3A30&encoder=n1',
  );
});
