import type { EncoderResolvers } from '../__generated__/types.ts';
import type { Extending } from '../shared/parents.ts';
import { requireCaller } from '../shared/signedIn.ts';
import { getScheduleBucket } from './buckets.ts';
import { videosOfSubject } from './encoderVideos.ts';

/** Schedule fields of Encoder. */
export const Encoder = {
  nextUse: async (encoder, _args, context) => {
    const { sudoAdmin, sudoViewer, customerId } = requireCaller(context);
    // Only who may look across organizations can hold another one's encoder; its own is known without a call.
    const owner = sudoAdmin || sudoViewer ? await context.loaders.encoder.load(encoder.id) : { customerId };
    if (!owner) return null;
    const items = await context.loaders.upcoming.load(owner.customerId);
    const now = context.clock.now();
    const use = items.find(
      (item) => item.encoderId === encoder.id && !item.paused && getScheduleBucket(item, now) !== 'PAST',
    );
    return use ?? null;
  },
  encoderVideos: videosOfSubject,
  events: videosOfSubject,
} satisfies Extending<EncoderResolvers>;
