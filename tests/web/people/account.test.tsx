import { fireEvent, screen, within } from '@testing-library/react';
import { AccountPage } from '../../../web/areas/people/AccountPage.tsx';
import { openPage } from '../app/openPage.tsx';
import { personOf } from '../app/people.ts';

const PATH = '/settings/account';
const me = personOf('A');
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
  ...{ id, agent, isThis, address: '192.0.2.7' },
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
  type(/^Present password/, 'Rostrum-demo-2026');
  type(/^New password(?! again)/, 'short');
  fireEvent.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('A password has at least 10 characters.')).toBeTruthy();
  expect(graph.asked()).not.toContain('UpdateMyAccount');
});

test('S-074 sessions are told with browser and address, and each but this one is ended', async () => {
  const graph = open({ endSession: { viewer: null, userErrors: [] } });
  expect(await screen.findByText('This browser')).toBeTruthy();
  await click('End the session of Phone');
  expect(await screen.findByText('Ended')).toBeTruthy();
  expect(graph.asked()).toContain('EndSession');
});
