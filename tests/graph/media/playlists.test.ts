import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openGauge, type Gauge } from '../gauge.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let gauge: Gauge;
let maya: GraphClient;

beforeAll(async () => {
  gauge = await openGauge(() => world.platform.url);
  world = await openWorld({ env: () => ({ REST_MEDIA_METADATA: gauge.url }) });
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(async () => {
  await world?.close();
  await gauge?.close();
});
afterEach(() => gauge.reset());

const MEDIA = /\/playlists\/[^/]+\/media$/;
const own = (fields: string) => `{ viewer { customer { ${fields} } } }`;

async function playlists(args: string, fields = 'nodes { id name mediaCount totalLength }'): Promise<Data> {
  return (await maya.data(own(`playlists${args} { ${fields} pageInfo { hasNextPage endCursor } }`))).viewer
    .customer.playlists;
}

/** Lets held requests go until an operation is done, watching how many are in flight. */
async function releaseUntil(done: Promise<unknown>): Promise<void> {
  let finished = false;
  void done.finally(() => (finished = true));
  while (!finished) {
    gauge.release();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the media of playlists', () => {
  it('PLS-04 are fetched 4 at a time and no more, whatever the number of playlists', async () => {
    gauge.hold(MEDIA);
    const answer = playlists('(first: 50)');
    await until(() => gauge.held === 4);
    const { nodes } = await Promise.all([answer, releaseUntil(answer)]).then(([page]) => page);
    expect(nodes.length).toBeGreaterThan(8);
    expect(gauge.most).toBe(4);
    expect(gauge.total).toBe(nodes.length);
  });

  it('PLS-04 are fetched 4 at a time by five operations together, each playlist once', async () => {
    gauge.hold(MEDIA);
    const colleagues = await Promise.all(
      Array.from({ length: 5 }, () => world.signIn('admin@harbour.example')),
    );
    const query = own('playlists(first: 50) { nodes { mediaCount totalLength media { id } } }');
    const answers = Promise.all(colleagues.map((client) => client.data(query)));
    await until(() => gauge.held === 4);
    await releaseUntil(answers);
    const [first, ...others] = await answers;
    for (const other of others) expect(other).toEqual(first);
    expect(gauge.most).toBe(4);
    expect(gauge.total).toBe(first.viewer.customer.playlists.nodes.length);
  });

  it('a slow one holds up no other', async () => {
    const { nodes } = await playlists('(first: 50)', 'nodes { id }');
    gauge.hold(MEDIA);
    const answer = playlists('(first: 50)');
    await until(() => gauge.held === 4);
    // The oldest request is never let go; the three other places serve all the other playlists.
    await until(() => {
      if (gauge.held > 1) gauge.release('newest');
      return gauge.total === nodes.length && gauge.held === 1;
    });
    gauge.release();
    expect((await answer).nodes).toHaveLength(nodes.length);
  });

  it('PLS-05 are summed over all playlists, a video in two of them twice', async () => {
    const { nodes } = await playlists('(first: 100)');
    const { playlistTotals } = (
      await maya.data(own('playlistTotals { playlistCount mediaCount totalLength }'))
    ).viewer.customer;
    const sum = (field: string) => nodes.reduce((total: number, row: Data) => total + row[field], 0);
    expect(playlistTotals).toEqual({
      playlistCount: nodes.length,
      mediaCount: sum('mediaCount'),
      totalLength: sum('totalLength'),
    });
    expect(playlistTotals.mediaCount).toBeGreaterThan(playlistTotals.playlistCount);
  });

  it('count, length and videos of a playlist are one call', async () => {
    const calls = await world.callsOf(() =>
      playlists('(first: 1)', 'nodes { mediaCount totalLength media { id title } }'),
    );
    expect(calls).toHaveLength(2);
    expect(calls.filter((call) => MEDIA.test(call))).toHaveLength(1);
  });

  it('when they fail only their own playlist lacks them', async () => {
    const { nodes } = await playlists('(first: 3)', 'nodes { id }');
    const path = `/playlists/${nodes[1].id}/media`;
    await world.platform.injectFault({ service: 'media-metadata', path, kind: 'status', status: 500 });
    const { data, errors } = await maya.run(own('playlists(first: 3) { nodes { id mediaCount } }'));
    await world.platform.clearFaults();
    const counts = data?.viewer.customer.playlists.nodes.map((row: Data) => row.mediaCount);
    expect(counts).toEqual([expect.any(Number), null, expect.any(Number)]);
    expect(errors).toHaveLength(1);
  });
});

describe('the list of playlists', () => {
  it('PLS-03 has 50 a page and follows the links of the service', async () => {
    const all = (await playlists('', 'nodes { id name }')).nodes;
    const seen: Data[] = [];
    let after: string | null = null;
    do {
      const page: Data = await playlists(`(first: 7, after: ${JSON.stringify(after)})`, 'nodes { id name }');
      seen.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(all);
    const names = all.map(({ name }: Data) => name);
    expect(names).toEqual([...names].sort((a: string, b: string) => a.localeCompare(b)));
  });

  it('says how many there are where the service has: on its only page, and of those that were filtered', async () => {
    const whole = await playlists('(first: 100)', 'totalCount nodes { name }');
    expect([whole.totalCount, whole.pageInfo.hasNextPage]).toEqual([whole.nodes.length, false]);
    const part = await playlists('(first: 2)', 'totalCount');
    expect([part.totalCount, part.pageInfo.hasNextPage]).toEqual([null, true]);
    const last = await playlists(
      `(first: 100, after: ${JSON.stringify(part.pageInfo.endCursor)})`,
      'totalCount',
    );
    expect([last.totalCount, last.pageInfo.hasNextPage]).toEqual([null, false]);
    const word = whole.nodes[0].name.slice(0, 3).toLowerCase();
    const named = whole.nodes.filter(({ name }: Data) => name.toLowerCase().includes(word));
    const filtered = await playlists(
      `(first: 1, filter: ${JSON.stringify(word)})`,
      'totalCount nodes { name }',
    );
    expect(filtered.totalCount).toBe(named.length);
  });

  it('LST-01 filters by part of the name, whatever the case', async () => {
    const [{ name }] = (await playlists('(first: 1)', 'nodes { name }')).nodes;
    const part = (name as string).slice(1, 6).toUpperCase();
    const { nodes } = await playlists(`(filter: ${JSON.stringify(part)})`, 'nodes { name }');
    expect(nodes).toContainEqual({ name });
    for (const row of nodes) expect(row.name.toUpperCase()).toContain(part);
  });
});

describe('writing playlists', () => {
  const PAYLOAD =
    '{ playlist { id name rolling sortPosition mediaCount media { id } } userErrors { code field message } }';
  const CREATE = `mutation ($input: CreatePlaylistInput!) { createPlaylist(input: $input) ${PAYLOAD} }`;
  const UPDATE = `mutation ($input: UpdatePlaylistInput!) { updatePlaylist(input: $input) ${PAYLOAD} }`;
  const DELETE =
    'mutation ($id: ID!) { deletePlaylist(input: { id: $id }) { deletedId userErrors { code message } } }';

  it('PLS-06, PLS-07 creates one with its videos in order, changes and removes it', async () => {
    const mediaIds = [20, 12, 15].map((at) => demoMediaId(CUSTOMERS.harbour, at));
    const { createPlaylist } = await maya.data(CREATE, {
      input: { name: 'Test playlist', rolling: true, sortPosition: 'START', mediaIds },
    });
    expect(createPlaylist).toEqual({
      playlist: {
        id: expect.any(String),
        name: 'Test playlist',
        rolling: true,
        sortPosition: 'START',
        mediaCount: 3,
        media: mediaIds.map((id) => ({ id })),
      },
      userErrors: [],
    });
    const { id } = createPlaylist.playlist;
    const { updatePlaylist } = await maya.data(UPDATE, { input: { id, name: 'Renamed' } });
    expect(updatePlaylist.playlist).toMatchObject({
      id,
      name: 'Renamed',
      rolling: true,
      sortPosition: 'START',
    });
    expect((await maya.data(DELETE, { id })).deletePlaylist).toEqual({ deletedId: id, userErrors: [] });
    expect(await maya.data('query ($id: ID!) { playlist(id: $id) { id } }', { id })).toEqual({
      playlist: null,
    });
    expect((await maya.data(DELETE, { id })).deletePlaylist).toMatchObject({
      deletedId: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });

  it('PLS-01 wants a name of 1 to 128 characters', async () => {
    const create = async (name: string) => (await maya.data(CREATE, { input: { name } })).createPlaylist;
    expect((await create('  ')).userErrors).toEqual([
      { code: 'REQUIRED', field: ['name'], message: 'A name is required.' },
    ]);
    const { playlist, userErrors } = await create('x'.repeat(129));
    expect(playlist).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['name'] }]);
    expect((await create('x'.repeat(128))).userErrors).toEqual([]);
  });

  it('PLS-02 takes 250 videos at most', async () => {
    const mediaIds = Array.from({ length: 251 }, (_, at) => demoMediaId(CUSTOMERS.harbour, at));
    const { createPlaylist } = await maya.data(CREATE, { input: { name: 'Too many', mediaIds } });
    expect(createPlaylist).toMatchObject({
      playlist: null,
      userErrors: [{ code: 'INVALID', field: ['mediaIds'] }],
    });
  });
});
