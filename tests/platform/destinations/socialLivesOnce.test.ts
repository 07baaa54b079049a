import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { takeJob } from '../../../fixtures/platform/jobs/leases.ts';
import { workOff } from '../../../fixtures/platform/jobs/run.ts';
import { socialLiveMaking } from '../../../fixtures/platform/domains/destinations/social/lives/making.ts';
import {
  NetworkError,
  type SocialNetwork,
} from '../../../fixtures/platform/domains/destinations/social/networks/network.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { until } from '../../support/until.ts';
import { START_LIMIT_MS } from '../worlds/mediaWorld.ts';
import { socialLiveWorld, type SocialLiveWorld } from '../worlds/socialLiveWorld.ts';
import { tappedNetworks, type TappedNetworks } from '../worlds/tappedNetworks.ts';

const PAGE = '1048576001';
const KINDS = ['FACEBOOK', 'YOUTUBE'] as const;
type Kind = (typeof KINDS)[number];
/** Requests that create a live video. */
const MADE = { FACEBOOK: /^1048576001\/live_videos/, YOUTUBE: /^liveBroadcasts\?/ } as const;

let platform: TestPlatform;
let networks: TappedNetworks;
let world: SocialLiveWorld;

beforeAll(async () => {
  platform = await startTestPlatform({ engine: 'RTMP' });
  await until(() => platform.services.engine.state().rtmpPort !== null, 'the RTMP server');
  await platform.jobs.stop();
  networks = await tappedNetworks(platform);
}, START_LIMIT_MS);
afterAll(async () => {
  await platform.close();
  await networks.close();
});
beforeEach(async () => {
  world = await socialLiveWorld(platform);
  networks.tap.losesAnswersTo = null;
  networks.tap.told.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A destination that waits to be made at its network. */
async function waiting(kind: Kind, as?: string): Promise<string> {
  const accountId = as ?? (await world.linked(kind)).uuid;
  const destinationId = kind === 'FACEBOOK' ? PAGE : null;
  const id = await world.planned(kind, { accountId, destinationId });
  await world.start(id);
  await world.step();
  return id;
}
async function worksOff(): Promise<void> {
  platform.clock.advance(15_000);
  await workOff(platform.services, socialLiveMaking);
}
const made = (kind: Kind) => networks.toldAt('POST', MADE[kind]);
const described = (kind: Kind) =>
  kind === 'FACEBOOK' ? networks.toldAt('POST', /^[^/]+$/) : networks.toldAt('PUT', MADE.YOUTUBE);

/** Has both networks do otherwise what they are asked. */
function networksThat(change: (network: SocialNetwork) => Partial<SocialNetwork>): void {
  const { social } = platform.services;
  const of = social.of.bind(social);
  jest.spyOn(social, 'of').mockImplementation((kind) => {
    const network = of(kind);
    return network && { ...network, ...change(network) };
  });
}

describe.each(KINDS)('going live at %s', (kind) => {
  test('SOC-03 DST-20 whose answer was lost on its way is done once, and what was made is fed', async () => {
    const id = await waiting(kind);
    networks.tap.losesAnswersTo = { method: 'POST', path: MADE[kind] };
    await worksOff();
    expect((await world.liveOf(id))!.liveVideoId).toBeNull();
    networks.tap.losesAnswersTo = null;
    await worksOff();
    expect(made(kind)).toHaveLength(1);
    await world.becomes(id, 'starting');
    expect((await world.liveOf(id))!.liveVideoId).toEqual(expect.any(String));
    expect((await world.read(id)).stream).toMatchObject({ reason: 'NO_SOURCE' });
  });

  test('DST-20 by a process that is killed before it writes down what was made is done once', async () => {
    const id = await waiting(kind);
    const killed = new Error('The process ends here.');
    const job = (await takeJob(platform.services, socialLiveMaking))!;
    networksThat((network) => ({
      async createLive(...asked) {
        await network.createLive(...asked);
        throw killed;
      },
    }));
    const work = { job, signal: new AbortController().signal, onPulse: () => undefined };
    const running = socialLiveMaking.run(platform.services, {
      ...work,
      finish: () => Promise.reject(killed),
    });
    await expect(running).rejects.toBe(killed);
    jest.restoreAllMocks();
    await worksOff();
    expect(made(kind)).toHaveLength(1);
    await world.becomes(id, 'starting');
  });

  test('DST-20 another one that is called the same is not taken for it', async () => {
    const first = await waiting(kind);
    await worksOff();
    const { accountId } = (await world.liveOf(first))!;
    const second = await waiting(kind, accountId!);
    networks.tap.losesAnswersTo = { method: 'POST', path: MADE[kind] };
    await worksOff();
    networks.tap.losesAnswersTo = null;
    await worksOff();
    expect(made(kind)).toHaveLength(2);
    const ids = [await world.liveOf(first), await world.liveOf(second)].map((live) => live?.liveVideoId);
    expect(new Set(ids).size).toBe(2);
  });

  const SAID = { title: 'Vespers', description: 'Songs' };
  const changesMeanwhile = (id: string, more: (network: SocialNetwork) => Partial<SocialNetwork>) =>
    networksThat((network) => ({
      async createLive(...asked) {
        const live = await network.createLive(...asked);
        const { status } = await world.call('PATCH', `/api/v3/contentdestinations/${id}`, SAID);
        expect(status).toBe(200);
        return live;
      },
      ...more(network),
    }));

  test('C-128 what is called otherwise while it is being made is called so there, too', async () => {
    const id = await waiting(kind);
    changesMeanwhile(id, () => ({}));
    await worksOff();
    expect(JSON.stringify(made(kind))).toContain('Sunday service');
    expect(JSON.stringify(described(kind))).toContain('Vespers');
    expect(described(kind)).toHaveLength(1);
    expect(await world.read(id)).toMatchObject(SAID);
  });

  test('C-128 SOC-03 what its network then refuses is not kept, and it goes live', async () => {
    const id = await waiting(kind);
    const refused = new NetworkError({ kind: 'FAILED', code: 'invalidTitle' });
    changesMeanwhile(id, () => ({ describeLive: () => Promise.reject(refused) }));
    await worksOff();
    expect(await world.read(id)).toMatchObject({ title: 'Sunday service', description: 'Live' });
    jest.restoreAllMocks();
    await world.becomes(id, 'starting');
  });

  test('C-128 a network hears nothing more of what stays as it was made', async () => {
    await waiting(kind);
    await worksOff();
    expect(made(kind)).toHaveLength(1);
    expect(described(kind)).toEqual([]);
  });
});
