import type { RegionResolvers } from '../__generated__/types.ts';
import { listVodBuckets } from '../../graph/upstream/rest/media/uploads.ts';

/** A region: fields that differ from the record. */
export const Region = {
  __resolveReference: ({ id }, { loaders }) => loaders.region.load(id),
  id: (region) => region.uuid,
  isDefault: (region) => region.defaultRegion,
  isRestricted: (region) => region.restricted,
  vodBuckets: ({ uuid }, _args, { rest }) => listVodBuckets(rest, uuid),
} satisfies RegionResolvers;
