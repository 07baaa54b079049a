import type { MediaItemRecord } from '../../graph/rest/media.ts';
import type { MediaItemResolvers, MediaState, PublishState } from '../__generated__/types.ts';

const upper = <W extends string>(word: W) => word.toUpperCase() as Uppercase<W>;

/** A saved video: fields that differ from its record. */
export const MediaItem = {
  __resolveReference: ({ id }, { loaders }) => loaders.mediaItem.load(id),
  id: (media) => media.mediaId,
  state: (media): MediaState => upper<MediaItemRecord['state']>(media.state),
  source: (media) => media.mediaSource,
  publishState: (media): PublishState => upper<MediaItemRecord['publishState']>(media.publishState),
  createdAt: (media) => media.dateCreated,
  airedAt: (media) => media.start_time,
  thumbnailUrl: (media) => media.thumbnail,
  region: (media) => (media.hostedRegion ? { __typename: 'Region', id: media.hostedRegion } : null),
  customer: (media) => ({ __typename: 'Customer', id: media.customerId }),
} satisfies MediaItemResolvers;
