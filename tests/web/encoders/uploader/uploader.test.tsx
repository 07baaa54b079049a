import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FACTOR_MESSAGES } from '../../../../schema/rules/secondFactor.ts';
import { UPLOADER_MESSAGES } from '../../../../schema/rules/uploaders.ts';
import { CUSTOMER_MESSAGES } from '../../../../schema/rules/customerWords.ts';
import { openApp } from '../../app/openApp.tsx';
import { english } from '../../../../schema/reasons/english.ts';
import { readSaid } from '../../../../schema/reasons/said.ts';

const free = { deviceId: 'desk-1', isRegistered: false, name: null, customerName: null };
const taken = {
  deviceId: 'desk-1',
  isRegistered: true,
  name: 'Lobby',
  customerName: 'Harbour Street Church',
};
/** Fields visible without a session. */
const nameless = { ...taken, name: null, customerName: null };
const accepted = {
  uploaderId: 'u1',
  encoderId: 'e1',
  customerName: 'Harbour Street Church',
  userErrors: [],
};
/** As the graph tells what was said, in a language that nobody here reads. */
function told(code: string, said: string, field: string[] | null = null) {
  const { reason, parameters } = readSaid(said)!;
  const named = Object.entries(parameters).map(([name, value]) => ({ name, value }));
  return { code, reason, parameters: named, field, message: '…' };
}
const refused = (code: string, said: string, field: string[] | null = null) => ({
  uploaderId: null,
  encoderId: null,
  userErrors: [told(code, said, field)],
});

const open = (path: string, answers: object = {}, state: object = {}) =>
  openApp(path, { viewer: null, uploaderRegistration: free, ...answers }, [], state);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });

async function fillIn(name = 'Lobby') {
  await screen.findByLabelText('Encoder name');
  type('Encoder name', name);
  type('User name', 'admin@harbour.example');
  type('Password', 'Rostrum-demo-2026');
}
async function register() {
  await fillIn();
  fireEvent.click(button('Register encoder'));
}
async function unregister() {
  await screen.findByRole('heading', { name: 'Unregister software encoder' });
  type('User name', 'admin@harbour.example');
  type('Password', 'Rostrum-demo-2026');
  fireEvent.click(button('Unregister encoder'));
}

test('STM-19 REG-01 registers and says with which name and organization; nothing signs in or is kept', async () => {
  const registrations = [free, nameless];
  const graph = open('/uploader?deviceId=desk-1', {
    registerUploader: accepted,
    uploaderRegistration: () => registrations.shift() ?? nameless,
  });
  await register();
  expect(await screen.findByRole('heading', { name: 'Encoder registered' })).toBeTruthy();
  expect(await screen.findByText('Harbour Street Church')).toBeTruthy();
  expect(location.pathname).toBe('/uploader/success');
  expect(graph.asked()).toEqual(['UploaderRegistration', 'RegisterUploader', 'UploaderRegistration']);
  expect(graph.requests[1]?.variables).toEqual({
    input: {
      secondFactor: null,
      deviceId: 'desk-1',
      pluginKind: 'OBS',
      name: 'Lobby',
      userName: 'admin@harbour.example',
      password: 'Rostrum-demo-2026',
    },
  });
  // REG-04: the password is in no address, no storage and no history entry.
  const kept = [
    location.href,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage, ...sessionStorage }),
  ];
  expect(kept.join()).not.toContain('Rostrum-demo-2026');
  expect(document.body.innerHTML).not.toContain('Rostrum-demo-2026');
});

test('REG-02 offers OBS and ProPresenter, the link may name one', async () => {
  const graph = open('/uploader?deviceId=desk-1&plugin=propresenter', { registerUploader: accepted });
  await screen.findByRole('group', { name: 'Plugin' });
  const kinds = screen.getAllByRole('radio') as HTMLInputElement[];
  expect(kinds.map(({ value, checked }) => [value, checked])).toEqual([
    ['OBS', false],
    ['PROPRESENTER', true],
  ]);
  await register();
  await screen.findByRole('heading', { name: 'Encoder registered' });
  const [sent] = graph.requests.filter(({ operationName }) => operationName === 'RegisterUploader');
  expect(sent?.variables).toMatchObject({ input: { pluginKind: 'PROPRESENTER' } });
});

test('ENC-09 REG-04 SES-01 asks the graph nothing without a name and credentials, and focuses the first bad field', async () => {
  const graph = open('/uploader?deviceId=desk-1');
  await screen.findByLabelText('Encoder name');
  fireEvent.click(button('Register encoder'));
  expect(await screen.findByText('Encoder name is required')).toBeTruthy();
  expect(screen.getByText('Username is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Encoder name'));
  expect(graph.asked()).toEqual(['UploaderRegistration']);
});

test('REG-03 ENC-09 a duplicate name stands on its field, and the input stays', async () => {
  open('/uploader?deviceId=desk-1', {
    registerUploader: refused('CONFLICT', UPLOADER_MESSAGES.duplicateName, ['name']),
  });
  await register();
  expect(await screen.findByText(english(UPLOADER_MESSAGES.duplicateName))).toBeTruthy();
  const name = screen.getByLabelText('Encoder name') as HTMLInputElement;
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Lobby', 'true']);
});

test.each([
  ['no license', refused('LIMIT', UPLOADER_MESSAGES.noLicense(2, 2)), /In use: 2 of 2/],
  [
    'PRM-17 insufficient permission',
    refused('FORBIDDEN', UPLOADER_MESSAGES.insufficientPermission),
    english(UPLOADER_MESSAGES.insufficientPermission),
  ],
  [
    'missing device id',
    refused('REQUIRED', UPLOADER_MESSAGES.missingDeviceId, ['deviceId']),
    english(UPLOADER_MESSAGES.missingDeviceId),
  ],
  [
    'wrong password',
    refused('INVALID', CUSTOMER_MESSAGES.wrongCredentials),
    'Incorrect username or password.',
  ],
  [
    'unexpected error',
    () => Promise.reject(new Error('boom')),
    'An unexpected error occurred while registering the encoder. Please try again.',
  ],
])('REG-03 %s has its own message when registering', async (_, registerUploader, words) => {
  open('/uploader?deviceId=desk-1', { registerUploader });
  await register();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(words);
  expect(location.pathname).toBe('/uploader');
});

test('REG-03 a link without a device id says so at once and registers nothing', async () => {
  const graph = open('/uploader');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The device ID is missing. Please open this page from the encoder’s plugin.',
  );
  await register();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'The device ID is missing. Please open this page from the encoder’s plugin.',
    ),
  );
  expect(graph.asked()).toEqual([]);
});

test('STM-19 REG-01 unregisters, names what goes, and says that one license is free', async () => {
  const graph = open('/unregisteruploader?deviceId=desk-1', {
    uploaderRegistration: taken,
    unregisterUploader: { isUnregistered: true, userErrors: [] },
  });
  expect(await screen.findByText('Harbour Street Church')).toBeTruthy();
  expect(screen.getByText(/frees one software encoder license/)).toBeTruthy();
  await unregister();
  expect(await screen.findByRole('heading', { name: 'Encoder unregistered' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('license is free again');
  expect(location.pathname).toBe('/unregisteruploader/success');
  expect(graph.requests.at(-1)?.variables).toEqual({
    input: {
      ...{ deviceId: 'desk-1', userName: 'admin@harbour.example', password: 'Rostrum-demo-2026' },
      secondFactor: null,
    },
  });
});

test.each([
  [
    'insufficient permission',
    [told('FORBIDDEN', UPLOADER_MESSAGES.insufficientPermission)],
    english(UPLOADER_MESSAGES.insufficientPermission),
  ],
  [
    'STM-19 unregistered → unregistered',
    [told('NOT_FOUND', UPLOADER_MESSAGES.notRegistered)],
    english(UPLOADER_MESSAGES.notRegistered),
  ],
  [
    'unexpected error',
    null,
    'An unexpected error occurred while unregistering the encoder. Please try again.',
  ],
])('REG-03 %s has its own message when unregistering', async (_, userErrors, words) => {
  open('/unregisteruploader?deviceId=desk-1', {
    uploaderRegistration: taken,
    unregisterUploader: () =>
      userErrors ? { isUnregistered: false, userErrors } : Promise.reject(new Error('boom')),
  });
  await unregister();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

test.each([
  ['/uploader/success', '/uploader', 'Register software encoder'],
  ['/unregisteruploader/success', '/unregisteruploader', 'Unregister software encoder'],
])('REG-01 %s cannot be opened out of turn: it leads to %s', async (path, beginning, title) => {
  history.replaceState(null, '', '/');
  const graph = open(path);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(location.pathname).toBe(beginning);
  expect(graph.asked()).toEqual([]);
});

test('a success page that a device is no longer registered for leads back to registering', async () => {
  const registrations = [free];
  open('/uploader?deviceId=desk-1', {
    registerUploader: accepted,
    uploaderRegistration: () => registrations.shift() ?? free,
  });
  await register();
  await waitFor(() => expect(location.pathname).toBe('/uploader'));
  expect(await screen.findByRole('heading', { name: 'Register software encoder' })).toBeTruthy();
});

test('closing asks the window to close, and says what to do when it stays', async () => {
  const close = jest.spyOn(window, 'close').mockImplementation(() => {});
  open('/uploader?deviceId=desk-1', { registerUploader: accepted, uploaderRegistration: () => taken });
  await register();
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.getByText('You can close this page now.')).toBeTruthy();
  close.mockRestore();
});

test('STM-19 a device that is registered says so and leads to unregistering, and the other way round', async () => {
  open('/uploader?deviceId=desk-1', { uploaderRegistration: nameless });
  expect((await screen.findByRole('status')).textContent).toContain('This device is already registered.');
  const link = await screen.findByRole('link', { name: 'Unregister' });
  expect(link.getAttribute('href')).toBe('/unregisteruploader?deviceId=desk-1');
});

describe('/uploader/reset-password', () => {
  test('SES-21 asks for a link that leads back here', async () => {
    const graph = open('/uploader/reset-password?deviceId=desk-1', {
      requestPasswordReset: { isAccepted: true, userErrors: [] },
    });
    await screen.findByLabelText('User name');
    type('User name', 'admin@harbour.example');
    fireEvent.click(button('Send reset link'));
    expect(await screen.findByText(/a reset link has been sent/)).toBeTruthy();
    const sent = graph.requests.find(({ operationName }) => operationName === 'RequestPasswordReset');
    expect(sent?.variables).toEqual({
      input: { userName: 'admin@harbour.example', flow: 'UPLOADER' },
    });
    expect(screen.getByRole('link', { name: 'Back to registration' }).getAttribute('href')).toBe(
      '/uploader?deviceId=desk-1',
    );
  });

  test.each([
    [true, /has expired/],
    [false, /is invalid/],
  ])(
    'SES-21 a link that expired (%s) has its own message and leads to a new one here',
    async (expired, words) => {
      open('/uploader/reset-password?token=abc', {
        verifyPasswordReset: { isValid: false, userName: null, isExpired: expired },
      });
      expect((await screen.findByRole('alert')).textContent).toMatch(words);
      expect(screen.getByRole('link', { name: 'Request a new one' }).getAttribute('href')).toBe(
        '/uploader/reset-password',
      );
    },
  );

  test('USR-03 USR-04 the new password has 10 to 128 characters and is typed twice alike', async () => {
    const graph = open('/uploader/reset-password?token=abc', {
      verifyPasswordReset: { isValid: true, userName: 'admin@harbour.example', isExpired: false },
      resetPassword: { isReset: true, userErrors: [] },
    });
    await screen.findByLabelText('New password');
    const set = (password: string, again: string) => {
      type('New password', password);
      type('Confirm new password', again);
      fireEvent.click(button('Save new password'));
    };
    const isBad = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
    set('123456789', '123456789');
    expect(isBad('New password')).toBe(true);
    set('x'.repeat(129), 'x'.repeat(129));
    expect(isBad('New password')).toBe(true);
    set('long-enough-1', 'long-enough-2');
    expect(screen.getByText('The passwords don’t match.')).toBeTruthy();
    expect(graph.asked()).toEqual(['VerifyPasswordReset']);
    set('long-enough-1', 'long-enough-1');
    expect(await screen.findByText('Your new password is set.')).toBeTruthy();
    expect(screen.getByText(/open the registration page from the encoder’s plugin again/)).toBeTruthy();
  });
});

test('REG-04 shows at its field that a second factor is asked for, and sends what is typed there', async () => {
  const asked = told('INVALID', FACTOR_MESSAGES.codeNeeded, ['secondFactor']);
  const answers = [{ uploaderId: null, encoderId: null, userErrors: [asked] }, accepted];
  const graph = open('/uploader?deviceId=desk-1', { registerUploader: () => answers.shift() });
  await register();
  const field = screen.getByLabelText('One-time code or recovery code');
  await screen.findByText('This account has a second factor. Also send a one-time code or a recovery code.');
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field]);
  type('One-time code or recovery code', ' 123456 ');
  fireEvent.click(button('Register encoder'));
  await screen.findByRole('heading', { name: 'Encoder registered' });
  const sent = graph.requests.filter(({ operationName }) => operationName === 'RegisterUploader');
  expect(sent.map(({ variables }) => (variables.input as { secondFactor: unknown }).secondFactor)).toEqual([
    null,
    '123456',
  ]);
});
