import { act, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '../../app/fakeGraph.ts';
import { FakeSocket } from '../../app/fakeSocket.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

const { screens } = await import('../../../../web/areas/destinations/webChannels/screens.ts');

const channel = (id: string, name: string, activeContent: object | null) => ({
  ...{ id, name, loadBalancer: id, embedKey: id, createdAt: '2026-01-01T00:00:00Z', region: null },
  ...{ offlineContent: { kind: 'REPLAY' }, activeContent },
});
const content = (kind: string, title: string) => ({ state: 'ACTIVE', kind, title });
const [replay, live] = [content('REPLAY', 'Last week'), content('LIVE', 'Today')];

/** The list with one channel, which shows something, and what is told of its destinations. */
async function opened(shown: object) {
  const customer = withMedia([], { webChannelList: page([channel('w1', 'Main', shown)]) });
  const rights = { permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] };
  const graph = openPage('/settings/web-channels', { viewer: viewer(rights), customer }, screens);
  await screen.findByRole('link', { name: 'Main' });
  const reads = () =>
    graph.requests.filter(({ operationName }) => operationName === 'WebChannelsPage').length;
  await waitFor(() => expect(FakeSocket.sockets[0]?.running('WebChannelBroadcasts')).toHaveLength(1));
  let sequence = 0;
  const tell = (contentDestinations: object[]) =>
    act(async () =>
      FakeSocket.sockets[0]!.publish(
        {
          contentDestinationsChanged: {
            __typename: 'ContentDestinationsChangedEvent',
            ...{ sequence: ++sequence, at: '2026-11-15T14:30:00Z' },
            contentDestinations,
          },
        },
        'WebChannelBroadcasts',
      ),
    );
  await tell([]);
  const shows = (next: object) =>
    Object.assign(customer, { webChannelList: page([channel('w1', 'Main', next)]) });
  return { reads, tell, shows };
}
const destination = (state: string, change: object = {}) => ({
  ...{ __typename: 'ContentDestination', id: 'd1', kind: 'EMBED', state },
  ...{ privacy: 'PUBLIC', publishState: 'PUBLISHED', webChannel: { __typename: 'WebChannel', id: 'w1' } },
  ...change,
});
const line = () => within(screen.getByRole('link', { name: 'Main' }).closest('tr')!);

test('S-116 WCH-12 DST-13 the list follows what begins on a web channel, and what is over', async () => {
  const { tell, shows } = await opened(replay);
  expect(line().getByText(/Last week/)).toBeTruthy();
  shows(live);
  await tell([destination('STARTED')]);
  expect(await line().findByText(/Today/)).toBeTruthy();
  shows(replay);
  await tell([destination('STOPPED')]);
  expect(await line().findByText(/Last week/)).toBeTruthy();
});

test.each([
  ['still on air', live, destination('WARNING')],
  ['for nobody but the organisation', replay, destination('STARTED', { privacy: 'ORG' })],
  ['hidden', replay, destination('STARTED', { publishState: 'UNPUBLISHED' })],
  ['at another place', replay, destination('STARTED', { kind: 'YOUTUBE', webChannel: null })],
])('what is %s changes nothing that viewers see, and is not asked for', async (_what, shown, told) => {
  const { reads, tell } = await opened(shown);
  await tell([told]);
  expect(reads()).toBe(1);
});

test('S-116 a broadcast that is hidden while it is on air is not told as live any more', async () => {
  const { tell, shows } = await opened(live);
  shows(replay);
  await tell([destination('STARTED', { publishState: 'UNPUBLISHED' })]);
  expect(await line().findByText(/Last week/)).toBeTruthy();
});
