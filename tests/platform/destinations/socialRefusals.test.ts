import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { scheduleOccurrences, schedules } from '../../../fixtures/platform/kernel/db/schema/events.ts';
import { notifications } from '../../../fixtures/platform/kernel/db/schema/notifications.ts';
import type { EventLogRecord } from '../../../fixtures/platform/domains/events/schedule/eventLog.ts';
import { destinationPublishing } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { encoderAttention } from '../../../fixtures/platform/domains/events/attention/encoderAttention.ts';
import type { NotificationRecord } from '../../../fixtures/platform/domains/events/attention/records.ts';
import { socialFigures } from '../../../fixtures/platform/domains/destinations/social/lives/figures.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { socialLiveWorld, type SocialLiveWorld } from '../worlds/socialLiveWorld.ts';
import { tappedNetworks, type TappedNetworks } from '../worlds/tappedNetworks.ts';

const PAGE = '1048576001';
const MINUTE = 60_000;
const BUTTON = { hasButton: true, buttonText: 'Give now', buttonUrl: 'https://harbour.example/give' };
/** Facebook's refusal as shown. */
const REFUSED = { reason: 'SOCIAL_ACCESS_ERROR', parameters: { network: 'Facebook', code: '368' } };

let platform: TestPlatform;
let networks: TappedNetworks;
let world: SocialLiveWorld;

beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  networks = await tappedNetworks(platform);
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(async () => {
  await platform.close();
  await networks.close();
});
beforeEach(async () => {
  world = await socialLiveWorld(platform);
});
/** An event of an organization, on air by now. */
async function eventOf(customerId: string): Promise<{ uuid: string; occurrenceId: string }> {
  const { db, clock } = platform.services;
  const [uuid, occurrenceId, startAt] = [randomUUID(), randomUUID(), clock.now()];
  await db.insert(schedules).values({
    ...{ uuid, customerId, name: 'Sunday service', type: 'LIVE', timezone: 'UTC', createdAt: startAt },
    ...{ encoderSettingsType: 'automatic', startLocal: '2026-11-22T09:30', durationMs: 60 * MINUTE },
  });
  await db.insert(scheduleOccurrences).values({
    ...{ id: occurrenceId, scheduleId: uuid, customerId, status: 'STARTED', statusChangedAt: startAt },
    ...{ startAt, endAt: new Date(startAt.getTime() + 60 * MINUTE) },
  });
  return { uuid, occurrenceId };
}
afterEach(async () => {
  networks.tap.refuses = null;
  networks.reach('FACEBOOK');
  await world.goOffAir();
});

(hasFfmpeg ? describe : describe.skip)(
  'what Facebook refuses is told beside the destination and in a notification',
  () => {
    const onAir = async (publishStatus: 'published' | 'unpublished', occurrenceId: string | null = null) => {
      await world.goOnAir();
      const accountId = (await world.linked('FACEBOOK')).uuid;
      const id = await world.planned('FACEBOOK', {
        ...{ accountId, destinationId: PAGE, publishStatus, privacy: 'public', occurrenceId },
      });
      await world.start(id);
      await world.becomes(id, 'started');
      return id;
    };
    const publish = (id: string, body: object) =>
      world.call('POST', `/api/v3/contentdestinations/${id}/publish`, body);
    const stopped = async (id: string) => {
      expect((await world.call('POST', `/api/v3/contentdestinations/${id}/stop`)).status).toBeLessThan(300);
      await world.becomes(id, 'stopped');
    };
    const planned = async (id: string) => {
      const publishAt = new Date(platform.clock.now().getTime() + MINUTE).toISOString();
      expect((await publish(id, { publishState: 'scheduled_published', publishAt })).status).toBe(200);
      platform.clock.advance(MINUTE);
      await world.run(destinationPublishing);
    };
    /** Notifications about the destination. */
    const told = async (id: string) => {
      await world.run(encoderAttention);
      const list = `/api/v3/customers/${world.customerId}/notifications`;
      const { body } = await world.call<NotificationRecord[]>('GET', list);
      return body
        .filter(({ contentDestinationId }) => contentDestinationId === id)
        .map(({ reason, endedAt, subjectName }) => ({ reason, subjectName, isOver: endedAt !== null }));
    };
    const shown = { subjectName: 'Sunday service', reason: 'destinationPublishRefused' };
    const visibility = ({ body }: { body: Record<string, unknown> }) => 'privacy' in body || 'status' in body;

    test('STM-10 SOC-03 a network that refuses at a planned time says why, once, until somebody publishes it', async () => {
      const id = await onAir('unpublished');
      await stopped(id);
      expect(await told(id)).toEqual([]);
      networks.tap.refuses = visibility;
      await planned(id);
      expect(await world.read(id)).toMatchObject({
        ...{ publishStatus: 'unpublished', publishAt: null },
        ...{ publishReason: REFUSED.reason, publishParameters: REFUSED.parameters },
      });
      expect(await told(id)).toEqual([{ ...shown, isOver: false }]);
      expect(await told(id)).toEqual([{ ...shown, isOver: false }]);
      expect(await publish(id, { publishState: 'published' })).toMatchObject({ status: 409 });
      expect(await world.read(id)).toMatchObject({ publishReason: REFUSED.reason });
      networks.tap.refuses = null;
      expect((await publish(id, { publishState: 'published' })).status).toBe(200);
      expect(await world.read(id)).toMatchObject({ publishStatus: 'published', publishReason: null });
      expect(await told(id)).toEqual([{ ...shown, isOver: true }]);
    });

    test('STM-10 one that is away at a planned time is told, and asked again', async () => {
      const id = await onAir('unpublished');
      await stopped(id);
      networks.reach('FACEBOOK', 'http://127.0.0.1:1');
      await planned(id);
      expect(await world.read(id)).toMatchObject({
        ...{ publishStatus: 'scheduled_published', publishReason: 'SOCIAL_UNREACHABLE' },
      });
      expect(await told(id)).toEqual([{ ...shown, isOver: false }]);
      networks.reach('FACEBOOK');
      platform.clock.advance(MINUTE);
      await world.run(destinationPublishing);
      expect(await world.read(id)).toMatchObject({ publishStatus: 'published', publishReason: null });
      expect(await told(id)).toEqual([{ ...shown, isOver: true }]);
    });

    test('STM-10 SOC-03 one that refuses to hide it on air says why, keeps telling who watches, and hides it later', async () => {
      const id = await onAir('published');
      networks.tap.refuses = visibility;
      expect((await publish(id, { publishState: 'unpublished' })).status).toBe(200);
      const figuresBefore = (await world.liveOf(id))!.figuresAt;
      platform.clock.advance(1_000);
      await world.run(socialFigures);
      expect(await world.read(id)).toMatchObject({ publishReason: REFUSED.reason, liveViewers: 38 });
      expect((await world.liveOf(id))!.figuresAt).not.toEqual(figuresBefore);
      expect((await world.liveOf(id))!.isPublished).toBe(true);
      expect(await told(id)).toEqual([{ ...shown, isOver: false }]);
      networks.tap.refuses = null;
      await world.run(socialFigures);
      expect(await world.read(id)).toMatchObject({ publishReason: null });
      expect((await world.liveOf(id))!.isPublished).toBe(false);
      expect(await told(id)).toEqual([{ ...shown, isOver: true }]);
    });

    test('STM-10 SOC-03 one that refuses to hide it as it ends says why; hiding it once more tries again', async () => {
      const id = await onAir('published');
      networks.tap.refuses = visibility;
      expect((await publish(id, { publishState: 'unpublished' })).status).toBe(200);
      await stopped(id);
      await until(async () => (await world.liveOf(id))!.endedAt !== null, 'the end to be told');
      expect(await world.read(id)).toMatchObject({ publishReason: REFUSED.reason });
      expect((await world.liveOf(id))!.isPublished).toBe(true);
      expect(await told(id)).toEqual([{ ...shown, isOver: false }]);
      networks.tap.refuses = null;
      expect((await publish(id, { publishState: 'unpublished' })).status).toBe(200);
      expect(await world.read(id)).toMatchObject({ publishStatus: 'unpublished', publishReason: null });
      expect((await world.liveOf(id))!.isPublished).toBe(false);
      expect(await told(id)).toEqual([{ ...shown, isOver: true }]);
    });

    test('DST-07 SOC-03 a button that it refuses is told until it takes it, or another one is chosen', async () => {
      const id = await onAir('published');
      const change = (body: object) => world.call('PATCH', `/api/v3/contentdestinations/${id}`, body);
      const look = async () => {
        platform.clock.advance(3 * MINUTE);
        await world.run(socialFigures);
        return world.read(id);
      };
      const button = { subjectName: 'Sunday service', reason: 'destinationButtonRefused' };
      networks.tap.refuses = ({ body }) => 'call_to_action' in body;
      expect((await change(BUTTON)).status).toBe(200);
      expect(await look()).toMatchObject({
        buttonReason: REFUSED.reason,
        buttonParameters: REFUSED.parameters,
      });
      expect(await told(id)).toEqual([{ ...button, isOver: false }]);
      expect((await change({ buttonText: 'Give' })).status).toBe(200);
      expect(await world.read(id)).toMatchObject({ buttonReason: null });
      expect(await told(id)).toEqual([{ ...button, isOver: true }]);
      expect(await look()).toMatchObject({ buttonReason: REFUSED.reason });
      networks.tap.refuses = null;
      expect(await look()).toMatchObject({ buttonReason: null, buttonText: 'Give' });
      expect((await told(id)).filter(({ isOver }) => !isOver)).toEqual([]);
      networks.tap.refuses = ({ body }) => 'call_to_action' in body;
      expect((await change({ buttonText: 'Go' })).status).toBe(200);
      expect(await look()).toMatchObject({ buttonReason: REFUSED.reason });
      await stopped(id);
      expect((await told(id)).filter(({ isOver }) => !isOver)).toEqual([]);
    });

    test('S-152 STM-10 DST-07 the log of its event tells each refusal with its reason, once, and keeps it', async () => {
      const event = await eventOf(world.customerId);
      const id = await onAir('published', event.occurrenceId);
      const log = async () => {
        const { body } = await world.call<EventLogRecord[]>('GET', `/api/v3/schedules/${event.uuid}/log`);
        return body.filter(({ refused }) => refused !== null);
      };
      expect(await log()).toEqual([]);
      networks.tap.refuses = (asked) => visibility(asked) || 'call_to_action' in asked.body;
      expect((await publish(id, { publishState: 'unpublished' })).status).toBe(200);
      platform.clock.advance(1_000);
      await world.run(socialFigures);
      const hidden = {
        ...{ subject: 'DESTINATION', subjectId: id, name: 'Sunday service', kind: 'FACEBOOK', state: null },
        ...{ refused: 'PUBLICATION', ...REFUSED, time: platform.clock.now().toISOString() },
      };
      expect(await log()).toMatchObject([hidden]);
      platform.clock.advance(1_000);
      await world.run(socialFigures);
      expect(await log()).toMatchObject([hidden]);
      const button = await world.call('PATCH', `/api/v3/contentdestinations/${id}`, BUTTON);
      expect(button.status).toBe(200);
      platform.clock.advance(3 * MINUTE);
      await world.run(socialFigures);
      const both = [hidden, { subjectId: id, refused: 'BUTTON', ...REFUSED }];
      expect(await log()).toMatchObject(both);
      networks.tap.refuses = null;
      platform.clock.advance(1_000);
      await world.run(socialFigures);
      expect(await world.read(id)).toMatchObject({ publishReason: null, buttonReason: null });
      expect(await log()).toMatchObject(both);
      await stopped(id);
      expect((await world.call('DELETE', `/api/v3/contentdestinations/${id}`)).status).toBe(204);
      expect(await log()).toEqual([]);
      const restored = await world.call('POST', `/api/v3/contentdestinations/${id}/restore`);
      expect(restored.status).toBeLessThan(300);
      expect(await log()).toMatchObject(both);
    });

    test('what a destination was told of goes with it', async () => {
      const id = await onAir('unpublished');
      await stopped(id);
      networks.tap.refuses = visibility;
      await planned(id);
      expect(await told(id)).toHaveLength(1);
      expect((await world.call('DELETE', `/api/v3/contentdestinations/${id}`)).status).toBe(204);
      expect(await told(id)).toEqual([]);
      const { db } = platform.services;
      const left = await db.select().from(contentDestinations).where(eq(contentDestinations.id, id));
      expect(left).toEqual([]);
      const kept = await db.select().from(notifications).where(eq(notifications.contentDestinationId, id));
      expect(kept).toEqual([]);
    });
  },
);
