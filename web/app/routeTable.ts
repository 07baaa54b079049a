import { ROLE_RIGHTS } from '../../schema/rules/rights.ts';
import type { Access } from './access.ts';

/** One route of the product: its path, the name of its screen in the catalogue `screens`, and who may open it. */
export interface Screen {
  path: string;
  /** Key in locales/screens. */
  name: string;
  /** `public`: reachable without a session. Otherwise what the signed-in person needs. */
  access: Access | 'public';
  /** A link elsewhere leads here, so menus and the palette leave it out. */
  alias?: boolean;
}

const anyone: Access = {};
const dashboard: Access = { permissions: ['VIEW_DASHBOARD'] };
const settings: Access = { permissions: ['MANAGE_ENCODER_AND_WEB_SETTINGS'] };
const schedule: Access = { permissions: ['MANAGE_SCHEDULE'] };
const readSchedule: Access = { permissions: ['MANAGE_SCHEDULE', 'VIDEO_REVIEW'] };
const users: Access = { permissions: ['MANAGE_USERS'] };
const venues: Access = { permissions: ['MANAGE_VENUES'] };
const social: Access = { permissions: ['MANAGE_SOCIAL_MEDIA'] };
const groups: Access = { permissions: ['MANAGE_DESTINATION_GROUPS'] };
const bandwidth: Access = { permissions: ['BANDWIDTH_ANALYTICS'] };
const account: Access = { permissions: ['ACCOUNT_DETAILS'] };
const review: Access = { permissions: ['VIDEO_REVIEW'] };
const figures: Access = { permissions: ['VIEW_DASHBOARD', 'VIDEO_REVIEW'] };
const rtmp: Access = { permissions: ['MANAGE_SOCIAL_MEDIA', 'MANAGE_DESTINATION_GROUPS'] };
const upload: Access = { capabilities: ['videoUpload'] };
const sites: Access = { capabilities: ['site'] };
const playlists: Access = { ...review, capabilities: ['playlists'] };
const readProfiles: Access = { capabilities: ['getPlayerConfig'] };
const profiles: Access = { capabilities: ['playerConfig'] };
const mediaAdd: Access = { ...review, capabilities: ['addLibrary'] };
const mediaUpdate: Access = { ...review, capabilities: ['updateLibrary'] };
const organization: Access = { capabilities: ['getOrganizationDetails'] };
const getApps: Access = { capabilities: ['getApiApps'] };
const sudo: Access = { sudo: 'viewer' };
const sudoChange: Access = { sudo: 'admin' };

const row = (path: string, name: string, access: Screen['access'], alias?: true): Screen => ({
  path,
  name,
  access,
  ...(alias && { alias }),
});

/** Every route of the product. Areas bring the pages that exist; the others answer honestly that they do not yet. */
export const SCREENS: readonly Screen[] = [
  row('/', 'dashboard', dashboard),
  row('/reset-password', 'resetPassword', 'public'),
  row('/verify-email', 'verifyEmail', 'public'),
  row('/userinvites/:id/accept', 'acceptInvitation', 'public'),
  row('/signup/plans', 'plans', anyone),
  row('/not-authorized', 'notAuthorized', anyone, true),
  row('/not-found', 'notFound', anyone, true),
  row('/opensource', 'openSource', anyone),
  row('/go-live', 'goLive', schedule),
  row('/library', 'libraryShort', review, true),
  row('/encoders/:uuid/logs', 'encoderLogs', { ...settings, capabilities: ['encoderLogsUpload'] }),
  row('/help', 'help', anyone),
  row('/help/contact', 'contactSupport', anyone),
  row('/explorer', 'explorer', anyone),
  row('/media', 'media', review),
  row('/media/library', 'library', review),
  row('/media/library/:uuid', 'mediaItem', review),
  row('/media/library/:uuid/enrich', 'enrich', mediaUpdate),
  row('/media/library/:uuid/trim', 'trim', mediaUpdate),
  row('/media/save', 'saveToLibrary', mediaAdd),
  row('/media/upload', 'uploadVideo', upload),
  row('/media/recently-uploaded', 'recentlyUploaded', upload),
  row('/media/start-web-video/:uuid', 'startWebVideo', schedule),
  row('/media/clips', 'clips', review),
  row('/media/:mediaId/clips/create', 'createClip', mediaAdd),
  row('/media/clips/:uuid', 'clip', review),
  row('/media/clip-post-social/:uuid?', 'postClip', social),
  row('/media/encoder-videos', 'encoderVideos', review),
  row('/media/encoder-videos/:uuid', 'encoderVideo', review),
  row('/media/web-videos', 'webVideos', review),
  row('/media/web-videos/:uuid', 'webVideo', review),
  row('/media/sites', 'sites', sites),
  row('/media/sites/create', 'createSite', sites),
  row('/media/sites/:uuid', 'site', sites),
  row('/media/sites/:uuid/edit', 'editSite', sites),
  row('/media/playlists', 'playlists', review),
  row('/media/playlists/add', 'createPlaylist', playlists),
  row('/media/playlists/add/:uuid/:count', 'addToPlaylist', playlists),
  row('/media/playlists/:uuid', 'playlist', review),
  row('/uploader', 'registerEncoder', 'public'),
  row('/uploader/reset-password', 'uploaderReset', 'public'),
  row('/uploader/success', 'encoderRegistered', 'public'),
  row('/unregisteruploader', 'unregisterEncoder', 'public'),
  row('/unregisteruploader/success', 'encoderUnregistered', 'public'),
  row('/schedule', 'schedule', readSchedule),
  row('/schedule/create', 'createEvent', schedule),
  row('/schedule/event/:uuid', 'event', review),
  row('/schedule/event/:uuid/edit', 'editEvent', schedule),
  row('/schedule/encoder/:uuid', 'encoderSchedule', schedule),
  row('/schedule/encoder/:uuid/edit', 'editEncoderSchedule', schedule),
  row('/schedule/post/:uuid', 'scheduledPost', {
    permissions: ['MANAGE_SCHEDULE', 'MANAGE_SOCIAL_MEDIA'],
    mode: 'all',
  }),
  row('/admin', 'admin', anyone),
  row('/admin/current-org', 'currentOrganization', sudo),
  row('/admin/current-org/:uuid/edit', 'editCurrentOrganization', sudoChange),
  row('/admin/current-org/encoder', 'adminAddEncoder', sudoChange),
  row('/admin/current-org/encoder/:uuid/update', 'adminUpdateEncoder', sudoChange),
  row('/admin/current-org/encoders', 'adminEncoders', sudo),
  row('/admin/current-org/encoders/:uuid', 'adminEncoder', sudo),
  row('/admin/current-org/encoders/:uuid/edit', 'adminEditEncoder', sudoChange),
  row('/admin/current-org/encoder-search', 'encoderSearch', sudo),
  row('/admin/current-org/hardware', 'hardware', sudo),
  row('/admin/current-org/hardware/create', 'addHardware', sudoChange),
  row('/admin/current-org/hardware/:uuid', 'hardwareUnit', sudo),
  row('/admin/current-org/hardware/:uuid/edit', 'editHardware', sudoChange),
  row('/admin/current-org/hardware-dashboard', 'hardwareDashboard', sudo),
  row('/admin/current-org/monitoring', 'monitoring', sudo),
  row('/admin/current-org/system-logs', 'systemLogs', sudo),
  row('/admin/organizations', 'organizations', sudo),
  row('/admin/organizations/create', 'addOrganization', sudoChange),
  row('/admin/organizations/:uuid', 'organizationAdmin', sudo),
  row('/admin/organizations/:uuid/edit', 'editOrganization', sudoChange),
  row('/analytics', 'analytics', figures),
  row('/analytics/media-library', 'libraryAnalytics', figures),
  row('/settings', 'settings', anyone),
  row('/settings/account', 'account', account),
  row('/settings/organization', 'organizationDetails', organization),
  row('/settings/organization/bandwidth-usage', 'bandwidthUsage', bandwidth),
  row('/settings/organization/bandwidth-usage/day', 'bandwidthDay', bandwidth),
  row('/settings/organization/library-settings', 'librarySettings', organization),
  row('/settings/api-access', 'apiAccess', getApps),
  row('/settings/api-access/create', 'createApiApp', { capabilities: ['addApiApps'] }),
  row('/settings/api-access/:uuid', 'apiApp', getApps),
  row('/settings/api-access/:uuid/edit', 'editApiApp', { capabilities: ['updateApiApps'] }),
  row('/settings/destination-groups', 'destinationGroups', groups),
  row('/settings/destination-groups/create', 'createDestinationGroup', {
    ...groups,
    roles: ROLE_RIGHTS.CREATE_DESTINATION_GROUP.roles,
  }),
  row('/settings/destination-groups/:uuid', 'destinationGroup', groups),
  row('/settings/destination-groups/:uuid/edit', 'editDestinationGroup', groups),
  row('/settings/encoder-channels', 'encoderChannels', settings),
  row('/settings/encoder-channels/create', 'createEncoderChannel', {
    ...settings,
    roles: ROLE_RIGHTS.CREATE_ENCODER_CHANNEL.roles,
  }),
  row('/settings/encoder-channels/:uuid', 'encoderChannel', settings),
  row('/settings/encoder-channels/:uuid/edit', 'editEncoderChannel', settings),
  row('/settings/encoder-presets', 'encoderPresets', settings),
  row('/settings/encoder-presets/create', 'createEncoderPreset', settings),
  row('/settings/encoder-presets/:uuid', 'encoderPreset', settings),
  row('/settings/encoder-presets/:uuid/edit', 'editEncoderPreset', settings),
  row('/settings/player-profiles', 'playerProfiles', readProfiles),
  row('/settings/player-profiles/create', 'createPlayerProfile', profiles),
  row('/settings/player-profiles/:uuid', 'playerProfile', readProfiles),
  row('/settings/player-profiles/:uuid/edit', 'editPlayerProfile', profiles),
  row('/settings/qr-click-overlays', 'overlays', settings),
  row('/settings/qr-click-overlays/create', 'createOverlay', settings),
  row('/settings/qr-click-overlays/:uuid', 'overlay', settings),
  row('/settings/qr-click-overlays/:uuid/edit', 'editOverlay', settings),
  row('/settings/rtmp-destinations', 'rtmpDestinations', rtmp),
  row('/settings/rtmp-destinations/create', 'createRtmpDestination', rtmp),
  row('/settings/rtmp-destinations/:uuid', 'rtmpDestination', rtmp),
  row('/settings/rtmp-destinations/:uuid/edit', 'editRtmpDestination', rtmp),
  row('/settings/social-media', 'socialAccounts', social),
  row('/settings/social-media/create', 'linkSocialAccount', social),
  row('/settings/social-media/fb-redirect', 'socialReturn', social, true),
  row('/settings/social-media/:uuid', 'socialAccount', social),
  row('/settings/social-media/:uuid/edit', 'editSocialAccount', social),
  row('/settings/venues', 'venues', venues),
  row('/settings/venues/create', 'createVenue', venues),
  row('/settings/venues/:uuid', 'venue', venues),
  row('/settings/venues/:uuid/edit', 'editVenue', venues),
  row('/settings/web-channels', 'webChannels', settings),
  row('/settings/web-channels/create', 'createWebChannel', settings),
  row('/settings/web-channels/:uuid', 'webChannel', settings),
  row('/settings/web-channels/:uuid/edit', 'editWebChannel', settings),
  row('/settings/web-presets', 'webPresets', settings),
  row('/settings/web-presets/create', 'createWebPreset', settings),
  row('/settings/web-presets/:uuid', 'webPreset', settings),
  row('/settings/web-presets/:uuid/edit', 'editWebPreset', settings),
  row('/settings/encoders', 'encoders', settings),
  row('/settings/encoders/:uuid', 'encoder', settings),
  row('/settings/encoders/:uuid/health', 'encoderHealth', settings),
  row('/settings/encoders/:uuid/edit', 'editEncoder', settings),
  row('/settings/encoders/:uuid/update', 'updateEncoder', settings),
  row('/settings/users', 'users', users),
  row('/settings/users/invite', 'inviteUser', users),
  row('/settings/users/:uuid', 'user', users),
  row('/settings/users/:uuid/edit', 'editUser', users),
];
