import { CUSTOMERS, USERS } from '../../../fixtures/seed/ids.ts';
import { cueIdOf, encoderVideoIdOf, mediaIdOf, playlistIdOf } from '../../../fixtures/seed/mediaIds.ts';
import { profileIdOf } from '../../../fixtures/seed/playerProfiles.ts';
import {
  CHANNEL_IDS,
  ENCODER_IDS,
  LIVE_DESTINATION_IDS,
  PRESET_IDS,
} from '../../../fixtures/seed/streamingIds.ts';

/** What root fields are asked for that are Harbour's. A new root field has to be put here, or the first test fails. */
export const HARBOURS: Record<string, string | null> = {
  customer: CUSTOMERS.harbour,
  // Tested in nodes.test.ts.
  node: null,
  nodes: null,
  contentDestination: LIVE_DESTINATION_IDS.web,
  encoder: ENCODER_IDS.northHall,
  encodersOnline: null,
  encoderOptions: null,
  minimumEncoderOption: null,
  encoderSearch: null,
  encoderChannel: CHANNEL_IDS.main,
  encoderPreset: PRESET_IDS.fullHd60Hevc,
  mediaItem: mediaIdOf(CUSTOMERS.harbour, 12),
  playlist: playlistIdOf(CUSTOMERS.harbour, 0),
  playerProfile: profileIdOf(CUSTOMERS.harbour, 0),
  encoderVideo: encoderVideoIdOf(CUSTOMERS.harbour, 0),
  // The caller's own, or the same for everybody.
  viewer: null,
  regions: null,
  encoderPresetOptions: null,
  timezones: null,
  news: null,
  // Whoever knows a device's id may ask, signed in or not.
  uploaderRegistration: null,
  // Refused as a whole: tested below and in organisations.test.ts.
  customers: null,
  failedJobs: null,
};

/** What mutations are asked to do to what is Harbour's. A new one has to be put here too. */
export const HARBOURS_WRITES: Record<string, string | null> = {
  commandEncoders: `(input: { encoderIds: ["${ENCODER_IDS.northHall}"], command: STOP }) { results { encoder { id } userErrors { code } } userErrors { code } }`,
  activateEncoder: `(input: { customerId: "${CUSTOMERS.harbour}", activationCode: "demo-0001", name: "Foreign" }) { encoder { id } userErrors { code } }`,
  updateEncoder: `(input: { id: "${ENCODER_IDS.northHall}", name: "Foreign" }) { encoder { id } userErrors { code } }`,
  updateEncoderNetwork: `(input: { id: "${ENCODER_IDS.northHall}", networks: [] }) { encoder { id } userErrors { code } }`,
  moveEncoder: `(input: { id: "${ENCODER_IDS.northHall}", customerId: "${CUSTOMERS.northgate}" }) { encoder { id } userErrors { code } }`,
  deleteEncoder: `(input: { id: "${ENCODER_IDS.northHall}" }) { deletedId userErrors { code } }`,
  revealRemoteSupport: `(input: { id: "${ENCODER_IDS.northHall}" }) { remoteSupport { password } userErrors { code } }`,
  updateMarathon: `(input: { id: "${ENCODER_IDS.northHall}", enabled: true }) { marathon { enabled } userErrors { code } }`,
  markNotificationsRead: `(input: { customerId: "${CUSTOMERS.harbour}" }) { userErrors { code } }`,
  commandEncoder: `(input: { encoderId: "${ENCODER_IDS.northHall}", command: STOP }) { encoder { id } userErrors { code } }`,
  uploadEncoderLogs: `(input: { encoderId: "${ENCODER_IDS.chapel}", start: "2026-11-22T10:00:00Z", end: "2026-11-22T11:00:00Z" }) { encoder { id } userErrors { code } }`,
  uploadArchive: `(input: { encoderId: "${ENCODER_IDS.chapel}", file: { name: "x", type: TEXT, content: "eA==" } }) { url userErrors { code } }`,
  createEncoderChannel: `(input: { customerId: "${CUSTOMERS.harbour}", name: "Foreign", deleteAfter: 1 }) { encoderChannel { id } userErrors { code } }`,
  updateEncoderChannel: `(input: { id: "${CHANNEL_IDS.main}", name: "Foreign" }) { encoderChannel { id } userErrors { code } }`,
  deleteEncoderChannel: `(input: { id: "${CHANNEL_IDS.main}" }) { deletedId userErrors { code } }`,
  setEncoderChannelUsers: `(input: { id: "${CHANNEL_IDS.main}", users: [] }) { encoderChannel { id } userErrors { code } }`,
  provisionEncoderChannel: `(input: { id: "${CHANNEL_IDS.main}" }) { encoderChannel { id } userErrors { code } }`,
  createEncoderPreset: `(input: { customerId: "${CUSTOMERS.harbour}", name: "Foreign", codec: H264, inputFormat: "auto", outputFormat: "720p30", formatStandard: AUTO, videoChannels: 1, audioChannels: 2, bitrate: 1 }) { encoderPreset { id } userErrors { code } }`,
  updateEncoderPreset: `(input: { id: "${PRESET_IDS.fullHd60Hevc}", name: "Foreign" }) { encoderPreset { id } userErrors { code } }`,
  deleteEncoderPreset: `(input: { id: "${PRESET_IDS.fullHd60Hevc}" }) { deletedId userErrors { code } }`,
  stopContentDestination: `(input: { id: "${LIVE_DESTINATION_IDS.web}" }) { contentDestination { id } userErrors { code } }`,
  createPlaylist: `(input: { customerId: "${CUSTOMERS.harbour}", name: "Foreign" }) { playlist { id } userErrors { code } }`,
  updatePlaylist: `(input: { id: "${playlistIdOf(CUSTOMERS.harbour, 0)}", name: "Foreign" }) { playlist { id } userErrors { code } }`,
  addToPlaylist: `(input: { playlistId: "${playlistIdOf(CUSTOMERS.harbour, 0)}", mediaIds: ["${mediaIdOf(CUSTOMERS.harbour, 12)}"] }) { playlist { id } userErrors { code } }`,
  removeFromPlaylist: `(input: { playlistId: "${playlistIdOf(CUSTOMERS.harbour, 0)}", mediaId: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { playlist { id } userErrors { code } }`,
  reorderPlaylist: `(input: { playlistId: "${playlistIdOf(CUSTOMERS.harbour, 0)}", mediaIds: [] }) { playlist { id } userErrors { code } }`,
  updateMedia: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}", title: "Foreign" }) { mediaItem { id } userErrors { code } }`,
  setMediaThumbnail: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}", file: "/9j/4AAQ" }) { mediaItem { id } userErrors { code } }`,
  deleteMedia: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { deletedId userErrors { code } }`,
  downloadMedia: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { download { url } userErrors { code } }`,
  createLibraryEmbed: `(input: { mediaItemId: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { embed { id } userErrors { code } }`,
  beginUpload: `(input: { customerId: "${CUSTOMERS.harbour}", fileName: "a.mp4", sizeBytes: 1, title: "Foreign" }) { upload { id } userErrors { code } }`,
  completeUpload: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { mediaItem { id } userErrors { code } }`,
  cancelUpload: `(input: { id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }) { cancelledId userErrors { code } }`,
  updateLibrarySettings: `(input: { customerId: "${CUSTOMERS.harbour}", deleteAfterEnabled: true, deleteAfterDays: 1 }) { librarySettings { deleteAfterDays } userErrors { code } }`,
  createPlayerProfile: `(input: { customerId: "${CUSTOMERS.harbour}", profileName: "Foreign" }) { playerProfile { id } userErrors { code } }`,
  updatePlayerProfile: `(input: { id: "${profileIdOf(CUSTOMERS.harbour, 0)}", profileName: "Foreign" }) { playerProfile { id } userErrors { code } }`,
  deletePlayerProfile: `(input: { id: "${profileIdOf(CUSTOMERS.harbour, 0)}" }) { deletedId userErrors { code } }`,
  deletePlaylist: `(input: { id: "${playlistIdOf(CUSTOMERS.harbour, 0)}" }) { deletedId userErrors { code } }`,
  restoreDeleted: `(input: { kind: PLAYLIST, id: "${playlistIdOf(CUSTOMERS.harbour, 0)}" }) { restoredId userErrors { code } }`,
  updateEncoderVideo: `(input: { id: "${encoderVideoIdOf(CUSTOMERS.harbour, 0)}", name: "Foreign" }) { encoderVideo { id } userErrors { code } }`,
  deleteEncoderVideo: `(input: { id: "${encoderVideoIdOf(CUSTOMERS.harbour, 0)}" }) { deletedId userErrors { code } }`,
  downloadEncoderVideo: `(input: { id: "${encoderVideoIdOf(CUSTOMERS.harbour, 0)}" }) { download { url } userErrors { code } }`,
  loadEncoderVideos: `(input: { customerId: "${CUSTOMERS.harbour}", encoderVideoIds: ["${encoderVideoIdOf(CUSTOMERS.harbour, 0)}"], venueIds: ["${USERS.harbourMainHall}"] }) { results { venue { id } userErrors { code } } userErrors { code } }`,
  loadEventsOnDecoders: `(input: { customerId: "${CUSTOMERS.harbour}", eventIds: ["${encoderVideoIdOf(CUSTOMERS.harbour, 0)}"], venueIds: ["${USERS.harbourMainHall}"] }) { results { venue { id } userErrors { code } } userErrors { code } }`,
  createCue: `(input: { source: { kind: MEDIA_ITEM, id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }, position: "00:00:01.000", name: "Foreign" }) { cue { id } userErrors { code } }`,
  updateCue: `(input: { source: { kind: MEDIA_ITEM, id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }, id: "${cueIdOf(CUSTOMERS.harbour, 0)}", name: "Foreign" }) { cue { id } userErrors { code } }`,
  deleteCue: `(input: { source: { kind: MEDIA_ITEM, id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" }, id: "${cueIdOf(CUSTOMERS.harbour, 0)}" }) { deletedId userErrors { code } }`,
  switchCustomer: `(input: { customerId: "${CUSTOMERS.harbour}", password: "Rostrum-demo-2026" }) { viewer { customer { id } } userErrors { code } }`,
  signInOnBehalf: `(input: { customerId: "${CUSTOMERS.harbour}", userName: "admin@northgate.example", password: "Rostrum-demo-2026" }) { viewer { customer { id } } userErrors { code } }`,
  // About the caller, or about who holds a secret.
  signIn: null,
  signOut: null,
  refreshSession: null,
  requestPasswordReset: null,
  verifyPasswordReset: null,
  resetPassword: null,
  registerUploader: null,
  unregisterUploader: null,
  sendContactRequest: null,
  updatePreferences: null,
  track: null,
};

/** What subscriptions are asked for that do not name an organisation. */
export const HARBOURS_EVENTS: Record<string, string> = {
  cuesChanged: `(source: { kind: MEDIA_ITEM, id: "${mediaIdOf(CUSTOMERS.harbour, 12)}" })`,
};
