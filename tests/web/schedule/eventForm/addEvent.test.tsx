import { cleanup, screen } from '@testing-library/react';
import { EditEventPage } from '../../../../web/areas/schedule/eventForm/EditEventPage.tsx';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { AddEventButton } from '../../../../web/ui/AddEvent.tsx';
import type { NewEvent } from '../../../../web/kernel/paths/eventForm.ts';
import { openPage } from '../../app/openPage.tsx';
import { page } from '../../library/media/mediaFixture.ts';
import { answers, event } from './eventFixture.ts';

const open = (begins: NewEvent, permissions?: string[]) =>
  openPage('/thing', answers({ ...(permissions && { permissions }) }), [
    {
      path: '/thing',
      element: (
        <>
          <h1>Thing</h1>
          <AddEventButton begins={begins} />
        </>
      ),
    },
  ]);

test.each([
  [{ encoder: 'n2' }, '/schedule/create?encoder=n2'],
  [{ webChannel: 'w2' }, '/schedule/create?webChannel=w2'],
  [{ group: 'g1' }, '/schedule/create?group=g1'],
  [{ media: 'm1' }, '/schedule/create?media=m1'],
] as const)('S-045 an event is added from a thing: %j', async (begins, href) => {
  open(begins);
  expect((await screen.findByRole('link', { name: 'Add event' })).getAttribute('href')).toBe(href);
});

test('PRM-03 S-045 nobody who may not plan is led to the form', async () => {
  open({ encoder: 'n2' }, ['VIDEO_REVIEW']);
  await screen.findByRole('heading', { name: 'Thing' });
  expect(screen.queryByRole('link', { name: 'Add event' })).toBeNull();
});

test('S-045 the form begins with the thing that it was opened from', async () => {
  openPage('/schedule/create?encoder=n2&webChannel=w2', answers(), [
    { path: '/schedule/create', Component: CreateEventPage },
  ]);
  const encoder = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Encoder(?! channel)/ });
  expect(encoder.value).toBe('n2');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^European channel/ }).checked).toBe(true);
});

/** So many groups or RTMP destinations, a page of them as large as it is asked for. */
const many = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ id: `x${at + 1}`, name: `Thing ${at + 1}`, destinationCount: 2, webChannel: null, destinations: [] },
  }));
  return ({ first = 50 }: { first?: number }) => page(rows.slice(0, first));
};

test('S-045 S-047 a group or RTMP destination beyond the first hundred is there: where the address names it, and where an event has it', async () => {
  const customer = { destinationGroups: many(120), rtmpDestinations: many(120) };
  openPage('/schedule/create?group=x101&rtmpDestination=x102', answers({ customer }), [
    { path: '/schedule/create', Component: CreateEventPage },
  ]);
  const group = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Destination group' });
  expect(group.selectedOptions[0]?.textContent).toMatch(/^Thing 101\b/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Thing 102/ }).checked).toBe(true);
  cleanup();
  const held = event({ destinationGroup: { id: 'x119', name: 'Thing 119' } });
  openPage('/schedule/event/e1/edit', answers({ customer, event: held }), [
    { path: '/schedule/event/:uuid/edit', Component: EditEventPage },
  ]);
  const kept = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Destination group' });
  expect(kept.selectedOptions[0]?.textContent).toMatch(/^Thing 119\b/);
});

test('S-047 the group of an event is named where the groups cannot be read', async () => {
  const destinationGroups = () => {
    throw new Error('Down.');
  };
  const held = event({ destinationGroup: { id: 'x119', name: 'Thing 119' } });
  openPage('/schedule/event/e1/edit', answers({ customer: { destinationGroups }, event: held }), [
    { path: '/schedule/event/:uuid/edit', Component: EditEventPage },
  ]);
  const kept = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Destination group' });
  expect(kept.selectedOptions[0]?.textContent).toBe('Thing 119');
});
