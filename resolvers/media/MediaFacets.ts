import type { MediaFacetsRecord } from '../../graph/upstream/rest/media/media.ts';
import type { MediaFacetsResolvers } from '../__generated__/types.ts';

const withThumbnail = (facets: MediaFacetsRecord, has: boolean) =>
  facets.hasThumbnail.find(({ name }) => name === has)?.count ?? 0;

/** Counts to narrow a search by (SRC-03, SRC-04). */
export const MediaFacets = {
  durationRanges: (facets) => facets.durationRange.map(({ name, count }) => ({ range: name, count })),
  withThumbnail: (facets) => withThumbnail(facets, true),
  withoutThumbnail: (facets) => withThumbnail(facets, false),
  sources: (facets) => facets.mediaSource.map(({ name, count }) => ({ source: name, count })),
  stateGroups: (facets) => facets.stateGroup.map(({ name, count }) => ({ group: name, count })),
} satisfies MediaFacetsResolvers;
