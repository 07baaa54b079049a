import type { RegionResolvers, VodBucketResolvers } from '../__generated__/types.ts';
import { listVodBuckets } from '../../graph/upstream/rest/media/uploads.ts';
import { atMost } from '../shared/lists.ts';

/** A region: fields that differ from the record. */
export const Region = {
  __resolveReference: ({ id }, { loaders }) => loaders.region.load(id),
  id: (region) => region.uuid,
  isDefault: (region) => region.defaultRegion,
  isRestricted: (region) => region.restricted,
  vodBuckets: async ({ uuid }, _args, { rest }) => atMost(await listVodBuckets(rest, uuid), 100),
} satisfies RegionResolvers;

/** A bucket in which on-demand video lies. */
export const VodBucket = {
  region: ({ regionId }, _args, { loaders }) => loaders.region.load(regionId),
} satisfies VodBucketResolvers;
