import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditAccountPage } from '../../../../web/areas/destinations/socialAccounts/EditAccountPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { account, problem } from './socialFixture.ts';

const BASE = '/settings/social-media';
const PAGES = { p1: ['x1', 'x2'], p2: ['x2', 'x3'] } as Record<string, string[]>;
const NAMES = { x1: 'City Churches', x2: 'Council', x3: 'Choirs' } as Record<string, string>;
const named = (id: string) => ({ id, name: NAMES[id] ?? id });
const facebook = (change: object = {}) =>
  account({
    ...{ id: 'a2', kind: 'FACEBOOK', name: 'Church page' },
    destinations: [
      { id: 'p1', name: 'Church', kind: 'PAGE' },
      { id: 'p2', name: 'Chapel', kind: 'PAGE' },
    ],
    crosspostDestinations: ({ destinationId = 'p1' }: { destinationId?: string }) =>
      (PAGES[destinationId] ?? []).map(named),
    ...{ defaultDestination: { id: 'p1', name: 'Church' }, crosspostDestinationIds: ['x1', 'x2'] },
    ...change,
  });

/** The form of an account; what it sends is noted. */
function open(change: object = {}, refusal: object = { userErrors: [] }) {
  const inputs: object[] = [];
  openPage(
    `${BASE}/a2/edit`,
    {
      viewer: viewer({ permissions: ['MANAGE_SOCIAL_MEDIA'], capabilities: ['socialMediaAccounts'] }),
      socialAccount: facebook(change),
      updateSocialAccount({ input }: { input: object }) {
        inputs.push(input);
        return { socialAccount: facebook(), ...refusal };
      },
    },
    [
      { path: `${BASE}/:uuid/edit`, Component: EditAccountPage },
      { path: `${BASE}/:uuid`, element: <h1>The account</h1> },
    ],
  );
  return inputs;
}
const choose = async (value: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name: /^Default destination/ }), {
    target: { value },
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }));

test('S-111 no default destination can be chosen; nothing is crossposted then', async () => {
  const inputs = open();
  await choose('');
  await save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ id: 'a2', defaultDestinationId: null, crosspostDestinationIds: [] });
});

test('S-111 more pages than a video can be crossposted to keep nothing from being saved once there is no default', async () => {
  const many = Array.from({ length: 21 }, (_, page) => `y${page}`);
  const inputs = open({ crosspostDestinationIds: many });
  await box('Deleted (y0)');
  await choose('');
  await save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ defaultDestinationId: null, crosspostDestinationIds: [] });
});

test('S-111 of the crosspost destinations only those stay that the newly chosen default has, too', async () => {
  const inputs = open();
  await box('City Churches');
  await choose('');
  await choose('p2');
  expect((await box('Choirs')).checked).toBe(false);
  await save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ defaultDestinationId: 'p2', crosspostDestinationIds: ['x2'] });
});

test('S-111 a crosspost destination that is not there any more can be taken away', async () => {
  const inputs = open({ crosspostDestinationIds: ['x2', 'old'] });
  fireEvent.click(await box('Deleted (old)'));
  await save();
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ crosspostDestinationIds: ['x2'] });
});

test('S-111 APP-23 more than 20 crosspost destinations are refused where they are chosen', async () => {
  const many = Array.from({ length: 21 }, (_, at) => `m${at}`);
  const inputs = open({ crosspostDestinations: many.map(named), crosspostDestinationIds: many.slice(1) });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(await box('m0'));
  const error = await screen.findByText(/^You can choose at most 20 .* 21 are selected\.$/);
  expect(error.getAttribute('role')).toBe('alert');
  await save();
  expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
  expect(inputs).toEqual([]);
});

test('S-111 APP-23 what the network does not take is told where it was chosen', async () => {
  open(
    {},
    {
      socialAccount: null,
      ...problem('SOCIAL_DESTINATION_UNKNOWN', { value: 'x2' }, ['crosspostDestinationIds']),
    },
  );
  await box('Council');
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Page' } });
  await save();
  const group = (await screen.findByText(/x2/)).closest('fieldset');
  expect(group?.textContent).toContain('Crosspost destinations');
});
