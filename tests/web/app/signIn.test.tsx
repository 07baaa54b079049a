import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

const encoders = [{ path: '/settings/encoders', element: <p>the encoders</p> }];
const refusal = (code: string, reason: string, message: string) => ({
  viewer: null,
  userErrors: [{ code, reason, field: null, message }],
});

async function signIn(userName: string, password: string) {
  fireEvent.change(await screen.findByLabelText('User name'), { target: { value: userName } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('APP-01 shows the signed-in app when there is a user', async () => {
  openApp('/settings/encoders', { viewer: viewer() }, encoders);
  expect(await screen.findByText('the encoders')).toBeTruthy();
});

test('APP-01 SES-22 asks for sign-in at a private path and opens that path afterwards', async () => {
  openApp('/settings/encoders', { viewer: null, signIn: { viewer: viewer(), userErrors: [] } }, encoders);
  await signIn('admin@harbour.example', 'Rostrum-demo-2026');
  expect(await screen.findByText('the encoders')).toBeTruthy();
  expect(location.pathname).toBe('/settings/encoders');
});

test('SES-01 asks nothing of the graph without a name and a password', async () => {
  const graph = openApp('/', { viewer: null }, encoders);
  await signIn('', '');
  expect(await screen.findByText('Enter your user name.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(graph.asked()).toEqual(['Session']);
});

test('SES-05 wrong credentials: a hint to reset the password on screen, a line in the console', async () => {
  const console = jest.spyOn(globalThis.console, 'warn').mockImplementation(() => {});
  openApp(
    '/',
    { viewer: null, signIn: refusal('INVALID', 'WRONG_CREDENTIALS', 'Incorrect username or password.') },
    encoders,
  );
  await signIn('admin@harbour.example', 'wrong');
  expect((await screen.findByRole('alert')).textContent).toContain('Incorrect user name or password.');
  expect(screen.getByRole('link', { name: 'Reset your password' }).getAttribute('href')).toBe(
    '/reset-password',
  );
  expect(console).toHaveBeenCalledWith('Login failed:', 'INVALID', 'Incorrect username or password.');
  console.mockRestore();
});

test('SES-06 STM-01 a venue is refused and finds the way back to the form', async () => {
  jest.spyOn(globalThis.console, 'warn').mockImplementation(() => {});
  openApp('/', { viewer: null, signIn: refusal('FORBIDDEN', 'VENUE_LOGIN', '…') }, encoders);
  await signIn('harbour-main-hall', 'Rostrum-demo-2026');
  expect(await screen.findByRole('heading', { name: 'Venues shall not pass!!' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(await screen.findByLabelText('User name')).toBeTruthy();
});

test.each([
  '/uploader',
  '/uploader/reset-password',
  '/uploader/success',
  '/unregisteruploader',
  '/unregisteruploader/success',
])('APP-02 does not load the session on %s', async (path) => {
  const graph = openApp(path, { viewer: viewer() });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(graph.asked()).toEqual([]);
});

test('a graph that does not answer is not mistaken for being signed out', async () => {
  const graph = openApp('/settings/encoders', { viewer: viewer() }, encoders, { unreachable: true });
  expect(await screen.findByRole('heading', { name: 'The studio cannot be reached' })).toBeTruthy();
  graph.unreachable = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('the encoders')).toBeTruthy();
});

test.each([
  [{ isValid: false, userName: null, isExpired: true }, /has expired/],
  [{ isValid: false, userName: null, isExpired: false }, /is invalid/],
])('SES-21 a reset link that is %j says so in its own words', async (verdict, words) => {
  openApp('/reset-password?token=abc', { viewer: null, verifyPasswordReset: verdict });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('SES-21 asks for a link, verifies it and sets the password', async () => {
  const graph = openApp('/reset-password?token=abc', {
    viewer: null,
    verifyPasswordReset: { isValid: true, userName: 'admin@harbour.example', isExpired: false },
    resetPassword: { isReset: true, userErrors: [] },
  });
  fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'long-enough-1' } });
  fireEvent.change(screen.getByLabelText('Confirm new password'), { target: { value: 'long-enough-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save new password' }));
  expect((await screen.findByText('Your new password is set.')).textContent).toBeTruthy();
  expect(graph.requests.at(-1)?.variables).toEqual({ input: { token: 'abc', password: 'long-enough-1' } });
});
