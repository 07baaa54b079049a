import { eq } from 'drizzle-orm';
import { cues } from '../../../fixtures/platform/kernel/db/schema/cues.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { demoCueId, demoEncoderVideoId, demoMediaId } from '../../../fixtures/demo/seed/mediaIds.ts';
import { LIVE_DESTINATION_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Answer, Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, until, type World } from '../world.ts';

let world: World;
let maya: GraphClient;
let library: GraphClient;
let events: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
  library = await world.signIn('library@harbour.example');
  events = await world.signIn('events@harbour.example');
}, START_MS);
afterAll(async () => {
  await maya?.close();
  await library?.close();
  await events?.close();
  await world?.close();
});

interface Source {
  kind: 'MEDIA_ITEM' | 'CONTENT_DESTINATION' | 'ENCODER_VIDEO';
  id: string;
}
const MEDIA = demoMediaId(CUSTOMERS.harbour, 12);
const VIDEO: Source = { kind: 'MEDIA_ITEM', id: MEDIA };
const OTHERS: readonly Source[] = [
  { kind: 'CONTENT_DESTINATION', id: LIVE_DESTINATION_IDS.web },
  { kind: 'ENCODER_VIDEO', id: demoEncoderVideoId(CUSTOMERS.harbour, 0) },
];
const PATH = `GET /cues/api/v1/media/${MEDIA}/cues`;

function watch(client: GraphClient, { kind, id }: Source = VIDEO) {
  const events = client.subscribe(
    `subscription { cuesChanged(source: { kind: ${kind}, id: "${id}" }) { sequence cues { id name } } }`,
  );
  return {
    end: () => events.return?.(),
    next: async (): Promise<Data> => {
      const { data, errors } = (await events.next()).value as Answer<Data>;
      return data?.cuesChanged ?? errors;
    },
  };
}

const add = async (
  client: GraphClient,
  name: string,
  visibility = 'ORGANIZATION',
  source = VIDEO,
): Promise<string> => {
  const { createCue } = await client.data(
    'mutation ($input: CreateCueInput!) { createCue(input: $input) { cue { id } userErrors { code } } }',
    { input: { source, name, position: '00:00:05.000', visibility } },
  );
  return createCue.cue.id;
};
const pass = async () => {
  await until(() => world.polls.resting.includes(5000));
  world.polls.pass(5000);
};

describe('a timeline that is open', () => {
  it('CUE-15 hears every 5 s what changed; what came or went leaves a gap', async () => {
    const timeline = watch(maya);
    const first = await timeline.next();
    expect(first).toEqual({ sequence: expect.any(Number), cues: [] });

    const id = await add(library, 'New');
    await pass();
    expect(await timeline.next()).toEqual({ sequence: first.sequence + 2, cues: [{ id, name: 'New' }] });

    await world.platform.services.db.update(cues).set({ name: 'Changed' }).where(eq(cues.uuid, id));
    await pass();
    expect(await timeline.next()).toEqual({ sequence: first.sequence + 3, cues: [{ id, name: 'Changed' }] });

    await world.platform.services.db.delete(cues).where(eq(cues.uuid, id));
    await pass();
    expect(await timeline.next()).toEqual({ sequence: first.sequence + 5, cues: [] });
    await timeline.end();
    await until(() => !world.polls.resting.includes(5000));
  });

  it('CUE-03, CUE-15 of one person never tells another what only that one sees', async () => {
    const [mine, theirs] = [watch(maya), watch(library)];
    const [first, other] = [await mine.next(), await theirs.next()];
    const secret = await add(maya, 'Only mine', 'ONLY_ME');
    await until(() => world.polls.resting.filter((length) => length === 5000).length === 2);
    world.polls.pass(5000);
    expect(await mine.next()).toEqual({
      sequence: first.sequence + 2,
      cues: [{ id: secret, name: 'Only mine' }],
    });
    // The next thing that the colleague hears is the next shared cue.
    const shared = await add(maya, 'For all');
    await until(() => world.polls.resting.filter((length) => length === 5000).length === 2);
    world.polls.pass(5000);
    expect(await theirs.next()).toEqual({
      sequence: other.sequence + 2,
      cues: [{ id: shared, name: 'For all' }],
    });
    await mine.end();
    await theirs.end();
  });

  it.each(OTHERS)('CUE-13, CUE-15 of a %p hears what a colleague has set', async (source) => {
    const timeline = watch(maya, source);
    const first = await timeline.next();
    const id = await add(events, 'Lower third', 'ORGANIZATION', source);
    await pass();
    expect(await timeline.next()).toEqual({
      sequence: first.sequence + 2,
      cues: [{ id, name: 'Lower third' }],
    });
    await timeline.end();
  });

  it('CUE-15 of several windows of one person is one reading', async () => {
    const [one, two] = [watch(maya), watch(maya)];
    await one.next();
    await two.next();
    const calls = await world.callsOf(async () => {
      const id = await add(library, 'Once');
      await pass();
      for (const timeline of [one, two]) expect((await timeline.next()).cues).toEqual([{ id, name: 'Once' }]);
    });
    expect(calls.filter((call) => call === PATH)).toHaveLength(1);
    await one.end();
    await two.end();
  });

  it.each([VIDEO, ...OTHERS])('NET-07 of a %p is refused to another organisation', async (source) => {
    const stranger = await world.signIn('admin@northgate.example');
    const outcome = await watch(stranger, source)
      .next()
      .catch((error: unknown) => error);
    expect(JSON.stringify(outcome)).toContain('NOT_FOUND');
    await stranger.close();
    const { rows } = await world.platform.services.db.execute(
      `select 1 from media_cues where uuid = '${demoCueId(CUSTOMERS.harbour, 0)}'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('CUE-14 is told that there are no cues to have', async () => {
    const outcome = await watch(maya, { kind: 'MEDIA_ITEM', id: demoMediaId(CUSTOMERS.harbour, 2) })
      .next()
      .catch((error: unknown) => error);
    expect(JSON.stringify(outcome)).toContain('CUES_UNAVAILABLE');
  });

  it('CUE-14 a query over its socket is told the same, and the socket stays open', async () => {
    const ask = async (id: string) => {
      const { value } = await maya.subscribe(`{ mediaItem(id: "${id}") { id cues { id } } }`).next();
      return value as Answer<Data>;
    };
    const without = demoMediaId(CUSTOMERS.harbour, 2);
    expect(await ask(without)).toMatchObject({
      data: { mediaItem: { id: without, cues: null } },
      errors: [{ path: ['mediaItem', 'cues'], extensions: { code: 'CUES_UNAVAILABLE' } }],
    });
    expect((await ask(MEDIA)).errors).toBeUndefined();
  });
});
