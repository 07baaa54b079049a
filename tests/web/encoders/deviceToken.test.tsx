import { fireEvent, screen, within } from '@testing-library/react';
import { chapel, click, open } from './encoderScreens.ts';

const token = {
  __typename: 'DeviceToken',
  issuedAt: '2026-11-20T10:00:00Z',
  lastUsedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  revokedAt: null as string | null,
};
const registered = { ...chapel, activationCode: null, deviceToken: token };

describe('the device token of an encoder (S-145)', () => {
  test('ENC-20 shows the activation code of an encoder that no device has claimed', async () => {
    open('/settings/encoders/e1');
    expect(await screen.findByText('abcd-1234')).toBeTruthy();
    expect(await screen.findByText('No device has registered yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  });

  test('ENC-20 shows no code once a device has claimed it, but when its token was issued and last used', async () => {
    open('/settings/encoders/e1', { encoder: registered });
    const issued = await screen.findByText(/^Issued .* · last used/);
    expect(within(issued).getByText('3 hours ago')).toBeTruthy();
    expect(screen.queryByText('Activation code')).toBeNull();
  });

  test('revokes the token after a confirmation and shows the new activation code', async () => {
    const revokedAt = new Date().toISOString();
    const graph = open('/settings/encoders/e1', {
      encoder: registered,
      revokeDeviceToken: {
        encoder: { ...registered, activationCode: 'wxyz-9876', deviceToken: { ...token, revokedAt } },
        userErrors: [],
      },
    });
    await click('Revoke the device token of Chapel');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/disconnected immediately/)).toBeTruthy();
    expect(within(dialog).getByText(/A new activation code appears here/)).toBeTruthy();
    expect(graph.asked()).not.toContain('RevokeDeviceToken');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Device token of Chapel revoked')).toBeTruthy();
    expect(await screen.findByText('wxyz-9876')).toBeTruthy();
    expect(await screen.findByText(/^Revoked .* No device is registered\.$/)).toBeTruthy();
    const asked = graph.requests.find(({ operationName }) => operationName === 'RevokeDeviceToken');
    expect(asked?.variables).toEqual({ input: { encoderId: 'e1' } });
  });

  test('keeps the dialog open with the reason when the revocation is refused', async () => {
    open('/settings/encoders/e1', {
      encoder: registered,
      revokeDeviceToken: {
        encoder: null,
        userErrors: [
          {
            __typename: 'UserError',
            ...{ code: 'CONFLICT', reason: 'DEVICE_WITHOUT_TOKEN', parameters: [], field: null },
            message: 'This encoder has no device token to revoke.',
          },
        ],
      },
    });
    await click('Revoke the device token of Chapel');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'This encoder has no device token to revoke.',
    );
  });
});
