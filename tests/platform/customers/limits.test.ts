import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hashSecret } from '../../../fixtures/platform/kernel/secrets/secrets.ts';
import { apiClients } from '../../../fixtures/platform/kernel/db/schema/customers.ts';
import { hashUserName } from '../../../fixtures/platform/kernel/limits/signIns.ts';
import type { LimitName } from '../../../fixtures/platform/kernel/limits/table.ts';
import { DEMO_PASSWORD } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type Answer, type TestPlatform } from '../../support/platform.ts';

const FIVE_MINUTES_MS = 300_000;

let platform: TestPlatform;
let customerId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ seed: 'none' });
  customerId = await platform.createCustomer();
});
beforeEach(() => platform.clock.advance(FIVE_MINUTES_MS));
afterAll(() => platform.close());

interface Problem {
  code: string;
}
const newcomer = async () => platform.signIn((await platform.createUser(customerId)).userName);
/** Has something counted so often already. */
const counted = (name: LimitName, key: string, times: number) =>
  platform.services.limits.set(name, key, times);
const isThrottled = ({ status, body, headers }: Answer<unknown>, seconds: number) =>
  expect([status, (body as Problem).code, headers.get('retry-after')]).toEqual([
    429,
    'RATE_LIMITED',
    String(seconds),
  ]);
const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  platform.call<Problem>('POST', '/api/v3/auth/token', {
    body: { grant_type: 'password_cookie', username, password },
    headers,
  });
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('activation codes', () => {
  const activate = (token: string, activationCode: string, address = '127.0.0.1') =>
    platform.call<Problem>('POST', `/api/v3/customers/${customerId}/encoders`, {
      token,
      body: { activationCode, name: `Encoder ${activationCode}`, configuration: 'automatic' },
      headers: from(address),
    });

  test('NET-13 an account gets 20 wrong codes in 5 minutes', async () => {
    const token = await newcomer();
    for (let at = 0; at < 20; at += 1) {
      expect((await activate(token, `zzzz-00${String(at).padStart(2, '0')}`)).status).toBe(404);
    }
    isThrottled(await activate(token, 'zzzz-9999'), 300);
    expect((await activate(await newcomer(), 'zzzz-9999')).status).toBe(404);
    platform.clock.advance(FIVE_MINUTES_MS);
    expect((await activate(await newcomer(), 'zzzz-9999')).status).toBe(404);
  });

  test('NET-13 an organisation gets 50 wrong codes, whoever types them', async () => {
    await counted('codeOfOrganisation', customerId, 49);
    expect((await activate(await newcomer(), 'zzzz-9998')).status).toBe(404);
    isThrottled(await activate(await newcomer(), 'zzzz-9998'), 300);
  });

  test('NET-13 an address gets 100 wrong codes, whoever types them', async () => {
    await counted('codeFromAddress', '192.0.2.1', 99);
    expect((await activate(await newcomer(), 'zzzz-9997', '192.0.2.1')).status).toBe(404);
    isThrottled(await activate(await newcomer(), 'zzzz-9997', '192.0.2.1'), 300);
    expect((await activate(await newcomer(), 'zzzz-9997', '192.0.2.2')).status).toBe(404);
  });
});

describe('wrong passwords', () => {
  test('NET-13 the loopback address gets 1000, and not without end', async () => {
    const { userName } = await platform.createUser(customerId);
    await counted('signInFromAddress', '127.0.0.1', 999);
    expect((await signIn(userName, 'wrong-password')).status).toBe(401);
    isThrottled(await signIn(userName, 'wrong-password'), 300);
    expect((await signIn(userName, 'wrong-password', from('192.0.2.3'))).status).toBe(401);
    platform.clock.advance(FIVE_MINUTES_MS);
    expect((await signIn(userName, 'wrong-password')).status).toBe(401);
  });

  test('NET-13 one address tries 30 names in vain, whether anybody has them or not', async () => {
    const { userName } = await platform.createUser(customerId);
    const spraying = from('192.0.2.4');
    for (let at = 0; at < 30; at += 1) {
      expect((await signIn(`name-${at}@example.test`, 'Summer-2026', spraying)).status).toBe(401);
    }
    for (const name of [userName, userName, 'nobody@example.test']) {
      isThrottled(await signIn(name, DEMO_PASSWORD, spraying), 300);
    }
    // A name that was tried before is no further one.
    expect((await signIn('name-3@example.test', 'Summer-2026', spraying)).status).toBe(401);
    expect((await signIn(userName, DEMO_PASSWORD, from('192.0.2.5'))).status).toBe(200);
  });

  test('people who get in are not counted as names that were tried', async () => {
    const office = from('192.0.2.6');
    const { userName } = await platform.createUser(customerId);
    await counted('namesFromAddress', '192.0.2.6', 29);
    for (let at = 0; at < 3; at += 1)
      expect((await signIn(userName, DEMO_PASSWORD, office)).status).toBe(200);
    expect((await signIn('other@example.test', 'wrong', office)).status).toBe(401);
    isThrottled(await signIn('another@example.test', 'wrong', office), 300);
  });

  test('people who get in are not counted as tries of their mail domain', async () => {
    const { userName } = await platform.createUser(customerId, { userName: 'a@choir.example' });
    await counted('signInOfDomain', hashUserName('choir.example'), 299);
    for (let at = 0; at < 3; at += 1)
      expect((await signIn(userName, DEMO_PASSWORD, from('192.0.2.31'))).status).toBe(200);
    expect((await signIn('nobody@choir.example', 'wrong', from('192.0.2.31'))).status).toBe(401);
    isThrottled(await signIn(userName, DEMO_PASSWORD, from('192.0.2.32')), 300);
  });

  test('NET-13 the names of one mail domain get 300 together; other domains go on', async () => {
    const [first, second, third, elsewhere] = await Promise.all(
      ['a@parish.example', 'b@parish.example', 'c@PARISH.example', 'd@chapel.example'].map((userName) =>
        platform.createUser(customerId, { userName }),
      ),
    );
    await counted('signInOfDomain', hashUserName('parish.example'), 298);
    expect((await signIn('nobody@parish.example', 'wrong', from('192.0.2.7'))).status).toBe(401);
    expect((await signIn(first?.userName ?? '', 'wrong', from('192.0.2.7'))).status).toBe(401);
    isThrottled(await signIn(second?.userName ?? '', DEMO_PASSWORD, from('192.0.2.8')), 300);
    isThrottled(await signIn(third?.userName ?? '', DEMO_PASSWORD, from('192.0.2.8')), 300);
    expect((await signIn(elsewhere?.userName ?? '', DEMO_PASSWORD, from('192.0.2.8'))).status).toBe(200);
  });

  test('NET-13 a domain in which anybody has an address is not counted as a whole', async () => {
    await counted('signInOfDomain', hashUserName('gmail.com'), 300);
    expect((await signIn('nobody@gmail.com', 'wrong', from('192.0.2.20'))).status).toBe(401);
  });

  test('NET-13 a name that somebody has and one that nobody has get the same answers, however often', async () => {
    const { userName: known } = await platform.createUser(customerId, { userName: 'known@minster.example' });
    const answersOf = async (name: string, network: string) => {
      const answers: string[] = [];
      const ask = async (userName: string, address: string) => {
        const { status, body, headers } = await signIn(userName, 'wrong', from(address));
        const shown = [...headers].filter(([each]) => !['date', 'x-tracking-id'].includes(each));
        answers.push(JSON.stringify([status, body, shown]));
      };
      // Its own limit, that of an address, and, over the names of the domain, that of all of them.
      for (let at = 0; at < 12; at += 1) await ask(name, `${network}.1`);
      platform.clock.advance(FIVE_MINUTES_MS);
      for (let at = 0; at < 32; at += 1) await ask(at === 31 ? name : `n${at}@abbey.example`, `${network}.2`);
      platform.clock.advance(FIVE_MINUTES_MS);
      await counted('signInOfDomain', hashUserName('minster.example'), 295);
      for (let at = 0; at < 7; at += 1) await ask(name, `${network}.${10 + at}`);
      platform.clock.advance(FIVE_MINUTES_MS);
      return answers;
    };
    const unknown = await answersOf('nobody@minster.example', '198.51.100');
    expect(await answersOf(known, '203.0.113')).toEqual(unknown);
    expect(unknown.map((answer) => JSON.parse(answer)[0] as number)).toEqual([
      ...Array<number>(10).fill(401),
      429,
      429,
      ...Array<number>(30).fill(401),
      429,
      429,
      ...Array<number>(5).fill(401),
      429,
      429,
    ]);
  });

  test('NET-13 all addresses of a version 6 network of 64 bits count as one', async () => {
    await counted('signInFromAddress', '2001:db8:1:2::1', 100);
    isThrottled(await signIn('nobody@example.test', 'wrong', from('2001:db8:1:2:ffff::9')), 300);
    expect((await signIn('nobody@example.test', 'wrong', from('2001:db8:1:3::1'))).status).toBe(401);
  });

  describe('secrets of API clients', () => {
    const exchange = (clientId: string, secret: string, address: string) =>
      platform.call<Problem>('POST', '/api/v3/auth/token', {
        body: { grant_type: 'client_credentials', client_id: clientId, client_secret: secret },
        headers: from(address),
      });
    async function newClient(): Promise<string> {
      const clientId = `client-${randomUUID()}`;
      const createdAt = platform.clock.now();
      const values = {
        clientId,
        customerId,
        createdAt,
        name: clientId,
        roles: [],
        secretHash: hashSecret('right'),
      };
      await platform.services.db.insert(apiClients).values(values);
      return clientId;
    }

    test('NET-13 an address guesses 10 times at one client, whether it exists or not', async () => {
      for (const clientId of [await newClient(), 'no-client']) {
        for (let at = 0; at < 10; at += 1)
          expect((await exchange(clientId, 'wrong', '192.0.2.21')).status).toBe(401);
        isThrottled(await exchange(clientId, 'right', '192.0.2.21'), 300);
      }
    });

    test('NET-13 whoever knows its id does not lock a client out', async () => {
      const clientId = await newClient();
      for (let at = 0; at < 11; at += 1) await exchange(clientId, 'wrong', '192.0.2.22');
      expect((await exchange(clientId, 'right', '192.0.2.23')).status).toBe(200);
    });

    test('NET-13 all addresses together guess 300 times; the client goes on where it was in before', async () => {
      const clientId = await newClient();
      expect((await exchange(clientId, 'right', '192.0.2.24')).status).toBe(200);
      await counted('secretOfClient', hashUserName(`client ${clientId}`), 299);
      expect((await exchange(clientId, 'wrong', '198.51.100.1')).status).toBe(401);
      isThrottled(await exchange(clientId, 'wrong', '198.51.100.99'), 300);
      isThrottled(await exchange(clientId, 'right', '198.51.100.99'), 300);
      expect((await exchange(clientId, 'right', '192.0.2.24')).status).toBe(200);
      // There, too, it is no use to guess on.
      for (let at = 0; at < 10; at += 1)
        expect((await exchange(clientId, 'wrong', '192.0.2.24')).status).toBe(401);
      isThrottled(await exchange(clientId, 'right', '192.0.2.24'), 300);
    });
  });
});

describe('events that clients post', () => {
  const post = (token: string) =>
    platform.call('POST', '/system-events/api/v1/events', {
      token,
      body: { customerId, type: 'session.signIn', text: 'not true' },
    });
  const track = (token: string) =>
    platform.call('POST', '/track', { token, body: { event: 'opened', props: {} } });

  test('NET-13 are limited by account: 1000 in 5 minutes', async () => {
    const { userId, userName } = await platform.createUser(customerId);
    const token = await platform.signIn(userName);
    await counted('eventOfAccount', userId, 998);
    expect([(await post(token)).status, (await track(token)).status]).toEqual([201, 202]);
    isThrottled(await post(token), 300);
    isThrottled(await track(token), 300);
    expect((await track(await newcomer())).status).toBe(202);
  });

  test('NET-13 are limited by organisation: 5000 in 5 minutes, whoever posts them', async () => {
    await counted('eventOfOrganisation', customerId, 4999);
    expect((await post(await newcomer())).status).toBe(201);
    isThrottled(await track(await newcomer()), 300);
  });
});

describe('doors without a session', () => {
  const registration = (address: string) =>
    platform.call<Problem>('GET', '/api/v3/uploaders/registration/some-device', { headers: from(address) });

  test('NET-13 an address asks 120 times a minute about registrations (C-092), and 1200 times on loopback', async () => {
    await counted('uploaderFromAddress', '192.0.2.9', 119);
    expect((await registration('192.0.2.9')).status).toBe(200);
    isThrottled(await registration('192.0.2.9'), 60);
    await counted('uploaderFromAddress', '127.0.0.1', 1199);
    expect((await registration('127.0.0.1')).status).toBe(200);
    isThrottled(await registration('::1'), 60);
  });

  test('NET-13 registering and unregistering (C-091, C-093) count there before any password is looked at', async () => {
    const headers = from('192.0.2.10');
    const body = { userName: 'nobody@example.test', password: 'wrong', deviceId: 'd', name: 'Lobby' };
    await counted('uploaderFromAddress', '192.0.2.10', 120);
    isThrottled(
      await platform.call('POST', '/api/v3/uploaders/registration', {
        body: { ...body, pluginKind: 'OBS' },
        headers,
      }),
      60,
    );
    isThrottled(await platform.call('DELETE', '/api/v3/uploaders/some-device', { body, headers }), 60);
  });

  test('NET-13 an organisation registers and unregisters 60 times in 5 minutes', async () => {
    const { userName } = await platform.createUser(customerId, { roles: ['CUSTOMER_ADMIN'] });
    const unregister = () =>
      platform.call<Problem>('DELETE', '/api/v3/uploaders/some-device', {
        body: { userName, password: DEMO_PASSWORD },
      });
    await counted('uploaderOfOrganisation', customerId, 59);
    expect((await unregister()).status).toBe(404);
    isThrottled(await unregister(), 300);
  });

  test('NET-13 an address asks for 60 device tokens a minute', async () => {
    const ask = () =>
      platform.call('POST', '/api/v3/devices/token', {
        body: { kind: 'encoder', serialNumber: 'E00000001', activationCode: 'zzzz-0000' },
        headers: from('192.0.2.11'),
      });
    await counted('deviceTokenFromAddress', '192.0.2.11', 59);
    expect((await ask()).status).toBe(404);
    isThrottled(await ask(), 60);
  });

  test('NET-13 an address calls 60 times a minute with tokens that no device has', async () => {
    const call = () =>
      platform.call('GET', '/api/v3/devices/encoder/commands', {
        token: 'x'.repeat(43),
        headers: from('192.0.2.12'),
      });
    await counted('strangeDeviceFromAddress', '192.0.2.12', 59);
    expect((await call()).status).toBe(401);
    isThrottled(await call(), 60);
  });

  test('NET-13 an address reports 1200 times a minute, 120 of them new plays', async () => {
    const of = { play: randomUUID() };
    const report = (event: 'start' | 'end', address: string) =>
      platform.call('POST', `/stream/${customerId}/some-content/plays`, {
        body:
          event === 'start' ? { event, ...of, viewer: randomUUID() } : { event, ...of, secondsWatched: 1 },
        headers: from(address),
      });
    await counted('reportFromAddress', '192.0.2.13', 1200);
    isThrottled(await report('end', '192.0.2.13'), 60);
    await counted('playFromAddress', '192.0.2.14', 120);
    isThrottled(await report('start', '192.0.2.14'), 60);
    expect((await report('end', '192.0.2.14')).status).toBe(403);
  });
});
