import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import {
  liveViewers,
  VIEWER_SILENCE_MS,
} from '../../../fixtures/platform/domains/destinations/jobs/liveViewers.ts';
import { backends } from '../../support/backends.ts';
import type { TestPlatform } from '../../support/platform.ts';
import {
  START_LIMIT_MS,
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  watcher,
} from '../worlds/mediaWorld.ts';

const SECOND_MS = 1000;

describe.each(await backends())('who watches what is on air on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let token: string;
  let id: string;
  let door: string;

  beforeAll(async () => {
    ({ platform, close } = await start({ seed: accountsAndPackage }));
  }, START_LIMIT_MS);
  afterAll(() => close());
  beforeEach(async () => {
    ({ customerId, token } = await newOrganisation(platform));
    const { db, clock } = platform.services;
    const [occurrenceId, scheduleId, now] = [randomUUID(), randomUUID(), clock.now()];
    id = randomUUID();
    const mediaId = await insertVideo(platform, customerId);
    await db.insert(schedules).values({
      ...{ uuid: scheduleId, customerId, name: 'Service', type: 'EXISTING_MEDIA', timezone: 'UTC' },
      ...{
        encoderSettingsType: 'automatic',
        startLocal: '2026-11-22T09:30',
        durationMs: 3_600_000,
        mediaId,
        createdAt: now,
      },
    });
    await db.insert(scheduleOccurrences).values({
      ...{ id: occurrenceId, scheduleId, customerId, status: 'STARTED', statusChangedAt: now },
      ...{ startAt: now, endAt: new Date(now.getTime() + 3_600_000) },
    });
    await db.insert(contentDestinations).values({
      ...{ id, customerId, kind: 'EMBED', streamType: 'LIVE', status: 'STARTED', title: 'Live' },
      ...{ statusChangedAt: now, startedAt: now, createdAt: now, occurrenceId },
    });
    pass(60);
    door = (await watcher(platform, token))(customerId, `live-${id}/plays`);
  });

  const pass = (seconds: number) => platform.clock.advance(seconds * SECOND_MS);
  async function tell(event: string, play: string, more: object): Promise<void> {
    const answer = await fetch(door, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event, play, ...more }),
    });
    expect(answer.status).toBe(204);
  }
  const begin = async (viewer: string = randomUUID()) => {
    const play = randomUUID();
    await tell('start', play, { viewer });
    return play;
  };
  async function shown(): Promise<{ liveViewers: number | null; views: number }> {
    await liveViewers.step(platform.services);
    const record = await platform.call<{ liveViewers: number | null }>(
      'GET',
      `/api/v3/contentdestinations/${id}`,
      { token },
    );
    const [row] = await platform.services.db
      .select({ views: contentDestinations.views })
      .from(contentDestinations)
      .where(eq(contentDestinations.id, id));
    return { liveViewers: record.body.liveViewers, views: row?.views ?? 0 };
  }

  it('ANA-08 those are counted whose players report, a person once, and each play is a view', async () => {
    expect(await shown()).toEqual({ liveViewers: 0, views: 0 });
    const viewer = randomUUID();
    const first = await begin(viewer);
    await begin(viewer);
    const second = await begin();
    expect(await shown()).toEqual({ liveViewers: 2, views: 3 });

    pass(30);
    await tell('heartbeat', first, { secondsWatched: 30 });
    await tell('end', second, { secondsWatched: 30 });
    expect(await shown()).toEqual({ liveViewers: 1, views: 3 });

    pass(VIEWER_SILENCE_MS / SECOND_MS);
    expect(await shown()).toEqual({ liveViewers: 0, views: 3 });
    await tell('heartbeat', first, { secondsWatched: 100 });
    expect(await shown()).toEqual({ liveViewers: 1, views: 3 });
  });

  it('what is watched elsewhere counts for nothing here, and what is off the air for nobody', async () => {
    await begin();
    const other = await newOrganisation(platform);
    const { db, clock } = platform.services;
    await db.insert(contentDestinations).values({
      ...{
        id: randomUUID(),
        customerId: other.customerId,
        kind: 'EMBED',
        streamType: 'LIVE',
        title: 'Theirs',
      },
      ...{ status: 'STARTED', statusChangedAt: clock.now(), startedAt: clock.now(), createdAt: clock.now() },
    });
    expect(await shown()).toEqual({ liveViewers: 1, views: 1 });
    const [theirs] = await db
      .select()
      .from(contentDestinations)
      .where(eq(contentDestinations.customerId, other.customerId));
    expect(theirs).toMatchObject({ liveViewers: 0, views: 0 });

    const stopped = { status: 'STOPPED', stoppedAt: clock.now(), liveViewers: null } as const;
    await db.update(contentDestinations).set(stopped).where(eq(contentDestinations.id, id));
    expect(await shown()).toEqual({ liveViewers: null, views: 1 });
  });

  it('the demonstration’s viewers are left to the simulator', async () => {
    await platform.services.db.update(customers).set({ demo: true }).where(eq(customers.uuid, customerId));
    await begin();
    expect(await shown()).toEqual({ liveViewers: null, views: 0 });
  });
});
