import { CUSTOMERS, USERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { LIVE_DESTINATION_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { CUE_MESSAGES } from '../../../schema/rules/cues.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';
import { english } from '../../../schema/reasons/english.ts';

let world: World;
let maya: GraphClient;
/** Runs encoders: may set cues, but only private ones. */
let operator: GraphClient;
let review: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  operator = await world.signIn('encoders@harbour.example');
  review = await world.signIn('review@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const VIDEO = { kind: 'MEDIA_ITEM', id: demoMediaId(CUSTOMERS.harbour, 12) };
const DESTINATION = { kind: 'CONTENT_DESTINATION', id: LIVE_DESTINATION_IDS.web };
const CUE = 'cue { id position name userId visibility automatic } userErrors { code field message }';

const create = async (client: GraphClient, input: object): Promise<Data> =>
  client.run(`mutation ($input: CreateCueInput!) { createCue(input: $input) { ${CUE} } }`, {
    input: { source: VIDEO, position: '00:00:10.000', name: 'Song', ...input },
  });
const update = async (client: GraphClient, input: object): Promise<Data> =>
  client.run(`mutation ($input: UpdateCueInput!) { updateCue(input: $input) { ${CUE} } }`, {
    input: { source: VIDEO, ...input },
  });
const remove = async (client: GraphClient, input: object): Promise<Data> =>
  client.run(
    'mutation ($input: DeleteCueInput!) { deleteCue(input: $input) { deletedId userErrors { code field message } } }',
    { input: { source: VIDEO, ...input } },
  );

describe.each([
  ['a saved video', VIDEO, `/cues/api/v1/media/${VIDEO.id}/cues`],
  ['a web destination', DESTINATION, `/api/v3/contentdestinations/${DESTINATION.id}/cues`],
])('cues of %s', (_name, source, path) => {
  it('CUE-03, CUE-06, CUE-13 are created, changed and removed with one call each', async () => {
    let cue: Data;
    const calls = await world.callsOf(async () => {
      cue = (await create(maya, { source, visibility: 'ORGANIZATION' })).data.createCue.cue;
      const changed = await update(maya, { source, id: cue.id, visibility: 'PUBLIC' });
      expect(changed.data.updateCue).toEqual({ cue: { ...cue, visibility: 'PUBLIC' }, userErrors: [] });
      const removed = await remove(maya, { source, id: cue.id });
      expect(removed.data.deleteCue).toEqual({ deletedId: cue.id, userErrors: [] });
    });
    expect(cue).toMatchObject({ name: 'Song', userId: USERS.harbourAdmin, automatic: false });
    expect(calls).toEqual([`POST ${path}`, `PATCH ${path}/${cue.id}`, `DELETE ${path}/${cue.id}`]);
    const again = await remove(maya, { source, id: cue.id });
    expect(again.data.deleteCue.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('CUE-01, CUE-08 that break a rule come back with their field, before anything is sent', async () => {
    const calls = await world.callsOf(async () => {
      const { data } = await create(maya, { source, name: ' ' });
      expect(data.createCue).toEqual({
        cue: null,
        userErrors: [{ code: 'REQUIRED', field: ['name'], message: 'A name is required.' }],
      });
      const late = await create(maya, { source, position: '123:00:00.000' });
      expect(late.data.createCue.userErrors).toMatchObject([{ code: 'INVALID', field: ['position'] }]);
      const { errors } = await create(maya, { source, position: '12' });
      expect(errors[0].message).toBe('Timecode must be hh:mm:ss.mmm, it was "12".');
    });
    expect(calls).toEqual([]);
  });

  it('CUE-02, CUE-04 that others would see are refused to who may only set private ones', async () => {
    const calls = await world.callsOf(async () => {
      const { data } = await create(operator, { source, visibility: 'ORGANIZATION' });
      expect(data.createCue).toEqual({
        cue: null,
        userErrors: [
          {
            code: 'FORBIDDEN',
            field: ['visibility'],
            message: 'Your account can only add private cues.',
          },
        ],
      });
    });
    expect(calls).toEqual([]);
    const { data } = await create(operator, { source });
    expect(data.createCue.cue).toMatchObject({ visibility: 'ONLY_ME' });
  });

  it('CUE-07 the start of video can neither be changed nor removed', async () => {
    const id = 'start-of-video';
    const refused = [{ code: 'STATE', field: ['id'], message: english(CUE_MESSAGES.automatic) }];
    const calls = await world.callsOf(async () => {
      expect((await update(maya, { source, id, name: 'x' })).data.updateCue.userErrors).toEqual(refused);
      expect((await remove(maya, { source, id })).data.deleteCue.userErrors).toEqual(refused);
    });
    expect(calls).toEqual([]);
  });

  it('are set by nobody who may only review', async () => {
    const { errors } = await create(review, { source });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('cues of a web destination', () => {
  const READ = 'query ($id: ID!) { contentDestination(id: $id) { id canSetCues cues { id name } } }';

  it('CUE-05, CUE-07 and the right to set some come with one call', async () => {
    const calls = await world.callsOf(async () => {
      const { contentDestination } = await maya.data(READ, { id: DESTINATION.id });
      expect(contentDestination.canSetCues).toBe(true);
      expect(contentDestination.cues[0]).toMatchObject({ id: 'start-of-video' });
    });
    expect(calls.filter((call) => call.includes('/cues'))).toEqual([
      `GET /api/v3/contentdestinations/${DESTINATION.id}/cues`,
    ]);
    expect((await review.data(READ, { id: DESTINATION.id })).contentDestination.canSetCues).toBe(false);
  });

  it('CUE-03 a private one is never shared with a colleague who asks at the same moment', async () => {
    await create(maya, { source: DESTINATION, name: 'Only mine' });
    const colleague = await world.platform.createUser(CUSTOMERS.harbour);
    const other = await world.signIn(colleague.userName);
    const [mine, theirs] = await Promise.all(
      [maya, other].map((client) => client.data(READ, { id: DESTINATION.id })),
    );
    const names = (answer: Data) => answer.contentDestination.cues.map(({ name }: Data) => name);
    expect(names(mine)).toContain('Only mine');
    expect(names(theirs)).not.toContain('Only mine');
  });

  it('CUE-14, NET-17 are null with their own code before it has started', async () => {
    const { data, errors } = await maya.run(READ, { id: LIVE_DESTINATION_IDS.facebook });
    expect(data?.contentDestination).toMatchObject({ cues: null, canSetCues: null });
    expect(errors?.[0]).toMatchObject({
      message: 'Cues are not available.',
      extensions: { code: 'CUES_UNAVAILABLE', status: 412 },
    });
  });
});
