import { describe, expect, test } from '@jest/globals';
import { renamed } from '../../../resolvers/shared/renamed.ts';
import { CUSTOMERS } from '../../../fixtures/seed/ids.ts';
import { mediaIdOf } from '../../../fixtures/seed/mediaIds.ts';
import { ENCODER_IDS } from '../../../fixtures/seed/streamingIds.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld({ seed: 'demo' });
}, START_MS);
afterAll(() => world?.close());

describe('a field that has got a better name', () => {
  test('is answered by the record’s own, and an export knows its key', () => {
    const { startedAt } = renamed({ startedAt: 'startTime' });
    expect(startedAt({ startTime: '2026-11-22T10:00:00Z' })).toBe('2026-11-22T10:00:00Z');
    expect([startedAt.key, startedAt.words]).toEqual(['startTime', null]);
  });

  test('says by both names the same', async () => {
    const owner = await world.signIn('admin@harbour.example');
    const { customer, encoder, mediaItem, news } = await owner.data(
      `query ($customer: ID!, $encoder: ID!, $media: ID!) {
        customer(id: $customer) {
          bandwidth { resetsAt nextReset }
          schedule(from: "2026-11-01T00:00:00Z", to: "2026-12-15T00:00:00Z", first: 20) { isPaused paused }
          encoderVideos(first: 2) { nodes { startedAt startTime summary { history { happenedAt time } } } }
          contentDestinations(first: 2) { nodes { startRequestedAt startRequestTime summary { history { happenedAt time } } } }
          venues(first: 5) { nodes { decoder { reportedAt lastUpdate } } }
        }
        encoder(id: $encoder) {
          status { reportedAt lastUpdate }
          logs { entries { writtenAt time } }
          uses { startsAt startTime }
        }
        mediaItem(id: $media) { cues { isAutomatic automatic } }
        news { publishedAt date }
      }`,
      {
        customer: CUSTOMERS.harbour,
        encoder: ENCODER_IDS.northHall,
        media: mediaIdOf(CUSTOMERS.harbour, 12),
      },
    );
    const pairs = [
      customer.bandwidth,
      ...customer.schedule,
      encoder.status,
      ...encoder.logs.entries,
      ...encoder.uses,
      ...mediaItem.cues,
      ...news,
    ];
    for (const { startedAt, startTime, startRequestedAt, startRequestTime, summary } of [
      ...customer.encoderVideos.nodes,
      ...customer.contentDestinations.nodes,
    ]) {
      pairs.push({ startedAt, startTime }, { startRequestedAt, startRequestTime }, ...summary.history);
    }
    for (const { decoder } of customer.venues.nodes) if (decoder) pairs.push(decoder);
    expect(pairs.length).toBeGreaterThan(10);
    for (const pair of pairs) {
      const [fresh, old] = Object.values(pair);
      expect(fresh).toEqual(old);
    }
  });

  test('is the same in viewer records', async () => {
    const owner = await world.signIn('admin@harbour.example');
    const ask = (field: string) =>
      owner.data(
        `query ($id: ID!) { customer(id: $id) { viewerRecords(api: WEB_EVENTS, start: "2026-11-01", end: "2026-11-20", first: 5) { nodes { moment: ${field} } } } }`,
        { id: CUSTOMERS.harbour },
      );
    const renamedOne = await ask('reportedAt');
    expect(renamedOne).toEqual(await ask('timestamp'));
    expect(renamedOne.customer.viewerRecords.nodes.length).toBeGreaterThan(0);
  });
});
