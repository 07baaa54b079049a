import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditUserPage } from '../../../web/areas/people/EditUserPage.tsx';
import { InvitePage } from '../../../web/areas/people/InvitePage.tsx';
import { UserPage } from '../../../web/areas/people/UserPage.tsx';
import { UsersPage } from '../../../web/areas/people/UsersPage.tsx';
import { openPage } from '../app/openPage.tsx';
import { createPerson } from '../app/people.ts';
import { page, withMedia } from '../library/media/mediaFixture.ts';

const LIST = '/settings/users';
const ROUTES = [
  { path: LIST, Component: UsersPage },
  { path: `${LIST}/invite`, Component: InvitePage },
  { path: `${LIST}/:uuid`, Component: UserPage },
  { path: `${LIST}/:uuid/edit`, Component: EditUserPage },
];
const user = (id: string, userName: string, change: object = {}) => ({
  ...{
    id,
    userName,
    firstName: 'Daniel',
    lastName: 'Okafor',
    roles: ['EVENT_ADMIN'],
    title: null,
    phone: null,
  },
  ...{
    accountStatus: 'VERIFIED',
    isDisabled: false,
    hasSecondFactor: false,
    isPrimaryContact: false,
    isBillingContact: true,
  },
  ...{ isPointOfContact: false, hasNetworkAlerts: false, createdAt: '2026-01-01T00:00:00Z', revision: 4 },
  ...{ permissions: ['MANAGE_SCHEDULE', 'VIDEO_REVIEW'], channels: [] },
  ...change,
});
const daniel = user('u1', 'daniel@harbour.example');
const former = user('u2', 'former@harbour.example', { isDisabled: true, accountStatus: 'UNVERIFIED' });
const invite = (id: string, email: string, state: string) => ({
  ...{ id, email, state, firstName: null, lastName: null, roles: ['CAMPUS_REVIEW'] },
  ...{
    invitedByName: 'admin@harbour.example',
    sentAt: '2026-11-20T00:00:00Z',
    expiresAt: '2026-11-27T00:00:00Z',
    askedAt: null,
  },
});
const roles = [
  { role: 'EVENT_ADMIN', permissions: ['MANAGE_SCHEDULE'] },
  { role: 'CAMPUS_REVIEW', permissions: ['VIDEO_REVIEW'] },
];
const refusal = (reason: string, field: string[] | null, message = reason) => ({
  ...{ code: 'CONFLICT', reason, field, message, parameters: [] },
});

const open = (path: string, answers: object = {}, customer: object = {}) =>
  openPage(
    path,
    {
      viewer: createPerson('A'),
      customer: withMedia([], {
        users: page([daniel, former]),
        invites: page([
          invite('i1', 'noah@harbour.example', 'RESENT'),
          invite('i2', 'ruth@harbour.example', 'REVOKED'),
        ]),
        roles,
        encoderChannelList: page([{ id: 'h1', name: 'Main' }]),
        ...customer,
      }),
      user: daniel,
      ...answers,
    },
    ROUTES,
  );
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
const inputOf = (graph: ReturnType<typeof open>) => graph.requests.at(-1)?.variables.input as object;

test('S-129 USR-07 USR-08 the list tells roles, account and flags of each in words', async () => {
  open(LIST);
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
  expect(rows[0]!.getByRole('link', { name: 'daniel@harbour.example' }).getAttribute('href')).toBe(
    `${LIST}/u1`,
  );
  expect(rows[0]!.getByText('Event Admin')).toBeTruthy();
  expect(rows[0]!.getByText('verified')).toBeTruthy();
  expect(rows[0]!.getByText('Billing contact')).toBeTruthy();
  expect(rows[1]!.getByText('Disabled')).toBeTruthy();
});

test.each([
  ['USR-10 people by user name', LIST, 'UsersPage', 'Filter by user name'],
  ['INV-05 invitations by address', `${LIST}?show=invites`, 'InvitesPage', 'Filter by email'],
])('S-129 %s are narrowed by what is typed', async (_what, address, operation, label) => {
  const graph = open(address);
  fireEvent.change(await screen.findByLabelText(label), { target: { value: 'HARBOUR' } });
  await waitFor(() =>
    expect(graph.requests.at(-1)).toMatchObject({
      operationName: operation,
      variables: { filter: 'HARBOUR' },
    }),
  );
});

test('USR-06 PRM-13 PRM-32 the roles that are offered are those that the service lets be given, by their names', async () => {
  const all = ['CUSTOMER_ADMIN', 'EVENT_ADMIN', 'CONTROL_ENCODER', 'MEDIA_LIBRARY_ADMIN', 'CAMPUS_REVIEW'];
  const names = [
    'Organization Admin',
    'Event Admin',
    'Encoder Control',
    'Media Library Admin',
    'Video Review',
  ];
  const rolesOf = (given: string[]) => given.map((role) => ({ role, permissions: [] }));
  const offered = async () => {
    const field = within(await screen.findByRole('group', { name: 'Roles' }));
    return (await field.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent);
  };
  open(`${LIST}/invite`, {}, { roles: rolesOf(all) });
  expect(await offered()).toEqual(names);
  cleanup();
  open(`${LIST}/invite`, {}, { roles: rolesOf(['PLATFORM_ADMIN', ...all]) });
  expect(await offered()).toEqual(['Rostrum Admin', ...names]);
});

test('S-129 S-197 INV-01 STM-16 open invitations are sent again, those that are over are not', async () => {
  const resent = invite('i1', 'noah@harbour.example', 'RESENT');
  const graph = open(`${LIST}?show=invites`, { resendInvite: { invite: resent, userErrors: [] } });
  await click('Resend the invitation of noah@harbour.example');
  expect(screen.queryByRole('button', { name: /ruth@harbour.example/ })).toBeNull();
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('Invitation sent again to noah@harbour.example')).toBeTruthy();
  expect(inputOf(graph)).toEqual({ id: 'i1' });
});

test('S-129 INV-03 who asked for a new invitation is told, and is invited again by a form that has their address', async () => {
  const over = {
    ...invite('i2', 'ruth@harbour.example', 'REVOKED'),
    askedAt: '2026-11-24T15:00:00Z',
  };
  open(`${LIST}?show=invites`, {}, { invites: page([invite('i1', 'noah@harbour.example', 'RESENT'), over]) });
  expect(await screen.findAllByText(/^New invitation requested Nov 24, 2026/)).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Invite noah@harbour.example again' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Invite ruth@harbour.example again' }));
  const addresses = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Email addresses/ });
  expect(addresses.value).toBe('ruth@harbour.example');
});

test('S-198 INV-01 STM-16 one that is revoked says so in its row', async () => {
  open(`${LIST}?show=invites`, { revokeInvite: { revokedId: 'i1', userErrors: [] } });
  await click('Revoke the invitation of noah@harbour.example');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Invitation of noah@harbour.example revoked')).toBeTruthy();
  expect(await screen.findAllByText('revoked')).toHaveLength(2);
});

test('S-130 USR-05 INV-02 one address is invited with a name; without a role nothing is sent', async () => {
  const graph = open(`${LIST}/invite`, {
    inviteUser: { invite: null, userErrors: [refusal('ALREADY_INVITED', ['email'])] },
  });
  await write(/^Email addresses/, 'grace@harbour.example');
  await write(/^First name/, 'Grace');
  await click('Send invitations');
  expect(await screen.findByText('Choose at least one role.')).toBeTruthy();
  expect(graph.asked()).not.toContain('InviteUser');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Video Review' }));
  expect(screen.getByText('Watch saved videos')).toBeTruthy();
  await click('Send invitations');
  expect(await screen.findByText(/has already been invited/)).toBeTruthy();
  expect(inputOf(graph)).toMatchObject({
    email: 'grace@harbour.example',
    firstName: 'Grace',
    roles: ['CAMPUS_REVIEW'],
  });
});

test('S-130 INV-02 of several addresses each that was refused is named with its reason', async () => {
  const graph = open(`${LIST}/invite`, {
    inviteUsers: {
      results: [
        {
          email: 'one@harbour.example',
          invite: invite('i3', 'one@harbour.example', 'INVITED'),
          userErrors: [],
        },
        { email: 'nobody', invite: null, userErrors: [refusal('EMAIL_INVALID', ['email'])] },
      ],
      userErrors: [],
    },
  });
  await write(/^Email addresses/, 'one@harbour.example, nobody');
  expect(screen.queryByRole('textbox', { name: /^First name/ })).toBeNull();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Event Admin' }));
  await click('Send invitations');
  expect(await screen.findByText(/nobody: Enter a valid email address/)).toBeTruthy();
  expect(screen.getByText(/Sent to one@harbour.example/)).toBeTruthy();
  expect(inputOf(graph)).toMatchObject({ emails: ['one@harbour.example', 'nobody'] });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Email addresses/ }).value).toBe('nobody');
});

test('S-131 VER-06 VER-07 STM-18 the details tell rights in words, and send the verification again', async () => {
  open(`${LIST}/u2`, {
    user: former,
    requestEmailVerification: { state: 'VALIDATING', userErrors: [] },
  });
  await click('Resend verification');
  expect(await screen.findByText('Verification email sent to former@harbour.example')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Permissions' }));
  expect(await screen.findByText('Manage the schedule and go live')).toBeTruthy();
});

test('S-131 VER-07 STM-18 an address that was verified meanwhile is a conflict, and a failure is told', async () => {
  const graph = open(`${LIST}/u2`, {
    user: { ...former, isDisabled: false },
    requestEmailVerification: { state: 'CONFLICT', userErrors: [] },
  });
  await click('Resend verification');
  expect(await screen.findByText('former@harbour.example is already verified')).toBeTruthy();
  graph.answers.requestEmailVerification = { state: 'ERROR', userErrors: [] };
  await click('Resend verification');
  expect(
    await screen.findByText('The verification email to former@harbour.example could not be sent. Try again.'),
  ).toBeTruthy();
});

test('S-131 VER-07 STM-18 the error of a disabled account says what to do first', async () => {
  open(`${LIST}/u2`, { user: former, requestEmailVerification: { state: 'ERROR', userErrors: [] } });
  await click('Resend verification');
  expect(
    await screen.findByText(
      'former@harbour.example cannot get a verification email while the account is disabled. Enable it first.',
    ),
  ).toBeTruthy();
});

test('S-132 USR-02 USR-05 an edit carries every field with the revision, and keeps its input when another came before', async () => {
  const graph = open(`${LIST}/u1/edit`, {
    updateUser: {
      user: { ...daniel, title: 'Archivist', revision: 5 },
      userErrors: [refusal('CHANGED_MEANWHILE', null)],
    },
  });
  await write(/^Last name/, 'O');
  await click('Save');
  expect(await screen.findByText(/must have at least 2 characters; this one has 1/)).toBeTruthy();
  await write(/^Last name/, 'Okafor');
  await write(/^Title/, 'Producer');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Access to Main' }), {
    target: { value: 'look' },
  });
  await click('Save');
  expect(await screen.findByText(/Another user changed this account/)).toBeTruthy();
  expect(inputOf(graph)).toMatchObject({
    ...{ id: 'u1', revision: 4, title: 'Producer', roles: ['EVENT_ADMIN'], isBillingContact: true },
    channels: [{ encoderChannelId: 'h1', isViewOnly: true }],
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Producer');
});

test('USR-09 access to channels that was left alone is not sent; one that is gone can be taken away and says so', async () => {
  const channels = [{ encoderChannelId: 'h9', isViewOnly: true }];
  const refused = refusal(
    'ENCODER_CHANNEL_UNKNOWN',
    ['channels', '0', 'encoderChannelId'],
    'This channel does not exist.',
  );
  const graph = open(`${LIST}/u1/edit`, {
    user: { ...daniel, channels },
    updateUser: ({ input }: { input: { channels?: object[] } }) =>
      input.channels?.length ? { user: null, userErrors: [refused] } : { user: daniel, userErrors: [] },
  });
  await write(/^Title/, 'Producer');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Access to Deleted' }), {
    target: { value: 'use' },
  });
  await click('Save');
  expect(await screen.findByText('This encoder channel does not exist.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Access to Deleted' }), {
    target: { value: 'none' },
  });
  await click('Save');
  await waitFor(() =>
    expect(graph.requests.filter(({ operationName }) => operationName === 'UpdateUser')).toHaveLength(2),
  );
});

test('USR-09 an edit of something else leaves access to channels alone', async () => {
  const graph = open(`${LIST}/u1/edit`, {
    user: { ...daniel, channels: [{ encoderChannelId: 'h1', isViewOnly: true }] },
    updateUser: { user: daniel, userErrors: [] },
  });
  await screen.findByRole('combobox', { name: 'Access to Main' });
  await write(/^Title/, 'Producer');
  await click('Save');
  await waitFor(() => expect(inputOf(graph)).toMatchObject({ title: 'Producer' }));
  expect(inputOf(graph)).not.toHaveProperty('channels');
});

test('S-130 APP-23 names that were typed before a second address keep nothing from being sent', async () => {
  const graph = open(`${LIST}/invite`, {
    inviteUsers: { results: [], userErrors: [] },
  });
  await write(/^Email addresses/, 'one@harbour.example');
  await write(/^First name/, 'A');
  await write(/^Email addresses/, 'one@harbour.example two@harbour.example');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Video Review' }));
  await click('Send invitations');
  await waitFor(() => expect(graph.asked()).toContain('InviteUsers'));
});

test('S-199 the last admin is not removed, and the question says why', async () => {
  open(LIST, { deleteUser: { deletedId: null, userErrors: [refusal('LAST_ADMIN', null)] } });
  await click('Remove daniel@harbour.example');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/needs at least one Organization Admin/)).toBeTruthy();
});

test('S-131 an admin frees somebody of their second factors, once told what that means', async () => {
  const other = { ...daniel, id: 'u9' };
  const guarded = { ...other, hasSecondFactor: true };
  const graph = open(`${LIST}/u9`, {
    user: guarded,
    resetSecondFactors: { user: other, userErrors: [] },
  });
  await click('Reset second factors');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/signed out everywhere/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Reset second factors' }));
  expect(await screen.findByText('Second factors of daniel@harbour.example reset')).toBeTruthy();
  const asked = graph.requests.find(({ operationName }) => operationName === 'ResetSecondFactors');
  expect(asked?.variables).toEqual({ input: { id: 'u9' } });
  expect(await screen.findByText('None')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reset second factors' })).toBeNull();
});

test('S-131 nobody is offered to reset their own second factors', async () => {
  const { user: self } = createPerson('A') as unknown as { user: { id: string } };
  open(`${LIST}/${self.id}`, { user: { ...daniel, id: self.id, hasSecondFactor: true } });
  expect(await screen.findByText('In use')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reset second factors' })).toBeNull();
});
