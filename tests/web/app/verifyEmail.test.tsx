import { fireEvent, screen } from '@testing-library/react';
import { served } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

const LINK = '/verify-email?token=abc';
const outcome = (state: string, userName: string | null = null) => ({
  viewer: null,
  verifyEmail: { state, userName },
  requestEmailVerification: { state: 'VALIDATING', userErrors: [] },
});

test('VER-02 STM-17 a link that works names whom it verified and leads to sign-in', async () => {
  const graph = openApp(LINK, outcome('VERIFIED', 'maya@harbour.example'));
  expect(await screen.findByRole('heading', { name: 'Your email address is verified' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('maya@harbour.example');
  expect(screen.getByRole('link', { name: 'Continue to sign-in' }).getAttribute('href')).toBe('/');
  expect(graph.asked().filter((name) => name === 'VerifyEmail')).toHaveLength(1);
});

test.each([
  [
    'VER-03',
    'ERROR',
    'Validation Error',
    'An unexpected error has occurred. Resend the verification email to try again.',
  ],
  [
    'VER-04 VER-05',
    'TOKEN_EXPIRED',
    'The link has expired',
    'The validation link that you clicked has expired. Resend the verification email to try again.',
  ],
])('%s VER-06 STM-17 a link that is %s says so, and another is sent', async (_rule, state, title, text) => {
  const graph = openApp(LINK, outcome(state));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(text);
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: ' maya@harbour.example ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect((await screen.findByRole('status')).textContent).toContain('an email with a new link has been sent');
  const sent = graph.requests.find(({ operationName }) => operationName === 'RequestEmailVerification');
  expect(sent?.variables).toEqual({ input: { userName: 'maya@harbour.example' } });
});

test.each([60, 45])(
  'VER-01 CON-04 a new link is good for as long as the service says: %s minutes',
  async (minutes) => {
    openApp(LINK, { ...outcome('TOKEN_EXPIRED'), serviceValues: served({ mailLinkMs: minutes * 60_000 }) });
    fireEvent.change(await screen.findByLabelText('User name'), {
      target: { value: 'maya@harbour.example' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(
      await screen.findByText(`The link is valid for ${minutes} minutes.`, { exact: false }),
    ).toBeTruthy();
  },
);

test('VER-03 an address without a token asks nothing and offers a new link', async () => {
  const graph = openApp('/verify-email', outcome('VERIFIED'));
  expect(await screen.findByRole('heading', { name: 'Validation Error' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
  expect(await screen.findByText('Enter your user name.')).toBeTruthy();
  expect(graph.asked()).not.toContain('VerifyEmail');
  expect(graph.asked()).not.toContain('RequestEmailVerification');
});

test('VER-02 a graph that does not answer leaves the link to be tried again', async () => {
  const graph = openApp(LINK, outcome('VERIFIED', 'maya@harbour.example'), [], { unreachable: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  graph.unreachable = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your email address is verified' })).toBeTruthy();
});
