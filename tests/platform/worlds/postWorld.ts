import type { PostRecord } from '../../../fixtures/platform/domains/destinations/posts/records.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { insertVideo } from './mediaWorld.ts';
import { socialWorld, type Refused } from './socialWorld.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An organization with a saved video and a YouTube channel to post it at. */
export async function postWorld(platform: TestPlatform) {
  const world = await socialWorld(platform);
  const mediaId = await insertVideo(platform, world.customerId, { title: 'Sermon' });
  const { uuid: accountId } = await world.linked('YOUTUBE');
  const list = `/api/v3/customers/${world.customerId}/posts`;
  const inMs = (ms: number) => new Date(platform.clock.now().getTime() + ms).toISOString();
  return {
    ...world,
    mediaId,
    accountId,
    list,
    /** That moment from now on, as the platform tells moments. */
    inMs,
    create: (fields: object = {}) =>
      world.call<PostRecord & Refused>('POST', list, {
        ...{ mediaId, accountId, destinationId: 'UCharbourstreet', title: 'Sermon', description: 'Sunday' },
        ...{ privacy: 'public', publishAt: inMs(DAY) },
        ...fields,
      }),
    remove: (uuid: string) => world.call('DELETE', `/api/v3/posts/${uuid}`),
  };
}
export type PostWorld = Awaited<ReturnType<typeof postWorld>>;
