import type { RoleName } from './permissions.ts';

/**
 * Capability strings that gate features per user (PRM-18 to PRM-25). The documents name the features and some of
 * the strings; the other strings follow the pattern verb plus feature.
 */

/** API access apps (PRM-18). */
export const API_APP_CAPABILITIES = ['getApiApps', 'addApiApps', 'updateApiApps', 'deleteApiApps'] as const;

/** Records and media (PRM-19). */
export const RECORD_CAPABILITIES = [
  'contacts',
  'cues',
  'getCustomers',
  'addCustomers',
  'updateCustomers',
  'destinationGroups',
  'events',
  'eventProfiles',
  'eventProfileUsers',
  'feed',
  'sharedCuesAdd',
  'site',
  'transcodedEventSchedules',
  'uploaders',
  'videoUpload',
  'playlists',
  'schedules',
] as const;

/** Encoders (PRM-20). */
export const ENCODER_CAPABILITIES = [
  'encoders',
  'encodersAdmin',
  'encoderLogsUpload',
  'deleteSoftwareEncoders',
  'encoderProfiles',
  'webEncoderProfiles',
  'webEvents',
  'webEventProfiles',
  'webEventProfileBandwidth',
] as const;

/** Hardware (PRM-21). */
export const HARDWARE_CAPABILITIES = [
  'hardwareUnits',
  'hardwareDashboard',
  'hardwareOptions',
  'hardwareOrders',
  'monitoring',
] as const;

/** User invites (PRM-22). */
export const INVITE_CAPABILITIES = [
  'addUserInvites',
  'getUserInvites',
  'resendUserInvites',
  'revokeUserInvites',
] as const;

/** Media library (PRM-23). */
export const LIBRARY_CAPABILITIES = [
  'addLibrary',
  'deleteLibrary',
  'downloadLibrary',
  'getLibrary',
  'updateLibrary',
] as const;

/** Account (PRM-24). */
export const ACCOUNT_CAPABILITIES = [
  'manageSubscription',
  'organizationDetails',
  'playerConfig',
  'socialMediaAccounts',
  'socialMediaEvents',
  'systemLogs',
] as const;

/** Users and the rest (PRM-25). `sudo` reads the admin area, `sudoAdmin` changes it (PRM-27). */
export const USER_CAPABILITIES = [
  'users',
  'usersBilling',
  'usersPlayerLogs',
  'sudo',
  'sudoAdmin',
  'approveAiVideosOverage',
  'campusReview',
] as const;

/** Every capability string. */
export const CAPABILITIES = [
  ...API_APP_CAPABILITIES,
  ...RECORD_CAPABILITIES,
  ...ENCODER_CAPABILITIES,
  ...HARDWARE_CAPABILITIES,
  ...INVITE_CAPABILITIES,
  ...LIBRARY_CAPABILITIES,
  ...ACCOUNT_CAPABILITIES,
  ...USER_CAPABILITIES,
] as const;
export type CapabilityName = (typeof CAPABILITIES)[number];

/** Watching and what goes with it: every role. */
const REVIEW: readonly CapabilityName[] = ['getLibrary', 'cues', 'feed', 'playlists', 'campusReview'];

const LIBRARY: readonly CapabilityName[] = [
  ...LIBRARY_CAPABILITIES,
  'cues',
  'sharedCuesAdd',
  'feed',
  'site',
  'playlists',
  'videoUpload',
  'playerConfig',
  'events',
];

const ENCODING: readonly CapabilityName[] = [
  'encoders',
  'encoderLogsUpload',
  'encoderProfiles',
  'webEncoderProfiles',
  'webEvents',
  'webEventProfiles',
  'eventProfiles',
  'eventProfileUsers',
  'events',
  'schedules',
  'transcodedEventSchedules',
  'destinationGroups',
  'cues',
  'sharedCuesAdd',
  'getLibrary',
  'feed',
  'playlists',
  'uploaders',
];

const CUSTOMER: readonly CapabilityName[] = [
  ...API_APP_CAPABILITIES,
  ...INVITE_CAPABILITIES,
  ...LIBRARY,
  ...ENCODING,
  'deleteSoftwareEncoders',
  'webEventProfileBandwidth',
  'contacts',
  'getCustomers',
  'manageSubscription',
  'organizationDetails',
  'socialMediaAccounts',
  'socialMediaEvents',
  'users',
  'usersBilling',
  'usersPlayerLogs',
  'approveAiVideosOverage',
];

/** What each role gives. `sudo` and `sudoAdmin` come with no role but are granted to a person (PRM-27). */
export const ROLE_CAPABILITIES: Record<RoleName, readonly CapabilityName[]> = {
  PLATFORM_ADMIN: CAPABILITIES.filter((name) => name !== 'sudo' && name !== 'sudoAdmin'),
  CUSTOMER_ADMIN: CUSTOMER,
  EVENT_ADMIN: [...ENCODING, 'socialMediaAccounts', 'socialMediaEvents', 'downloadLibrary', 'playerConfig'],
  // Chosen: whoever runs the encoders marks places for themselves; what all see is for admins (CUE-04).
  CONTROL_ENCODER: ENCODING.filter((name) => name !== 'sharedCuesAdd'),
  MEDIA_LIBRARY_ADMIN: LIBRARY,
  CAMPUS_REVIEW: REVIEW,
};

/** The capabilities that a set of roles gives, each once, in the order of the full list. */
export function capabilitiesOf(roles: readonly RoleName[], extra: readonly string[] = []): string[] {
  const held = new Set<string>([...roles.flatMap((role) => ROLE_CAPABILITIES[role]), ...extra]);
  return CAPABILITIES.filter((name) => held.has(name));
}
