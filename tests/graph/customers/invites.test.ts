import { CUSTOMERS, INVITES } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import type { GraphClient } from '../client.ts';
import { openWorld, START_MS, type World } from '../world.ts';

let world: World;
let mails: TestMails;
let admin: GraphClient;

beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
  mails = collectMails(world.platform);
  admin = await world.signIn('admin@harbour.example');
}, START_MS);
afterAll(() => world?.close());

const INVITE = `mutation ($input: InviteUserInput!) { inviteUser(input: $input) {
  invite { id email firstName roles isBillingContact hasNetworkAlerts state invitedByName
    channels { encoderChannelId isViewOnly encoderChannel { name } } }
  userErrors { code reason field message } } }`;
const MANY = `mutation ($input: InviteUsersInput!) { inviteUsers(input: $input) {
  results { email invite { state } userErrors { reason field } } userErrors { code reason field } } }`;
const OFFER = `query ($id: ID!, $token: String!) {
  invite(id: $id, token: $token) { email customerName firstName lastName phone state } }`;
const ACCEPT = `mutation ($input: AcceptInviteInput!) {
  acceptInvite(input: $input) { userName userErrors { code reason field message } } }`;
const REQUEST = `mutation ($input: RequestInviteInput!) {
  requestInvite(input: $input) { isRequested userErrors { code } } }`;
const LIST = `query ($filter: String, $sort: ListSort) { viewer { customer {
  invites(filter: $filter, sort: $sort) { totalCount nodes { id email state askedAt } } } } }`;

const PERSON = { firstName: 'Grace', lastName: 'Adeyemi', password: 'a-password-2026' };
const invite = async (input: object, client = admin) =>
  (await client.data(INVITE, { input: { roles: ['EVENT_ADMIN'], ...input } })).inviteUser;
const accept = async (input: object) =>
  (
    await world.visitor().data(ACCEPT, {
      input: { ...PERSON, passwordConfirmation: PERSON.password, ...input },
    })
  ).acceptInvite;
const linkOf = async (email: string) =>
  /userinvites\/(?<id>[\w-]+)\/accept\?token=(?<token>[\w-]+)/.exec(
    (await mails.to(email)).at(-1)?.text ?? '',
  )?.groups as { id: string; token: string };

describe('invitations', () => {
  it('INV-01 INV-04 STM-16 USR-08 USR-09 run from an invitation to somebody who signs in', async () => {
    const email = 'grace.new@harbour.example';
    const { invite: made } = await invite({
      ...{ email: ` ${email} `, firstName: 'Grace', isBillingContact: true, hasNetworkAlerts: true },
      channels: [{ encoderChannelId: CHANNEL_IDS.main, isViewOnly: true }],
    });
    expect(made).toMatchObject({
      ...{ email, firstName: 'Grace', roles: ['EVENT_ADMIN'], state: 'INVITED' },
      ...{ isBillingContact: true, hasNetworkAlerts: true, invitedByName: 'admin@harbour.example' },
      channels: [
        {
          encoderChannelId: CHANNEL_IDS.main,
          isViewOnly: true,
          encoderChannel: { name: expect.any(String) },
        },
      ],
    });
    const link = await linkOf(email);
    expect(link.id).toBe(made.id);
    expect((await world.visitor().data(OFFER, link)).invite).toEqual({
      ...{ email, customerName: 'Harbour Street Church', firstName: 'Grace', lastName: null, phone: null },
      state: 'INVITED',
    });
    expect(await accept({ ...link, phone: '+1 555 0100' })).toEqual({ userName: email, userErrors: [] });
    const grace = world.visitor();
    await grace.signIn(email, PERSON.password);
    const { viewer } = await grace.data('{ viewer { customer { id } user { firstName roles } } }');
    expect(viewer).toEqual({
      customer: { id: CUSTOMERS.harbour },
      user: { firstName: 'Grace', roles: ['EVENT_ADMIN'] },
    });
    expect((await accept(link)).userErrors).toMatchObject([{ reason: 'INVITE_OVER' }]);
    expect((await world.visitor().data(OFFER, link)).invite.state).toBe('ACCEPTED');
  });

  it('INV-03 a link that was revoked says so; an unknown one and a wrong secret are nothing alike', async () => {
    const email = 'revoked@harbour.example';
    const { invite: made } = await invite({ email });
    const link = await linkOf(email);
    const revoked = await admin.data(
      'mutation ($id: ID!) { revokeInvite(input: { id: $id }) { revokedId userErrors { code } } }',
      { id: made.id },
    );
    expect(revoked.revokeInvite).toEqual({ revokedId: made.id, userErrors: [] });
    expect((await world.visitor().data(OFFER, link)).invite.state).toBe('REVOKED');
    for (const wrong of [
      { ...link, token: 'x'.repeat(43) },
      { ...link, token: '' },
      { ...link, id: 'none' },
    ]) {
      expect((await world.visitor().data(OFFER, wrong)).invite).toBeNull();
    }
  });

  it('S-138 INV-03 in place of one that was revoked a new one is asked for, alike with a wrong link', async () => {
    const email = 'wanted@harbour.example';
    const { invite: made } = await invite({ email });
    const link = await linkOf(email);
    await admin.data('mutation ($id: ID!) { revokeInvite(input: { id: $id }) { revokedId } }', {
      id: made.id,
    });
    const subject = `${email} requested a new invitation`;
    const told = async () =>
      (await mails.to('admin@harbour.example')).filter((mail) => mail.subject === subject);
    for (const [input, letters] of [
      [{ ...link, token: 'x'.repeat(43) }, 0],
      [{ ...link, token: 'no header carries this: ñ\n' }, 0],
      [{ ...link, token: '' }, 0],
      [{ ...link, id: 'none' }, 0],
      [{ ...link, id: '' }, 0],
      [link, 1],
      [link, 1],
    ] as const) {
      const { requestInvite } = await world.visitor().data(REQUEST, { input });
      expect(requestInvite).toEqual({ isRequested: true, userErrors: [] });
      expect(await told()).toHaveLength(letters);
    }
    expect((await world.visitor().data(OFFER, link)).invite.state).toBe('REVOKED');
    const { viewer } = await admin.data(LIST, { filter: email });
    expect(viewer.customer.invites.nodes).toEqual([
      { id: made.id, email, state: 'REVOKED', askedAt: world.polls.now().toISOString() },
    ]);
  });

  it('STM-16 one is sent again while it is open, and not when it is over', async () => {
    const RESEND = `mutation ($id: ID!) { resendInvite(input: { id: $id }) {
      invite { state } userErrors { code reason message } } }`;
    const { resendInvite } = await admin.data(RESEND, { id: INVITES.grace });
    expect(resendInvite).toEqual({ invite: { state: 'RESENT' }, userErrors: [] });
    expect(await linkOf('grace@harbour.example')).toMatchObject({ id: INVITES.grace });
    const refused = await admin.data(RESEND, { id: INVITES.ruth });
    expect(refused.resendInvite).toMatchObject({
      invite: null,
      userErrors: [
        { code: 'STATE', reason: 'INVITE_NOT_OPEN', message: expect.stringContaining('“revoked”') },
      ],
    });
  });

  it.each([
    ['USR-01', { email: `${'x'.repeat(55)}@harbour.example` }, 'email', 'EMAIL_TOO_LONG'],
    ['USR-02', { email: 'a@harbour.example', firstName: 'G' }, 'firstName', 'PERSON_NAME_TOO_SHORT'],
    ['USR-02', { email: 'a@harbour.example', lastName: 'x'.repeat(151) }, 'lastName', 'PERSON_NAME_TOO_LONG'],
    ['USR-05', { email: 'a@harbour.example', roles: [] }, 'roles', 'ROLE_REQUIRED'],
    ['INV-02', { email: 'noah@harbour.example' }, 'email', 'ALREADY_INVITED'],
    ['INV-02', { email: 'events@harbour.example' }, 'email', 'ALREADY_USER'],
  ])('%s %j is refused at its field', async (_rule, input, field, reason) => {
    expect((await invite(input)).userErrors).toMatchObject([{ field: [field], reason }]);
  });

  it.each([
    ['INV-04 USR-02', { lastName: 'A' }, 'lastName', 'PERSON_NAME_TOO_SHORT'],
    [
      'INV-04 USR-03',
      { password: '123456789', passwordConfirmation: '123456789' },
      'password',
      'PASSWORD_TOO_SHORT',
    ],
    [
      'INV-04 USR-03',
      { password: 'x'.repeat(129), passwordConfirmation: 'x'.repeat(129) },
      'password',
      'PASSWORD_TOO_LONG',
    ],
    ['INV-04 USR-02', { firstName: 'x'.repeat(151) }, 'firstName', 'PERSON_NAME_TOO_LONG'],
    ['INV-04 USR-04', { passwordConfirmation: 'another-2026' }, 'passwordConfirmation', 'PASSWORDS_DIFFER'],
  ])('%s accepting with %j is refused at its field', async (_rule, input, field, reason) => {
    const refusal = await accept({ id: INVITES.noah, token: 'any', ...input });
    expect(refusal.userErrors).toMatchObject([{ field: [field], reason }]);
  });

  it('INV-02 USR-05 several are invited at once, each with a result of its own', async () => {
    const send = async (input: object) =>
      (await admin.data(MANY, { input: { roles: ['CAMPUS_REVIEW'], ...input } })).inviteUsers;
    const emails = ['one@harbour.example', 'events@harbour.example', 'nobody', 'ONE@harbour.example'];
    expect(await send({ emails })).toEqual({
      results: [
        { email: 'ONE@harbour.example', invite: { state: 'INVITED' }, userErrors: [] },
        {
          email: 'events@harbour.example',
          invite: null,
          userErrors: [{ reason: 'ALREADY_USER', field: ['email'] }],
        },
        { email: 'nobody', invite: null, userErrors: [{ reason: 'EMAIL_INVALID', field: ['email'] }] },
      ],
      userErrors: [],
    });
    expect((await send({ emails, roles: [] })).userErrors).toMatchObject([{ field: ['roles'] }]);
    for (const wrong of [[], Array.from({ length: 51 }, (_, at) => `p${at}@harbour.example`)]) {
      expect((await send({ emails: wrong })).userErrors).toMatchObject([{ reason: 'INVITE_COUNT' }]);
    }
  });

  it('INV-05 the list is filtered by address, and takes one call however long it is', async () => {
    let nodes: { email: string }[] = [];
    const calls = await world.callsOf(async () => {
      ({ nodes } = (await admin.data(LIST, { filter: 'NOAH' })).viewer.customer.invites);
    });
    expect(nodes).toMatchObject([{ email: 'noah@harbour.example', state: 'RESENT' }]);
    expect(calls).toEqual([`GET /api/v3/customers/${CUSTOMERS.harbour}/userinvites`]);
  });

  it('PRM-22 PRM-31 who may not manage users sees none, and the rest answers', async () => {
    const events = await world.signIn('encoders@harbour.example');
    const { data, errors } = await events.run(
      `{ viewer { customer { name invites { totalCount } roles { role } } } }`,
    );
    expect(data?.viewer.customer).toEqual({ name: 'Harbour Street Church', invites: null, roles: null });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('USR-06 PRM-32 the roles that can be given, with what each allows', async () => {
    const roles = async (client: GraphClient) =>
      (await client.data('{ viewer { customer { roles { role permissions capabilities } } } }')).viewer
        .customer.roles;
    const own = await roles(admin);
    expect(own.map(({ role }: { role: string }) => role)).toEqual([
      ...['CUSTOMER_ADMIN', 'EVENT_ADMIN', 'CONTROL_ENCODER', 'MEDIA_LIBRARY_ADMIN', 'CAMPUS_REVIEW'],
    ]);
    expect(own.at(-1)).toMatchObject({ permissions: ['VIDEO_REVIEW'] });
    expect((await roles(await world.signIn('super@rostrum.example')))[0].role).toBe('PLATFORM_ADMIN');
  });
});
