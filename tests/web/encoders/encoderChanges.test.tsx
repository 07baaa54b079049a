import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditEncoderPage } from '../../../web/areas/encoders/EditEncoderPage.tsx';
import { EncoderPage } from '../../../web/areas/encoders/EncoderPage.tsx';
import { EncodersPage } from '../../../web/areas/encoders/EncodersPage.tsx';
import { UpdateEncoderPage } from '../../../web/areas/encoders/UpdateEncoderPage.tsx';
import { ENCODER_MESSAGES, REVEAL_MS } from '../../../schema/rules/encoders.ts';
import { viewer } from '../app/fakeGraph.ts';
import { FakeSocket } from '../app/fakeSocket.ts';
import { openApp } from '../app/openApp.tsx';
import { encoder, withEncoders } from './encoderFixture.ts';

const ROUTES = [
  { path: '/settings/encoders', Component: EncodersPage },
  { path: '/settings/encoders/:uuid', Component: EncoderPage },
  { path: '/settings/encoders/:uuid/edit', Component: EditEncoderPage },
  { path: '/settings/encoders/:uuid/update', Component: UpdateEncoderPage },
];
const PRESETS = [{ id: 'p1', name: '1080p30' }];
const CHANNELS = [
  { id: 'ch1', name: 'Main', viewOnly: false },
  { id: 'ch2', name: 'Chapel', viewOnly: true },
];
const LAN = {
  nicDisplayName: 'LAN 1',
  ipv4Address: '192.168.10.40',
  subnetMask: '255.255.255.0',
  gateway: '192.168.10.1',
  dns: ['9.9.9.9'],
  dhcp: false,
  macAddress: null,
  applied: true,
};
const chapel = { ...encoder('e1', 'Chapel'), networks: [LAN] };

const open = (path: string, answers: object = {}) =>
  openApp(
    path,
    {
      viewer: viewer(),
      customer: withEncoders([chapel], { encoderPresets: PRESETS, encoderChannels: CHANNELS }),
      encoder: chapel,
      encoderOptions: {
        inputSources: ['HDMI', 'SDI'],
        lanModes: [false, true],
        versions: ['8.2.1', '7.9.3'],
      },
      minimumEncoderOption: [{ type: 'HARDWARE', version: '8.0.0' }],
      ...answers,
    },
    ROUTES,
  );
const field = (name: RegExp) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>;
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const refused = (where: string[] | null, message: string, code = 'INVALID') => ({
  encoder: null,
  userErrors: [{ code, field: where, message }],
});

describe('adding an encoder (S-167)', () => {
  const openDialog = async (answers: object = {}) => {
    const graph = open('/settings/encoders', answers);
    await screen.findByRole('link', { name: 'Chapel' });
    fireEvent.click(screen.getByRole('button', { name: 'Add encoder' }));
    await screen.findByRole('dialog', { name: 'Add encoder' });
    return graph;
  };
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));

  test('ENC-01 ENC-04 APP-23 an empty code and name are named on their fields and nothing is sent', async () => {
    const graph = await openDialog();
    add();
    expect(await screen.findByText(ENCODER_MESSAGES.activationCodeRequired)).toBeTruthy();
    expect(screen.getByText(ENCODER_MESSAGES.nameRequired)).toBeTruthy();
    expect(screen.getByText('Unable to save changes due to invalid fields.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Activation code/)));
    expect(graph.asked()).not.toContain('ActivateEncoder');
  });

  test('ENC-02 a malformed code is named', async () => {
    await openDialog();
    await type(/^Activation code/, 'abcd1234');
    add();
    expect(await screen.findByText(ENCODER_MESSAGES.activationCodeFormat)).toBeTruthy();
  });

  test('ENC-03 an unknown code is answered word by word on its field, and the input stays', async () => {
    await openDialog({
      activateEncoder: refused(['activationCode'], 'Activation Code not found or is invalid.', 'NOT_FOUND'),
    });
    await type(/^Activation code/, 'zzzz-9999');
    await type(/^Name/, 'Foyer');
    add();
    expect(await screen.findByText('Activation Code not found or is invalid.')).toBeTruthy();
    expect((await field(/^Activation code/)).getAttribute('aria-invalid')).toBe('true');
    expect((await field(/^Name/)).value).toBe('Foyer');
  });

  test('ENC-05 the advanced configuration asks for a preset, and a view-only channel cannot be chosen', async () => {
    const inputs: object[] = [];
    await openDialog({
      activateEncoder({ input }: { input: object }) {
        inputs.push(input);
        return { encoder: { ...chapel, id: 'e2', name: 'Foyer' }, userErrors: [] };
      },
    });
    await type(/^Activation code/, 'AB12-cd34');
    await type(/^Name/, 'Foyer');
    const locked = (await screen.findByRole('option', { name: 'Chapel (view only)' })) as HTMLOptionElement;
    expect(locked.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Advanced' }));
    add();
    expect(await screen.findByText(ENCODER_MESSAGES.presetRequired)).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: /^Encoder preset/ }), { target: { value: 'p1' } });
    add();
    expect(await screen.findByText('Foyer was added. It shows as offline until it reports.')).toBeTruthy();
    expect(inputs).toEqual([
      {
        customerId: 'c1',
        activationCode: 'AB12-cd34',
        name: 'Foyer',
        configuration: 'ADVANCED',
        encoderPresetId: 'p1',
        encoderChannelId: null,
      },
    ]);
  });

  test('PRM-02 is not offered to who may only look', async () => {
    open('/settings/encoders/e1', { viewer: viewer({ permissions: ['VIEW_DASHBOARD'] }) });
    expect(await screen.findByText(/permission/i)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

describe('editing an encoder (S-127)', () => {
  const edit = (answers: object = {}) => open('/settings/encoders/e1/edit', answers);

  test('ENC-04 ENC-06 empty required fields are named, and none of a card under DHCP', async () => {
    edit();
    await type(/^Name/, ' ');
    for (const name of [/^NIC display name/, /^IPv4 address/, /^Gateway/, /^DNS 1/]) await type(name, '');
    await click('Save');
    expect(await screen.findByText(ENCODER_MESSAGES.nicNameRequired)).toBeTruthy();
    for (const message of [
      ENCODER_MESSAGES.nameRequired,
      ENCODER_MESSAGES.ipv4Required,
      ENCODER_MESSAGES.gatewayRequired,
      ENCODER_MESSAGES.dns1Required,
    ])
      expect(screen.getByText(message)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'DHCP' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Gateway/ })).toBeNull());
    expect(screen.queryByText(ENCODER_MESSAGES.gatewayRequired)).toBeNull();
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
      await screen.findByText('Gateway 192.168.10.1 lies outside the subnet 192.168.20.0/24.'),
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
    edit({ updateEncoder: refused(['name'], 'This name is taken.', 'CONFLICT') });
    await type(/^Name/, 'Studio B');
    await click('Save');
    expect(await screen.findByText('This name is taken.')).toBeTruthy();
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
            encoder: { ...chapel, lanMode: true, channel: { id: 'ch9', name: 'Events' }, revision: 7 },
            userErrors: [{ code: 'STATE', field: null, message: ENCODER_MESSAGES.changedMeanwhile }],
          };
        }
        return { encoder: { ...chapel, name: input.name, revision: 8 }, userErrors: [] };
      },
    });
    await type(/^Name/, 'Chapel east');
    await click('Save');
    expect(await screen.findByText(/Somebody else has changed this encoder meanwhile/)).toBeTruthy();
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

describe('details of an encoder (S-126)', () => {
  const admin = viewer({ capabilities: ['encodersAdmin'] });

  test('ENC-20 ENC-21 the setup shows what the encoder is, beside three more tabs', async () => {
    open('/settings/encoders/e1');
    for (const name of ['Setup', 'Networks', 'Video Settings', 'Update Info'])
      expect(await screen.findByRole('tab', { name })).toBeTruthy();
    for (const text of ['abcd-1234', 'Rostrum OS 5.2', 'SDI', 'Main', 'Hardware · Rostrum E4K'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByRole('meter', { name: 'CPU usage' })).toBeTruthy();
  });

  test('ENC-22 the support password shows on demand, and hides by itself', async () => {
    const graph = open('/settings/encoders/e1', {
      revealRemoteSupport: { remoteSupport: { id: '418200100', password: 'sesame' }, userErrors: [] },
    });
    const reveal = await screen.findByRole('button', { name: 'Reveal remote-support id and password' });
    expect(graph.asked()).not.toContain('RevealRemoteSupport');
    expect(screen.queryByText(/sesame/)).toBeNull();
    jest.useFakeTimers();
    try {
      fireEvent.click(reveal);
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('418200100 · sesame')).toBeTruthy();
      await act(() => jest.advanceTimersByTimeAsync(REVEAL_MS));
      expect(screen.queryByText(/sesame/)).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  test('a card that the encoder has taken over shows as applied by the subscription (S-146)', async () => {
    const pending = { ...chapel, pendingNetworks: 1, networks: [{ ...LAN, applied: false }] };
    const graph = open('/settings/encoders/e1?tab=networks', { encoder: pending });
    expect(await screen.findByText('not applied yet')).toBeTruthy();
    const socket = await waitFor(() => {
      const found = FakeSocket.sockets.find(({ subscriptions }) => subscriptions.length > 0);
      if (!found) throw new Error('nothing has subscribed yet');
      return found;
    });
    graph.answers['encoder'] = chapel;
    const event = (sequence: number, encoders: object[]) => ({
      encodersChanged: { __typename: 'EncodersChangedEvent', sequence, at: '2026-11-22T14:01:00Z', encoders },
      contentDestinationsChanged: { __typename: 'x', sequence, at: '', contentDestinations: [] },
    });
    const status = {
      ...chapel.status,
      __typename: 'EncoderStatus',
      state: 'NORMAL',
      temperatures: [],
    };
    socket.publish(event(4, []));
    socket.publish(event(5, [{ ...chapel, status, pendingNetworks: 0 }]));
    expect(await screen.findByText('applied')).toBeTruthy();
    // The state of the same event shows in the head of the page.
    expect(screen.getAllByText('normal').length).toBeGreaterThan(0);
  });

  test.each([
    ['noInput', { state: 'STARTED', hasInput: false }, /^No input detected: the encoder runs/],
    ['update required', { state: 'UPDATE_REQUIRED' }, /^Update required: this encoder cannot start/],
    ['running', { state: 'STARTED', hasInput: true }, /Go Live cannot use it/],
  ])('ENC-17 EVT-25 the message for %s stands above the tabs', async (_name, change, text) => {
    open('/settings/encoders/e1', { encoder: { ...encoder('e1', 'Chapel', change), networks: [] } });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('ENC-16 an event within the next 30 minutes is named as what holds the encoder, a later one is not', async () => {
    const planned = (minutes: number) => ({
      __typename: 'ScheduleItem',
      id: 's1',
      title: 'Sunday service',
      bucket: 'FUTURE',
      startAt: new Date(Date.now() + minutes * 60_000).toISOString(),
      endAt: new Date(Date.now() + (minutes + 60) * 60_000).toISOString(),
      timezone: 'UTC',
    });
    const held = /^Set aside for “Sunday service”, from 30 minutes before it until it ends at/;
    const page = (minutes: number) => ({
      encoder: { ...encoder('e1', 'Chapel', { nextUse: planned(minutes) }), networks: [] },
    });
    open('/settings/encoders/e1', page(20));
    expect(await screen.findByText(held)).toBeTruthy();
    cleanup();
    open('/settings/encoders/e1', page(40));
    expect(await screen.findByRole('heading', { name: 'Chapel' })).toBeTruthy();
    expect(screen.queryByText(held)).toBeNull();
  });

  test('ENC-08 ORG-03 moving asks for an organisation, after naming what uses the encoder', async () => {
    const uses = [{ kind: 'EVENT', id: 's1', name: 'Sunday service', startTime: null }];
    const graph = open('/settings/encoders/e1', {
      viewer: admin,
      encoder: { ...chapel, uses },
      customers: { nodes: [{ id: 'c2', name: 'Northgate Arena' }], edges: [], totalCount: 1 },
      moveEncoder: { encoder: chapel, userErrors: [] },
    });
    await click('More for Chapel');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to another organization…' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('Sunday service')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await within(dialog).findByText(ENCODER_MESSAGES.organizationRequired)).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'no' } });
    expect(graph.asked()).not.toContain('OrganizationSearch');
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'nor' } });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Northgate Arena' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Chapel was moved to Northgate Arena')).toBeTruthy();
    expect(location.pathname).toBe('/settings/encoders');
    const asked = graph.requests.find(({ operationName }) => operationName === 'MoveEncoder');
    expect(asked?.variables).toEqual({ input: { id: 'e1', customerId: 'c2' } });
  });

  test('PRM-20 moving is not offered without the capability', async () => {
    open('/settings/encoders/e1');
    await click('More for Chapel');
    expect(await screen.findByRole('menuitem', { name: 'Update…' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Move to another organization…' })).toBeNull();
  });
});

test('ENC-11 ENC-27 the update page tells now, next and required, and offers nothing under the minimum (S-128)', async () => {
  const old = {
    ...encoder('e1', 'Chapel', { state: 'UPDATE_REQUIRED' }),
    version: '7.9.3',
    availableVersion: '8.2.1',
  };
  const commands: object[] = [];
  open('/settings/encoders/e1/update', {
    encoder: old,
    commandEncoder({ input }: { input: object }) {
      commands.push(input);
      return { encoder: { ...old, status: { ...old.status, state: 'UPDATING' } }, userErrors: [] };
    },
  });
  expect(
    await screen.findByText('Version 8.2.1 is required before this encoder can start again.'),
  ).toBeTruthy();
  expect(screen.getByText('7.9.3')).toBeTruthy();
  const versions = (await screen.findByText('Versions offered')).nextElementSibling;
  await waitFor(() => expect(versions?.textContent).toBe('8.2.1'));
  await click('Update to 8.2.1');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Chapel is updating')).toBeTruthy();
  expect(await screen.findByText('The update is being installed. This page follows it.')).toBeTruthy();
  expect(commands).toEqual([{ encoderId: 'e1', command: 'UPDATE' }]);
});
