import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { users } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { jobs } from '../../../fixtures/platform/kernel/db/schema/jobs.ts';
import { takeJob } from '../../../fixtures/platform/jobs/leases.ts';
import { startJobs, workOff } from '../../../fixtures/platform/jobs/run.ts';
import {
  mailDelivery,
  problemOfMail,
  type MailCarrier,
} from '../../../fixtures/platform/domains/customers/mail/delivery.ts';
import type { Mail } from '../../../fixtures/platform/domains/customers/mail/mail.ts';
import { openOutbox } from '../../../fixtures/demo/outbox.ts';
import { MAIL_QUEUE, queueMail } from '../../../fixtures/platform/domains/customers/mail/queue.ts';
import { createSmtpCarrier } from '../../../fixtures/platform/domains/customers/mail/smtp.ts';
import { startPlatform } from '../../../fixtures/platform/server/server.ts';
import { backends } from '../../support/backends.ts';
import { collectMails } from '../../support/mails.ts';
import type { TestPlatform } from '../../support/platform.ts';
import { migratedTemplate } from '../../support/template.ts';
import { until } from '../../support/until.ts';

const START_MS = 300_000;
const quiet = () => undefined;

/** A mail server that answers each recipient's mails as it is told, then takes them. */
async function openMailServer() {
  const taken: { to: string; text: string }[] = [];
  const refusals = new Map<string, number[]>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals.get(address)?.shift();
      done(responseCode ? Object.assign(new Error('Refused'), { responseCode }) : null);
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        taken.push({ to: session.envelope.rcptTo[0]?.address ?? '', text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refusals,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe.each(await backends())('mails on $name', ({ start }) => {
  let platform: TestPlatform;
  let close: () => Promise<void>;
  let customerId: string;
  let server: Awaited<ReturnType<typeof openMailServer>>;
  let smtp: MailCarrier;
  beforeAll(async () => {
    ({ platform, close } = await start({ seed: 'none' }));
    customerId = await platform.createCustomer();
    server = await openMailServer();
    smtp = createSmtpCarrier({ url: server.url, from: 'Rostrum Studio <no-reply@rostrum.example>' });
  }, START_MS);
  afterAll(async () => {
    await smtp.close();
    await server.close();
    await close();
  });

  const askReset = (userName: string) =>
    platform.call('POST', '/api/v3/passwordreset/request', { body: { userName } });
  const inQueue = eq(jobs.queue, MAIL_QUEUE);
  const queued = () => platform.services.db.select().from(jobs).where(inQueue);
  const forgetMails = () => platform.services.db.delete(jobs).where(inQueue);
  const deliver = (carrier: MailCarrier, onProblem: (problem: string) => void = quiet) =>
    workOff(platform.services, mailDelivery(carrier), (error) => onProblem(problemOfMail(error)));
  /** Everything the database holds, as text. */
  const everything = async () => {
    const { rows } = await platform.services.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const texts: string[] = [];
    for (const { name } of rows) {
      const all = await platform.services.db.execute(
        sql`select row_to_json(t)::text as text from ${sql.identifier(name)} t`,
      );
      texts.push(JSON.stringify(all.rows));
    }
    return texts.join('\n');
  };

  test('SES-21 nobody reads mails at the origin that serves the services and the video', async () => {
    const { userName } = await platform.createUser(customerId);
    expect((await askReset(userName)).status).toBe(202);
    expect((await platform.call('GET', '/outbox')).status).toBe(404);
    await forgetMails();
  });

  test('the secret of a link stands nowhere in the database, neither while the mail waits nor later', async () => {
    const { userName } = await platform.createUser(customerId);
    await askReset(userName);
    expect(await everything()).not.toContain('token=');
    const token = await collectMails(platform).token(userName);
    expect(token).toHaveLength(43);
    expect(await everything()).not.toContain(token);
    expect((await queued()).map(({ state, payload }) => [state, payload])).toEqual([['done', null]]);
    await forgetMails();
  });

  test('mails go out through a mail server, with umlauts, and no line of a name becomes a header', async () => {
    const { userName } = await platform.createUser(customerId, { firstName: 'Zoë\r\nBcc: all@example.test' });
    await askReset(userName);
    await deliver(smtp);
    const mail = server.taken.find(({ to }) => to === userName);
    expect(mail?.text).toContain('Subject: Reset your password');
    expect(mail?.text).toContain('From: Rostrum Studio <no-reply@rostrum.example>');
    expect(mail?.text.split('\r\n\r\n')[0]).not.toContain('Bcc');
  });

  test('a mail that the server cannot take now is tried again at growing intervals', async () => {
    const { userName } = await platform.createUser(customerId);
    server.refusals.set(userName, [451, 421]);
    await askReset(userName);
    for (const pause of [0, 15_000, 60_000]) {
      expect(server.taken.some(({ to }) => to === userName)).toBe(false);
      platform.clock.advance(Math.max(0, pause - 1));
      await deliver(smtp);
      if (pause === 0) continue;
      expect(server.taken.some(({ to }) => to === userName)).toBe(false);
      platform.clock.advance(1);
      await deliver(smtp);
    }
    expect(server.taken.filter(({ to }) => to === userName)).toHaveLength(1);
  });

  test('USR-07 VER-02 an account whose address is refused for good is invalid, until a later link is taken and opened', async () => {
    await forgetMails();
    const { userId, userName } = await platform.createUser(customerId, { accountStatus: 'unverified' });
    const status = async () => {
      const [row] = await platform.services.db.select().from(users).where(eq(users.userId, userId));
      return row?.accountStatus;
    };
    const ask = (path: string, body: object) =>
      platform.call('POST', `/api/v3/emailverify/${path}`, { body });
    // Temporary failures and refusals because of the text or sender say nothing about the address.
    server.refusals.set(userName, [451]);
    await ask('request', { userName });
    await deliver(smtp);
    expect(await status()).toBe('unverified');
    await forgetMails();
    server.refusals.set(userName, [550]);
    await ask('request', { userName });
    await deliver(smtp);
    expect(await status()).toBe('invalid');
    await ask('request', { userName });
    await deliver(smtp);
    expect(await status()).toBe('unverified');
    const mail = server.taken.findLast(({ to }) => to === userName);
    const text = (mail?.text ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
    await ask('verify', { token: /token=([\w-]{43})/.exec(text)?.[1] });
    expect(await status()).toBe('verified');
  });

  test('a mail that the server refuses for good is given up at once, and forgotten', async () => {
    await forgetMails();
    const { userName } = await platform.createUser(customerId);
    server.refusals.set(userName, [550]);
    await askReset(userName);
    const problems: string[] = [];
    await deliver(smtp, (problem) => problems.push(problem));
    expect(problems.join()).not.toContain(userName);
    expect(await queued()).toEqual([
      expect.objectContaining({
        state: 'failed',
        attempts: 1,
        payload: null,
        problem: 'Error EENVELOPE 550',
      }),
    ]);
  });

  test('a mail is given up after the last attempt, also when every process that tried it died', async () => {
    await forgetMails();
    await askReset('nobody@nowhere.example');
    const kind = mailDelivery(smtp);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await takeJob(platform.services, kind)).toMatchObject({ attempts: attempt });
      expect(await takeJob(platform.services, kind)).toBeNull();
      platform.clock.advance(kind.leaseMs);
    }
    await deliver(smtp);
    expect(await queued()).toEqual([expect.objectContaining({ state: 'failed', payload: null })]);
  });

  test('of several processes each mail is handed over by one, and one that fails holds up no other', async () => {
    await forgetMails();
    const names = Array.from({ length: 12 }, (_, at) => `guest ${at}`);
    for (const fullName of names) {
      await queueMail(platform.services, { kind: 'contactRequest', fullName, lines: [], sentBy: 'x' });
    }
    const subjects: string[] = [];
    const carrier: MailCarrier = {
      async send({ subject }: Mail) {
        if (subject.endsWith('guest 3')) throw new Error('down');
        subjects.push(subject);
      },
      close: async () => undefined,
    };
    await Promise.all([1, 2, 3].map(() => deliver(carrier)));
    const others = names.filter((name) => name !== 'guest 3');
    expect(subjects.sort()).toEqual(others.map((name) => `Contact request from ${name}`).sort());
  });

  test('stopping waits for what is being handed over', async () => {
    await forgetMails();
    await queueMail(platform.services, { kind: 'contactRequest', fullName: 'Last', lines: [], sentBy: 'x' });
    const calls: (() => void)[] = [];
    const carrier: MailCarrier = {
      send: () => new Promise((done) => calls.push(done)),
      close: async () => undefined,
    };
    const delivery = startJobs(platform.services, [mailDelivery(carrier)], quiet);
    await until(() => calls.length === 1);
    const stopped = delivery.stop();
    calls[0]?.();
    await stopped;
    expect((await queued())[0]?.state).toBe('done');
  });
});

describe('the outbox of the demonstration', () => {
  const get = (url: string, host?: string) =>
    new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
      const asked = request(url, host ? { headers: { host } } : {}, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        );
      });
      asked.on('error', reject).end();
    });

  test('shows mails escaped, their links followed without a referrer, to who names its address', async () => {
    const outbox = await openOutbox(0);
    try {
      const text = 'Hello <b>Eve</b>,\nhttp://localhost:4000/reset-password?token=abc';
      await outbox.send({ to: 'eve@example.test', subject: 'Reset', text });
      const { status, body, headers } = await get(outbox.url);
      expect(status).toBe(200);
      expect(body).toContain('&lt;b&gt;Eve');
      expect(body).toContain('href="http://localhost:4000/reset-password?token=abc" rel="noreferrer"');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      const { port } = new URL(outbox.url);
      expect((await get(outbox.url, `localhost:${port}`)).status).toBe(200);
      for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', '127.0.0.1:1']) {
        const refused = await get(outbox.url, host);
        expect([refused.status, refused.body]).toEqual([421, '']);
      }
      expect((await get(`${outbox.url}/other`)).status).toBe(404);
    } finally {
      await outbox.close();
    }
  });

  test('there is none outside the demonstration, nor beside a mail server', async () => {
    const template = await migratedTemplate();
    const options = { dataDir: 'memory', template, seed: 'none', outboxPort: 0, logLevel: 'silent' } as const;
    const bare = await startPlatform(options);
    expect(bare.outboxUrl).toBeNull();
    await bare.close();
  });
});
