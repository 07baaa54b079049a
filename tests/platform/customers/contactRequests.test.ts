import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CONTACT_FIELDS, CONTACT_MESSAGES } from '../../../schema/rules/contacts.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { english } from '../../../schema/reasons/english.ts';

interface Body {
  code?: string;
  message?: string;
  field?: string;
}

const REQUEST = {
  email: 'maya@harbour.example',
  fullName: 'Maya Keller',
  organizationName: 'Harbour Street Church',
  phone: '+1 617 555 0101',
  billingAddress: '1 Harbour Street',
  city: 'Boston',
  state: 'MA',
  zipCode: '02110',
};

let platform: TestPlatform;
let token: string;
let mails: TestMails;
let customerId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  customerId = await platform.createCustomer();
  mails = collectMails(platform);
  token = await newcomer();
});
afterAll(() => platform.close());

const newcomer = async () => platform.signIn((await platform.createUser(customerId)).userName);
const send = (change: object = {}, as = token) =>
  platform.call<Body>('POST', '/onboarding/api/v1/contactrequests', {
    ...(as ? { token: as } : {}),
    body: { ...REQUEST, ...change },
  });
const sentMails = () => mails.to('support@rostrum.example');

describe('the contact form', () => {
  test('USR-13 a request with all eight fields reaches support as a mail', async () => {
    expect((await send()).status).toBe(202);
    const [mail] = await sentMails();
    expect(mail?.subject).toBe('Contact request from Maya Keller');
    expect(CONTACT_FIELDS).toHaveLength(8);
    for (const field of CONTACT_FIELDS) expect(mail?.text).toContain(`${field}: ${REQUEST[field]}`);
  });

  test.each([
    ['USR-11', { email: '' }, 'email', english(CONTACT_MESSAGES.emailRequired)],
    ['USR-11', { email: undefined }, 'email', english(CONTACT_MESSAGES.emailRequired)],
    ['USR-11', { email: 'maya at harbour' }, 'email', english(CONTACT_MESSAGES.emailInvalid)],
    ['USR-12', { fullName: 'M' }, 'fullName', english(CONTACT_MESSAGES.nameShort)],
    ['USR-12', { fullName: 'M'.repeat(51) }, 'fullName', english(CONTACT_MESSAGES.nameLong)],
    ['USR-13', { city: 'C'.repeat(129) }, 'city', english(CONTACT_MESSAGES.textLong)],
  ])('%s %j is refused on its field', async (_, change, field, message) => {
    const before = (await sentMails()).length;
    const { status, body } = await send(change);
    expect([status, body.field, body.message]).toEqual([400, field, message]);
    expect(await sentMails()).toHaveLength(before);
  });

  test('USR-12 2 and 50 characters are within the limits, and six fields may be left out', async () => {
    const { email } = REQUEST;
    for (const fullName of ['Mo', 'M'.repeat(50)]) {
      const answer = await platform.call('POST', '/onboarding/api/v1/contactrequests', {
        token,
        body: { email, fullName },
      });
      expect(answer.status).toBe(202);
    }
  });

  test('it needs somebody signed in, and each person’s requests are throttled', async () => {
    expect((await send({}, '')).status).toBe(401);
    const eager = await newcomer();
    for (let at = 0; at < 10; at += 1) expect((await send({}, eager)).status).toBe(202);
    expect((await send({}, eager)).status).toBe(429);
    expect((await send()).status).toBe(202);
  });
});
