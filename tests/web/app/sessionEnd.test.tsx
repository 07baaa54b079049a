import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLiveNowQuery } from '../../../web/app/LiveNow.generated.ts';
import { viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

/** A page with something typed in it, and a way to ask the graph. */
function Page() {
  const [text, setText] = useState('');
  const { data, refetch } = useLiveNowQuery();
  return (
    <>
      <input aria-label="notes" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void refetch().catch(() => {})}>
        ask
      </button>
      <output>{data?.viewer?.customer.id}</output>
    </>
  );
}

const page = [{ path: '/help', element: <Page /> }];

async function expire(graph: { sessionEnded: boolean }) {
  fireEvent.change(await screen.findByLabelText('notes'), { target: { value: 'half a sentence' } });
  graph.sessionEnded = true;
  fireEvent.click(screen.getByRole('button', { name: 'ask' }));
  return screen.findByRole('dialog', { name: 'Your session has expired' });
}

test('SES-12 STM-01 an expired session prompts sign-in over the page, which is kept', async () => {
  const graph = openApp('/help', { viewer: viewer(), signIn: { viewer: viewer(), userErrors: [] } }, page);
  const dialog = within(await expire(graph));

  graph.sessionEnded = false;
  expect((dialog.getByLabelText('User name') as HTMLInputElement).value).toBe('admin@harbour.example');
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Rostrum-demo-2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((screen.getByLabelText('notes') as HTMLInputElement).value).toBe('half a sentence');
});

test('SES-12 what the page shows is asked again after signing in over it', async () => {
  const graph = openApp('/help', { viewer: viewer(), signIn: { viewer: viewer(), userErrors: [] } }, page);
  const dialog = within(await expire(graph));
  graph.sessionEnded = false;
  const before = graph.requests.length;
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Rostrum-demo-2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(graph.asked().slice(before)).toContain('LiveNow'));
});

test('SES-13 signing out keeps nothing: the next person starts with an empty page and an empty cache', async () => {
  const graph = openApp(
    '/help',
    { viewer: viewer(), signOut: { isSignedOut: true }, signIn: { viewer: viewer(), userErrors: [] } },
    [...page, { path: '/', element: <Page /> }],
  );
  fireEvent.change(await screen.findByLabelText('notes'), { target: { value: 'private' } });
  fireEvent.click(screen.getByRole('button', { name: 'Account menu of admin@harbour.example' }));
  fireEvent.click(await screen.findByText('Sign out'));

  expect(await screen.findByLabelText('User name')).toBeTruthy();
  expect(location.pathname).toBe('/');
  expect(graph.asked()).toContain('SignOut');

  const before = graph.requests.length;
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: 'x@y.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'p' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(((await screen.findByLabelText('notes')) as HTMLInputElement).value).toBe('');
  await waitFor(() => expect(graph.asked().slice(before)).toContain('LiveNow'));
});

test('SES-13 STM-01 other tabs hear that somebody signed out', async () => {
  openApp('/help', { viewer: viewer(), signOut: { isSignedOut: true } }, page);
  await screen.findByLabelText('notes');
  const otherTab = new BroadcastChannel('rostrum.session');
  otherTab.postMessage('signedOut');
  expect(await screen.findByLabelText('User name')).toBeTruthy();
  otherTab.close();
});

test('SES-12 a graph that no longer knows anybody prompts sign-in too', async () => {
  const graph = openApp('/help', { viewer: viewer() }, page);
  await screen.findByLabelText('notes');
  graph.answers.viewer = null;
  fireEvent.click(screen.getByRole('button', { name: 'ask' }));
  expect(await screen.findByRole('dialog', { name: 'Your session has expired' })).toBeTruthy();
});
