import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AllowedInside } from '../../../fixtures/shared/privateAddresses.ts';
import { createManualClock } from '../../../fixtures/platform/kernel/clock.ts';
import { createSealing } from '../../../fixtures/platform/kernel/secrets/sealing.ts';
import { createFacebook } from '../../../fixtures/platform/domains/destinations/social/networks/facebook.ts';
import { createAsk } from '../../../fixtures/platform/domains/destinations/social/networks/http.ts';
import {
  NetworkError,
  type LiveOrder,
  type SocialNetwork,
} from '../../../fixtures/platform/domains/destinations/social/networks/network.ts';
import { NETWORK_ADDRESSES } from '../../../fixtures/platform/domains/destinations/social/networks/settings.ts';
import { createYoutube } from '../../../fixtures/platform/domains/destinations/social/networks/youtube.ts';
import { openStandIn } from '../../../fixtures/demo/socialNetworks/standIn.ts';
import type { SocialStandIn } from '../../../fixtures/platform/domains/destinations/social/setUp.ts';
import { outputWorld, Source, stateIs } from '../../support/outputWorld.ts';
import { consent } from '../../support/socialConsent.ts';
import { until } from '../../support/until.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const RETURN = 'https://studio.example/settings/social-media/fb-redirect';
const HERE = new AllowedInside(['127.0.0.1']);
const ORDER: LiveOrder = {
  ...{ title: 'Sunday', description: 'Live', privacy: 'public' as const, startsAt: NOW, crosspostIds: [] },
  ...{ isPublished: true, button: null },
  destinationId: '1048576001',
};

const clock = createManualClock(NOW);
let standIn: SocialStandIn;
let networks: SocialNetwork[];

beforeAll(async () => {
  standIn = await openStandIn({
    ...{ port: 0, clock, returnAddress: RETURN },
    sealing: createSealing(Buffer.alloc(32, 1)),
  });
  const ask = createAsk(HERE);
  networks = [
    createFacebook(standIn.settingsOf('FACEBOOK'), ask),
    createYoutube(standIn.settingsOf('YOUTUBE'), ask),
  ];
});
afterAll(() => standIn.close());
beforeEach(() => clock.set(NOW));

async function grant(network: SocialNetwork) {
  const { code } = await consent(network.authorizeAddress('state'));
  return network.exchange(code ?? '');
}
const problemOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (error: unknown) => (error instanceof NetworkError ? error.problem : error),
  );

describe.each([0, 1])('A network by its own shapes (%#)', (index) => {
  it('gives a code for tokens once', async () => {
    const network = networks[index]!;
    const { code = '' } = await consent(network.authorizeAddress('state'));
    expect((await network.exchange(code)).permissions).toEqual(expect.arrayContaining([...network.required]));
    expect(await problemOf(network.exchange(code))).toMatchObject({ kind: 'FAILED' });
    expect(await problemOf(network.exchange('made-up'))).toMatchObject({ kind: 'FAILED' });
  });

  it('DST-19 begins a live video, which it ends by itself after eight hours', async () => {
    const network = networks[index]!;
    const { tokens } = await grant(network);
    const live = await network.createLive(tokens, ORDER);
    expect(live).toEqual({
      liveVideoId: expect.any(String),
      videoId: expect.any(String),
      streamUrl: standIn.rtmpUrl,
      streamKey: expect.stringMatching(/^[^/]+$/),
    });
    const progress = async () => {
      const { tokens: fresh } = await grant(network);
      return network.liveProgress(fresh, live.liveVideoId);
    };
    expect(await progress()).toBe('WAITING');
    const feeding = outputWorld();
    feeding.send('feed', live.streamUrl, live.streamKey);
    const source = new Source(feeding.outputs);
    await until(async () => {
      source.toKey();
      return (await progress()) === 'LIVE';
    }, 'something to arrive');
    clock.advance(8 * 60 * 60_000 - 1);
    expect(await progress()).toBe('LIVE');
    clock.advance(1);
    expect(await progress()).toBe('ENDED');
    feeding.close();
  });

  it('takes nothing under a key of nobody, nor under that of a live video that has ended', async () => {
    const network = networks[index]!;
    const { tokens } = await grant(network);
    const live = await network.createLive(tokens, ORDER);
    await network.endLive(tokens, { ...live, placeId: ORDER.destinationId });
    const feeding = outputWorld();
    const source = new Source(feeding.outputs);
    source.toKey();
    feeding.send('ended', live.streamUrl, live.streamKey);
    feeding.send('made up', live.streamUrl, `${live.streamKey}x`);
    await stateIs(feeding, 'ended', 'ERROR');
    await stateIs(feeding, 'made up', 'ERROR');
    expect(feeding.last('ended')).toMatchObject({ reason: 'KEY_REFUSED' });
    feeding.close();
  });

  it('announces a live video, which goes live later under the same id', async () => {
    const network = networks[index]!;
    const { tokens } = await grant(network);
    const announced = await network.announceLive(tokens, { ...ORDER, startsAt: new Date('2026-11-29') });
    expect(await network.liveProgress(tokens, announced.liveVideoId)).toBe('WAITING');
    expect(await network.beginLive(tokens, announced, ORDER)).toEqual({
      streamUrl: standIn.rtmpUrl,
      streamKey: expect.stringMatching(/^[^/]+$/),
    });
  });

  it('ends a live video when it is told to', async () => {
    const network = networks[index]!;
    const { tokens } = await grant(network);
    const live = await network.createLive(tokens, ORDER);
    await network.endLive(tokens, { ...live, placeId: ORDER.destinationId });
    expect(await network.liveProgress(tokens, live.liveVideoId)).toBe('ENDED');
  });

  it('tells what people did with a video', async () => {
    const network = networks[index]!;
    const { tokens } = await grant(network);
    const figures = await network.figures(tokens, await network.createLive(tokens, ORDER));
    expect(figures).toEqual(
      [
        { views: 214, viewers: 171, averageTimeWatchedSeconds: 412, liveViews: 0 },
        { views: 290, viewers: null, averageTimeWatchedSeconds: null, liveViews: 168 },
      ][index],
    );
  });

  it('takes tokens of nobody, and none of the other network', async () => {
    const network = networks[index]!;
    const { tokens } = await grant(networks[1 - index]!);
    expect(await problemOf(network.destinations(tokens))).toEqual({ kind: 'EXPIRED' });
    const made = { access: `${tokens.access}x`, refresh: null, refreshAt: null };
    expect(await problemOf(networks[1 - index]!.destinations(made))).toEqual({ kind: 'EXPIRED' });
  });
});

test('what is asked of the networks themselves goes to their own addresses, over https', () => {
  const known = { clientId: 'id', clientSecret: 'secret', returnAddress: RETURN, isStandIn: false };
  const facebook = createFacebook({ ...NETWORK_ADDRESSES.FACEBOOK, ...known }, createAsk(HERE));
  const youtube = createYoutube({ ...NETWORK_ADDRESSES.YOUTUBE, ...known }, createAsk(HERE));
  for (const network of [facebook, youtube]) {
    const { protocol, hostname, searchParams } = new URL(network.authorizeAddress('the state'));
    expect(protocol).toBe('https:');
    expect(['www.facebook.com', 'accounts.google.com']).toContain(hostname);
    expect(searchParams.get('redirect_uri')).toBe(RETURN);
    expect(searchParams.get('state')).toBe('the state');
    expect(searchParams.toString()).not.toContain('secret');
  }
});

test('the stand-in returns to the configured address only, and answers under its own name only', async () => {
  const address = new URL(networks[0]!.authorizeAddress('state'));
  address.searchParams.set('redirect_uri', 'https://evil.example/');
  expect((await fetch(address)).status).toBe(400);
});

describe('The way to a network', () => {
  /** A server of a test's own; answers its address and what closes it. */
  async function serve(listener: RequestListener) {
    const server = createServer(listener);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { url, close: () => new Promise((resolve) => server.close(resolve)) };
  }

  it.each(['http://127.0.0.1:1/', 'http://localhost:1/', 'http://169.254.169.254/', 'http://[::1]:1/'])(
    'does not lead inside, unless the configuration says so: %s',
    async (address) => {
      expect(await problemOf(createAsk(new AllowedInside([]))(address))).toEqual({ kind: 'UNREACHABLE' });
    },
  );

  it('is asked for once a question: what was looked at is what is connected to, and not what comes at the second look', async () => {
    const { url, close } = await serve((_request, response) =>
      // A line that stays open is not looked for again.
      response.setHeader('connection', 'close').end('{}'),
    );
    const answers = ['127.0.0.1', '127.0.0.2'];
    const ask = createAsk(HERE, async () => [{ address: answers.shift()! }]);
    const named = url.replace('127.0.0.1', 'network.example');
    expect(await ask(named)).toEqual({ status: 200, body: {} });
    expect(answers).toEqual(['127.0.0.2']);
    expect(await problemOf(ask(named))).toEqual({ kind: 'UNREACHABLE' });
    expect(answers).toEqual([]);
    await close();
  });

  it('does not follow redirects, reads no endless answer and tells nothing of what failed', async () => {
    const { url, close } = await serve((request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
      else response.end('x'.repeat(2 * 1024 * 1024));
    });
    const ask = createAsk(HERE);
    expect(await ask(`${url}/moved`)).toEqual({ status: 302, body: null });
    expect(await problemOf(ask(`${url}/`))).toEqual({ kind: 'UNREACHABLE' });
    await close();
    expect(await problemOf(ask(url, { token: 'secret' }))).toEqual({ kind: 'UNREACHABLE' });
  });

  it('a Facebook application that is told of no groups has the pages all the same', async () => {
    const { url, close } = await serve((request, response) => {
      const isGroups = request.url?.startsWith('/me/groups');
      const body = isGroups
        ? { error: { code: 3, message: 'Application does not have the capability.' } }
        : { data: [{ id: '1', name: 'Page', tasks: ['CREATE_CONTENT'] }] };
      response.writeHead(isGroups ? 400 : 200).end(JSON.stringify(body));
    });
    const facebook = createFacebook({ ...standIn.settingsOf('FACEBOOK'), apiUrl: url }, createAsk(HERE));
    const tokens = { access: 'token', refresh: null, refreshAt: null };
    expect(await facebook.destinations(tokens)).toEqual([{ id: '1', name: 'Page', kind: 'PAGE' }]);
    await close();
  });

  it('keeps tokens and secrets out of addresses', async () => {
    const seen: string[] = [];
    const { url, close } = await serve((request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(500).end();
    });
    const settings = { ...standIn.settingsOf('FACEBOOK'), tokenUrl: url, apiUrl: url, clientSecret: 'hush' };
    const facebook = createFacebook(settings, createAsk(HERE));
    const tokens = { access: 'hush', refresh: null, refreshAt: null };
    await problemOf(facebook.exchange('hush'));
    await problemOf(facebook.destinations(tokens));
    await problemOf(facebook.createLive(tokens, ORDER));
    await close();
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.join(' ')).not.toContain('hush');
  });
});
