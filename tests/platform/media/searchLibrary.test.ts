import type {
  MediaFacetsRecord,
  MediaItemRecord,
} from '../../../fixtures/platform/domains/media/items/records.ts';
import { getDurationRange } from '../../../schema/rules/media.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo, newOrganisation } from '../worlds/mediaWorld.ts';

interface Result {
  mediaItems: MediaItemRecord[];
  facets: MediaFacetsRecord;
  total: number;
}

const EDGES = [
  { title: '4:59.999', lengthMs: 299_999, range: 'UNDER_FIVE_MINUTES' },
  { title: '5:00', lengthMs: 300_000, range: 'FIVE_TO_THIRTY_MINUTES' },
  { title: '30:00', lengthMs: 1_800_000, range: 'FIVE_TO_THIRTY_MINUTES' },
  { title: '30:00.001', lengthMs: 1_800_001, range: 'OVER_THIRTY_MINUTES' },
] as const;

describe.each(await backends())('library search on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let token: string;
  let customerId: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
  });

  const search = (query = '') =>
    platform.call<Result>('GET', `/search/api/v1/vod/${customerId}?${query}`, { token });
  const found = async (query: string) =>
    (await search(`sort=name&${query}`)).body.mediaItems.map((item) => item.title);
  const add = (values: Parameters<typeof insertVideo>[2]) => insertVideo(platform, customerId, values);
  const daysAgo = (days: number) => new Date(platform.clock.now().getTime() - days * 86_400_000);

  it('SRC-06 puts exactly 5:00 and exactly 30:00 into the middle range', async () => {
    for (const { title, lengthMs } of EDGES) await add({ title, lengthMs });
    await add({ title: 'not read yet', lengthMs: null, state: 'started', processingState: 'PENDING' });
    for (const range of ['UNDER_FIVE_MINUTES', 'FIVE_TO_THIRTY_MINUTES', 'OVER_THIRTY_MINUTES']) {
      const expected = EDGES.filter((edge) => edge.range === range).map((edge) => edge.title);
      expect((await found(`durationRange=${range}`)).sort()).toEqual(expected.sort());
    }
    expect(EDGES.map((edge) => getDurationRange(edge.lengthMs))).toEqual(EDGES.map((edge) => edge.range));
    const two = await search('durationRange=UNDER_FIVE_MINUTES&durationRange=OVER_THIRTY_MINUTES');
    expect(two.body.total).toBe(2);
  });

  it('SRC-03 SRC-04 SRC-05 counts all facets in the same answer, each following the others but not itself', async () => {
    await add({ title: 'a', lengthMs: 60_000, tags: ['x', 'y'], mediaSource: 'LIVE' });
    await add({ title: 'b', lengthMs: 600_000, tags: ['x'], mediaSource: 'LIVE', hasThumbnail: false });
    await add({ title: 'c', lengthMs: 600_000, tags: ['y'] });
    await add({ title: 'd', lengthMs: 3_600_000, tags: [] });
    const { body } = await search('mediaSource=LIVE&tags=x');
    expect(body.total).toBe(2);
    expect(body.facets).toEqual({
      durationRange: [
        { name: 'UNDER_FIVE_MINUTES', count: 1 },
        { name: 'FIVE_TO_THIRTY_MINUTES', count: 1 },
        { name: 'OVER_THIRTY_MINUTES', count: 0 },
      ],
      hasThumbnail: [
        { name: true, count: 1 },
        { name: false, count: 1 },
      ],
      // Follows the tag, not the source asked for.
      mediaSource: [
        { name: 'LIVE', count: 2 },
        { name: 'UPLOADED', count: 0 },
      ],
      stateGroup: [
        { name: 'READY', count: 2 },
        { name: 'IN_WORK', count: 0 },
        { name: 'FAILED', count: 0 },
      ],
      // Follows the source, not the tag asked for.
      tags: [
        { name: 'x', count: 2 },
        { name: 'y', count: 1 },
      ],
    });
    const all = await search();
    expect(all.body.facets.mediaSource).toEqual([
      { name: 'LIVE', count: 2 },
      { name: 'UPLOADED', count: 2 },
    ]);
  });

  it('SRC-01 pages by 50, most recent by start time first, with the next page in the Link header', async () => {
    for (let at = 0; at < 60; at += 1)
      await add({ title: String(at).padStart(2, '0'), startTime: daysAgo(at) });
    const first = await search();
    expect(first.body.mediaItems.map((item) => item.title).slice(0, 3)).toEqual(['00', '01', '02']);
    expect(first.body.mediaItems).toHaveLength(50);
    expect(first.body.total).toBe(60);
    const [, next] = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await platform.call<Result>('GET', (next ?? '').slice(platform.url.length), { token });
    expect(second.body.mediaItems.map((item) => item.title)).toEqual(
      Array.from({ length: 10 }, (_, at) => String(50 + at)),
    );
    expect(second.headers.get('link')).toBeNull();
  });

  it('SRC-02 narrows by creation and start time, both ends included', async () => {
    for (const at of [1, 2, 3])
      await add({ title: `${at}`, createdAt: daysAgo(at), startTime: daysAgo(at + 10) });
    const range = (name: string, from: number, to: number) =>
      `${name}.start=${daysAgo(from).toISOString()}&${name}.end=${daysAgo(to).toISOString()}`;
    expect(await found(range('createTimeRange', 2, 1))).toEqual(['1', '2']);
    expect(await found(range('startTimeRange', 13, 12))).toEqual(['2', '3']);
    expect(await found(`createTimeRange.start=${daysAgo(1).toISOString()}`)).toEqual(['1']);
    expect(await found(`createTimeRange.end=${daysAgo(3).toISOString()}`)).toEqual(['3']);
  });

  it('SRC-02 narrows by thumbnail and by all of the tags', async () => {
    await add({ title: 'both', tags: ['x', 'y'] });
    await add({ title: 'one', tags: ['x'], hasThumbnail: false });
    expect(await found('tags=x&tags=y')).toEqual(['both']);
    expect(await found('hasThumbnail=false')).toEqual(['one']);
    expect(await found('hasThumbnail=true')).toEqual(['both']);
  });

  it('SRC-02 finds words in title, description and tags, in any order and case, signs as they are', async () => {
    await add({ title: 'Über den Wolken', description: 'A 100% true story', tags: ['Reise'] });
    await add({ title: 'Snake_case' });
    expect(await found('text=wolken%20%C3%9CBER')).toEqual(['Über den Wolken']);
    expect(await found('text=100%25')).toEqual(['Über den Wolken']);
    expect(await found('text=reis')).toEqual(['Über den Wolken']);
    expect(await found('text=e_c')).toEqual(['Snake_case']);
    expect(await found('text=%25')).toEqual(['Über den Wolken']);
    expect(await found('text=wolken%20case')).toEqual([]);
    expect(await found(`text=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  it('LIB-07 neither finds, counts nor suggests what is in delete-pending', async () => {
    await add({ title: 'Gone', tags: ['gone'], state: 'delete_pending' });
    const { body } = await search();
    expect(body).toMatchObject({ mediaItems: [], total: 0, facets: { tags: [] } });
    const at = (name: string) => `/search/api/v1/${name}/${customerId}?text=gone`;
    expect((await platform.call('GET', at('suggestions'), { token })).body).toEqual([]);
    expect((await platform.call('GET', at('tags'), { token })).body).toEqual([]);
  });

  it('C-262 C-263 suggests titles, those that begin so first, and lists tags with their counts', async () => {
    await add({ title: 'Morning song', tags: ['song', 'Morning'] });
    await add({ title: 'Song of songs', tags: ['song'] });
    const suggestions = await platform.call('GET', `/search/api/v1/suggestions/${customerId}?text=SONG`, {
      token,
    });
    expect(suggestions.body).toEqual(['Song of songs', 'Morning song']);
    const tags = await platform.call('GET', `/search/api/v1/tags/${customerId}`, { token });
    expect(tags.body).toEqual([
      { name: 'song', count: 2 },
      { name: 'Morning', count: 1 },
    ]);
  });

  it.each([
    'durationRange=LONG',
    'mediaSource=live',
    'hasThumbnail=maybe',
    'createTimeRange.start=monday',
    'size=5000',
  ])('answers 400 to %s', async (query) => {
    expect((await search(query)).status).toBe(400);
  });
});
