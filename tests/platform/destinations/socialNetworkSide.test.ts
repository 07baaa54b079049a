import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { contentDestinations } from '../../../fixtures/platform/kernel/db/schema/destinations.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { socialLives } from '../../../fixtures/platform/kernel/db/schema/socialLives.ts';
import { destinationPublishing } from '../../../fixtures/platform/domains/destinations/jobs/destinationStates.ts';
import { socialFigures } from '../../../fixtures/platform/domains/destinations/social/lives/figures.ts';
import { hasFfmpeg } from '../../support/ffmpeg.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { socialLiveWorld, type SocialLiveWorld } from '../worlds/socialLiveWorld.ts';
import { tappedNetworks, type TappedNetworks } from '../worlds/tappedNetworks.ts';

const PAGE = '1048576001';
const KINDS = ['FACEBOOK', 'YOUTUBE'] as const;

let platform: TestPlatform;
let networks: TappedNetworks;
let tap: TappedNetworks['tap'];
let toldAt: TappedNetworks['toldAt'];
let world: SocialLiveWorld;

beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  networks = await tappedNetworks(platform);
  ({ tap, toldAt } = networks);
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
});
afterAll(async () => {
  await platform.close();
  await networks.close();
});
beforeEach(async () => {
  world = await socialLiveWorld(platform);
  tap.told.length = 0;
});
afterEach(() => world.goOffAir());

const placed = async (kind: (typeof KINDS)[number]) => ({
  accountId: (await world.linked(kind)).uuid,
  destinationId: kind === 'FACEBOOK' ? PAGE : null,
});
const BUTTON = { hasButton: true, buttonText: 'Give now', buttonUrl: 'https://harbour.example/give' };

test('DST-25 Facebook is told the button beside a live video, and where it is crossposted', async () => {
  const of = await placed('FACEBOOK');
  const own = world.path({ uuid: of.accountId });
  const crosspostDestinationIds = ['1048576003', '1048576004'];
  const changed = await world.call('PATCH', own, { defaultDestinationId: PAGE, crosspostDestinationIds });
  expect(changed.status).toBe(200);
  const id = await world.planned('FACEBOOK', { ...of, ...BUTTON, crosspost: true });
  await world.start(id);
  await world.becomes(id, 'starting');
  expect(toldAt('POST', new RegExp(`^${PAGE}/live_videos`))).toMatchObject([
    {
      title: 'Sunday service',
      description: 'Live',
      call_to_action: { value: { link: 'https://harbour.example/give', link_title: 'Give now' } },
      crossposting_actions: [
        { page_id: '1048576003', action: 'enable_crossposting_and_create_post' },
        { page_id: '1048576004', action: 'enable_crossposting_and_create_post' },
      ],
    },
  ]);
});

test('DST-25 one that is not crossposted names no other page, and one without a button none', async () => {
  const of = await placed('FACEBOOK');
  const crosspostDestinationIds = ['1048576003'];
  await world.call('PATCH', world.path({ uuid: of.accountId }), {
    ...{ defaultDestinationId: PAGE, crosspostDestinationIds },
  });
  const id = await world.planned('FACEBOOK', { ...of, ...BUTTON, hasButton: false, crosspost: false });
  await world.start(id);
  await world.becomes(id, 'starting');
  const [made] = toldAt('POST', /live_videos/);
  expect(made).toMatchObject({ crossposting_actions: [] });
  expect(made).not.toHaveProperty('call_to_action');
});

test('YouTube, which has no buttons, is told it below the description', async () => {
  const id = await world.planned('YOUTUBE', { ...(await placed('YOUTUBE')), ...BUTTON });
  await world.start(id);
  await world.becomes(id, 'starting');
  expect(toldAt('POST', /^liveBroadcasts\?/)).toMatchObject([
    {
      snippet: {
        title: 'Sunday service',
        description: 'Live\n\nGive now: https://harbour.example/give',
      },
    },
  ]);
});

test.each([
  ['FACEBOOK', 'published', { status: 'LIVE_NOW', privacy: { value: 'EVERYONE' } }],
  ['FACEBOOK', 'unpublished', { status: 'UNPUBLISHED' }],
  ['FACEBOOK', 'scheduled_published', { status: 'UNPUBLISHED' }],
  ['YOUTUBE', 'published', { status: { privacyStatus: 'public' } }],
  ['YOUTUBE', 'unpublished', { status: { privacyStatus: 'private' } }],
  ['YOUTUBE', 'scheduled_published', { status: { privacyStatus: 'private' } }],
] as const)('STM-10 DST-23 %s is told who sees one that is %s', async (kind, publishStatus, expected) => {
  const id = await world.planned(kind, { ...(await placed(kind)), publishStatus, privacy: 'public' });
  await world.start(id);
  await world.becomes(id, 'starting');
  expect(toldAt('POST', /live_videos|^liveBroadcasts\?/)).toMatchObject([expected]);
});

describe('another title and description', () => {
  const SAID = { title: 'Vespers', description: 'Songs' };
  const change = (id: string, body: object) => world.call('PATCH', `/api/v3/contentdestinations/${id}`, body);
  const there = async (kind: (typeof KINDS)[number]) => {
    const id = await world.planned(kind, { ...(await placed(kind)), ...BUTTON });
    await world.start(id);
    await world.becomes(id, 'starting');
    return id;
  };
  const toldOf = (kind: (typeof KINDS)[number]) =>
    kind === 'FACEBOOK' ? toldAt('POST', /^[^/]+$/) : toldAt('PUT', /^liveBroadcasts\?/);

  test('C-128 DST-25 Facebook is told them of what is there already, and not what stays as it is', async () => {
    const id = await there('FACEBOOK');
    expect((await change(id, SAID)).status).toBe(200);
    const { buttonUrl: link, buttonText: link_title } = BUTTON;
    expect(toldOf('FACEBOOK')).toMatchObject([{ ...SAID, call_to_action: { value: { link, link_title } } }]);
    expect((await change(id, { ...SAID, buttonText: 'Give' })).status).toBe(200);
    expect(toldOf('FACEBOOK')).toHaveLength(1);
    expect(await world.read(id)).toMatchObject(SAID);
  });

  test('C-128 DST-25 YouTube is told them with the button below, and keeps when it began', async () => {
    const id = await there('YOUTUBE');
    const [made] = toldAt('POST', /^liveBroadcasts\?/);
    const { scheduledStartTime } = z.object({ scheduledStartTime: z.string() }).parse(made!.snippet);
    expect((await change(id, { title: 'Vespers' })).status).toBe(200);
    expect(toldOf('YOUTUBE')).toEqual([
      {
        id: (await world.liveOf(id))!.liveVideoId,
        snippet: {
          title: 'Vespers',
          description: 'Live\n\nGive now: https://harbour.example/give',
          scheduledStartTime,
        },
      },
    ]);
  });

  test('DST-05 C-128 a button is not taken off what is at Facebook, which would keep it, and off anything else', async () => {
    const id = await there('FACEBOOK');
    const off = { hasButton: false, buttonText: null, buttonUrl: null };
    expect(await change(id, off)).toMatchObject({
      ...{ status: 400, body: { field: 'hasButton', reason: 'DESTINATION_BUTTON_STAYS' } },
    });
    expect(await world.read(id)).toMatchObject({ ...BUTTON, buttonChangesAt: null });
    expect((await change(id, { buttonText: 'Give' })).status).toBe(200);
    const waiting = await world.planned('FACEBOOK', { ...(await placed('FACEBOOK')), ...BUTTON });
    expect((await change(waiting, off)).status).toBe(200);
    expect((await change(await there('YOUTUBE'), off)).status).toBe(200);
  });

  test.each(KINDS)('SOC-03 what %s refuses is told to whoever changes it, and is not kept', async (kind) => {
    const id = await there(kind);
    const { db } = platform.services;
    const here = eq(socialLives.contentDestinationId, id);
    await db.update(socialLives).set({ liveVideoId: 'elsewhere' }).where(here);
    expect(await change(id, SAID)).toMatchObject({ status: 409, body: { reason: 'SOCIAL_ACCESS_ERROR' } });
    expect(await world.read(id)).toMatchObject({ title: 'Sunday service', description: 'Live' });
  });

  test('C-128 a network hears nothing of a change that is refused here, nor of what is not there yet', async () => {
    const id = await there('YOUTUBE');
    expect((await change(id, { ...SAID, thumbnailFileId: 'made-up' })).status).toBe(400);
    expect((await change(id, { ...SAID, title: 'x'.repeat(101) })).status).toBe(400);
    const waiting = await world.planned('YOUTUBE', await placed('YOUTUBE'));
    expect((await change(waiting, SAID)).status).toBe(200);
    expect(toldOf('YOUTUBE')).toEqual([]);
  });
});

(hasFfmpeg ? describe : describe.skip)('what is on air at a network', () => {
  const onAir = async (kind: (typeof KINDS)[number], publishStatus: 'published' | 'unpublished') => {
    await world.goOnAir();
    const id = await world.planned(kind, { ...(await placed(kind)), publishStatus, privacy: 'public' });
    await world.start(id);
    await world.becomes(id, 'started');
    tap.told.length = 0;
    return id;
  };
  const publish = (id: string, body: object) =>
    world.call('POST', `/api/v3/contentdestinations/${id}/publish`, body);
  /** Every change that was told of the live video itself. */
  const changes = (kind: (typeof KINDS)[number]) =>
    kind === 'FACEBOOK'
      ? toldAt('POST', /^[^/]+$/)
      : toldAt('PUT', /^liveBroadcasts\?/).map(({ status }) => ({ status }));
  /** Looks at networks until this one has taken whether the live video is to be seen: what it does not answer is asked again. */
  const told = (id: string, isPublished: boolean) =>
    until(async () => {
      await world.run(socialFigures);
      return (await world.liveOf(id))?.isPublished === isPublished;
    }, 'the network to be told');
  const SHOWN = {
    FACEBOOK: { status: 'LIVE_NOW', privacy: { value: 'EVERYONE' } },
    YOUTUBE: { status: { privacyStatus: 'public' } },
  };
  const HIDDEN = {
    FACEBOOK: { privacy: { value: 'SELF' } },
    YOUTUBE: { status: { privacyStatus: 'private' } },
  };

  test.each(KINDS)(
    'STM-10 %s shows it once its planned time has come, and is told that once',
    async (kind) => {
      const id = await onAir(kind, 'unpublished');
      const publishAt = new Date(platform.clock.now().getTime() + 60_000).toISOString();
      expect((await publish(id, { publishState: 'scheduled_published', publishAt })).status).toBe(200);
      await world.run(destinationPublishing);
      await world.run(socialFigures);
      expect(changes(kind)).toEqual([]);
      platform.clock.advance(60_000);
      await world.run(destinationPublishing);
      await told(id, true);
      expect(changes(kind)).toEqual([SHOWN[kind]]);
      await world.run(socialFigures);
      expect(changes(kind)).toHaveLength(1);
    },
  );

  test.each(KINDS)('STM-10 %s hides it again when it is unpublished, and shows it anew', async (kind) => {
    const id = await onAir(kind, 'published');
    expect((await publish(id, { publishState: 'unpublished' })).status).toBe(200);
    await told(id, false);
    expect(changes(kind)).toEqual([HIDDEN[kind]]);
    expect((await publish(id, { publishState: 'published' })).status).toBe(200);
    await told(id, true);
    expect(changes(kind)).toEqual([HIDDEN[kind], SHOWN[kind]]);
  });

  /** Pending changes of the button. */
  const buttonOf = async (id: string) => {
    const { nextButton, id: here } = contentDestinations;
    const [row] = await platform.services.db
      .select({ nextButton })
      .from(contentDestinations)
      .where(eq(here, id));
    return row!.nextButton;
  };

  test('DST-07 STM-10 a button that a network refuses keeps it from nothing else', async () => {
    const id = await onAir('FACEBOOK', 'published');
    expect((await world.call('PATCH', `/api/v3/contentdestinations/${id}`, BUTTON)).status).toBe(200);
    platform.clock.advance(3 * 60_000);
    // There is none without a title.
    await platform.services.db
      .update(contentDestinations)
      .set({ title: '' })
      .where(eq(contentDestinations.id, id));
    expect((await publish(id, { publishState: 'unpublished' })).status).toBe(200);
    await told(id, false);
    expect(changes('FACEBOOK')[0]).toEqual(HIDDEN.FACEBOOK);
    expect(await buttonOf(id)).not.toBeNull();
  });

  test('DST-07 a button that is changed while it is on air is told three minutes later, and once', async () => {
    const id = await onAir('YOUTUBE', 'published');
    const descriptions = () =>
      toldAt('PUT', /^liveBroadcasts\?/).map((told) => (told.snippet as { description: string }).description);
    const changed = await world.call('PATCH', `/api/v3/contentdestinations/${id}`, BUTTON);
    expect(changed.status).toBe(200);
    platform.clock.advance(2 * 60_000);
    await world.run(socialFigures);
    expect(descriptions()).toEqual([]);
    platform.clock.advance(60_000);
    const isTold = async () => {
      await world.run(socialFigures);
      return descriptions().length > 0 && (await buttonOf(id)) === null;
    };
    await until(isTold, 'the network to be told of the button');
    await world.run(socialFigures);
    expect(descriptions()).toEqual(['Live\n\nGive now: https://harbour.example/give']);
    expect(await world.read(id)).toMatchObject({ ...BUTTON, buttonChangesAt: null });
  });

  test('DST-07 what was announced keeps the words of its post when its button changes', async () => {
    const id = await onAir('YOUTUBE', 'published');
    const { db } = platform.services;
    const now = platform.clock.now();
    const uuid = randomUUID();
    await db.insert(posts).values({
      ...{
        uuid,
        customerId: world.customerId,
        kind: 'YOUTUBE',
        destinationId: 'UC1',
        destinationName: 'One',
      },
      ...{ title: 'Join us on Sunday', description: 'Words of its own', isOwnText: true },
      ...{ privacy: 'public', step: 'POSTED', publishAt: now, createdAt: now },
    });
    await db.update(socialLives).set({ postId: uuid }).where(eq(socialLives.contentDestinationId, id));
    expect((await world.call('PATCH', `/api/v3/contentdestinations/${id}`, BUTTON)).status).toBe(200);
    platform.clock.advance(3 * 60_000);
    await until(async () => {
      await world.run(socialFigures);
      return (await buttonOf(id)) === null;
    }, 'the network to be told of the button');
    expect(toldAt('PUT', /^liveBroadcasts\?/)).toMatchObject([
      {
        snippet: {
          title: 'Join us on Sunday',
          description: 'Words of its own\n\nGive now: https://harbour.example/give',
        },
      },
    ]);
  });

  test.each(KINDS)(
    'STM-10 %s hides what was hidden and stopped before anybody looked there',
    async (kind) => {
      const id = await onAir(kind, 'published');
      expect((await publish(id, { publishState: 'unpublished' })).status).toBe(200);
      expect((await world.call('POST', `/api/v3/contentdestinations/${id}/stop`)).status).toBeLessThan(300);
      await world.becomes(id, 'stopped');
      await until(async () => (await world.liveOf(id))?.isPublished === false, 'the network to be told');
      expect(changes(kind)).toContainEqual(HIDDEN[kind]);
    },
  );

  test('STM-10 what has ended is shown at its planned time; a network that refuses leaves it hidden, one that is away is asked again', async () => {
    const id = await onAir('FACEBOOK', 'unpublished');
    expect((await world.call('POST', `/api/v3/contentdestinations/${id}/stop`)).status).toBeLessThan(300);
    await world.becomes(id, 'stopped');
    const { db } = platform.services;
    const plan = () => {
      const publishAt = new Date(platform.clock.now().getTime() + 60_000).toISOString();
      return publish(id, { publishState: 'scheduled_published', publishAt });
    };
    const here = eq(socialLives.contentDestinationId, id);
    const { liveVideoId } = (await world.liveOf(id))!;
    const comes = async () => {
      platform.clock.advance(60_000);
      await world.run(destinationPublishing);
      return world.read(id);
    };
    expect((await plan()).status).toBe(200);
    await db.update(socialLives).set({ liveVideoId: 'elsewhere' }).where(here);
    expect(await comes()).toMatchObject({ publishStatus: 'unpublished', publishAt: null });
    await db.update(socialLives).set({ liveVideoId }).where(here);
    expect((await plan()).status).toBe(200);
    networks.reach('FACEBOOK', 'http://127.0.0.1:1');
    expect(await comes()).toMatchObject({ publishStatus: 'scheduled_published' });
    networks.reach('FACEBOOK');
    expect(await comes()).toMatchObject({ publishStatus: 'published', publishAt: null });
    expect((await world.liveOf(id))?.isPublished).toBe(true);
  });

  test.each(KINDS)('STM-10 %s hides and shows what has ended, at once, or refuses it', async (kind) => {
    const id = await onAir(kind, 'published');
    expect((await world.call('POST', `/api/v3/contentdestinations/${id}/stop`)).status).toBeLessThan(300);
    await world.becomes(id, 'stopped');
    tap.told.length = 0;
    expect((await publish(id, { publishState: 'unpublished' })).status).toBe(200);
    expect(changes(kind)).toEqual([HIDDEN[kind]]);
    const { db } = platform.services;
    const here = eq(socialLives.contentDestinationId, id);
    const { liveVideoId } = (await world.liveOf(id))!;
    await db.update(socialLives).set({ liveVideoId: 'elsewhere' }).where(here);
    const refused = { status: 409, body: { reason: 'SOCIAL_ACCESS_ERROR' } };
    expect(await publish(id, { publishState: 'published' })).toMatchObject(refused);
    expect(await world.read(id)).toMatchObject({ publishStatus: 'unpublished' });
    await db.update(socialLives).set({ liveVideoId }).where(here);
    tap.told.length = 0;
    expect((await publish(id, { publishState: 'published' })).status).toBe(200);
    const { privacy, ...shown } = { privacy: undefined, ...SHOWN[kind] };
    expect(changes(kind)).toEqual([kind === 'FACEBOOK' ? { privacy } : shown]);
  });

  test('STM-03 is fed again by itself after its line was cut, and stays the same live video', async () => {
    const id = await onAir('YOUTUBE', 'published');
    const { liveVideoId } = (await world.liveOf(id))!;
    tap.cut();
    await until(
      async () => ((await world.read(id)).stream?.reconnects ?? 0) > 0,
      'a line that is tried again',
    );
    await until(async () => (await world.read(id)).stream?.state === 'STARTED', 'the line to be back');
    await world.becomes(id, 'started');
    expect(await world.read(id)).toMatchObject({ abortReason: null, stream: { state: 'STARTED' } });
    expect((await world.liveOf(id))!.liveVideoId).toBe(liveVideoId);
  });
});
