import { CONTACT_MESSAGES } from '../../../schema/rules/contacts.ts';
import { openWorld, START_MS, type World } from '../world.ts';
import { english } from '../../../schema/reasons/english.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ trusts: () => true });
}, START_MS);
afterAll(() => world?.close());

const SEND = `mutation ($input: ContactRequestInput!) {
  sendContactRequest(input: $input) { sent userErrors { code field message } } }`;
const input = (change: object = {}) => ({
  email: 'maya@harbour.example',
  fullName: 'Maya Keller',
  ...change,
});

describe('the contact form', () => {
  it('USR-13 sends all eight fields in one REST call', async () => {
    const client = await world.signIn('review@harbour.example');
    const full = input({
      organizationName: 'Harbour Street Church',
      phone: '1',
      state: 'MA',
      zipCode: '02110',
      billingAddress: '1 Harbour Street',
      city: 'Boston',
    });
    const calls = await world.callsOf(async () => {
      expect((await client.data(SEND, { input: full })).sendContactRequest).toEqual({
        sent: true,
        userErrors: [],
      });
    });
    expect(calls).toEqual(['POST /onboarding/api/v1/contactrequests']);
    const { sendContactRequest } = await client.data(SEND, { input: input({ phone: null }) });
    expect(sendContactRequest.sent).toBe(true);
  });

  const REFUSED = [
    ['USR-11', { email: '' }, 'email', english(CONTACT_MESSAGES.emailRequired)],
    ['USR-11', { email: 'maya' }, 'email', english(CONTACT_MESSAGES.emailInvalid)],
    ['USR-12', { fullName: 'M' }, 'fullName', english(CONTACT_MESSAGES.nameShort)],
    ['USR-12', { fullName: 'M'.repeat(51) }, 'fullName', english(CONTACT_MESSAGES.nameLong)],
  ] as const;
  it.each(REFUSED)(
    'USR-11 USR-12 (%s) %j is refused on its field without a REST call',
    async (_, change, field, message) => {
      const client = await world.signIn('review@harbour.example');
      const calls = await world.callsOf(async () => {
        const { sendContactRequest } = await client.data(SEND, { input: input(change) });
        expect(sendContactRequest.sent).toBe(false);
        expect(sendContactRequest.userErrors).toEqual([expect.objectContaining({ field: [field], message })]);
      });
      expect(calls).toEqual([]);
    },
  );

  it('needs somebody signed in', async () => {
    const { errors } = await world.visitor().run(SEND, { input: input() });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
