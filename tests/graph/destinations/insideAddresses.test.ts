import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { INSIDE_CASES, LOCAL_NAMES, MISLEADING } from '../../support/insideHosts.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let apiClientId: string;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  const made = await maya.data(
    'mutation ($input: CreateApiClientInput!) { createApiClient(input: $input) { apiClient { id } } }',
    { input: { name: 'Board', roles: ['GO_LIVE_API'], termsAccepted: true } },
  );
  apiClientId = made.createApiClient.apiClient.id;
}, START_MS);
afterAll(() => world?.close());

const SAID = '{ userErrors { code reason field } }';
const GIVE = `mutation ($stream: CreateRtmpDestinationInput!, $view: CreateRtmpDestinationInput!,
  $output: CreateLiveOutputInput!, $webhook: CreateWebhookInput!) {
  stream: createRtmpDestination(input: $stream) ${SAID}
  view: createRtmpDestination(input: $view) ${SAID}
  output: createLiveOutput(input: $output) ${SAID}
  webhook: createWebhook(input: $webhook) ${SAID}
}`;
const relay = { name: 'Relay', streamUrl: 'rtmp://live.example.com/a', streamKey: 'key' };

/** Everything of the graph that takes an address of others, given one. */
const giveAll = (rest: string) =>
  maya.data(GIVE, {
    stream: { ...relay, streamUrl: `rtmp://${rest}` },
    view: { ...relay, viewUrl: `http://${rest}` },
    output: { ...relay, encoderChannelId: CHANNEL_IDS.main, streamUrl: `rtmps://${rest}` },
    webhook: { apiClientId, events: ['ENCODER_OFFLINE'], url: `https://${rest}` },
  });
const refused = (why: string) => {
  const said = (what: string, field: string) => ({
    userErrors: [{ code: 'INVALID', reason: `${what}_${why}`, field: [field] }],
  });
  return {
    stream: said('STREAM_URL', 'streamUrl'),
    view: said('VIEW_URL', 'viewUrl'),
    output: said('STREAM_URL', 'streamUrl'),
    webhook: said('WEBHOOK_URL', 'url'),
  };
};

it('RTM-04 RTM-05 streams, views and webhooks take an address on the internet', async () => {
  const taken = { userErrors: [] };
  expect(await giveAll('live.example.com:8443/a')).toEqual({
    ...{ stream: taken, view: taken, output: taken, webhook: taken },
  });
});

it.each(INSIDE_CASES)('RTM-04 RTM-05 streams, views and webhooks are refused %s: %s', async (_what, host) => {
  expect(await giveAll(`${host}/a`)).toEqual(refused('INSIDE'));
});

it.each(LOCAL_NAMES)(
  'RTM-04 RTM-05 streams and views are refused this machine by its name: %s',
  async (host) => {
    const { stream, view, output } = refused('INSIDE');
    expect(await giveAll(`${host}/a`)).toMatchObject({ stream, view, output });
  },
);

it.each(MISLEADING)(
  'RTM-04 RTM-05 streams, views and webhooks take no user, password or host in disguise: %s',
  async (rest) => {
    expect(await giveAll(rest)).toEqual(refused('FORMAT'));
  },
);
