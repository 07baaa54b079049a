import { screens as admin } from '../areas/admin/screens.ts';
import { screens as analytics } from '../areas/analytics/screens.ts';
import { screens as apiAccess } from '../areas/organization/apiAccess/screens.ts';
import { screens as audit } from '../areas/organization/audit/screens.ts';
import { screens as dashboard } from '../areas/dashboard/screens.ts';
import { screens as destinationGroups } from '../areas/destinations/destinationGroups/screens.ts';
import { screens as encoders } from '../areas/encoders/screens.ts';
import { screens as encoderSettings } from '../areas/encoders/encoderSettings/screens.ts';
import { screens as encoderVideos } from '../areas/library/encoderVideos/screens.ts';
import { screens as eventForm } from '../areas/schedule/eventForm/screens.ts';
import { screens as explorer } from '../areas/explorer/screens.ts';
import { screens as goLive } from '../areas/schedule/goLive/screens.ts';
import { screens as help } from '../areas/help/screens.ts';
import { screens as licenses } from '../areas/organization/licenses/screens.ts';
import { screens as media } from '../areas/library/media/screens.ts';
import { screens as organization } from '../areas/organization/screens.ts';
import { screens as people } from '../areas/people/screens.ts';
import { screens as playerProfiles } from '../areas/destinations/playerProfiles/screens.ts';
import { screens as posts } from '../areas/schedule/posts/screens.ts';
import { screens as qrOverlays } from '../areas/destinations/qrOverlays/screens.ts';
import { screens as rtmpDestinations } from '../areas/destinations/rtmpDestinations/screens.ts';
import { screens as schedule } from '../areas/schedule/screens.ts';
import { screens as session } from '../areas/people/session/screens.ts';
import { screens as settings } from '../areas/people/settings/screens.ts';
import { screens as socialAccounts } from '../areas/destinations/socialAccounts/screens.ts';
import { screens as upload } from '../areas/library/upload/screens.ts';
import { screens as uploader } from '../areas/encoders/uploader/screens.ts';
import { screens as venues } from '../areas/people/venues/screens.ts';
import { screens as webChannels } from '../areas/destinations/webChannels/screens.ts';
import { screens as webPresets } from '../areas/destinations/webPresets/screens.ts';
import { screens as webVideos } from '../areas/library/webVideos/screens.ts';
import type { Screen, ScreenName } from '../kernel/screen.ts';

const WORDS: Partial<Record<ScreenName, readonly string[]>> = {
  admin: ['admin'],
  organizations: ['admin'],
  analytics: ['analytics'],
  apiClients: ['apiAccess'],
  createApiClient: ['apiAccess', 'problems'],
  apiClient: ['apiAccess', 'problems'],
  editApiClient: ['apiAccess', 'problems'],
  audit: ['audit'],
  dashboard: ['dashboard', 'readiness', 'states', 'webVideos'],
  destinationGroups: ['destinationGroups'],
  createDestinationGroup: ['destinationForm', 'destinationGroups', 'problems'],
  destinationGroup: ['destinationForm', 'destinationGroups'],
  editDestinationGroup: ['destinationForm', 'destinationGroups', 'problems'],
  encoders: ['encoders', 'states'],
  encoder: ['cues', 'encoderVideos', 'encoders', 'media', 'problems', 'states'],
  encoderHealth: ['encoders', 'states'],
  editEncoder: ['encoders', 'problems'],
  updateEncoder: ['encoders', 'states'],
  encoderLogs: ['encoders', 'problems', 'states'],
  encoderSearch: ['encoders'],
  encoderChannels: ['encoderSettings'],
  createEncoderChannel: ['encoderSettings', 'problems', 'regions'],
  encoderChannel: ['cues', 'encoderSettings', 'encoderVideos', 'liveCheck', 'media', 'problems'],
  editEncoderChannel: ['encoderSettings', 'problems', 'regions'],
  encoderPresets: ['encoderSettings'],
  createEncoderPreset: ['encoderSettings', 'problems'],
  encoderPreset: ['encoderSettings'],
  editEncoderPreset: ['encoderSettings', 'problems'],
  encoderVideos: ['cues', 'encoderVideos', 'media', 'problems'],
  encoderVideo: ['cues', 'encoderVideos', 'media', 'problems'],
  createEvent: ['eventForm', 'problems', 'readiness', 'states'],
  editEvent: ['eventForm', 'problems', 'readiness', 'states'],
  editEncoderSchedule: ['eventForm', 'problems', 'readiness', 'states'],
  explorer: ['explorer'],
  goLive: ['destinationForm', 'goLive', 'problems', 'webVideos'],
  help: ['help', 'screenTexts'],
  contactSupport: ['help', 'problems'],
  licenses: ['licenses'],
  media: ['screenTexts'],
  library: ['media', 'states'],
  mediaItem: ['cues', 'media', 'playerProfiles', 'problems', 'states'],
  playlists: ['media'],
  createPlaylist: ['media', 'problems'],
  addToPlaylist: ['media', 'problems'],
  playlist: ['media', 'playerProfiles', 'problems'],
  librarySettings: ['media', 'problems'],
  organization: ['organization', 'problems'],
  bandwidthUsage: ['organization', 'problems'],
  bandwidthDay: ['organization'],
  plans: ['organization', 'problems'],
  shop: ['organization'],
  account: ['people', 'problems', 'session'],
  users: ['people'],
  inviteUser: ['people', 'problems'],
  user: ['people'],
  editUser: ['people', 'problems'],
  playerProfiles: ['playerProfiles'],
  createPlayerProfile: ['playerProfiles', 'problems'],
  playerProfile: ['playerProfiles'],
  editPlayerProfile: ['playerProfiles', 'problems'],
  post: ['destinationForm', 'posts', 'problems'],
  chooseClip: ['posts'],
  postClip: ['destinationForm', 'posts', 'problems'],
  qrOverlays: ['qrOverlays'],
  createQrOverlay: ['problems', 'qrOverlays'],
  qrOverlay: ['qrOverlays'],
  editQrOverlay: ['problems', 'qrOverlays'],
  rtmpDestinations: ['rtmpDestinations'],
  createRtmpDestination: ['problems', 'rtmpDestinations'],
  rtmpDestination: ['rtmpDestinations'],
  editRtmpDestination: ['problems', 'rtmpDestinations'],
  schedule: ['readiness', 'schedule', 'states'],
  event: ['eventForm', 'readiness', 'schedule', 'states'],
  encoderSchedule: ['eventForm', 'schedule'],
  resetPassword: ['session'],
  verifyEmail: ['session'],
  acceptInvite: ['session'],
  settings: ['screenTexts', 'settings'],
  socialAccounts: ['socialAccounts'],
  linkSocialAccount: ['socialAccounts'],
  socialReturn: ['socialAccounts'],
  socialAccount: ['socialAccounts'],
  editSocialAccount: ['problems', 'socialAccounts'],
  uploadVideo: ['media', 'problems', 'upload'],
  recentlyUploaded: ['media', 'upload'],
  registerEncoder: ['session', 'uploader'],
  uploaderReset: ['session', 'uploader'],
  encoderRegistered: ['session', 'uploader'],
  unregisterEncoder: ['session', 'uploader'],
  encoderUnregistered: ['session', 'uploader'],
  venues: ['venues'],
  decoders: ['venues'],
  createVenue: ['problems', 'venues'],
  venue: ['venues'],
  editVenue: ['problems', 'venues'],
  webChannels: ['webChannels'],
  createWebChannel: ['problems', 'regions', 'webChannels'],
  webChannel: ['playerProfiles', 'webChannels'],
  editWebChannel: ['problems', 'regions', 'webChannels'],
  webPresets: ['webPresets'],
  createWebPreset: ['problems', 'webPresets'],
  webPreset: ['webPresets'],
  editWebPreset: ['problems', 'webPresets'],
  webVideos: ['webVideos'],
  webVideo: ['cues', 'problems', 'webVideos'],
  startWebVideo: ['destinationForm', 'problems', 'webVideos'],
};

const screens: readonly Screen[] = [
  ...admin,
  ...analytics,
  ...apiAccess,
  ...audit,
  ...dashboard,
  ...destinationGroups,
  ...encoders,
  ...encoderSettings,
  ...encoderVideos,
  ...eventForm,
  ...explorer,
  ...goLive,
  ...help,
  ...licenses,
  ...media,
  ...organization,
  ...people,
  ...playerProfiles,
  ...posts,
  ...qrOverlays,
  ...rtmpDestinations,
  ...schedule,
  ...session,
  ...settings,
  ...socialAccounts,
  ...upload,
  ...uploader,
  ...venues,
  ...webChannels,
  ...webPresets,
  ...webVideos,
];

/** Every screen of the product, as its area states it. */
export const areaScreens: readonly Screen[] = screens.map((screen) => ({
  ...screen,
  words: WORDS[screen.name],
}));
