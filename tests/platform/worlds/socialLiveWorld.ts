import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import type { RecurringStep } from '../../../fixtures/platform/jobs/recurring.ts';
import { socialLiveStates } from '../../../fixtures/platform/domains/destinations/social/lives/following.ts';
import { startSocialDestination } from '../../../fixtures/platform/domains/destinations/social/lives/start.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { publish, type Publisher } from '../../support/publisher.ts';
import { until } from '../../support/until.ts';
import { socialWorld, type Kind } from './socialWorld.ts';

/** An organization with an encoder channel, whose destinations go live at networks. */
export async function socialLiveWorld(platform: TestPlatform) {
  const world = await socialWorld(platform);
  const { db, services } = { ...platform.services, services: platform.services };
  const list = `/api/v3/customers/${world.customerId}/eventprofiles`;
  const made = await world.call<{ uuid: string }>('POST', list, {
    ...{ name: 'Main hall', deleteAfter: 10, users: [] },
  });
  const channel = made.body.uuid;
  let publisher: Publisher | null = null;
  /** Takes a step whether or not it is due: what is due depends on how long the tests before took. */
  const run = (step: RecurringStep) => step.step(services);
  const read = async (id: string) =>
    (await world.call<ContentDestinationRecord>('GET', `/api/v3/contentdestinations/${id}`)).body;
  const step = async () => {
    // The clock goes on, but never ahead of what really happens: leases, sign-ins and patience end by it.
    platform.clock.advance(10);
    await run(socialLiveStates);
  };
  return {
    ...world,
    channel,
    run,
    read,
    step,
    /** A destination that waits to be started, as the set-up of an event leaves one. */
    async planned(kind: Kind, values: Partial<typeof contentDestinations.$inferInsert> = {}) {
      const id = randomUUID();
      const now = platform.clock.now();
      await db.insert(contentDestinations).values({
        ...{ id, customerId: world.customerId, kind, streamType: 'LIVE', status: 'IDLE' },
        ...{ title: 'Sunday service', description: 'Live', statusChangedAt: now, createdAt: now },
        encoderChannelId: channel,
        ...values,
      });
      return id;
    },
    becomes: (id: string, status: string) =>
      until(async () => {
        await step();
        return (await read(id)).status === status;
      }, status),
    liveOf: async (id: string) =>
      (await db.select().from(socialLives).where(eq(socialLives.contentDestinationId, id)))[0],
    start: (id: string) => startSocialDestination(services, id),
    async goOnAir() {
      const path = `/api/v3/eventprofiles/${channel}/streamkey`;
      const { body } = await world.call<{ streamKey: string }>('POST', path);
      const address = `rtmp://127.0.0.1:${services.engine.state().rtmpPort}/live`;
      publisher = publish(address, body.streamKey, 'until cut');
      await until(() => services.live?.of(channel) != null, 'a live source');
    },
    async goOffAir() {
      await publisher?.cut();
      publisher = null;
    },
  };
}
export type SocialLiveWorld = Awaited<ReturnType<typeof socialLiveWorld>>;
