import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { WEB_CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { THUMBNAIL_MAX_BYTES } from '../../../schema/rules/mediaEdits.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
/** Holds every right of the library. */
let maya: GraphClient;
let reviewer: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  reviewer = await world.signIn('review@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const at = (place: number) => demoMediaId(CUSTOMERS.harbour, place);
const ERRORS = 'userErrors { code field message }';
const UPDATE = `mutation ($input: UpdateMediaInput!) { updateMedia(input: $input) {
  mediaItem { id title description tags airedAt publishState revision kind } ${ERRORS} } }`;
const DELETE = `mutation ($id: ID!) { deleteMedia(input: { id: $id }) { deletedId ${ERRORS} } }`;
const DOWNLOAD = `mutation ($input: DownloadMediaInput!) { downloadMedia(input: $input) {
  download { url expiresAt start end } ${ERRORS} } }`;
const THUMBNAIL = `mutation ($input: SetMediaThumbnailInput!) { setMediaThumbnail(input: $input) {
  mediaItem { id thumbnailUrl } ${ERRORS} } }`;

const update = async (input: object): Promise<Data> => (await maya.data(UPDATE, { input })).updateMedia;
const stateOf = (mediaId: string, state: (typeof mediaItems.$inferSelect)['state']) =>
  world.platform.services.db.update(mediaItems).set({ state }).where(eq(mediaItems.mediaId, mediaId));

describe('editing details', () => {
  it('LIB-15 changes what is given in one call and answers the video', async () => {
    const input = {
      id: at(50),
      title: ' New title ',
      description: 'What it is about',
      tags: ['one', 'two'],
      airedAt: '2026-10-01T09:00:00Z',
    };
    const calls = await world.callsOf(async () => {
      const { mediaItem, userErrors } = await update(input);
      expect(userErrors).toEqual([]);
      expect(mediaItem).toMatchObject({ ...input, title: 'New title', airedAt: '2026-10-01T09:00:00.000Z' });
    });
    expect(calls).toEqual([`PATCH /media-metadata/api/v1/media/${at(50)}`]);
    expect((await update({ id: at(50), description: '' })).mediaItem.description).toBeNull();
    expect((await update({ id: at(50), tags: [] })).mediaItem).toMatchObject({
      title: 'New title',
      tags: [],
    });
  });

  it('LIB-01 LIB-02 LIB-03 says all that is wrong at once, and sends nothing', async () => {
    const calls = await world.callsOf(async () => {
      const { mediaItem, userErrors } = await update({
        id: at(51),
        title: 't'.repeat(129),
        description: '<i>',
        tags: ['a'.repeat(151)],
      });
      expect(mediaItem).toBeNull();
      expect(userErrors).toEqual([
        { code: 'INVALID', field: ['title'], message: 'A title must have at most 128 characters.' },
        { code: 'INVALID', field: ['description'], message: 'A description must not contain < or >.' },
        { code: 'INVALID', field: ['tags'], message: 'Tags must have at most 150 characters in total.' },
      ]);
    });
    expect(calls).toEqual([]);
  });

  it('tells the second of two editors of the first, and overwrites nothing', async () => {
    const id = at(52);
    const { revision } = (await maya.data('query ($id: ID!) { mediaItem(id: $id) { revision } }', { id }))
      .mediaItem;
    expect((await update({ id, revision, title: 'First' })).userErrors).toEqual([]);
    expect(await update({ id, revision, title: 'Second' })).toMatchObject({
      mediaItem: { title: 'First', revision: revision + 1 },
      userErrors: [
        {
          code: 'CONFLICT',
          field: null,
          message:
            'Another user changed this. Your input is kept: review the other changes, then save again.',
        },
      ],
    });
  });

  it('STM-10 published goes to unpublished and back, but not to scheduled_published', async () => {
    const id = at(53);
    expect((await update({ id, publishState: 'UNPUBLISHED' })).mediaItem).toMatchObject({
      publishState: 'UNPUBLISHED',
      kind: 'ON_DEMAND_UNPUBLISHED',
    });
    expect((await update({ id, publishState: 'PUBLISHED' })).mediaItem.kind).toBe('ON_DEMAND');
    expect((await update({ id, publishState: 'SCHEDULED_PUBLISHED' })).userErrors).toMatchObject([
      { field: ['publishState'], message: 'Unpublish the video before you schedule it.' },
    ]);
  });

  it('LIB-15 tells what is said in one video in one call, and for the rows of a list in one more for all', async () => {
    const TEXTS = 'transcript discussionQuestions documents { title text }';
    const { nodes } = (
      await maya.data(
        '{ viewer { customer { mediaSearch(first: 1, filter: { tags: ["psalms"] }) { nodes { id } } } } }',
      )
    ).viewer.customer.mediaSearch;
    const { id } = nodes[0];
    const calls = await world.callsOf(async () => {
      const { mediaItem } = await maya.data(`query ($id: ID!) { mediaItem(id: $id) { ${TEXTS} } }`, { id });
      expect(mediaItem.transcript).toContain('Good morning');
      expect(mediaItem.discussionQuestions).toHaveLength(3);
      expect(mediaItem.documents[0].title).toBe('Study guide');
    });
    expect(calls).toHaveLength(1);
    const listed = await world.callsOf(() =>
      maya.data(
        `{ viewer { customer { mediaSearch(first: 2, filter: { tags: ["psalms"] }) { nodes { ${TEXTS} } } } } }`,
      ),
    );
    expect(listed).toHaveLength(2);
  });
});

describe('thumbnails', () => {
  const photo = readFileSync(join(import.meta.dirname, '../../../fixtures/demo/samples/arena-1.jpg'));
  const send = async (bytes: Buffer, path = '/graphql/files', client: GraphClient | null = maya) => {
    const response = await fetch(`${world.graph.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'apollo-require-preflight': '1',
        ...(client?.cookie ? { cookie: client.cookie } : {}),
      },
      body: JSON.stringify({
        query: THUMBNAIL,
        variables: { input: { id: at(54), file: bytes.toString('base64') } },
      }),
    });
    return { status: response.status, body: (await response.json()) as Data };
  };
  const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);

  it('LIB-04 takes a picture of 2 MB on the address for files, and serves it', async () => {
    const { body } = await send(padded(THUMBNAIL_MAX_BYTES));
    expect(body.data.setMediaThumbnail.userErrors).toEqual([]);
    const { thumbnailUrl } = body.data.setMediaThumbnail.mediaItem;
    expect(thumbnailUrl).toMatch(/thumbnail\.jpg\?v=\d+&token=/);
    expect((await fetch(thumbnailUrl)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('LIB-04 refuses more, and anything else, without a call', async () => {
    const calls = await world.callsOf(async () => {
      const large = await send(padded(THUMBNAIL_MAX_BYTES + 1));
      expect(large.body.data.setMediaThumbnail.userErrors).toEqual([
        {
          code: 'INVALID',
          field: ['file'],
          message: 'A thumbnail must have at most 2 MB; this image has 2.1 MB.',
        },
      ]);
      const other = await send(Buffer.from('GIF89a'));
      expect(other.body.data.setMediaThumbnail.userErrors[0].message).toBe(
        'A thumbnail must be a JPG or PNG image.',
      );
    });
    expect(calls).toEqual([]);
  });

  it('C-225 refuses a time that the video has not, and a picture with a time, without changing anything', async () => {
    const refusalOf = async (input: object) => {
      const answer: Data = await maya.data(THUMBNAIL, { input: { id: at(54), ...input } });
      return answer.setMediaThumbnail.userErrors;
    };
    const calls = await world.callsOf(async () => {
      expect((await refusalOf({ time: -5 }))[0]).toMatchObject({
        field: ['time'],
        message: 'Enter a position from 00:00:00.000 to 99:59:59.999; it is “-00:00:00.005”.',
      });
      expect((await refusalOf({ time: 359_999_999 }))[0]).toMatchObject({
        field: ['time'],
        message: expect.stringMatching(/^The position must be within the video, .* it is 99:59:59.999.$/),
      });
      expect((await refusalOf({ time: 1, file: photo.toString('base64') }))[0]).toMatchObject({
        field: ['time'],
        message: 'A thumbnail is either an image or a frame of the video.',
      });
      expect((await refusalOf({}))[0]).toMatchObject({ field: ['file'], message: 'Choose an image.' });
    });
    expect(calls.filter((call) => String(call).includes('thumbnail'))).toEqual([]);
  });

  it('C-225 says what is missing to take a frame', async () => {
    const answer: Data = await maya.data(THUMBNAIL, { input: { id: at(54), time: 0 } });
    expect(answer.setMediaThumbnail.userErrors[0].message).toBe(
      'This platform has no media engine. Install FFmpeg or set FFMPEG_PATH.',
    );
  });

  it('only the address for files takes so much, and only from people who are signed in', async () => {
    expect((await send(padded(300_000), '/graphql')).status).toBe(413);
    const nobody = await send(padded(300_000), '/graphql/files', null);
    expect([nobody.status, nobody.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await send(Buffer.alloc(3 * 1024 * 1024))).status).toBe(413);
  });
});

describe('deleting', () => {
  it('LIB-07 STM-08 completed goes to delete_pending, and out of every list', async () => {
    const id = at(55);
    expect((await maya.data(DELETE, { id })).deleteMedia).toEqual({ deletedId: id, userErrors: [] });
    const { mediaItem } = await maya.data('query ($id: ID!) { mediaItem(id: $id) { state } }', { id });
    expect(mediaItem.state).toBe('DELETE_PENDING');
    const { nodes } = (await maya.data('{ viewer { customer { media(first: 100) { nodes { id } } } } }'))
      .viewer.customer.media;
    expect(nodes.map((node: Data) => node.id)).not.toContain(id);
    expect((await maya.data(DELETE, { id })).deleteMedia.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it.each(['started', 'content_available', 'republish_pending', 'partial_delete_pending'] as const)(
    'STM-08 %s does not go to delete_pending',
    async (state) => {
      const id = at(56);
      await stateOf(id, state);
      expect((await maya.data(DELETE, { id })).deleteMedia).toEqual({
        deletedId: null,
        userErrors: [
          { code: 'CONFLICT', field: null, message: 'A video can be deleted after it has finished saving.' },
        ],
      });
      await stateOf(id, 'completed');
    },
  );

  it('WCH-09 says what uses a video, a web channel that shows it too, and how often it was watched, in a call each', async () => {
    const name = 'Holds it';
    await maya.data(
      'mutation ($input: CreatePlaylistInput!) { createPlaylist(input: $input) { playlist { id } } }',
      { input: { name, mediaIds: [at(57)] } },
    );
    await maya.data(
      'mutation ($input: UpdateWebChannelInput!) { updateWebChannel(input: $input) { userErrors { message } } }',
      { input: { id: WEB_CHANNEL_IDS.main, offlineContent: { kind: 'VIDEO', mediaId: at(57) } } },
    );
    const calls = await world.callsOf(async () => {
      const { mediaItem } = await maya.data(
        'query ($id: ID!) { mediaItem(id: $id) { views uses { kind name startTime } } }',
        { id: at(57) },
      );
      expect(mediaItem.uses).toContainEqual({ kind: 'PLAYLIST', name, startTime: null });
      // WCH-09: it is shown there while nothing is live.
      const shown = { kind: 'WEB_CHANNEL', name: 'Main web channel', startTime: null };
      expect(mediaItem.uses).toContainEqual(shown);
      expect(mediaItem.views).toEqual(expect.any(Number));
    });
    expect(calls.filter((call) => call.includes('/summary'))).toHaveLength(1);
    expect(calls).toHaveLength(4);
    const thing = '... on WebChannel { id name }';
    const { mediaItem } = await maya.data(
      `query ($id: ID!) { mediaItem(id: $id) { uses { kind thing { ${thing} } } } }`,
      { id: at(57) },
    );
    const channel = { id: WEB_CHANNEL_IDS.main, name: 'Main web channel' };
    expect(mediaItem.uses).toContainEqual({ kind: 'WEB_CHANNEL', thing: channel });
  });
});

describe('downloading', () => {
  it('C-229 gives an address for an hour, of the whole or of a part', async () => {
    const whole = (await maya.data(DOWNLOAD, { input: { id: at(60) } })).downloadMedia;
    expect(whole.userErrors).toEqual([]);
    expect((await fetch(whole.download.url, { method: 'HEAD' })).status).toBe(200);
    const part = (await maya.data(DOWNLOAD, { input: { id: at(60), start: 4000, end: 12_000 } }))
      .downloadMedia.download;
    expect(Math.abs(part.start - 4000)).toBeLessThanOrEqual(3200);
    expect(Math.abs(part.end - 12_000)).toBeLessThanOrEqual(3200);
  });

  it('refuses a part that ends before it begins, and what cannot be played yet', async () => {
    const wrong = (await maya.data(DOWNLOAD, { input: { id: at(60), start: 5000, end: 5000 } }))
      .downloadMedia;
    expect(wrong.userErrors).toMatchObject([{ field: ['end'], message: 'The end must be after the start.' }]);
    const none = (await maya.data(DOWNLOAD, { input: { id: at(2) } })).downloadMedia;
    expect(none).toMatchObject({
      download: null,
      userErrors: [{ message: 'This video cannot be downloaded because it has no playable part yet.' }],
    });
  });
});

describe('what a library is told', () => {
  const SETTINGS = `mutation ($input: UpdateLibrarySettingsInput!) { updateLibrarySettings(input: $input) {
    librarySettings { deleteAfterEnabled deleteAfterDays } ${ERRORS} } }`;

  it('LIB-14 SUB-03 settings and storage are read, changed and bounded', async () => {
    const own =
      '{ viewer { customer { librarySettings { deleteAfterEnabled deleteAfterDays } storage { usedBytes limitBytes } } } }';
    const { customer } = (await maya.data(own)).viewer;
    expect(customer.librarySettings).toEqual({ deleteAfterEnabled: false, deleteAfterDays: 365 });
    expect(customer.storage.limitBytes).toBe(7_000_000_000_000);
    const set = async (deleteAfterDays: number) =>
      (await maya.data(SETTINGS, { input: { deleteAfterDays } })).updateLibrarySettings;
    expect((await set(0)).userErrors).toEqual([
      { code: 'INVALID', field: ['deleteAfterDays'], message: 'Videos can be deleted after 1 to 3650 days.' },
    ]);
    expect((await set(30)).librarySettings).toEqual({ deleteAfterEnabled: false, deleteAfterDays: 30 });
  });

  it('C-262 C-263 titles and tags are proposed in one call each', async () => {
    const query =
      '{ viewer { customer { searchSuggestions(text: "still") tags(text: "psa") { name count } } } }';
    const calls = await world.callsOf(async () => {
      const { customer } = (await maya.data(query)).viewer;
      expect(customer.searchSuggestions.length).toBeGreaterThan(0);
      expect(customer.tags).toContainEqual({ name: 'psalms', count: expect.any(Number) });
    });
    expect(calls).toHaveLength(2);
  });
});

it('PRM-23 who may only review neither edits, deletes nor downloads', async () => {
  const id = at(70);
  for (const [query, variables] of [
    [UPDATE, { input: { id, title: 'x' } }],
    [DELETE, { id }],
    [DOWNLOAD, { input: { id } }],
  ] as const) {
    const { errors } = await reviewer.run(query, variables);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
