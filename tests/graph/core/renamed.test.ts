import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLObjectType } from 'graphql';
import { renamed } from '../../../resolvers/shared/renamed.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { ENCODER_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema/api.graphql'), 'utf8'));

/** Truths of a type that have two names, each twice: as the better one and, under an alias, as the one that goes. */
function both(type: string): string {
  const fields = Object.values((schema.getType(type) as GraphQLObjectType).getFields());
  return fields
    .flatMap(({ name, deprecationReason, type: answer }) => {
      const better =
        /^Read `(is|has)\w+`/.test(deprecationReason ?? '') && /`(\w+)`/.exec(deprecationReason!)?.[1];
      return better && getNamedType(answer).name === 'Boolean' ? [`${better} ${better}_old: ${name}`] : [];
    })
    .join(' ');
}

/** Number of booleans returned under two names, and those that differ. */
function differing(answer: unknown): { pairs: number; different: string[] } {
  const found = { pairs: 0, different: [] as string[] };
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const row = value as Record<string, unknown>;
    for (const [name, one] of Object.entries(row)) {
      walk(one);
      if (!name.endsWith('_old')) continue;
      found.pairs += 1;
      if (typeof one !== 'boolean' || row[name.slice(0, -'_old'.length)] !== one) found.different.push(name);
    }
  };
  walk(answer);
  return found;
}

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
        media: demoMediaId(CUSTOMERS.harbour, 12),
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

  test('says truths by both names the same', async () => {
    const owner = await world.signIn('admin@harbour.example');
    const { customer, encoder } = await owner.data(
      `query ($customer: ID!, $encoder: ID!) {
        customer(id: $customer) {
          media(first: 5) { nodes { ${both('MediaItem')} } }
          encoderVideos(first: 5) { nodes { ${both('EncoderVideo')} } }
          contentDestinations(first: 5) { nodes { ${both('ContentDestination')} } }
          encoderChannelList(first: 3) { nodes { ${both('EncoderChannel')} users { ${both('EncoderChannelUser')} } } }
          encoderPresetList(first: 3) { nodes { ${both('EncoderPreset')} } }
          librarySettings { ${both('LibrarySettings')} }
          playerProfiles { nodes { ${both('PlayerProfile')} } }
          playlists(first: 5) { nodes { ${both('Playlist')} } }
        }
        encoder(id: $encoder) {
          ${both('Encoder')} networks { ${both('EncoderNetwork')} } marathon { ${both('Marathon')} }
        }
      }`,
      { customer: CUSTOMERS.harbour, encoder: ENCODER_IDS.northHall },
    );
    const seen = differing({ customer, encoder });
    expect(seen.pairs).toBeGreaterThan(60);
    expect(seen.different).toEqual([]);
  });

  test('says by both names what became of a write', async () => {
    const owner = await world.signIn('admin@harbour.example');
    const answers = await owner.data(
      `mutation {
        verifyPasswordReset(input: { token: "none" }) { ${both('VerifyPasswordResetPayload')} }
        requestPasswordReset(input: { userName: "nobody@harbour.example" }) { ${both('RequestPasswordResetPayload')} }
        resetPassword(input: { token: "none", password: "longEnough-2026" }) { ${both('ResetPasswordPayload')} }
      }`,
    );
    expect(differing(answers)).toEqual({ pairs: 4, different: [] });
    expect(answers.requestPasswordReset.isAccepted).toBe(true);
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
