import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AccountPage } from '../../../web/areas/people/AccountPage.tsx';
import { served } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { createPerson } from '../app/people.ts';

const PATH = '/settings/account';
const me = createPerson('A');
const user = {
  ...(me.user as object),
  ...{ firstName: 'Maya', lastName: 'Keller', title: null, phone: null, accountStatus: 'VERIFIED' },
  ...{ isDisabled: false, isPrimaryContact: false, isBillingContact: false, isPointOfContact: false },
  ...{
    hasNetworkAlerts: false,
    createdAt: '2026-01-01T00:00:00Z',
    revision: 3,
    permissions: [],
    channels: [],
  },
};
const session = (id: string, agent: string, isThis: boolean) => ({
  ...{ id, agent, isThis, address: '192.0.2.7', timezone: null as string | null },
  ...{ createdAt: '2026-11-20T00:00:00Z', lastUsedAt: '2026-11-22T00:00:00Z' },
});
const open = (answers: object = {}) =>
  openPage(
    PATH,
    {
      viewer: { ...me, user, sessions: [session('s1', 'Desk', true), session('s2', 'Phone', false)] },
      ...answers,
    },
    [{ path: PATH, Component: AccountPage }],
  );
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('S-074 USR-03 USR-04 a new password needs the present one and is typed twice', async () => {
  const graph = open({ updateMyAccount: { user, userErrors: [] } });
  await click('Change password');
  const dialog = within(await screen.findByRole('dialog'));
  type(/^Current password/, 'Rostrum-demo-2026');
  type(/^New password(?! again)/, 'short');
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('A password must have at least 10 characters.')).toBeTruthy();
  type(/^New password(?! again)/, 'another-password-2026');
  type(/^Confirm new password/, 'another-password-2027');
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The passwords don’t match.')).toBeTruthy();
  expect(graph.asked()).not.toContain('UpdateMyAccount');
  type(/^Confirm new password/, 'another-password-2026');
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Password changed/)).toBeTruthy();
});

test.each([60, 45])(
  'S-074 USR-14 VER-01 a new address is mailed, and its link is good as long as the service says: %s minutes',
  async (minutes) => {
    const graph = open({
      requestEmailVerification: { state: 'VALIDATING', userErrors: [] },
      serviceValues: served({ mailLinkMs: minutes * 60_000 }),
    });
    await click('Change user name');
    const dialog = within(await screen.findByRole('dialog'));
    type(/^New email address/, `${'x'.repeat(55)}@harbour.example`);
    type(/^Current password/, 'Rostrum-demo-2026');
    fireEvent.click(dialog.getByRole('button', { name: 'Send verification' }));
    expect(await screen.findByText('An email address must have at most 70 characters.')).toBeTruthy();
    expect(graph.asked()).not.toContain('VerifyUserAgain');
    type(/^New email address/, 'maya@new.example');
    fireEvent.click(dialog.getByRole('button', { name: 'Send verification' }));
    const told = `Open the link in the email we sent to the new address. The link is valid for ${minutes} minutes.`;
    expect(await screen.findByText(told)).toBeTruthy();
  },
);

test('PRM-14 network alerts are turned on, and no role or permission is sent with them', async () => {
  const graph = open({ updateMyAccount: { user: { ...user, hasNetworkAlerts: true }, userErrors: [] } });
  await click('Edit details');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Grants no permissions\.$/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Network alerts/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(graph.asked()).toContain('UpdateMyAccount'));
  const asked = graph.requests.find(({ operationName }) => operationName === 'UpdateMyAccount');
  expect(asked?.variables.input).toMatchObject({ hasNetworkAlerts: true });
  const sent = JSON.stringify(asked?.variables);
  expect([sent.includes('roles'), sent.includes('permissions')]).toEqual([false, false]);
});

test('S-074 sessions are told with browser and address, and each but this one is ended', async () => {
  const graph = open({ endSession: { viewer: null, userErrors: [] } });
  expect(await screen.findByText('This browser')).toBeTruthy();
  await click('Sign out Phone');
  expect(await screen.findByText('Signed out')).toBeTruthy();
  expect(graph.asked()).toContain('EndSession');
});

test.each([
  ['Europe/Oslo', '192.0.2.7', 'Oslo (Europe), reported by the device · 192.0.2.7'],
  ['America/Argentina/Buenos_Aires', null, 'Buenos Aires (America), reported by the device'],
  ['UTC', '192.0.2.7', '192.0.2.7'],
  ['Etc/GMT+3', '192.0.2.7', '192.0.2.7'],
  [null, '192.0.2.7', '192.0.2.7'],
  [null, null, '–'],
  ['Indian/Maldives', '::1', 'Maldives (Indian Ocean), reported by the device · this network (::1)'],
  [null, '10.1.2.3', 'this network (10.1.2.3)'],
  [null, '172.16.0.1', 'this network (172.16.0.1)'],
  [null, '172.31.255.255', 'this network (172.31.255.255)'],
  [null, '172.32.0.1', '172.32.0.1'],
  [null, '192.168.0.9', 'this network (192.168.0.9)'],
  [null, '::ffff:127.0.0.1', 'this network (::ffff:127.0.0.1)'],
  [null, 'fd12:3456::1', 'this network (fd12:3456::1)'],
  [null, 'fe80::1', 'this network (fe80::1)'],
  [null, '2001:db8::1', '2001:db8::1'],
])('S-074 a session of zone %s and address %s is told to be in: %s', async (timezone, address, words) => {
  open({ viewer: { ...me, user, sessions: [{ ...session('s1', 'Desk', true), timezone, address }] } });
  const used = await screen.findByText(/ · used /);
  expect(used.textContent).toMatch(/ · used /);
  expect(used.textContent?.split(' · used ')[0]).toBe(words);
});

test('S-074 the time zone is chosen and kept with the account', async () => {
  const inputs: object[] = [];
  open({
    updatePreferences({ input }: { input: { timezone: string } }) {
      inputs.push(input);
      return {
        preferences: { clock: null, language: null, timezone: input.timezone },
        userErrors: [],
      };
    },
  });
  const choice = await screen.findByRole('combobox', { name: 'Time zone' });
  fireEvent.change(choice, { target: { value: 'Europe/Madrid' } });
  await waitFor(() => expect(inputs).toEqual([{ timezone: 'Europe/Madrid' }]));
  fireEvent.change(choice, { target: { value: '' } });
  await waitFor(() => expect(inputs.at(-1)).toEqual({ timezone: null }));
});

test('S-074 second factors are told with their last use, and a new one wants the password and a name', async () => {
  const factor = {
    ...{ id: 'f1', kind: 'CODE', name: 'Phone', lastUsedAt: null, createdAt: '2026-11-20T00:00:00Z' },
  };
  const secondFactors = { factors: [factor], recoveryCodesLeft: 3, isRequired: true };
  const inputs: object[] = [];
  open({
    viewer: { ...me, user, sessions: [], secondFactors },
    customer: { id: 'c1', isSecondFactorNeeded: false },
    beginSecondFactor({ input }: { input: object }) {
      inputs.push(input);
      const addition = { token: 't1', secret: 'JBSWY3DP', uri: 'otpauth://totp/x', passkeyOptions: null };
      return { addition, userErrors: [] };
    },
    addSecondFactor({ input }: { input: object }) {
      inputs.push(input);
      return { recoveryCodes: null, userErrors: [] };
    },
  });
  expect(await screen.findByText('3 recovery codes left.')).toBeTruthy();
  expect(screen.getByText('Not used yet')).toBeTruthy();
  expect(screen.getByText('This account needs a second factor to sign in.')).toBeTruthy();
  await click('Add an authenticator app');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/password is required/i)).toBeTruthy();
  type(/^Current password/, 'Rostrum-demo-2026');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^One-time code/ }), {
    target: { value: '123 456' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Second factor added.')).toBeTruthy();
  expect(inputs).toMatchObject([
    { kind: 'CODE', currentPassword: 'Rostrum-demo-2026' },
    { token: 't1', name: 'Authenticator app' },
  ]);
});
