import type { InMemoryCacheConfig } from '@apollo/client';
import { connection } from './connectionPolicy.ts';

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
        auditEntries: connection(['entered']),
        playerProfiles: connection(['filter', 'sort']),
        storage: { merge: true },
        librarySettings: { merge: true },
        contentDestinations: connection(['states']),
        viewerRecords: connection(['api', 'start', 'end', 'order']),
      },
    },
    Encoder: { fields: { encoderVideos: connection(['filter', 'statuses', 'sort']) } },
    EncoderChannel: { fields: { encoderVideos: connection(['filter', 'statuses', 'sort']) } },
    EncoderStatus: { merge: true },
    // The same event uses several things, at different times.
    Use: { keyFields: false },
    MediaProcessing: { merge: true },
  },
};
