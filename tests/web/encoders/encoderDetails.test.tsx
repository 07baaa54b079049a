import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ENCODER_MESSAGES, REVEAL_MS } from '../../../schema/rules/encoders.ts';
import { viewer } from '../app/fakeGraph.ts';
import { FakeSocket } from '../app/fakeSocket.ts';
import { encoder } from './encoderFixture.ts';
import { LAN, chapel, click, open } from './encoderScreens.ts';
import { english } from '../../../schema/reasons/english.ts';

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

  test('ENC-18 one that encodes tells since when, and that it ends by itself', async () => {
    const startedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
    const status = { ...chapel.status, state: 'STARTED', startedAt };
    open('/settings/encoders/e1', { encoder: { ...chapel, status } });
    const words = await screen.findByText(/Encoding stops automatically after 12 hours\. Started/);
    expect(within(words).getByText('3 hours ago').getAttribute('datetime')).toBe(startedAt);
    cleanup();
    open('/settings/encoders/e1', { encoder: { ...chapel, status: { ...status, state: 'OFFLINE' } } });
    expect(await screen.findByText('No readings while the encoder is offline.')).toBeTruthy();
    expect(screen.queryByText(/Encoding stops automatically/)).toBeNull();
  });

  test('ENC-22 the support password shows on demand, and hides by itself', async () => {
    const graph = open('/settings/encoders/e1', {
      revealRemoteSupport: { remoteSupport: { id: '418200100', password: 'sesame' }, userErrors: [] },
    });
    const reveal = await screen.findByRole('button', { name: 'Reveal remote support ID and password' });
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
    const pending = { ...chapel, pendingNetworks: 1, networks: [{ ...LAN, isApplied: false }] };
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
    ['noInput', { state: 'STARTED', hasInput: false }, /^No input detected: the encoder is running/],
    ['update required', { state: 'UPDATE_REQUIRED' }, /^Update required: this encoder cannot start/],
    ['running', { state: 'STARTED', hasInput: true }, /Go Live cannot use it/],
  ])('ENC-17 the message for %s stands above the tabs', async (_name, change, text) => {
    open('/settings/encoders/e1', { encoder: { ...encoder('e1', 'Chapel', change), networks: [] } });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('ENC-16 EVT-27 names the event that has the encoder from its pre-roll on, and none before that', async () => {
    const planned = (minutes: number) => ({
      __typename: 'ScheduleItem',
      id: 's1',
      eventId: 'ev1',
      title: 'Sunday service',
      bucket: 'FUTURE',
      startAt: new Date(Date.now() + minutes * 60_000).toISOString(),
      endAt: new Date(Date.now() + (minutes + 60) * 60_000).toISOString(),
      encoderStartsAt: new Date(Date.now() + (minutes - 45) * 60_000).toISOString(),
      timezone: 'UTC',
    });
    const held = /^Reserved for “Sunday service” from 45 minutes before its start until it ends at/;
    const page = (minutes: number) => ({
      encoder: { ...encoder('e1', 'Chapel', { nextUse: planned(minutes) }), networks: [] },
    });
    open('/settings/encoders/e1', page(44));
    expect(await screen.findByText(held)).toBeTruthy();
    cleanup();
    open('/settings/encoders/e1', page(46));
    expect(await screen.findByRole('heading', { name: 'Chapel' })).toBeTruthy();
    expect(screen.queryByText(held)).toBeNull();
  });

  test('ENC-08 ORG-03 moving asks for an organisation, after naming what uses the encoder', async () => {
    const uses = [{ kind: 'EVENT', id: 's1', name: 'Sunday service', startsAt: null }];
    const graph = open('/settings/encoders/e1', {
      viewer: admin,
      encoder: { ...chapel, uses },
      customers: { nodes: [{ id: 'c2', name: 'Northgate Arena' }], edges: [], totalCount: 1 },
      moveEncoder: { encoder: chapel, userErrors: [] },
    });
    await click('More actions for Chapel');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to another organization…' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText('Sunday service')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await within(dialog).findByText(english(ENCODER_MESSAGES.organizationRequired))).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'no' } });
    expect(graph.asked()).not.toContain('OrganizationSearch');
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'nor' } });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Northgate Arena' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Chapel moved to Northgate Arena')).toBeTruthy();
    expect(location.pathname).toBe('/settings/encoders');
    const asked = graph.requests.find(({ operationName }) => operationName === 'MoveEncoder');
    expect(asked?.variables).toEqual({ input: { id: 'e1', customerId: 'c2' } });
  });

  test('PRM-20 moving is not offered without the capability', async () => {
    open('/settings/encoders/e1');
    await click('More actions for Chapel');
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
  const versions = (await screen.findByText('Available versions')).nextElementSibling;
  await waitFor(() => expect(versions?.textContent).toBe('8.2.1'));
  await click('Update to 8.2.1');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Chapel is updating')).toBeTruthy();
  expect(await screen.findByText('Installing the update. This page updates automatically.')).toBeTruthy();
  expect(commands).toEqual([{ encoderId: 'e1', command: 'UPDATE' }]);
});
