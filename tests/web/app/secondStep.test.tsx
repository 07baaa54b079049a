import { fireEvent, screen, waitFor } from '@testing-library/react';
import { viewer } from './fakeGraph.ts';
import { openApp } from './openApp.tsx';

const step = (change: object = {}) => ({
  ...{ token: 't1', kinds: ['CODE'], hasRecoveryCodes: true, isAdditionNeeded: false, passkeyOptions: null },
  ...change,
});
const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];
const problem = (reason: string, field: string) => ({
  viewer: null,
  userErrors: [{ code: 'INVALID', reason, parameters: [], field: [field], message: reason }],
});

async function enterPassword(answers: object, secondFactor: object = step()) {
  const graph = openApp('/', {
    viewer: null,
    signIn: () => ({ viewer: null, secondFactor, userErrors: [] }),
    ...answers,
  });
  fireEvent.change(await screen.findByLabelText('User name'), { target: { value: 'a@harbour.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Rostrum-demo-2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return graph;
}
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const isIn = () => screen.findByRole('button', { name: /Account menu/ });

test('S-133 after the password the code is asked for, and the studio opens with it', async () => {
  const inputs: object[] = [];
  await enterPassword({
    proveSecondFactor({ input }: { input: { code: string } }) {
      inputs.push(input);
      if (input.code === '000000') return problem('CODE_WRONG', 'code');
      return { viewer: viewer(), userErrors: [] };
    },
  });
  await type('One-time code', '000000');
  expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
  await click('Continue');
  expect(await screen.findByText(/^This code is wrong/)).toBeTruthy();
  await type('One-time code', '123456');
  await click('Continue');
  expect(await isIn()).toBeTruthy();
  expect(inputs).toEqual([
    { token: 't1', code: '000000' },
    { token: 't1', code: '123456' },
  ]);
});

test('S-133 a recovery code will do, and a step that is over leads back to the password', async () => {
  await enterPassword({ proveSecondFactor: () => problem('SECOND_FACTOR_STEP_OVER', 'token') });
  await click('Use a recovery code instead');
  await type('Recovery code', 'aaaa-bbbb-cccc');
  await click('Continue');
  expect(await screen.findByText('This took too long. Sign in again.')).toBeTruthy();
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

test('S-133 who has to add a factor adds one, and sees the recovery codes before the studio opens', async () => {
  const addition = { token: 't2', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', passkeyOptions: null };
  const inputs: object[] = [];
  await enterPassword(
    {
      beginFirstSecondFactor: () => ({ addition, userErrors: [] }),
      addFirstSecondFactor({ input }: { input: object }) {
        inputs.push(input);
        return { viewer: viewer(), recoveryCodes: CODES, userErrors: [] };
      },
    },
    step({ kinds: [], hasRecoveryCodes: false, isAdditionNeeded: true }),
  );
  await click('Add an authenticator app');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await type('One-time code', '123456');
  await click('Continue');
  expect(await screen.findByText('aaaa-bbbb-cccc')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
  // They are not shown again.
  expect(screen.queryByRole('button', { name: 'Use a different account' })).toBeNull();
  await click('I have saved them');
  expect(await isIn()).toBeTruthy();
  await waitFor(() => expect(inputs).toEqual([{ token: 't2', name: 'Authenticator app', code: '123456' }]));
});
