import { refused, type UserErrorRecord } from '../../graph/kernel/userErrors.ts';
import type { GraphContext } from '../../graph/upstream/context.ts';
import { readRenditions } from '../../graph/upstream/rest/media/renditions.ts';
import { pictureRefusal } from '../../schema/rules/startedPictures.ts';
import type { StartWebVideoInput } from '../../schema/rules/webVideos.ts';

/**
 * Reason why a saved video cannot be started because of its resolution. Null if it can, and for reasons that only the
 * service knows (EPR-06, EPR-07).
 */
export async function pictureRefused(
  { rest, loaders }: GraphContext,
  customerId: string,
  { mediaId, destinations }: StartWebVideoInput,
): Promise<UserErrorRecord | null> {
  const video = mediaId ? await loaders.mediaItem.load(mediaId) : null;
  if (!video?.playable) return null;
  const { picture } = await readRenditions(rest, video.mediaId);
  if (!picture) return null;
  const customer = await loaders.customer.load(customerId);
  const channels = await Promise.all(
    destinations.map(async ({ kind, webChannelId }) =>
      kind === 'EMBED' && webChannelId ? loaders.webChannel.loadOf(customerId, webChannelId) : null,
    ),
  );
  const names = channels.flatMap((channel) => (channel ? [channel.name] : []));
  const refusal = pictureRefusal(picture, customer?.data.webPlanName, names.toSorted());
  return refusal && refused(refusal.code, 'mediaItemId', refusal.message);
}
