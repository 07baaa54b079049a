/**
 * The matrix of rights, PRM-01 to PRM-33: which role may do what, reading and writing apart. Everything that asks for a
 * right asks for one of these by name; no right both reads and writes unless its rule says so (PRM-04, PRM-05).
 */

/** The six roles (PRM-13). */
export const ROLES = [
  'PLATFORM_ADMIN',
  'CUSTOMER_ADMIN',
  'EVENT_ADMIN',
  'CONTROL_ENCODER',
  'MEDIA_LIBRARY_ADMIN',
  'CAMPUS_REVIEW',
] as const;
export type RoleName = (typeof ROLES)[number];

/** True if a right only shows things, or also changes them. */
export type RightKind = 'read' | 'write';

/** One line of the matrix: the rule it comes from, its kind, and the roles that give it. */
interface Right {
  rule: string;
  kind: RightKind;
  roles: readonly RoleName[];
}

const PLATFORM: readonly RoleName[] = ['PLATFORM_ADMIN'];
const ADMINS: readonly RoleName[] = [...PLATFORM, 'CUSTOMER_ADMIN'];
const EVENT_STAFF: readonly RoleName[] = [...ADMINS, 'EVENT_ADMIN'];
const OPERATORS: readonly RoleName[] = [...EVENT_STAFF, 'CONTROL_ENCODER'];
const LIBRARIANS: readonly RoleName[] = [...ADMINS, 'MEDIA_LIBRARY_ADMIN'];
const PLANNERS: readonly RoleName[] = [...EVENT_STAFF, 'MEDIA_LIBRARY_ADMIN'];
const NOT_REVIEW: readonly RoleName[] = [...OPERATORS, 'MEDIA_LIBRARY_ADMIN'];
/** Granted to a person, never by a role (PRM-27). */
const NOBODY: readonly RoleName[] = [];

const read = (rule: string, roles: readonly RoleName[]): Right => ({ rule, kind: 'read', roles });
const write = (rule: string, roles: readonly RoleName[]): Right => ({ rule, kind: 'write', roles });

/** The permissions. */
export const PERMISSION_RIGHTS = {
  VIEW_DASHBOARD: read('PRM-01', NOT_REVIEW),
  MANAGE_ENCODER_AND_WEB_SETTINGS: write('PRM-02', OPERATORS),
  MANAGE_SCHEDULE: write('PRM-03', OPERATORS),
  MANAGE_USERS: write('PRM-04', ADMINS),
  MANAGE_VENUES: write('PRM-05', ADMINS),
  MANAGE_SOCIAL_MEDIA: write('PRM-06', EVENT_STAFF),
  MANAGE_DESTINATION_GROUPS: write('PRM-07', OPERATORS),
  MANAGE_CUES: write('PRM-08', NOT_REVIEW),
  BANDWIDTH_ANALYTICS: read('PRM-09', ADMINS),
  VIDEO_REVIEW: read('PRM-10', ROLES),
  ACCOUNT_DETAILS: read('PRM-11', NOT_REVIEW),
} as const satisfies Record<string, Right>;
export type PermissionName = keyof typeof PERMISSION_RIGHTS;

/** Rights given to roles directly, where a permission would include too much. */
export const ROLE_RIGHTS = {
  CREATE_DESTINATION_GROUP: write('PRM-15', EVENT_STAFF),
  CREATE_ENCODER_CHANNEL: write('PRM-16', ADMINS),
  REGISTER_SOFTWARE_ENCODER: write('PRM-17', ADMINS),
} as const satisfies Record<string, Right>;

/**
 * The capability strings. The documents name the features and some of the strings; the others follow the pattern verb
 * plus feature. A bare feature writes, and `get` reads where no permission does.
 */
export const CAPABILITY_RIGHTS = {
  getApiApps: read('PRM-18', ADMINS),
  addApiApps: write('PRM-18', ADMINS),
  updateApiApps: write('PRM-18', ADMINS),
  deleteApiApps: write('PRM-18', ADMINS),

  contacts: write('PRM-19', ADMINS),
  cues: write('PRM-19', NOT_REVIEW),
  getCustomers: read('PRM-19', ADMINS),
  addCustomers: write('PRM-19', PLATFORM),
  updateCustomers: write('PRM-19', PLATFORM),
  destinationGroups: write('PRM-19', OPERATORS),
  events: write('PRM-19', NOT_REVIEW),
  eventProfiles: write('PRM-19', OPERATORS),
  eventProfileUsers: write('PRM-19', OPERATORS),
  feed: read('PRM-19', ROLES),
  // Chosen: whoever runs the encoders marks places for themselves; what all see is for admins (CUE-04).
  sharedCuesAdd: write('PRM-19', PLANNERS),
  site: write('PRM-19', LIBRARIANS),
  transcodedEventSchedules: write('PRM-19', OPERATORS),
  uploaders: write('PRM-19', OPERATORS),
  videoUpload: write('PRM-19', LIBRARIANS),
  playlists: write('PRM-19', NOT_REVIEW),
  schedules: write('PRM-19', OPERATORS),

  encoders: write('PRM-20', OPERATORS),
  encodersAdmin: write('PRM-20', PLATFORM),
  encoderLogsUpload: write('PRM-20', OPERATORS),
  deleteSoftwareEncoders: write('PRM-20', ADMINS),
  encoderProfiles: write('PRM-20', OPERATORS),
  webEncoderProfiles: write('PRM-20', OPERATORS),
  webEvents: write('PRM-20', OPERATORS),
  webEventProfiles: write('PRM-20', OPERATORS),
  webEventProfileBandwidth: read('PRM-20', ADMINS),

  hardwareUnits: write('PRM-21', PLATFORM),
  hardwareDashboard: read('PRM-21', PLATFORM),
  hardwareOptions: write('PRM-21', PLATFORM),
  hardwareOrders: write('PRM-21', PLATFORM),
  monitoring: read('PRM-21', PLATFORM),

  addUserInvites: write('PRM-22', ADMINS),
  getUserInvites: read('PRM-22', ADMINS),
  resendUserInvites: write('PRM-22', ADMINS),
  revokeUserInvites: write('PRM-22', ADMINS),

  addLibrary: write('PRM-23', LIBRARIANS),
  deleteLibrary: write('PRM-23', LIBRARIANS),
  downloadLibrary: read('PRM-23', PLANNERS),
  getLibrary: read('PRM-23', ROLES),
  updateLibrary: write('PRM-23', LIBRARIANS),

  manageSubscription: write('PRM-24', ADMINS),
  getOrganizationDetails: read('PRM-24', ADMINS),
  organizationDetails: write('PRM-24', ADMINS),
  getPlayerConfig: read('PRM-24', PLANNERS),
  playerConfig: write('PRM-24', PLANNERS),
  socialMediaAccounts: write('PRM-24', EVENT_STAFF),
  socialMediaEvents: write('PRM-24', EVENT_STAFF),
  systemLogs: read('PRM-24', PLATFORM),

  users: write('PRM-25', ADMINS),
  usersBilling: write('PRM-25', ADMINS),
  usersPlayerLogs: read('PRM-25', ADMINS),
  sudo: read('PRM-27', NOBODY),
  sudoAdmin: write('PRM-27', NOBODY),
  approveAiVideosOverage: write('PRM-25', ADMINS),
  campusReview: read('PRM-25', ['PLATFORM_ADMIN', 'CAMPUS_REVIEW']),
} as const satisfies Record<string, Right>;
export type CapabilityName = keyof typeof CAPABILITY_RIGHTS;

/** True if any of the roles gives what a rule reserves for named roles (PRM-15 to PRM-17). */
export function mayByRole(roles: readonly string[], right: keyof typeof ROLE_RIGHTS): boolean {
  return ROLE_RIGHTS[right].roles.some((role) => roles.includes(role));
}
