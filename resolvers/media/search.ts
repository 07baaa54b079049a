import type { MediaSearchQuery } from '../../graph/upstream/rest/media/media.ts';
import type { MediaSearchFilter } from '../__generated__/types.ts';

/** A filter as the search service takes it: flat, with what is not asked for left out (SRC-02). */
export function searchQuery(filter: MediaSearchFilter | null | undefined): MediaSearchQuery {
  if (!filter) return {};
  const text = filter.text?.trim();
  return withoutEmpty({
    text: text ? text : undefined,
    durationRange: filter.durationRanges ?? undefined,
    hasThumbnail: filter.hasThumbnail == null ? undefined : filter.hasThumbnail ? 'true' : 'false',
    mediaSource: filter.source ?? undefined,
    stateGroup: filter.stateGroups ?? undefined,
    tags: filter.tags ?? undefined,
    'createTimeRange.start': filter.created?.start ?? undefined,
    'createTimeRange.end': filter.created?.end ?? undefined,
    'startTimeRange.start': filter.aired?.start ?? undefined,
    'startTimeRange.end': filter.aired?.end ?? undefined,
  });
}

function withoutEmpty(query: MediaSearchQuery): MediaSearchQuery {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && `${value}` !== '');
  return Object.fromEntries(given);
}
