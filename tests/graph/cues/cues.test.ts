import { eq } from 'drizzle-orm';
import { mediaItems } from '../../../fixtures/platform/kernel/db/schema/media.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const CUES = `query ($id: ID!) { mediaItem(id: $id) {
  id title cues { id position name userName visibility automatic } } }`;
const START = {
  id: 'start-of-video',
  position: '00:00:00.000',
  name: expect.stringMatching(/^Start of video/),
  userName: 'system-user',
  visibility: 'ORGANIZATION',
  automatic: true,
};

/** The newest finished service: the demo gave it cues. */
async function service(): Promise<string> {
  // Some of the newest are still processed: their cues cannot be had, which is an error of that field.
  const { data } = await maya.run(
    '{ viewer { customer { media(first: 20) { nodes { id cues { id } } } } } }',
  );
  const found = data?.viewer.customer.media.nodes.find(({ cues }: Data) => (cues?.length ?? 0) > 3);
  return found.id as string;
}

describe('cues of a saved video', () => {
  it('CUE-07 begin with the start of video, which nobody has set', async () => {
    const { cues } = (await maya.data(CUES, { id: await service() })).mediaItem;
    expect(cues[0]).toEqual(START);
    expect(cues.slice(1).every(({ automatic }: Data) => !automatic)).toBe(true);
  });

  it('lead to the person who set each; nobody set the start of video', async () => {
    const { mediaItem } = await maya.data(
      'query ($id: ID!) { mediaItem(id: $id) { cues { userId user { id firstName } } } }',
      { id: await service() },
    );
    const [start, ...others] = mediaItem.cues;
    expect(start.user).toBeNull();
    expect(others.length).toBeGreaterThan(0);
    for (const { userId, user } of others)
      expect(user).toEqual({ id: userId, firstName: expect.any(String) });
  });

  it('CUE-08, CUE-17 follow by position', async () => {
    const { cues } = (await maya.data(CUES, { id: await service() })).mediaItem;
    const positions = cues.map(({ position }: Data) => position as string);
    expect(positions).toEqual([...positions].sort());
    for (const position of positions) expect(position).toMatch(/^\d{2}:\d{2}:\d{2}\.\d{3}$/);
  });

  it('CUE-03 are for their author, the organisation or everybody', async () => {
    const id = await service();
    const seenBy = async (client: GraphClient): Promise<Record<string, string>> => {
      const { cues } = (await client.data(CUES, { id })).mediaItem;
      return Object.fromEntries(cues.map(({ name, visibility }: Data) => [name, visibility]));
    };
    const mine = await seenBy(maya);
    expect(mine).toMatchObject({
      Welcome: 'PUBLIC',
      Reading: 'ORGANIZATION',
      'Good clip for social': 'ONLY_ME',
    });
    // Private cues are hidden even from colleagues with the same rights.
    const colleague = await world.platform.createUser(CUSTOMERS.harbour);
    const other = await world.signIn(colleague.userName);
    const theirs = await seenBy(other);
    expect(theirs).toMatchObject({ Welcome: 'PUBLIC', Reading: 'ORGANIZATION' });
    expect(theirs).not.toHaveProperty('Good clip for social');
  });

  it('CUE-14, NET-17 that cannot be had are null with their own code, the video answers', async () => {
    const id = demoMediaId(CUSTOMERS.harbour, 2);
    const { data, errors } = await maya.run(CUES, { id });
    expect(data?.mediaItem).toMatchObject({ id, title: expect.any(String), cues: null });
    expect(errors).toMatchObject([
      {
        message: 'Cues are not available.',
        path: ['mediaItem', 'cues'],
        extensions: { code: 'CUES_UNAVAILABLE', status: 412 },
      },
    ]);
  });

  it('are one call a video, and none when the service is down takes the video with it', async () => {
    const id = await service();
    const calls = await world.callsOf(() =>
      maya.data('query ($id: ID!) { mediaItem(id: $id) { cues { id } } }', { id }),
    );
    expect(calls.sort()).toEqual([
      `GET /cues/api/v1/media/${id}/cues`,
      `GET /media-metadata/api/v1/media/${id}`,
    ]);
    await world.platform.injectFault({ service: 'cues', kind: 'status', status: 500 });
    const { data, errors } = await maya.run(CUES, { id });
    await world.platform.clearFaults();
    expect(data?.mediaItem).toMatchObject({ id, cues: null });
    expect(errors?.[0]?.extensions.status).toBe(500);
  });

  it('come back once the video can be played', async () => {
    const id = demoMediaId(CUSTOMERS.harbour, 2);
    const { db } = world.platform.services;
    const [finished] = await db
      .select()
      .from(mediaItems)
      .where(eq(mediaItems.mediaId, demoMediaId(CUSTOMERS.harbour, 12)));
    await db
      .update(mediaItems)
      .set({ state: 'completed', processingState: 'COMPLETE', lengthMs: finished?.lengthMs ?? null })
      .where(eq(mediaItems.mediaId, id));
    expect((await maya.data(CUES, { id })).mediaItem.cues).toEqual([START]);
  });
});
