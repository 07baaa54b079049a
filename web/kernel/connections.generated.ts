/** Fields that answer pages of a list, by type, with the arguments that tell one list from another. */
export const CONNECTIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Customer: {
    viewerRecords: ['api', 'start', 'end', 'order'],
    binEntries: ['kind'],
    auditEntries: ['entered'],
    users: ['filter', 'sort'],
    invites: ['filter', 'sort'],
    contentDestinations: ['states'],
    webChannelList: ['filter', 'sort'],
    webPresets: ['filter', 'sort'],
    qrOverlays: ['filter', 'sort'],
    rtmpDestinations: ['filter', 'sort'],
    destinationGroups: ['filter', 'sort'],
    socialAccounts: ['filter', 'sort'],
    encoders: ['filter', 'sort'],
    notifications: [],
    encoderChannelList: ['filter', 'sort'],
    encoderPresetList: ['filter', 'sort'],
    encoderVideos: ['filter', 'statuses', 'sort'],
    media: ['sort'],
    mediaSearch: ['filter', 'sort'],
    playlists: ['filter', 'sort'],
    playerProfiles: ['filter', 'sort'],
    venues: ['filter', 'sort'],
  },
  Query: {
    customers: ['filter', 'sort'],
    encoderSearch: ['filter', 'sort'],
  },
  Encoder: {
    encoderVideos: ['filter', 'statuses', 'sort'],
    events: ['filter', 'statuses', 'sort'],
  },
  EncoderChannel: {
    encoderVideos: ['filter', 'statuses', 'sort'],
    events: ['filter', 'statuses', 'sort'],
  },
};
