import { eq } from 'drizzle-orm';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import type { Answer, Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

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

const LIVING = 300;
const item = (at: number) => demoMediaId(CUSTOMERS.harbour, at);
const own = (fields: string) => `{ viewer { customer { ${fields} } } }`;

async function customer(fields: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const heading = 'after' in variables ? 'query ($after: String) ' : '';
  return (await maya.data(heading + own(fields), variables)).viewer.customer;
}

async function change(at: number, values: Partial<typeof mediaItems.$inferInsert>): Promise<void> {
  await world.platform.services.db
    .update(mediaItems)
    .set(values)
    .where(eq(mediaItems.mediaId, item(at)));
}

/** All rows of a connection, page after page. */
async function pagesOf(field: string, args: string): Promise<Data[]> {
  const rows: Data[] = [];
  let after: string | null = null;
  do {
    const page: Data = (
      await customer(
        `${field}(after: $after, ${args}) { nodes { id airedAt title } pageInfo { hasNextPage endCursor } }`,
        { after },
      )
    )[field];
    rows.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return rows;
}

describe('the library', () => {
  it('LIB-15 reads what a hundred videos say and how often they were watched in one call', async () => {
    const calls = await world.callsOf(async () => {
      const { media } = await customer(
        'media(first: 100) { nodes { views transcript discussionQuestions documents { title } } }',
      );
      expect(media.nodes).toHaveLength(100);
      for (const { views } of media.nodes) expect(views).toEqual(expect.any(Number));
    });
    expect(calls.sort()).toEqual([
      `GET /media-metadata/api/v1/customers/${CUSTOMERS.harbour}/media`,
      'GET /media-metadata/api/v1/media/extras',
    ]);
  });

  it('LIB-10 has 50 a page, the most recent by start time first, and follows the paging links', async () => {
    const { media } = await customer('media { nodes { id } pageInfo { hasNextPage } }');
    expect(media.pageInfo.hasNextPage).toBe(true);
    const calls = await world.callsOf(() => customer('media { nodes { id title region { name } } }'));
    expect(calls.sort()).toEqual([
      'GET /api/v3/regions',
      `GET /media-metadata/api/v1/customers/${CUSTOMERS.harbour}/media`,
    ]);
    const all = await pagesOf('media', 'first: 100');
    expect(all).toHaveLength(LIVING);
    expect(new Set(all.map(({ id }) => id)).size).toBe(LIVING);
    const times = all.map(({ airedAt }) => airedAt);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('LIB-07 hides what is being deleted, and nothing else', async () => {
    const all = await pagesOf('media', 'first: 100');
    const ids = all.map(({ id }) => id);
    // The demo has two that are being deleted, and one of which a part is.
    expect(ids).not.toContain(item(LIVING));
    expect(ids).not.toContain(item(LIVING + 1));
    expect(ids).toContain(item(64));
    expect(
      (await maya.data('query ($id: ID!) { mediaItem(id: $id) { state } }', { id: item(64) })).mediaItem
        .state,
    ).toBe('PARTIAL_DELETE_PENDING');
  });

  it('reads on behind any row of a page', async () => {
    const { media } = await customer('media(first: 10) { edges { cursor node { id } } }');
    const middle = media.edges[3].cursor;
    const rest = await customer(
      'media(first: 6, after: $after) { nodes { id } pageInfo { hasPreviousPage } }',
      { after: middle },
    );
    expect(rest.media.nodes).toEqual(media.edges.slice(4).map(({ node }: Data) => node));
    expect(rest.media.pageInfo.hasPreviousPage).toBe(true);
  });

  it('refuses a cursor that is none', async () => {
    const { errors } = await maya.run(
      `query ($after: String) ${own('media(after: $after) { nodes { id } }')}`,
      { after: 'x' },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('LST-02 sorts by name and by time', async () => {
    const titles = (await pagesOf('media', 'first: 100, sort: NAME_ASC')).map(({ title }) => title as string);
    const backwards = (await pagesOf('media', 'first: 100, sort: NAME_DESC')).map(
      ({ title }) => title as string,
    );
    expect([...backwards].reverse()).toEqual(titles);
    const oldest = (await customer('media(first: 1, sort: OLDEST) { nodes { id } }')).media.nodes[0].id;
    expect(oldest).toBe((await pagesOf('media', 'first: 100')).at(-1)?.id);
  });

  it('LIB-06, LIB-08, LIB-15 tells of one video all that is known', async () => {
    const { mediaItem } = await maya.data(
      `query ($id: ID!) { mediaItem(id: $id) {
        id title description tags length state source publishState createdAt airedAt thumbnailUrl hlsUrl
        processing { state percent errorKind } region { name } customer { id name } } }`,
      { id: item(9) },
    );
    expect(mediaItem).toMatchObject({
      id: item(9),
      state: 'ERRORED',
      processing: { state: 'FAILED', errorKind: 'FILE_TYPE' },
      length: null,
      hlsUrl: null,
      region: { name: expect.any(String) },
      customer: { id: CUSTOMERS.harbour, name: 'Harbour Street Church' },
    });
  });

  it('LIB-12 answers null for a video that is gone', async () => {
    for (const id of ['f1000000-0000-4000-8001-999999999999', 'nothing']) {
      expect(await maya.run('query ($id: ID!) { mediaItem(id: $id) { id } }', { id })).toMatchObject({
        data: { mediaItem: null },
      });
    }
  });
});

describe('videos that are processed', () => {
  it('LIB-08 are listed, newest first', async () => {
    const { processingMedia } = await customer('processingMedia { id processing { state } }');
    expect(processingMedia.map(({ id }: Data) => id)).toEqual([0, 1, 2, 3, 31].map(item));
    expect(processingMedia.map(({ processing }: Data) => processing.state)).toEqual([
      'TRANSCODING',
      'SEGMENTING',
      'PENDING',
      'RETRYING',
      'RE_SEGMENTING',
    ]);
  });

  it('LIB-08 are listed however old they are, in one call, and watched', async () => {
    const old = 130;
    await change(old, { processingState: 'TRANSCODING', processingPercent: 5, state: 'content_available' });
    const newest = await pagesOf('media', 'first: 100, sort: MOST_RECENT');
    expect(newest.findIndex(({ id }) => id === item(old))).toBeGreaterThanOrEqual(100);
    const calls = await world.callsOf(async () => {
      const { processingMedia } = await customer('processingMedia { id }');
      expect(processingMedia.map(({ id }: Data) => id)).toEqual([0, 1, 2, 3, 31, old].map(item));
    });
    expect(calls).toEqual([`GET /media-metadata/api/v1/customers/${CUSTOMERS.harbour}/media`]);
    await change(old, { processingState: 'COMPLETE', processingPercent: 100, state: 'completed' });
  });

  it('LIB-09 are each read on their own, and their change reaches subscribers', async () => {
    const events = maya.subscribe(
      'subscription { mediaItemsChanged { sequence mediaItems { id state processing { state percent } } } }',
    );
    const next = async (): Promise<Data> =>
      ((await events.next()).value as Answer<Data>).data?.mediaItemsChanged;
    expect((await next()).mediaItems).toEqual([]);
    await until(() => world.polls.resting.includes(5_000));
    const calls = await world.callsOf(async () => {
      await change(0, { processingState: 'COMPLETE', processingPercent: 100, state: 'completed' });
      world.polls.pass(5_000);
      expect((await next()).mediaItems).toEqual([
        { id: item(0), state: 'COMPLETED', processing: { state: 'COMPLETE', percent: 100 } },
      ]);
    });
    const each = [1, 2, 3, 31].map((at) => `GET /media-metadata/api/v1/media/${item(at)}`);
    expect(calls).toEqual(expect.arrayContaining(each));
    expect(calls).not.toContain(`GET /media-metadata/api/v1/media/${item(12)}`);
    await events.return?.();
    await change(0, { processingState: 'TRANSCODING', processingPercent: 72, state: 'content_available' });
  });
});

describe('the search', () => {
  const FACETS =
    'facets { durationRanges { range count } withThumbnail withoutThumbnail sources { source count } tags { name count } }';

  async function search(filter: string, fields: string): Promise<Data> {
    return (
      await customer(
        `mediaSearch(first: 100${filter ? `, filter: { ${filter} }` : ''}) { totalCount ${fields} }`,
      )
    ).mediaSearch;
  }

  it('SRC-01, SRC-05 answers videos and facets in one call, 50 a page, paged by the Link header', async () => {
    const calls = await world.callsOf(async () => {
      const { mediaSearch } = await customer(
        `mediaSearch { totalCount nodes { id } ${FACETS} pageInfo { hasNextPage } }`,
      );
      expect(mediaSearch.nodes).toHaveLength(50);
      expect(mediaSearch.totalCount).toBe(LIVING);
      expect(mediaSearch.pageInfo.hasNextPage).toBe(true);
    });
    expect(calls).toEqual([`GET /search/api/v1/vod/${CUSTOMERS.harbour}`]);
    const found = await pagesOf('mediaSearch', 'first: 70');
    expect(found.map(({ id }) => id)).toEqual((await pagesOf('media', 'first: 100')).map(({ id }) => id));
  });

  it('SRC-03, SRC-06 puts 5:00 and 30:00 into the middle range', async () => {
    const range = async (at: number): Promise<string[]> => {
      const ranges = ['UNDER_FIVE_MINUTES', 'FIVE_TO_THIRTY_MINUTES', 'OVER_THIRTY_MINUTES'];
      const title = (await maya.data('query ($id: ID!) { mediaItem(id: $id) { title } }', { id: item(at) }))
        .mediaItem.title;
      const holds = await Promise.all(
        ranges.map(async (name) => {
          const { nodes } = await search(
            `text: ${JSON.stringify(title)}, durationRanges: [${name}]`,
            'nodes { id }',
          );
          return nodes.some(({ id }: Data) => id === item(at));
        }),
      );
      return ranges.filter((_, index) => holds[index]);
    };
    const lengths: [milliseconds: number, name: string][] = [
      [299_999, 'UNDER_FIVE_MINUTES'],
      [300_000, 'FIVE_TO_THIRTY_MINUTES'],
      [1_800_000, 'FIVE_TO_THIRTY_MINUTES'],
      [1_800_001, 'OVER_THIRTY_MINUTES'],
    ];
    for (const [lengthMs, name] of lengths) {
      await change(70, { lengthMs });
      expect({ lengthMs, ranges: await range(70) }).toEqual({ lengthMs, ranges: [name] });
    }
  });

  it('SRC-04, SRC-05 counts by length, thumbnail, source and tag; each count is what a search for it finds', async () => {
    const { facets } = await search('tags: ["sermon"]', FACETS).then(async (found) =>
      found.totalCount > 0 ? found : search('', FACETS),
    );
    const { name, count } = facets.tags[0];
    expect(
      (await search(`tags: [${JSON.stringify(name)}]`, 'nodes { id }')).totalCount,
    ).toBeGreaterThanOrEqual(count);
    const whole = (await search('', FACETS)).facets;
    for (const { range, count: expected } of whole.durationRanges) {
      expect((await search(`durationRanges: [${range}]`, '')).totalCount).toBe(expected);
    }
    for (const { source, count: expected } of whole.sources) {
      expect((await search(`source: ${source}`, '')).totalCount).toBe(expected);
    }
    expect((await search('hasThumbnail: true', '')).totalCount).toBe(whole.withThumbnail);
    expect((await search('hasThumbnail: false', '')).totalCount).toBe(whole.withoutThumbnail);
    expect((await search(`tags: [${JSON.stringify(whole.tags[0].name)}]`, '')).totalCount).toBe(
      whole.tags[0].count,
    );
  });

  it('SRC-02 narrows by text, several tags and both spans of time, all together', async () => {
    const [newest] = (await customer('media(first: 1) { nodes { id title airedAt createdAt tags } }')).media
      .nodes;
    const only = async (filter: string): Promise<string[]> =>
      (await search(filter, 'nodes { id }')).nodes.map(({ id }: Data) => id);
    const tags = JSON.stringify(newest.tags);
    const filter = `text: ${JSON.stringify(newest.title)}, tags: ${tags}, aired: { start: "${newest.airedAt}", end: "${newest.airedAt}" }`;
    expect(await only(filter)).toEqual([newest.id]);
    expect(await only(`${filter}, created: { end: "${newest.createdAt}" }`)).toEqual([newest.id]);
    expect(await only(`${filter}, created: { start: "2031-01-01T00:00:00Z" }`)).toEqual([]);
    expect(await only('text: "no video has these words"')).toEqual([]);
  });

  it('LIB-07 hides what is being deleted', async () => {
    const found = await pagesOf('mediaSearch', 'first: 100');
    expect(found.map(({ id }) => id)).not.toContain(item(LIVING));
  });
});
