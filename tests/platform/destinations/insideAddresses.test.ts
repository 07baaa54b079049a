import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { CHANNEL_IDS } from '../../../fixtures/demo/seed/streamingIds.ts';
import { INSIDE_CASES, LOCAL_NAMES, MISLEADING } from '../../support/insideHosts.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { START_LIMIT_MS } from '../worlds/mediaWorld.ts';

let platform: TestPlatform;
let webhooks: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  const client = await call<{ clientId: string }>(`/api/v3/customers/${CUSTOMERS.harbour}/clients`, {
    ...{ name: 'Board', roles: ['GO_LIVE_API'], termsAccepted: true },
  });
  webhooks = `/api/v3/clients/${client.body.clientId}/webhooks`;
}, START_LIMIT_MS);
afterAll(() => platform.close());

async function call<T>(path: string, body: object) {
  return platform.call<T>('POST', path, { token: await platform.signIn('admin@harbour.example'), body });
}

const rtmp = `/api/v3/customers/${CUSTOMERS.harbour}/rtmp/destination`;
const outputs = `/api/v3/eventprofiles/${CHANNEL_IDS.main}/outputs`;
const relay = { name: 'Relay', streamUrl: 'rtmp://live.example.com/a', streamKey: 'key' };
const events = ['encoder.offline'];

/** Everything of the platform that takes an address of others, given one: field, status and what is said of it. */
async function giveAll(rest: string) {
  const answers = await Promise.all([
    call<object>(rtmp, { ...relay, streamUrl: `rtmp://${rest}` }),
    call<object>(rtmp, { ...relay, viewUrl: `https://${rest}` }),
    call<object>(outputs, { ...relay, streamUrl: `rtmps://${rest}` }),
    call<object>(webhooks, { events, url: `https://${rest}` }),
  ]);
  return answers.map(({ status, body }) => ({ status, body }));
}
const refused = (why: string) =>
  [
    ['streamUrl', 'STREAM_URL'],
    ['viewUrl', 'VIEW_URL'],
    ['streamUrl', 'STREAM_URL'],
    ['url', 'WEBHOOK_URL'],
  ].map(([field, what]) => ({ status: 400, body: { code: 'INVALID', field, reason: `${what}_${why}` } }));

test.each(['live.example.com:8443/a', '[2606:4700::1111]/a', 'live.example.com/a@b'])(
  'RTM-04 RTM-05 streams, views and webhooks take an address on the internet: %s',
  async (rest) => {
    expect((await giveAll(rest)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  },
);

test.each(INSIDE_CASES)(
  'RTM-04 RTM-05 streams, views and webhooks are refused %s: %s',
  async (_what, host) => {
    expect(await giveAll(`${host}/a`)).toMatchObject(refused('INSIDE'));
    expect(await giveAll(`${host}:8443/a`)).toMatchObject(refused('INSIDE'));
  },
);

test.each(LOCAL_NAMES)(
  'RTM-04 RTM-05 streams and views are refused this machine by its name: %s',
  async (host) => {
    expect((await giveAll(`${host}/a`)).slice(0, 3)).toMatchObject(refused('INSIDE').slice(0, 3));
  },
);

test.each(MISLEADING)(
  'RTM-04 RTM-05 streams, views and webhooks take no user, password or host in disguise: %s',
  async (rest) => {
    expect(await giveAll(rest)).toMatchObject(refused('FORMAT'));
  },
);
