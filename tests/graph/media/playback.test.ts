import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { demoEndedDestinationId } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(async () => {
  await maya?.close();
  await world?.close();
});

const MEDIA = demoMediaId(CUSTOMERS.harbour, 20);
const QUERY = `query ($id: ID!) { mediaItem(id: $id) { playable playback { hlsUrl dashUrl expiresAt renewAfter } hlsUrl } }`;
const playbackOf = async (client: GraphClient) =>
  (await client.data(QUERY, { id: MEDIA })).mediaItem?.playback as { hlsUrl: string };

it('C-309 an address is the caller’s own, plays, and costs one call however it is asked for', async () => {
  const calls = await world.callsOf(() => maya.data(QUERY, { id: MEDIA }));
  expect(calls.filter((call) => call.endsWith('/playback'))).toHaveLength(1);
  const { mediaItem } = await maya.data(QUERY, { id: MEDIA });
  expect(mediaItem).toMatchObject({ playable: true, hlsUrl: mediaItem.playback.hlsUrl });
  expect(mediaItem.playback.renewAfter).toBeGreaterThan(0);
  expect((await fetch(mediaItem.hlsUrl)).status).toBe(200);
});

it('C-310 the DASH address comes with it, for the same leave', async () => {
  const { mediaItem } = await maya.data(QUERY, { id: MEDIA });
  const answer = await fetch(mediaItem.playback.dashUrl);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<MPD ');
});

it('C-309 two people of one organisation get addresses of their own, also at the same moment', async () => {
  const other = await world.signIn('review@harbour.example');
  try {
    const [mine, theirs] = await Promise.all([playbackOf(maya), playbackOf(other)]);
    expect(mine.hlsUrl).not.toBe(theirs.hlsUrl);
    expect((await fetch(theirs.hlsUrl)).status).toBe(200);
  } finally {
    await other.close();
  }
});

it('C-309 nobody of another organisation gets one', async () => {
  const other = await world.signIn('admin@northgate.example');
  try {
    expect((await other.data(QUERY, { id: MEDIA })).mediaItem).toBeNull();
  } finally {
    await other.close();
  }
});

it('what was on air plays from its recording, and what never was has no address', async () => {
  const query = `query ($id: ID!) { contentDestination(id: $id) { playable playback { hlsUrl } } }`;
  const { contentDestination } = await maya.data(query, { id: demoEndedDestinationId(1) });
  expect((await fetch(contentDestination.playback.hlsUrl)).status).toBe(200);
  const none = (await maya.data(query, { id: demoEndedDestinationId(2) })).contentDestination;
  expect(none).toEqual({ playable: false, playback: null });
});
