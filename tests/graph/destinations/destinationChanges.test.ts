import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import type { DestinationStateWord } from '../../../fixtures/platform/kernel/db/values/destinations.ts';
import { demoEndedDestinationId, LIVE_DESTINATION_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let events: GraphClient;
let library: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  events = await world.signIn('events@harbour.example');
  library = await world.signIn('library@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const { web, youtube, facebook, rtmp } = LIVE_DESTINATION_IDS;
const ended = demoEndedDestinationId(1);

const FIELDS = 'id title description kind state publishState publishAt isNextReplay';
const PAYLOAD = `{ contentDestination { ${FIELDS} } userErrors { code reason field message } }`;
const UPDATE = `mutation ($input: UpdateContentDestinationInput!) { updateContentDestination(input: $input) ${PAYLOAD} }`;
const PUBLISH = `mutation ($input: PublishContentDestinationInput!) { publishContentDestination(input: $input) ${PAYLOAD} }`;
const STOP = `mutation ($input: StopContentDestinationsInput!) { stopContentDestinations(input: $input) {
  results { contentDestinationId contentDestination { state } userErrors { code reason message } }
  userErrors { code reason field message } } }`;
const DELETE = `mutation ($id: ID!) { deleteContentDestination(input: { id: $id }) {
  deletedId userErrors { code reason message } } }`;
const RESTORE =
  'mutation ($id: ID!) { restoreDeleted(input: { kind: CONTENT_DESTINATION, id: $id }) { restoredId } }';
const ONE = `query ($id: ID!) { contentDestination(id: $id) { ${FIELDS} } }`;

const update = async (id: string, fields: object): Promise<Data> =>
  (await events.data(UPDATE, { input: { id, ...fields } })).updateContentDestination;
const publish = async (id: string, fields: object): Promise<Data> =>
  (await events.data(PUBLISH, { input: { id, ...fields } })).publishContentDestination;
const read = async (id: string): Promise<Data> => (await events.data(ONE, { id })).contentDestination;
const put = (id: string, status: DestinationStateWord) =>
  world.platform.services.db
    .update(contentDestinations)
    .set({ status, stopRequestTime: null })
    .where(eq(contentDestinations.id, id));

describe('changes of destinations', () => {
  it('C-128 DST-25 what one is called and says is changed, and what is left out stays', async () => {
    const { description } = await read(web);
    const { contentDestination, userErrors } = await update(web, { title: 'Morning' });
    expect(userErrors).toEqual([]);
    expect(contentDestination).toMatchObject({ title: 'Morning', description });
    expect(await read(web)).toEqual(contentDestination);
    expect((await update(web, { description: null })).contentDestination).toMatchObject({
      title: 'Morning',
      description: null,
    });
  });

  it.each([
    ['WEB-01', web, { title: ' ' }, 'title', 'POST_TITLE_REQUIRED', 'A title is required.'],
    [
      'WEB-01',
      web,
      { title: 'x'.repeat(129) },
      'title',
      'NAME_TOO_LONG',
      'A name must have at most 128 characters; this one has 129.',
    ],
    [
      'WEB-02',
      web,
      { title: '<b>' },
      'title',
      'POST_ANGLE_BRACKETS',
      'Titles and descriptions must not contain < or >.',
    ],
    [
      'DST-01',
      facebook,
      { description: null },
      'description',
      'POST_DESCRIPTION_REQUIRED',
      'A description is required.',
    ],
    [
      'DST-02',
      facebook,
      { description: 'a > b' },
      'description',
      'POST_ANGLE_BRACKETS',
      'Titles and descriptions must not contain < or >.',
    ],
    [
      'DST-03',
      youtube,
      { title: 'x'.repeat(101) },
      'title',
      'YOUTUBE_TITLE_TOO_LONG',
      'A YouTube title must have at most 100 characters; this one has 101.',
    ],
  ])('%s is refused by field and reason (%#)', async (_rule, id, fields, field, reason, message) => {
    const code = reason.endsWith('_REQUIRED') ? 'REQUIRED' : 'INVALID';
    expect(await update(id, fields)).toEqual({
      contentDestination: null,
      userErrors: [{ code, reason, field: [field], message }],
    });
  });

  it('STM-10 DST-23 DST-26 one is hidden, planned for a time ahead, and shown', async () => {
    expect(await publish(web, { publishState: 'SCHEDULED_PUBLISHED', publishAt: null })).toMatchObject({
      userErrors: [{ field: ['publishState'], reason: 'DESTINATION_PUBLISHED_ALREADY' }],
    });
    const hidden = await publish(web, { publishState: 'UNPUBLISHED' });
    expect(hidden.contentDestination).toMatchObject({ publishState: 'UNPUBLISHED', publishAt: null });
    const past = '2020-01-01T00:00:00.000Z';
    expect(await publish(web, { publishState: 'SCHEDULED_PUBLISHED', publishAt: past })).toMatchObject({
      contentDestination: null,
      userErrors: [{ field: ['publishAt'], reason: 'DESTINATION_PUBLISH_TIME' }],
    });
    const publishAt = '2099-01-01T10:00:00.000Z';
    const planned = await publish(web, { publishState: 'SCHEDULED_PUBLISHED', publishAt });
    expect(planned.contentDestination).toMatchObject({ publishState: 'SCHEDULED_PUBLISHED', publishAt });
    const shown = await publish(web, { publishState: 'PUBLISHED' });
    expect(shown.contentDestination).toMatchObject({ publishState: 'PUBLISHED', publishAt: null });
  });

  it('C-132 one of a web channel is its next replay; one that is on none is refused', async () => {
    expect((await publish(ended, { isNextReplay: true })).contentDestination.isNextReplay).toBe(true);
    expect((await publish(web, { isNextReplay: true })).contentDestination.isNextReplay).toBe(true);
    expect((await read(ended)).isNextReplay).toBe(false);
    expect(await publish(youtube, { isNextReplay: true })).toMatchObject({
      userErrors: [{ field: ['isNextReplay'], reason: 'DESTINATION_NOT_REPLAYED' }],
    });
  });

  it('EVT-22 C-129 one is deleted once it was stopped, and restored', async () => {
    await put(web, 'STARTED');
    expect((await events.data(DELETE, { id: web })).deleteContentDestination).toMatchObject({
      deletedId: null,
      userErrors: [
        {
          code: 'STATE',
          reason: 'DESTINATION_RUNS',
          message: 'This destination is running. Stop it before you delete it.',
        },
      ],
    });
    expect((await events.data(DELETE, { id: ended })).deleteContentDestination).toEqual({
      deletedId: ended,
      userErrors: [],
    });
    expect(await read(ended)).toBeNull();
    expect((await events.data(RESTORE, { id: ended })).restoreDeleted).toEqual({ restoredId: ended });
    expect((await read(ended)).state).toBe('STOPPED');
  });

  it('C-134 DST-17 DST-20 several are stopped by two REST calls; each that is refused says its state', async () => {
    await put(web, 'STARTED');
    await put(youtube, 'WARNING');
    await put(rtmp, 'STOPPED');
    const ids = [web, youtube, rtmp];
    let stopped: Data = {};
    const calls = await world.callsOf(async () => {
      stopped = (await events.data(STOP, { input: { ids } })).stopContentDestinations;
    });
    expect(calls).toHaveLength(2);
    expect(stopped).toEqual({
      results: [
        { contentDestinationId: web, contentDestination: { state: 'STOPPING' }, userErrors: [] },
        { contentDestinationId: youtube, contentDestination: { state: 'STOPPING' }, userErrors: [] },
        {
          contentDestinationId: rtmp,
          contentDestination: { state: 'STOPPED' },
          userErrors: [
            {
              code: 'STATE',
              reason: 'DESTINATION_ENDED',
              message: expect.stringContaining('cannot start again'),
            },
          ],
        },
      ],
      userErrors: [],
    });
  });

  it('C-134 none and more than 100 are refused as a whole', async () => {
    for (const ids of [[], Array.from({ length: 101 }, (_one, at) => `d${at}`)]) {
      expect((await events.data(STOP, { input: { ids } })).stopContentDestinations).toEqual({
        results: [],
        userErrors: [
          {
            code: 'INVALID',
            reason: 'STOP_COUNT',
            field: ['ids'],
            message: 'Choose 1 to 100 destinations to stop.',
          },
        ],
      });
    }
  });

  it('PRM-03 they are nothing for media library admins', async () => {
    for (const [text, variables] of [
      [UPDATE, { input: { id: web, title: 'Mine' } }],
      [PUBLISH, { input: { id: web, publishState: 'UNPUBLISHED' } }],
      [DELETE, { id: ended }],
      [STOP, { input: { ids: [web] } }],
    ] as const) {
      const { data, errors } = await library.run(text, variables);
      expect(errors?.[0]?.extensions.code ?? data).toBe('FORBIDDEN');
    }
  });
});
