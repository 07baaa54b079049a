import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { LIVE_OCCURRENCE_ID, SCHEDULE_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import type { Data, GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let maya: GraphClient;

beforeAll(async () => {
  world = await openWorld();
  maya = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const event = (fields: string) => `{ event(id: "${SCHEDULE_IDS.sundayService}") { ${fields} } }`;

describe('what became of an event', () => {
  it('its destinations lead back to it and to their times, in one call for all of them', async () => {
    const query = event('contentDestinations { id state occurrenceId event { id } } watchUrl');
    let found: Data;
    const calls = await world.callsOf(async () => {
      found = (await maya.data(query)).event;
    });
    const path = `GET /api/v3/schedules/${SCHEDULE_IDS.sundayService}/contentdestinations`;
    expect(calls.filter((call) => call === path)).toHaveLength(1);
    expect(calls.filter((call) => call.startsWith('GET /api/v3/contentdestinations/'))).toEqual([]);
    const destinations = found!.contentDestinations as Data[];
    expect(new Set(destinations.map((one) => one.event.id))).toEqual(new Set([SCHEDULE_IDS.sundayService]));
    const live = destinations.filter(({ occurrenceId }) => occurrenceId === LIVE_OCCURRENCE_ID);
    expect(live.map(({ state }) => state)).toContain('STARTED');
    expect(found!.watchUrl).toContain(`/watch/${SCHEDULE_IDS.sundayService}`);
  });

  it('S-152, DST-12 its log tells states in the words of the graph, oldest first', async () => {
    const { log } = (await maya.data(event('log { id happenedAt subject name kind state videoStatus }')))
      .event;
    const times = log.map(({ happenedAt }: Data) => happenedAt as string);
    expect(times).toEqual([...times].sort());
    const states = log
      .filter(({ subject }: Data) => subject === 'DESTINATION')
      .map(({ state }: Data) => state);
    expect(states).toEqual(expect.arrayContaining(['SET_UP', 'STARTING', 'STARTED', 'STOPPED']));
  });

  it('EVT-28 PLS-02 that a playlist was full is told by the destination and by the log', async () => {
    const { contentDestinations: sent } = (await maya.data(event('contentDestinations { id state }'))).event;
    const { id } = (sent as Data[]).find(({ state }) => state === 'STOPPED')!;
    await world.platform.services.db
      .update(contentDestinations)
      .set({ archiveProblem: 'PLAYLIST_FULL' })
      .where(eq(contentDestinations.id, id));
    const { contentDestination } = await maya.data(
      'query ($id: ID!) { contentDestination(id: $id) { archiveReason abortReason } }',
      { id },
    );
    expect(contentDestination).toEqual({ archiveReason: 'PLAYLIST_FULL', abortReason: null });
    const { log } = (await maya.data(event('log { state reason }'))).event;
    expect(log).toContainEqual({ state: 'STOPPED', reason: 'PLAYLIST_FULL' });
  });

  it('S-152 its log is refused to campus review, the rest of it is not', async () => {
    const review = await world.signIn('review@harbour.example');
    const answer = await review.run(event('name log { id }'));
    expect(answer.data?.event).toMatchObject({ name: 'Sunday morning service', log: null });
  });
});
