import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import type { ScheduleRecord } from '../../../fixtures/platform/domains/events/schedule/records.ts';
import { destinationStates } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { eventRuns } from '../../../fixtures/platform/domains/events/jobs/eventRuns.ts';
import { eventStates } from '../../../fixtures/platform/domains/events/jobs/eventStates.ts';
import { workOff } from '../../../fixtures/platform/jobs/run.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { accountsAndPackage, playbackAt, START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { lengthIn, webVideoWorld, type WebVideoWorld } from '../worlds/webVideoWorld.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe.each(await backends())('events that replay a web channel on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let world: WebVideoWorld;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    world = await webVideoWorld(platform);
  });

  const step = async () => {
    await eventStates.step(platform.services);
    await workOff(platform.services, eventRuns, (error) => {
      throw error;
    });
    await destinationStates.step(platform.services);
  };
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      platform.clock.advance(SECOND);
      await step();
    }
  };
  /** Plans a replay of the channel for the minute after the next, but for what is given. */
  const plan = async () => {
    const startAt = Math.ceil((platform.clock.now().getTime() + MINUTE) / MINUTE) * MINUTE;
    const { status, body } = await world.call<ScheduleRecord>(
      'POST',
      `/api/v3/customers/${world.customerId}/schedules`,
      {
        ...{ name: 'Again', type: 'REPUBLISH', timezone: 'UTC', duration: 10 * MINUTE },
        encoderSettingsType: 'automatic',
        startLocal: new Date(startAt).toISOString().slice(0, 16),
        replayedWebChannelId: world.channel.uuid,
        destinations: [world.place()],
      },
    );
    if (status !== 201) throw new Error(`It was not planned: ${JSON.stringify(body)}`);
    return { id: body.occurrences[0]!.id, startAt };
  };
  /** Lets it come to its start, and some seconds more. Answers its destination. */
  const begin = async ({ id, startAt }: { id: string; startAt: number }) => {
    platform.clock.set(new Date(startAt - MINUTE));
    await step();
    platform.clock.set(new Date(startAt));
    await step();
    await pass(15);
    const [row] = await platform.services.db
      .select()
      .from(contentDestinations)
      .where(eq(contentDestinations.occurrenceId, id));
    return world.read(row!.id);
  };
  const mark = (id: string, change: object = { nextReplay: true }) =>
    world.call('POST', `${world.one(id)}/publish`, change);

  it('SCH-06 EVT-30 plays what is marked as the next replay, though another was last', async () => {
    const first = await world.ended({ title: 'First', startCue: 0, stopCue: 16_000 });
    await world.ended({ title: 'Last' });
    await mark(first);
    const shown = await begin(await plan());
    expect(shown).toMatchObject({
      ...{ status: 'STARTED', title: 'Again', streamType: 'REPUBLISH', replayedId: first },
    });
    await pass(40);
    const playing = await fetch(await playbackAt(platform, world.token, world.one(shown.id)));
    const manifest = await playing.text();
    expect(playing.status).toBe(200);
    expect(manifest).toContain('#EXT-X-ENDLIST');
    // WEB-06: of the first sixteen seconds, to within what a cut is off by (CUE-16).
    expect(Math.abs(lengthIn(manifest) - 16)).toBeLessThanOrEqual(3.2);
  });

  it('EVT-30 is decided when it starts, not when it is planned', async () => {
    const first = await world.ended({ title: 'First' });
    await world.ended({ title: 'Last' });
    const planned = await plan();
    await mark(first);
    expect((await begin(planned)).replayedId).toBe(first);
  });

  it('EVT-30 without a mark plays what was last', async () => {
    await world.ended({ title: 'First' });
    const last = await world.ended({ title: 'Last' });
    expect((await begin(await plan())).replayedId).toBe(last);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['its mark is taken away', (id) => mark(id, { nextReplay: false })],
    ['it is removed', (id) => world.call('DELETE', world.one(id))],
    ['it is hidden from viewers', (id) => mark(id, { publishState: 'unpublished' })],
    [
      'it is kept no longer (WCH-07)',
      (id) =>
        platform.services.db
          .update(contentDestinations)
          .set({ stoppedAt: new Date(platform.clock.now().getTime() - 6 * DAY) })
          .where(eq(contentDestinations.id, id)),
    ],
  ])('EVT-30 plays what was last once the marked one does not count: %s', async (_why, change) => {
    const first = await world.ended({ title: 'First' });
    const last = await world.ended({ title: 'Last' });
    await mark(first);
    await change(first);
    expect(await begin(await plan())).toMatchObject({ status: 'STARTED', replayedId: last });
  });

  it('EVT-28 EVT-30 fails where there is nothing to play, and says that the source video was not found', async () => {
    const only = await world.ended();
    const planned = await plan();
    await world.call('DELETE', world.one(only));
    const failed: ContentDestinationRecord = await begin(planned);
    expect(failed).toMatchObject({
      ...{ status: 'ERROR', replayedId: null, startedAt: null },
      ...{ abortReason: 'EVENT_SOURCE_UNKNOWN', abortCause: 'Could not find the source video.' },
    });
  });

  it('EVT-30 plays nothing of another channel', async () => {
    const other = await world.newChannel();
    await world.ended({ destinations: [world.place({ webChannelId: other.uuid })] });
    expect(await begin(await plan())).toMatchObject({ status: 'ERROR', abortReason: 'EVENT_SOURCE_UNKNOWN' });
  });
});
