import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../../app/fakeGraph.ts';
import { FakeSocket } from '../../app/fakeSocket.ts';
import { openApp } from '../../app/openApp.tsx';

interface Change {
  reason?: string;
  endedAt?: string | null;
  isRead?: boolean;
  encoder?: object | null;
  encoderChannel?: object | null;
  contentDestinationId?: string;
  subjectName?: string;
}

const notification = (id: string, change: Change = {}) => ({
  id,
  reason: 'NO_INPUT',
  subjectName: 'Chapel',
  encoder: { id: 'e1', name: 'Chapel' },
  encoderChannel: null,
  beganAt: new Date(Date.now() - 120_000).toISOString(),
  endedAt: null,
  isRead: false,
  ...change,
});

type Row = ReturnType<typeof notification>;

/** Opens a page before a server that keeps what is read. */
function open(rows: Row[], permissions = ['VIEW_DASHBOARD', 'MANAGE_ENCODER_AND_WEB_SETTINGS']) {
  const state = { rows };
  const { customer, ...person } = viewer({ permissions });
  const organisation = {
    ...customer,
    notifications: () => ({
      unreadCount: state.rows.filter(({ isRead }) => !isRead).length,
      nodes: state.rows,
    }),
  };
  const graph = openApp(
    '/help',
    {
      viewer: { ...person, customer: organisation },
      markNotificationsRead: ({ input }: { input: { ids?: string[] } }) => {
        state.rows = state.rows.map((row) =>
          !input.ids || input.ids.includes(row.id) ? { ...row, isRead: true } : row,
        );
        return { customer: organisation, userErrors: [] };
      },
    },
    [{ path: '/help', element: <p>the page</p> }],
  );
  return { graph, state };
}

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const list = () => screen.findByRole('region', { name: 'Notifications' });

async function publish(sequence: number) {
  const socket = FakeSocket.sockets.at(-1)!;
  await act(async () => {
    socket.publish({
      notificationsChanged: {
        __typename: 'NotificationsChangedEvent',
        sequence,
        at: '2026-11-22T10:00:00.000Z',
        notificationIds: [],
      },
    });
    await Promise.resolve();
  });
}

test('ENC-17 the bell counts what is unread and lists it with its words, its time and its place', async () => {
  open([
    notification('n1'),
    notification('n2', { reason: 'HOT', endedAt: new Date().toISOString(), isRead: true }),
    notification('n3', { encoder: null, subjectName: 'Van kit' }),
  ]);
  fireEvent.click(await bell('Notifications, 2 unread'));
  const items = await within(await list()).findAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]!.textContent).toContain('No input detected: the encoder is running, but no video arrives.');
  expect(items[0]!.textContent).toContain('2 minutes ago');
  expect(items[1]!.textContent).toContain('Too hot');
  expect(items[1]!.textContent).toContain('resolved');
  expect(within(items[0]!).getByText('Chapel')).toBeTruthy();
  expect(within(items[2]!).getByText('Van kit')).toBeTruthy();
});

test('ENC-17 what arrives at a channel is told with what to set in OBS, and leads to its live input', async () => {
  const about = { encoder: null, encoderChannel: { id: 'h1', name: 'Main' }, subjectName: 'Main' };
  open([
    notification('n1', { ...about, reason: 'KEY_FRAMES_RARE' }),
    notification('n2', { ...about, reason: 'NO_SOUND' }),
  ]);
  fireEvent.click(await bell('Notifications, 2 unread'));
  const items = await within(await list()).findAllByRole('listitem');
  expect(items[0]!.textContent).toContain('Set Keyframe Interval to 2 s in OBS');
  expect(items[1]!.textContent).toContain('Set Audio Encoder to AAC in OBS');
  const link = within(items[0]!).getByRole('link', { name: 'Main' });
  expect(link.getAttribute('href')).toBe('/settings/encoder-channels/h1?tab=input');
});

test('SOC-03 what a network refused of a destination is told, and leads to it', async () => {
  const about = { encoder: null, contentDestinationId: 'd1', subjectName: 'Sunday service' };
  open(
    [
      notification('n1', { ...about, reason: 'DESTINATION_PUBLISH_REFUSED' }),
      notification('n2', { ...about, reason: 'DESTINATION_BUTTON_REFUSED' }),
    ],
    ['VIEW_DASHBOARD', 'VIDEO_REVIEW'],
  );
  fireEvent.click(await bell('Notifications, 2 unread'));
  const items = await within(await list()).findAllByRole('listitem');
  expect(items[0]!.textContent).toContain('The network refused to change the visibility.');
  expect(items[1]!.textContent).toContain('The network refused the call-to-action button.');
  const link = within(items[0]!).getByRole('link', { name: 'Sunday service' });
  expect(link.getAttribute('href')).toBe('/media/web-videos/d1');
});

test('what is read is kept on the server, one by one or all', async () => {
  const { state } = open([notification('n1'), notification('n2', { reason: 'HOT' }), notification('n3')]);
  fireEvent.click(await bell('Notifications, 3 unread'));
  fireEvent.click(await within(await list()).findByRole('button', { name: 'Mark as read: Chapel, Too hot' }));
  expect(await bell('Notifications, 2 unread')).toBeTruthy();
  expect(state.rows.map(({ isRead }) => isRead)).toEqual([false, true, false]);
  fireEvent.click(within(await list()).getByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notifications')).toBeTruthy();
  expect(state.rows.every(({ isRead }) => isRead)).toBe(true);
});

test('what comes while the page is open is counted as it comes', async () => {
  const { state } = open([]);
  await bell('Notifications');
  await waitFor(() => expect(FakeSocket.sockets.at(-1)?.subscriptions.length).toBeGreaterThan(0));
  await publish(4);
  state.rows = [notification('n1')];
  await publish(5);
  expect(await bell('Notifications, 1 unread')).toBeTruthy();
});

test('who may not look at encoders has no bell, and nothing is asked for', async () => {
  const { graph } = open([notification('n1')], ['VIDEO_REVIEW']);
  await screen.findByText('the page');
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  expect(graph.asked()).not.toContain('Notifications');
});

describe('outside the page', () => {
  const shown = jest.fn();
  const leave = { permission: 'default' };
  beforeEach(() => {
    shown.mockClear();
    leave.permission = 'default';
    class FakeNotification {
      onclick = null;
      constructor(title: string, options: object) {
        shown(title, options);
      }
      static get permission() {
        return leave.permission;
      }
      static async requestPermission() {
        leave.permission = 'granted';
        return leave.permission;
      }
    }
    Object.assign(globalThis, { Notification: FakeNotification });
  });
  afterEach(() => {
    delete (globalThis as { Notification?: unknown }).Notification;
  });

  test('nothing is shown or asked for until somebody wants it; then what comes is, once', async () => {
    const { state } = open([notification('n1')]);
    fireEvent.click(await bell('Notifications, 1 unread'));
    expect(leave.permission).toBe('default');
    await waitFor(() => expect(FakeSocket.sockets.at(-1)?.subscriptions.length).toBeGreaterThan(0));
    await publish(1);
    const choice = await screen.findByLabelText<HTMLInputElement>(/Also show desktop notifications/);
    fireEvent.click(choice);
    await waitFor(() => expect(choice.checked).toBe(true));
    expect(leave.permission).toBe('granted');
    state.rows = [notification('n2', { reason: 'OFFLINE' }), ...state.rows];
    await publish(2);
    await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
    expect(shown).toHaveBeenCalledWith('Chapel', {
      body: 'The encoder is offline. Check its power and network.',
      tag: 'n2',
    });
    await publish(3);
    await bell('Notifications, 2 unread');
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
