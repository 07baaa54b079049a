import { z } from 'zod';
import type { PlatformApp } from '../../fixtures/platform/kernel/app/app.ts';
import { buildApp } from '../../fixtures/platform/server/buildApp.ts';
import { findContent } from '../../fixtures/platform/domains/destinations/delivery/content.ts';
import { manifestPath } from '../../fixtures/platform/domains/media/playback/playback.ts';
import { openToEveryPage } from '../../fixtures/platform/domains/destinations/delivery/routes.ts';
import { sendStored } from '../../fixtures/platform/domains/media/playback/sendStored.ts';
import { notFound } from '../../fixtures/platform/kernel/errors.ts';
import { packagePrefix } from '../../fixtures/platform/domains/media/packaging/packagingJobs.ts';
import { startTestPlatform } from '../support/platform.ts';
import {
  accountsAndPackage,
  insertVideo,
  newOrganisation,
  playbackAt,
} from '../platform/worlds/mediaWorld.ts';
import { atMost, median, reported, type Figures } from './results.ts';

const ROUNDS = 60;
const REQUESTS = 100;
const TARGET = 1.05;
const FILE = 'segment-1.m4s';

/**
 * Measures the cost of checking a segment's grant: rounds with a session's grant, with an embed's, and without the
 * check, alternating in one process. In processor time; each figure is the median of the ratios of consecutive
 * rounds, which is least sensitive to other load.
 */
export async function segmentBench(): Promise<Figures> {
  const platform = await startTestPlatform({ seed: accountsAndPackage });
  const app = await buildApp({
    services: platform.services,
    requestDb: platform.database.requestDb,
    logLevel: 'silent',
    faults: false,
  });
  unchecked(app);
  await app.ready();
  try {
    const { customerId, token } = await newOrganisation(platform);
    const mediaId = await insertVideo(platform, customerId);
    const { body } = await platform.call<{ embedId: string }>('POST', '/api/v3/webplayer/library', {
      token,
      body: { mediaId },
    });
    const name = { customerId, contentId: mediaId };
    const embedded = manifestPath(platform.services, name, { by: 'embed', id: body.embedId }).path;
    const staffs = new URL(await playbackAt(platform, token, `/media-metadata/api/v1/media/${mediaId}`));
    const bare = staffs.pathname.replace('/stream/', '/unchecked/') + staffs.search;
    const urls = [staffs.pathname + staffs.search, embedded, bare].map((path) =>
      path.replace('manifest.m3u8', FILE),
    );
    const taken = urls.map((): number[] => []);
    for (const url of urls) await round(app, url);
    for (let at = 0; at < ROUNDS * urls.length; at += 1) {
      // Another one begins each time.
      const place = (at + Math.floor(at / urls.length)) % urls.length;
      taken[place]?.push(await round(app, urls[place] ?? ''));
    }
    const [session = [], embed = [], past = []] = taken;
    const over = (those: readonly number[]) => median(those.map((each, at) => each / (past[at] ?? NaN)));
    return {
      'segment route with a session’s leave, processor time': reported(median(session), 'ms'),
      'segment route: with a session’s leave over without the check': atMost(over(session), TARGET, 'times'),
      'segment route: with an embed’s leave over without the check': atMost(over(embed), TARGET, 'times'),
    };
  } finally {
    await app.close();
    await platform.close();
  }
}

/** Processor milliseconds that a request takes. */
async function round(app: PlatformApp, url: string): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < REQUESTS; at += 1) {
    const { statusCode } = await app.inject({ url });
    if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}.`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REQUESTS;
}

/** The segment route as it is, without the leave: all else that it does for a player is done here too. */
function unchecked(app: PlatformApp): void {
  const { platform } = app;
  app.get(
    '/unchecked/:customerId/:contentId/:file',
    {
      config: { public: true, reach: 'delivery' },
      onRequest: openToEveryPage,
      schema: {
        hide: true,
        params: z.object({ customerId: z.string(), contentId: z.string(), file: z.string() }),
        querystring: z.object({ token: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const { customerId, contentId, file } = request.params;
      const content = await findContent(platform, customerId, contentId);
      if (!content.package.segments.some((segment) => segment.file === file)) throw notFound();
      const key = packagePrefix(content.package.id) + file;
      return sendStored(request, reply, platform.store, {
        key,
        type: 'video/mp4',
        keep: 'private, no-cache',
      });
    },
  );
}
