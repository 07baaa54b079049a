import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ENCODER_MESSAGES } from '../../../schema/rules/encoders.ts';
import { chapel, click, field, open, refused, type } from './encoderScreens.ts';
import { english } from '../../../schema/reasons/english.ts';

describe('editing an encoder (S-127)', () => {
  const edit = (answers: object = {}) => open('/settings/encoders/e1/edit', answers);

  test('ENC-04 ENC-06 empty required fields are named, and none of a card under DHCP', async () => {
    edit();
    await type(/^Name/, ' ');
    for (const name of [/^NIC display name/, /^IPv4 address/, /^Gateway/, /^DNS 1/]) await type(name, '');
    await click('Save');
    expect(await screen.findByText(english(ENCODER_MESSAGES.nicNameRequired))).toBeTruthy();
    for (const message of [
      english(ENCODER_MESSAGES.nameRequired),
      english(ENCODER_MESSAGES.ipv4Required),
      english(ENCODER_MESSAGES.gatewayRequired),
      english(ENCODER_MESSAGES.dns1Required),
    ])
      expect(screen.getByText(message)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'DHCP' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Gateway/ })).toBeNull());
    expect(screen.queryByText(english(ENCODER_MESSAGES.gatewayRequired))).toBeNull();
  });

  test('ENC-07 a bad address and a gateway outside the subnet are named on their own fields', async () => {
    const graph = edit();
    await type(/^IPv4 address/, '192.168.10.400');
    await type(/^DNS 2/, 'nine');
    await click('Save');
    expect(
      await screen.findByText('IPv4 address must be an IPv4 address; it is “192.168.10.400”.'),
    ).toBeTruthy();
    expect(screen.getByText('DNS 2 must be an IPv4 address; it is “nine”.')).toBeTruthy();
    await type(/^IPv4 address/, '192.168.20.4');
    expect(
      await screen.findByText('Gateway 192.168.10.1 is outside the subnet 192.168.20.0/24.'),
    ).toBeTruthy();
    expect(graph.asked()).not.toContain('UpdateEncoderNetwork');
  });

  test('ENC-05 ENC-15 only what was changed is sent, and the model’s inputs are offered', async () => {
    const inputs: object[] = [];
    edit({
      updateEncoder({ input }: { input: object }) {
        inputs.push(input);
        return { encoder: { ...chapel, revision: 4 }, userErrors: [] };
      },
      updateEncoderNetwork({ input }: { input: object }) {
        inputs.push(input);
        return { encoder: { ...chapel, revision: 5 }, userErrors: [] };
      },
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'HDMI' }));
    await type(/^IPv4 address/, '192.168.10.41');
    await click('Save');
    expect(await screen.findByText('Chapel saved')).toBeTruthy();
    expect(inputs).toEqual([
      { id: 'e1', revision: 3, inputSource: 'HDMI' },
      {
        id: 'e1',
        revision: 4,
        networks: [
          {
            nicDisplayName: 'LAN 1',
            dhcp: false,
            ipv4Address: '192.168.10.41',
            subnetMask: '255.255.255.0',
            gateway: '192.168.10.1',
            dns1: '9.9.9.9',
            dns2: null,
            dns3: null,
          },
        ],
      },
    ]);
  });

  test('ENC-09 APP-23 a name that is taken is told on its field, and the input stays', async () => {
    edit({ updateEncoder: refused(['name'], 'This name is in use.', 'CONFLICT') });
    await type(/^Name/, 'Studio B');
    await click('Save');
    expect(await screen.findByText('This name is in use.')).toBeTruthy();
    expect(screen.getByText('Unable to save changes due to invalid fields.')).toBeTruthy();
    expect((await field(/^Name/)).value).toBe('Studio B');
  });

  test('the second of two people sees what the first has made of it, and saves on top of that', async () => {
    const inputs: { revision: number; name?: string }[] = [];
    edit({
      updateEncoder({ input }: { input: { revision: number; name: string } }) {
        inputs.push(input);
        if (input.revision === 3) {
          return {
            encoder: { ...chapel, isInLanMode: true, channel: { id: 'ch9', name: 'Events' }, revision: 7 },
            userErrors: [{ code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', field: null }],
          };
        }
        return { encoder: { ...chapel, name: input.name, revision: 8 }, userErrors: [] };
      },
    });
    await type(/^Name/, 'Chapel east');
    await click('Save');
    expect(await screen.findByText(/Another user changed this encoder/)).toBeTruthy();
    expect(screen.getByText('Encoder channel: Events')).toBeTruthy();
    expect((await field(/^Name/)).value).toBe('Chapel east');
    await click('Save');
    expect(await screen.findByText('Chapel saved')).toBeTruthy();
    expect(inputs).toEqual([
      { id: 'e1', revision: 3, name: 'Chapel east' },
      { id: 'e1', revision: 7, name: 'Chapel east' },
    ]);
  });
});
