import { CreateDestinationPage } from '../../../../web/areas/destinations/rtmpDestinations/CreateDestinationPage.tsx';
import { DestinationPage } from '../../../../web/areas/destinations/rtmpDestinations/DestinationPage.tsx';
import { DestinationsPage } from '../../../../web/areas/destinations/rtmpDestinations/DestinationsPage.tsx';
import { EditDestinationPage } from '../../../../web/areas/destinations/rtmpDestinations/EditDestinationPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

export const LIST = '/settings/rtmp-destinations';
const ROUTES = [
  { path: LIST, Component: DestinationsPage },
  { path: `${LIST}/create`, Component: CreateDestinationPage },
  { path: `${LIST}/:uuid`, Component: DestinationPage },
  { path: `${LIST}/:uuid/edit`, Component: EditDestinationPage },
];
export const destination = (id: string, name: string, change: object = {}) => ({
  id,
  name,
  streamUrl: `rtmps://${id}.example.com/live`,
  viewUrl: null,
  createdAt: '2026-01-01T00:00:00Z',
  stream: null,
  uses: [],
  customer: { id: 'c1', timezone: 'America/New_York' },
  ...change,
});
export const stream = (change: object = {}) => ({
  id: 'st1',
  state: 'STARTED',
  reason: null,
  stateChangedAt: '2026-11-22T14:00:00Z',
  bitrateKbps: 4200,
  sentBytes: 1,
  lostFrames: 7,
  reconnects: 2,
  encoderChannel: { id: 'h1', name: 'Main' },
  mediaItem: null,
  sentMs: null,
  ...change,
});
export const relay = destination('d1', 'City relay', { viewUrl: 'https://relay.example.com/watch' });
export const campus = destination('d2', 'Campus TV');
export const KEY = 'secret-key-4711';

/** Opens a page of RTMP destinations in a studio that has two. */
export const openRtmp = (
  path: string,
  answers: object = {},
  permissions = ['MANAGE_SCHEDULE', 'MANAGE_DESTINATION_GROUPS'],
) =>
  openPage(
    path,
    {
      viewer: viewer({ permissions }),
      customer: withMedia([], { rtmpDestinations: page([relay, campus]) }),
      rtmpDestination: relay,
      ...answers,
    },
    ROUTES,
  );
/** Notes what a mutation was given. */
export function answering(field: string, answer: object) {
  const inputs: object[] = [];
  const answers = {
    [field]({ input }: { input: object }) {
      inputs.push(input);
      return { userErrors: [], ...answer };
    },
  };
  return { inputs, answers };
}
