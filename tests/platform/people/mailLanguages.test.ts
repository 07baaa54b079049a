import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { encoders } from '../../../fixtures/platform/kernel/db/schema/encoders.ts';
import { posts } from '../../../fixtures/platform/kernel/db/schema/posts.ts';
import { queueMail } from '../../../fixtures/platform/domains/customers/mail/queue.ts';
import { CUSTOMERS, DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { collectMails, type TestMails } from '../../support/mails.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';

type Language = 'en' | 'es';

const EVENT_ADMIN = '5d3c1a70-0003-4c6e-9a10-7f1e6c000003';

let platform: TestPlatform;
let mails: TestMails;
let customerId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  mails = collectMails(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.clock.advance(60_000);
  customerId = await platform.createCustomer({ name: 'Puerto' });
});

/** Somebody who has chosen a language for the studio. */
async function speaker(language: Language | null, values: object = {}, of = customerId) {
  const person = await platform.createUser(of, { firstName: 'Eva', ...values });
  const token = await platform.signIn(person.userName);
  const { status } = await platform.call('PATCH', '/api/v3/preferences', { token, body: { language } });
  expect(status).toBe(200);
  return { ...person, token };
}
const post = (path: string, body: object, token?: string) =>
  platform.call('POST', `/api/v3/${path}`, { body, ...(token ? { token } : {}) });
const freshAddress = () => `new-${randomUUID().slice(0, 8)}@example.test`;
const newest = async (to: string) => (await mails.to(to)).at(-1);

describe('a letter speaks the language that its reader chose for the studio', () => {
  test('SES-21 a link for a new password', async () => {
    const { userName } = await speaker('es');
    await post('passwordreset/request', { userName });
    const mail = await newest(userName);
    expect(mail?.subject).toBe('Restablezca su contraseña');
    expect(mail?.text).toMatch(
      /^Hola Eva:\n\nPara establecer una contraseña nueva, abra este enlace en un plazo de 60 minutos:\nhttp:\/\/localhost:4000\/reset-password\?token=[\w-]{43}\n/,
    );
  });

  test.each([
    ['who chose English', 'en'],
    ['who leaves it to their browser', null],
  ] as const)('SES-21 %s reads English', async (_who, language) => {
    const { userName } = await speaker(language);
    await post('passwordreset/request', { userName });
    const mail = await newest(userName);
    expect(mail?.subject).toBe('Reset your password');
    expect(mail?.text).toMatch(/^Hello Eva,\n\nSet a new password within 60 minutes:\n/);
  });

  test('VER-01 the verification of an address', async () => {
    const { userId, userName, token } = await speaker('es', { accountStatus: 'unverified' });
    await post('emailverify/request', { userId }, token);
    const mail = await newest(userName);
    expect(mail?.subject).toBe('Verifique su dirección de correo electrónico');
    expect(mail?.text).toContain('es suya, abra este enlace en un plazo de 60 minutos:\nhttp');
  });

  test('USR-14 a change of the address, at both', async () => {
    const { userId, userName, token } = await speaker('es');
    const newUserName = freshAddress();
    await post('emailverify/request', { userId, newUserName, password: DEMO_PASSWORD }, token);
    expect((await newest(userName))?.subject).toBe(
      'Su dirección de inicio de sesión está a punto de cambiar',
    );
    expect((await newest(newUserName))?.subject).toBe('Verifique su dirección de correo electrónico');
    await post('emailverify/verify', { token: await mails.token(newUserName) });
    expect((await newest(userName))?.subject).toBe('Se ha cambiado su dirección de inicio de sesión');
  });

  test('USR-14 that somebody else wants one’s address, in one’s own language and not in theirs', async () => {
    const holder = await speaker('es', { firstName: 'Ana' });
    const other = await speaker('en');
    const { userId, token } = other;
    const body = { userId, newUserName: holder.userName, password: DEMO_PASSWORD };
    await post('emailverify/request', body, token);
    const mail = await newest(holder.userName);
    expect(mail?.subject).toBe('Esta dirección de correo ya tiene una cuenta');
    expect(mail?.text).toMatch(/^Hola Ana:\n\nOtro usuario ha intentado usar/);
  });

  test.each([
    [
      'es',
      'Puerto le ha invitado a Rostrum Studio',
      /^Hola Grace:\n\n.+ le ha invitado a unirse a Puerto en Rostrum Studio\. /,
    ],
    ['en', 'Puerto invites you to Rostrum Studio', /^Hello Grace,\n\n.+ invited you to Puerto in Rostrum St/],
  ] as const)('INV-01 an invitation, in the language of who invites: %s', async (language, subject, text) => {
    const admin = await speaker(language);
    const email = freshAddress();
    const body = { email, firstName: 'Grace', roles: [EVENT_ADMIN] };
    await post(`customers/${customerId}/userinvites`, body, admin.token);
    const mail = await newest(email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toMatch(text);
    expect(mail?.text).toMatch(/\/accept\?token=[\w-]{43}\n/);
  });

  test('INV-02 an invitation of who has an account elsewhere, in the language of that account', async () => {
    const admin = await speaker('en');
    const elsewhere = await platform.createCustomer();
    const known = await speaker('es', {}, elsewhere);
    const body = { email: known.userName, roles: [EVENT_ADMIN] };
    await post(`customers/${customerId}/userinvites`, body, admin.token);
    const mail = await newest(known.userName);
    expect(mail?.subject).toBe('Puerto le ha invitado a Rostrum Studio');
    expect(mail?.text).toContain('ya tiene una cuenta');
  });

  test.each([
    [false, 'ha perdido la conexión de red', 'no tiene conexión de red'],
    [true, 'vuelve a estar en línea', 'vuelve a estar en línea'],
  ])('PRM-14 a network alert; the network is back: %s', async (isBack, words, state) => {
    const { userId, userName } = await speaker('es', { networkAlerts: true }, CUSTOMERS.harbour);
    const [encoder] = await platform.services.db
      .select()
      .from(encoders)
      .where(eq(encoders.customerId, CUSTOMERS.harbour))
      .limit(1);
    const { uuid: encoderId, name } = encoder!;
    const since = '2026-11-25T09:30:00.000Z';
    await queueMail(platform.services, { kind: 'networkAlert', encoderId, userId, isBack, since });
    const mail = await newest(userName);
    expect(mail?.subject).toBe(`${name} ${words}`);
    expect(mail?.text).toContain(`El codificador «${name}» ${state} desde el 2026-11-25 09:30 UTC.`);
  });

  test('a post that failed, with its reason', async () => {
    const { userId, userName } = await speaker('es');
    const postId = randomUUID();
    const now = platform.clock.now();
    await platform.services.db.insert(posts).values({
      ...{ uuid: postId, customerId, kind: 'YOUTUBE', destinationId: 'UC1', destinationName: 'Canal' },
      ...{ title: 'Charla', description: '', privacy: 'public', step: 'FAILED', problem: 'FORBIDDEN' },
      ...{ publishAt: now, createdAt: now, createdBy: userId },
    });
    await queueMail(platform.services, { kind: 'postFailed', postId, userId });
    const mail = await newest(userName);
    expect(mail?.subject).toBe('Ha fallado una publicación en YouTube');
    expect(mail?.text).toContain(
      '«Charla» no se ha podido publicar en Canal de YouTube: Su cuenta no tiene permisos suficientes para acceder a esta función.',
    );
  });

  test('second factors that were reset', async () => {
    const { userId, userName } = await speaker('es');
    await queueMail(platform.services, { kind: 'secondFactorsReset', userId, by: 'ana@example.test' });
    const mail = await newest(userName);
    expect(mail?.subject).toBe('Se han restablecido sus segundos factores');
    expect(mail?.text).toContain('ana@example.test ha eliminado de su cuenta');
  });
});

test('what a letter names is not read as words of the catalogue', async () => {
  const admin = await speaker('es');
  const email = freshAddress();
  const body = { email, firstName: '{{link}}', roles: [EVENT_ADMIN] };
  await post(`customers/${customerId}/userinvites`, body, admin.token);
  expect((await newest(email))?.text).toMatch(/^Hola \{\{link\}\}:\n/);
});
