import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { socialAccounts } from '../../../fixtures/platform/kernel/db/schema/socialAccounts.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import type { ContentDestinationRecord } from '../../../fixtures/platform/domains/destinations/broadcasts/records.ts';
import { destinationStates } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { playedElsewhereEnds } from '../../../fixtures/platform/domains/destinations/jobs/webVideos.ts';
import type { RtmpDestinationRecord } from '../../../fixtures/platform/domains/destinations/rtmp/records.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { backends } from '../../support/backends.ts';
import { START_LIMIT_MS, accountsAndPackage, insertVideo } from '../worlds/mediaWorld.ts';
import { socialWorld } from '../worlds/socialWorld.ts';

/** Of the saved video, in seconds. */
const LENGTH = 40;
const said = { title: 'Song', description: 'Archive', privacy: 'public', publishState: 'published' };

describe.each(await backends())(
  'a saved video that the demonstration plays elsewhere on $name',
  ({ start }) => {
    let platform: TestPlatform;
    let close: () => Promise<void>;
    let world: Awaited<ReturnType<typeof socialWorld>>;
    let mediaId: string;

    beforeAll(async () => {
      ({ platform, close } = await start({ seed: accountsAndPackage }));
    }, START_LIMIT_MS);
    afterAll(() => close());
    beforeEach(async () => {
      world = await socialWorld(platform);
      mediaId = await insertVideo(platform, world.customerId, { title: 'Lecture', lengthMs: LENGTH * 1_000 });
      await demonstrates(true);
    });

    const demonstrates = (demo: boolean) =>
      platform.services.db.update(customers).set({ demo }).where(eq(customers.uuid, world.customerId));
    const rtmp = async () => {
      const { body } = await world.call<RtmpDestinationRecord>(
        ...(['POST', `/api/v3/customers/${world.customerId}/rtmp/destination`] as const),
        { name: 'Relay', streamUrl: 'rtmp://relay.example.com/live', streamKey: randomUUID() },
      );
      return { kind: 'RTMP', rtmpDestinationId: body.uuid };
    };
    const at = async (kind: 'FACEBOOK' | 'YOUTUBE') => {
      const { uuid: socialAccountId } = await world.linked(kind);
      const [account] = await platform.services.db
        .select()
        .from(socialAccounts)
        .where(eq(socialAccounts.uuid, socialAccountId));
      return { kind, socialAccountId, placeId: account!.places[0]!.id, ...said };
    };
    const statusOf = async (id: string) =>
      (await world.call<ContentDestinationRecord>('GET', `/api/v3/contentdestinations/${id}`)).body.status;
    /** Lets seconds pass, second by second as the platform's own steps do. */
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        platform.clock.advance(1_000);
        await playedElsewhereEnds.step(platform.services);
        await destinationStates.step(platform.services);
      }
    };
    /** Starts it at a place, and goes on to the second in which it is on air. */
    async function onAir(place: object, more: object = {}): Promise<string> {
      const { status, body } = await world.call<ContentDestinationRecord[]>(
        ...(['POST', `/api/v3/customers/${world.customerId}/contentdestinations`] as const),
        { mediaId, title: 'Evening', destinations: [place], ...more },
      );
      expect({ status, body }).toMatchObject({ status: 201, body: [{ status: 'set_up' }] });
      const { id } = body[0]!;
      // It is set up within 4 seconds, and started within 20 more wherever it goes.
      for (let second = 0; second < 24 && (await statusOf(id)) !== 'started'; second += 1) await pass(1);
      expect(await statusOf(id)).toBe('started');
      return id;
    }

    it.each([
      ['RTM-06', 'an RTMP destination of nobody', rtmp],
      ['DST-21', 'Facebook', () => at('FACEBOOK')],
      ['DST-21', 'YouTube', () => at('YOUTUBE')],
    ])(
      'STM-03 WEB-06 %s at %s it is over after the time from its start cue to its stop cue',
      async (_rule, _where, place) => {
        const id = await onAir(await place(), { startCue: 4_000, stopCue: 24_000 });
        await pass(19);
        expect(await statusOf(id)).toBe('started');
        await pass(1);
        expect(await statusOf(id)).toBe('stopping');
        await pass(5);
        expect(await statusOf(id)).toBe('stopped');
        const { body } = await world.call<{ statusHistory: { status: string }[] }>(
          'GET',
          `/api/v3/contentdestinations/${id}/summary`,
        );
        expect(body.statusHistory.map(({ status }) => status)).toEqual([
          ...['set_up', 'starting', 'started', 'stopping', 'stopped'],
        ]);
      },
    );

    it('WEB-06 without cues it is over at the end of the video', async () => {
      const id = await onAir(await rtmp());
      await pass(LENGTH - 1);
      expect(await statusOf(id)).toBe('started');
      await pass(6);
      expect(await statusOf(id)).toBe('stopped');
    });

    it('DST-20 WEB-09 one that somebody stops before its end is over then', async () => {
      const id = await onAir(await rtmp(), { stopCue: 30_000 });
      await world.call('POST', `/api/v3/contentdestinations/${id}/stop`);
      await pass(6);
      expect(await statusOf(id)).toBe('stopped');
      await pass(40);
      expect(await statusOf(id)).toBe('stopped');
    });

    it('RTM-06 what is really sent stays on until its last picture has gone, however long that takes', async () => {
      const id = await onAir(await rtmp(), { stopCue: 10_000 });
      await demonstrates(false);
      await pass(60);
      expect(await statusOf(id)).toBe('started');
    });

    it('DST-20 what a network really takes stays on until its last picture has gone', async () => {
      const place = await at('YOUTUBE');
      const id = await onAir(place, { stopCue: 10_000 });
      await platform.services.db.insert(socialLives).values({
        ...{ uuid: randomUUID(), customerId: world.customerId, accountId: place.socialAccountId },
        ...{ kind: place.kind, placeId: place.placeId, contentDestinationId: id },
        createdAt: platform.clock.now(),
      });
      await pass(60);
      expect(await statusOf(id)).toBe('started');
    });
  },
);
