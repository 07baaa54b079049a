import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toggleFavourite, visit } from '../../../web/areas/admin/public/organizationLists.ts';
import { useLiveNowQuery } from '../../../web/app/LiveNow.generated.ts';
import { FakeSocket } from './fakeSocket.ts';
import { HARBOUR, NORTHGATE, sudo, viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

/** Shows what the cache holds of the organization one works in. */
function Page() {
  const { data } = useLiveNowQuery();
  return <output>{data?.viewer?.customer.id}</output>;
}

const pages = ['/', '/help'].map((path) => ({ path, element: <Page /> }));
const moved = () => sudo({ customer: { ...NORTHGATE, liveDestinations: [] } });

async function openSwitch() {
  fireEvent.click(await screen.findByRole('button', { name: 'Harbour Street Church, switch organization' }));
  return within(await screen.findByRole('dialog', { name: 'Switch organization' }));
}

async function pickNorthgate(modal: Awaited<ReturnType<typeof openSwitch>>) {
  fireEvent.change(modal.getByLabelText('Find an organization'), { target: { value: 'Nort' } });
  fireEvent.click(await modal.findByRole('button', { name: 'Northgate Arena' }));
}

const answers = () => ({ viewer: sudo(), customers: { nodes: [HARBOUR, NORTHGATE] } });

test('PRM-27 only a super-admin has the way into another organisation', async () => {
  openApp('/help', { viewer: viewer() }, pages);
  expect(await screen.findByText('Harbour Street Church')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /switch organization/ })).toBeNull();
});

test('APP-13 ORG-13 who has been nowhere else is shown the first organisations by name', async () => {
  openApp('/help', answers(), pages);
  const modal = await openSwitch();
  const first = within((await modal.findByRole('heading', { name: 'Organizations' })).closest('section')!);
  // The current organization is not a target.
  expect(first.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Northgate Arena', '']);
  fireEvent.click(first.getByRole('button', { name: 'Northgate Arena' }));
  expect(await modal.findByLabelText('Your password')).toBeTruthy();
});

test('ORG-03 a search of under three characters asks nothing', async () => {
  const graph = openApp('/help', answers(), pages);
  const modal = await openSwitch();
  fireEvent.change(modal.getByLabelText('Find an organization'), { target: { value: 'No' } });
  expect(await modal.findByText('Type at least three letters of the name.')).toBeTruthy();
  expect(graph.asked()).not.toContain('OrganizationSearch');
});

test('SES-15 STM-02 an empty password is refused without asking anyone', async () => {
  const graph = openApp('/help', answers(), pages);
  const modal = await openSwitch();
  await pickNorthgate(modal);
  fireEvent.click(modal.getByRole('button', { name: 'Switch' }));
  expect((await modal.findByRole('alert')).textContent).toBe('Password is required');
  expect(graph.asked()).not.toContain('SwitchCustomer');
});

test('SES-16 STM-02 a wrong password is refused and the modal stays open', async () => {
  const graph = openApp('/help', answers(), pages);
  graph.answers.switchCustomer = {
    viewer: null,
    userErrors: [{ code: 'INVALID', reason: 'WRONG_PASSWORD', field: ['password'], message: '…' }],
  };
  const modal = await openSwitch();
  await pickNorthgate(modal);
  fireEvent.change(modal.getByLabelText('Your password'), { target: { value: 'wrong' } });
  fireEvent.click(modal.getByRole('button', { name: 'Switch' }));
  expect((await modal.findByRole('alert')).textContent).toBe('Incorrect password.');
  expect(screen.getByRole('dialog', { name: 'Switch organization' })).toBeTruthy();
});

test('SES-14 SES-17 STM-02 a switch empties the cache before any new query and lands on the dashboard', async () => {
  const graph = openApp('/help', answers(), pages);
  graph.answers.switchCustomer = () => {
    graph.answers.viewer = moved();
    return { viewer: moved(), userErrors: [] };
  };
  const modal = await openSwitch();
  await pickNorthgate(modal);
  fireEvent.change(modal.getByLabelText('Your password'), { target: { value: 'Rostrum-demo-2026' } });
  const before = graph.requests.length;
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() =>
    shown.push(document.querySelector('output')?.textContent ?? null),
  );
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  fireEvent.click(modal.getByRole('button', { name: 'Switch' }));

  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('c2'));
  observer.disconnect();
  expect(graph.asked()[before]).toBe('SwitchCustomer');
  // Once the new page stands there, nothing of the old organization is ever on it again.
  expect(shown.slice(shown.indexOf('')).includes('c1')).toBe(false);
  expect(location.pathname).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ORG-13 the organisations visited stand in the switcher and are kept in this browser only', async () => {
  const kept = {
    customerId: 'c2',
    customerName: 'Northgate Arena',
    publishedAt: '2026-11-01T00:00:00.000Z',
    count: 3,
  };
  localStorage.setItem('rostrum.recentCustomers', JSON.stringify([kept]));
  const graph = openApp('/help', answers(), pages);
  await openSwitch();
  expect(localStorage.getItem('rostrum.recentCustomers')).toContain('c1');
  const sent = JSON.stringify(graph.requests);
  expect(sent).not.toContain('"count"');
});

test('SES-14 the old session’s socket closes before the answer arrives, and nobody is asked to sign in', async () => {
  const graph = openApp('/help', answers(), pages);
  graph.answers.switchCustomer = () => {
    graph.answers.viewer = moved();
    FakeSocket.sockets.at(-1)!.close(4401, 'Unauthorized');
    return { viewer: moved(), userErrors: [] };
  };
  const modal = await openSwitch();
  await pickNorthgate(modal);
  // The page's, the bell's and the Go Live button's.
  await waitFor(() => expect(FakeSocket.sockets.at(-1)?.subscriptions).toHaveLength(3));
  fireEvent.change(modal.getByLabelText('Your password'), { target: { value: 'Rostrum-demo-2026' } });
  fireEvent.click(modal.getByRole('button', { name: 'Switch' }));
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('c2'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('APP-13 ORG-13 favourites and recent organisations stand there before a letter is typed', async () => {
  visit(NORTHGATE);
  toggleFavourite({ id: 'c3', name: 'Vista Community College' });
  const graph = openApp('/help', answers(), pages);
  const modal = await openSwitch();
  const named = (heading: string) =>
    within(modal.getByRole('heading', { name: heading }).closest('section')!).getAllByRole('button')[0]!
      .textContent;
  expect([named('Favorites'), named('Recent')]).toEqual(['Vista Community College', 'Northgate Arena']);
  expect(graph.asked()).not.toContain('FirstOrganizations');
});
