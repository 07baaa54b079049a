import { cleanup, fireEvent, screen } from '@testing-library/react';
import { openApp } from './openApp.tsx';

const LINK = '/userinvites/i-1/accept?token=abc';
const offer = (state: string) => ({
  viewer: null,
  invite: {
    ...{ email: 'grace@harbour.example', customerName: 'Harbour Street Church', state },
    ...{ firstName: 'Grace', lastName: null, phone: null },
  },
});
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Accept invitation' }));
};

test('S-005 INV-04 names and a password accept an invitation', async () => {
  const graph = openApp(LINK, {
    ...offer('INVITED'),
    acceptInvite: { userName: 'grace@harbour.example', userErrors: [] },
  });
  expect(await screen.findByRole('heading', { name: 'Join Harbour Street Church' })).toBeTruthy();
  expect(screen.getByText(/You were invited as grace@harbour.example/)).toBeTruthy();
  fill({ 'Last name': 'Adeyemi', Password: 'a-password-2026', 'Confirm password': 'a-password-2026' });
  expect((await screen.findByRole('status')).textContent).toContain(
    'Your user name is grace@harbour.example',
  );
  expect(graph.requests.at(-1)?.variables).toEqual({
    input: {
      ...{ id: 'i-1', token: 'abc', firstName: 'Grace', lastName: 'Adeyemi', phone: null },
      ...{ password: 'a-password-2026', passwordConfirmation: 'a-password-2026' },
    },
  });
});

test('S-005 USR-02 USR-03 USR-04 what is wrong stands below its field', async () => {
  const refusal = (field: string, reason: string, parameters: object[] = []) => ({
    ...{ code: 'INVALID', reason, field: [field], message: 'wrong', parameters },
  });
  openApp(LINK, {
    ...offer('RESENT'),
    acceptInvite: {
      userName: null,
      userErrors: [
        refusal('lastName', 'LAST_NAME_REQUIRED'),
        refusal('password', 'PASSWORD_TOO_SHORT', [{ name: 'limit', value: '10' }]),
        refusal('passwordConfirmation', 'PASSWORDS_DIFFER'),
      ],
    },
  });
  await screen.findByRole('heading', { name: 'Join Harbour Street Church' });
  fill({ Password: 'short', 'Confirm password': 'other' });
  expect(await screen.findByText('Last name is required')).toBeTruthy();
  expect(screen.getByText('A password must have at least 10 characters.')).toBeTruthy();
  expect(screen.getByText('The passwords don’t match.')).toBeTruthy();
});

test.each([
  ['REVOKED', 'This invitation has expired'],
  ['EXPIRED', 'This invitation has expired'],
  ['ACCEPTED', 'This invitation has already been used'],
])('S-138 INV-03 STM-16 an invitation that is %s opens no form', async (state, title) => {
  openApp(LINK, offer(state));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

const ASK = 'Request a new one';
const askTwice = async () => {
  const button = await screen.findByRole('button', { name: ASK });
  fireEvent.click(button);
  fireEvent.click(button);
};
const ASKED =
  'Harbour Street Church was asked for a new invitation. It will be sent to grace@harbour.example.';

test.each(['REVOKED', 'EXPIRED'])(
  'S-138 INV-03 in place of one that is %s a new one is asked for, once for a double click',
  async (state) => {
    const graph = openApp(LINK, { ...offer(state), requestInvite: { isRequested: true } });
    expect((await screen.findByRole('alert')).textContent).toContain('It expired or was revoked.');
    await askTwice();
    expect((await screen.findByRole('status')).textContent).toBe(ASKED);
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
    const sent = graph.requests.filter(({ operationName }) => operationName === 'RequestInvite');
    expect(sent.map(({ variables }) => variables)).toEqual([{ input: { id: 'i-1', token: 'abc' } }]);
  },
);

test('S-138 INV-03 where a new one could not be asked for, that is said and it is asked for again', async () => {
  const graph = openApp(LINK, { ...offer('EXPIRED'), requestInvite: { isRequested: true } });
  await screen.findByRole('button', { name: ASK });
  graph.unreachable = true;
  await askTwice();
  expect((await screen.findByText(/Check your connection/)).getAttribute('role')).toBe('alert');
  graph.unreachable = false;
  await askTwice();
  expect((await screen.findByRole('status')).textContent).toBe(ASKED);
});

test('S-138 INV-03 in Spanish a new one is asked for in Spanish', async () => {
  openApp(LINK, { ...offer('EXPIRED'), requestInvite: { isRequested: true } });
  await screen.findByRole('button', { name: ASK });
  fireEvent.click(screen.getByRole('button', { name: 'Español' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pedir una nueva' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Se ha pedido una invitación nueva a Harbour Street Church. Cuando se envíe, llegará por correo a grace@harbour.example.',
  );
});

test('S-138 INV-03 one that was accepted, is unknown or is not complete offers to ask for nothing', async () => {
  const graph = openApp(LINK, { ...offer('ACCEPTED'), requestInvite: { isRequested: true } });
  await screen.findByRole('heading', { name: 'This invitation has already been used' });
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  cleanup();
  for (const path of [LINK, '/userinvites/i-1/accept']) {
    openApp(path, { viewer: null, invite: null });
    await screen.findByRole('heading', { name: 'This invitation has expired' });
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
    cleanup();
  }
  expect(graph.asked()).not.toContain('RequestInvite');
});

test('S-138 INV-03 one that ran out before it was accepted is asked for anew', async () => {
  const over = { code: 'STATE', reason: 'INVITE_OVER', field: null, message: 'over', parameters: [] };
  const graph = openApp(LINK, {
    ...offer('INVITED'),
    acceptInvite: { userName: null, userErrors: [over] },
    requestInvite: { isRequested: true },
  });
  await screen.findByRole('heading', { name: 'Join Harbour Street Church' });
  Object.assign(graph.answers, offer('EXPIRED'));
  fill({ 'Last name': 'Adeyemi' });
  await askTwice();
  expect((await screen.findByRole('status')).textContent).toBe(ASKED);
});

test('S-138 INV-03 an unknown link, and one without its secret, open the page of expired ones', async () => {
  openApp(LINK, { viewer: null, invite: null });
  expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy();
});

test('S-138 INV-03 one that is over before it was accepted says so', async () => {
  const over = { code: 'STATE', reason: 'INVITE_OVER', field: null, message: 'over', parameters: [] };
  openApp(LINK, { ...offer('INVITED'), acceptInvite: { userName: null, userErrors: [over] } });
  await screen.findByRole('heading', { name: 'Join Harbour Street Church' });
  fill({ 'Last name': 'Adeyemi' });
  expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy();
});
