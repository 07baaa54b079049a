import { describe, expect, test } from '@jest/globals';
import { getCapabilities } from '../../../schema/rules/capabilities.ts';
import { meets, getPermissions } from '../../../schema/rules/permissions.ts';
import {
  CAPABILITY_RIGHTS,
  mayByRole,
  PERMISSION_RIGHTS,
  ROLES,
  type RoleName,
} from '../../../schema/rules/rights.ts';

/** The checklist's table of permissions, one column a role. */
const COLUMNS: readonly RoleName[] = [
  'PLATFORM_ADMIN',
  'CUSTOMER_ADMIN',
  'EVENT_ADMIN',
  'CONTROL_ENCODER',
  'MEDIA_LIBRARY_ADMIN',
  'CAMPUS_REVIEW',
];
const PERMISSIONS: [rule: string, permission: keyof typeof PERMISSION_RIGHTS, roles: string, kind: string][] =
  [
    ['PRM-01', 'VIEW_DASHBOARD', 'yes yes yes yes yes -', 'read'],
    ['PRM-02', 'MANAGE_ENCODER_AND_WEB_SETTINGS', 'yes yes yes yes - -', 'write'],
    ['PRM-03', 'MANAGE_SCHEDULE', 'yes yes yes yes - -', 'write'],
    ['PRM-04', 'MANAGE_USERS', 'yes yes - - - -', 'write'],
    ['PRM-05', 'MANAGE_VENUES', 'yes yes - - - -', 'write'],
    ['PRM-06', 'MANAGE_SOCIAL_MEDIA', 'yes yes yes - - -', 'write'],
    ['PRM-07', 'MANAGE_DESTINATION_GROUPS', 'yes yes yes yes - -', 'write'],
    ['PRM-08', 'MANAGE_CUES', 'yes yes yes yes yes -', 'write'],
    ['PRM-09', 'BANDWIDTH_ANALYTICS', 'yes yes - - - -', 'read'],
    ['PRM-10', 'VIDEO_REVIEW', 'yes yes yes yes yes yes', 'read'],
    ['PRM-11', 'ACCOUNT_DETAILS', 'yes yes yes yes yes -', 'read'],
  ];

/** The features that the checklist names, with the strings that read and those that write. */
const CAPABILITIES: [rule: string, reads: string, writes: string][] = [
  ['PRM-18', 'getApiApps', 'addApiApps updateApiApps deleteApiApps'],
  [
    'PRM-19',
    'getCustomers feed',
    'contacts cues addCustomers updateCustomers destinationGroups events eventProfiles eventProfileUsers sharedCuesAdd site transcodedEventSchedules uploaders videoUpload playlists schedules',
  ],
  [
    'PRM-20',
    'webEventProfileBandwidth',
    'encoders encodersAdmin encoderLogsUpload deleteSoftwareEncoders encoderProfiles webEncoderProfiles webEvents webEventProfiles',
  ],
  ['PRM-21', 'hardwareDashboard monitoring', 'hardwareUnits hardwareOptions hardwareOrders'],
  ['PRM-22', 'getUserInvites', 'addUserInvites resendUserInvites revokeUserInvites'],
  ['PRM-23', 'downloadLibrary getLibrary', 'addLibrary deleteLibrary updateLibrary'],
  [
    'PRM-24',
    'getOrganizationDetails getPlayerConfig systemLogs',
    'manageSubscription organizationDetails playerConfig socialMediaAccounts socialMediaEvents',
  ],
  ['PRM-25', 'usersPlayerLogs campusReview', 'users usersBilling approveAiVideosOverage'],
  ['PRM-27', 'sudo', 'sudoAdmin'],
];

test('PRM-13 there are six roles, in one order', () => {
  expect(ROLES).toEqual(COLUMNS);
});

test.each(PERMISSIONS)('%s %s is given by its roles and no other', (rule, permission, roles, kind) => {
  const expected = COLUMNS.filter((_, at) => roles.split(' ')[at] === 'yes');
  expect(COLUMNS.filter((role) => getPermissions([role]).includes(permission))).toEqual(expected);
  expect(PERMISSION_RIGHTS[permission]).toMatchObject({ rule, kind });
});

test('the checklist names every permission there is', () => {
  expect(Object.keys(PERMISSION_RIGHTS).sort()).toEqual(PERMISSIONS.map(([, name]) => name).sort());
});

test('PRM-12 any or all of the required permissions, and an empty requirement passes', () => {
  expect(meets(['MANAGE_CUES'], ['MANAGE_USERS', 'MANAGE_CUES'])).toBe(true);
  expect(meets(['MANAGE_CUES'], ['MANAGE_USERS', 'MANAGE_CUES'], 'all')).toBe(false);
  expect(meets([], ['MANAGE_USERS'])).toBe(false);
  expect(meets([], [])).toBe(true);
  expect(meets([], [], 'all')).toBe(true);
});

test.each([
  ['PRM-15', 'CREATE_DESTINATION_GROUP', 'yes yes yes - - -'],
  ['PRM-16', 'CREATE_ENCODER_CHANNEL', 'yes yes - - - -'],
  ['PRM-17', 'REGISTER_SOFTWARE_ENCODER', 'yes yes - - - -'],
] as const)('%s %s', (_rule, right, roles) => {
  const expected = COLUMNS.filter((_, at) => roles.split(' ')[at] === 'yes');
  expect(COLUMNS.filter((role) => mayByRole([role], right))).toEqual(expected);
});

describe.each(CAPABILITIES)('%s', (rule, reads, writes) => {
  test('the list of its capabilities is complete, reading and writing apart', () => {
    const held = Object.entries(CAPABILITY_RIGHTS).filter(([, right]) => right.rule === rule);
    const named = (kind: string) =>
      held
        .filter(([, right]) => right.kind === kind)
        .map(([name]) => name)
        .sort();
    expect(named('read')).toEqual(reads.split(' ').sort());
    expect(named('write')).toEqual(writes.split(' ').sort());
  });

  test('who only reviews video is given none of those that write', () => {
    expect(getCapabilities(['CAMPUS_REVIEW']).filter((name) => writes.split(' ').includes(name))).toEqual([]);
  });
});

test.each([
  ['PRM-19', 'CAMPUS_REVIEW', 'feed'],
  ['PRM-23', 'CAMPUS_REVIEW', 'getLibrary'],
  ['PRM-25', 'CAMPUS_REVIEW', 'campusReview'],
  ['PRM-19', 'MEDIA_LIBRARY_ADMIN', 'playlists videoUpload site sharedCuesAdd'],
  ['PRM-23', 'MEDIA_LIBRARY_ADMIN', 'addLibrary deleteLibrary downloadLibrary getLibrary updateLibrary'],
  ['PRM-19', 'CONTROL_ENCODER', 'eventProfiles eventProfileUsers schedules destinationGroups'],
  ['PRM-20', 'CONTROL_ENCODER', 'encoders encoderLogsUpload encoderProfiles'],
  ['PRM-24', 'EVENT_ADMIN', 'socialMediaAccounts socialMediaEvents playerConfig'],
  ['PRM-18', 'CUSTOMER_ADMIN', 'getApiApps addApiApps updateApiApps deleteApiApps'],
  ['PRM-22', 'CUSTOMER_ADMIN', 'addUserInvites getUserInvites resendUserInvites revokeUserInvites'],
  ['PRM-24', 'CUSTOMER_ADMIN', 'manageSubscription organizationDetails'],
  ['PRM-25', 'CUSTOMER_ADMIN', 'users usersBilling usersPlayerLogs approveAiVideosOverage'],
  ['PRM-21', 'PLATFORM_ADMIN', 'hardwareUnits hardwareDashboard hardwareOptions hardwareOrders monitoring'],
] as const)('%s %s is given %s', (_rule, role, names) => {
  expect(getCapabilities([role])).toEqual(expect.arrayContaining(names.split(' ')));
});

test.each([
  ['PRM-19', 'CONTROL_ENCODER', 'sharedCuesAdd addCustomers updateCustomers'],
  ['PRM-20', 'CUSTOMER_ADMIN', 'encodersAdmin'],
  ['PRM-21', 'CUSTOMER_ADMIN', 'hardwareUnits hardwareDashboard hardwareOptions hardwareOrders monitoring'],
  ['PRM-22', 'EVENT_ADMIN', 'addUserInvites getUserInvites resendUserInvites revokeUserInvites'],
  ['PRM-23', 'CONTROL_ENCODER', 'addLibrary deleteLibrary downloadLibrary updateLibrary'],
  ['PRM-24', 'CUSTOMER_ADMIN', 'systemLogs'],
  ['PRM-25', 'MEDIA_LIBRARY_ADMIN', 'users usersBilling usersPlayerLogs'],
] as const)('%s %s is not given %s', (_rule, role, names) => {
  expect(getCapabilities([role]).filter((name) => names.split(' ').includes(name))).toEqual([]);
});

test('PRM-27 no role gives sudo or sudoAdmin; they are granted to a user', () => {
  expect(getCapabilities(COLUMNS)).not.toContain('sudo');
  expect(getCapabilities(COLUMNS)).not.toContain('sudoAdmin');
  expect(getCapabilities(['CAMPUS_REVIEW'], ['sudo'])).toContain('sudo');
});
