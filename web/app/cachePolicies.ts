import type { FieldPolicy, InMemoryCacheConfig } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

interface Page {
  nodes?: readonly unknown[];
  pageInfo?: { endCursor?: string | null };
}

/**
 * A connection whose pages grow into one list per set of filters. Apollo's own policy joins `edges`;
 * `nodes`, which most of our lists read, join here in the same way.
 */
export function connection(keyArgs: string[]): FieldPolicy {
  const relay = relayStylePagination(keyArgs);
  return {
    ...relay,
    merge(existing, incoming, options) {
      if (typeof relay.merge !== 'function') return incoming;
      const merged = relay.merge(existing, incoming, options);
      const before = existing as Page | undefined;
      const next = incoming as Page;
      const follows = options.args?.after != null && options.args.after === before?.pageInfo?.endCursor;
      const nodes = follows ? [...(before?.nodes ?? []), ...(next.nodes ?? [])] : next.nodes;
      return nodes ? { ...merged, nodes } : merged;
    },
  };
}

/** How answers are kept: by id where there is one, merged where there is none, lists by their filters. */
export const CACHE: InMemoryCacheConfig = {
  typePolicies: {
    Query: {
      fields: { customers: connection(['filter', 'sort']), encoderSearch: connection(['filter', 'sort']) },
    },
    Viewer: { keyFields: [], merge: true },
    Customer: {
      fields: {
        users: connection(['filter', 'sort']),
        encoders: connection(['filter', 'sort']),
        encoderChannelList: connection(['filter', 'sort']),
        encoderPresetList: connection(['filter', 'sort']),
        media: connection(['sort']),
        mediaSearch: connection(['filter', 'sort']),
        playlists: connection(['filter', 'sort']),
        encoderVideos: connection(['filter', 'statuses', 'sort']),
        playerProfiles: connection(['filter', 'sort']),
        storage: { merge: true },
        librarySettings: { merge: true },
        contentDestinations: connection(['states']),
        viewerRecords: connection(['api', 'start', 'end']),
      },
    },
    Encoder: { fields: { events: connection(['filter', 'statuses', 'sort']) } },
    EncoderChannel: { fields: { events: connection(['filter', 'statuses', 'sort']) } },
    EncoderStatus: { merge: true },
    // The same event uses several things, at different times.
    Use: { keyFields: false },
    MediaProcessing: { merge: true },
  },
};
