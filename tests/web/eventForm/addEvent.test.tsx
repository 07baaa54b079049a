import { screen } from '@testing-library/react';
import { CreateEventPage } from '../../../web/areas/eventForm/CreateEventPage.tsx';
import { AddEventButton } from '../../../web/areas/eventForm/public/AddEvent.tsx';
import type { NewEvent } from '../../../web/areas/eventForm/paths.ts';
import { openPage } from '../app/openPage.tsx';
import { answers } from './eventFixture.ts';

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
