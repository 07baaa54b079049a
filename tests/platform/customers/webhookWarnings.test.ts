import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { webhooks } from '../../../fixtures/platform/kernel/db/schema/webhooks.ts';
import { CUSTOMERS } from '../../../fixtures/demo/seed/ids.ts';
import { startTestPlatform, type TestPlatform } from '../../support/platform.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';

/** Levels of log lines. */
const WARNING = 40;
const ERROR = 50;

let platform: TestPlatform;
let receiver: WebhookReceiver;
let token: string;
let path: string;
const lines: string[] = [];
beforeAll(async () => {
  platform = await startTestPlatform({ logTo: { write: (line: string) => void lines.push(line) } });
  receiver = await startWebhookReceiver();
  token = await platform.signIn('admin@harbour.example');
  const made = await platform.call<{ clientId: string }>(
    'POST',
    `/api/v3/customers/${CUSTOMERS.harbour}/clients`,
    { token, body: { name: 'Board', roles: ['GO_LIVE_API'], termsAccepted: true } },
  );
  path = `/api/v3/clients/${made.body.clientId}/webhooks`;
});
afterAll(async () => {
  await platform.close();
  await receiver.close();
});

/** Adds a webhook and has it told a test, after what `before` does to it; answers what was logged of jobs. */
async function tell(before: (uuid: string) => Promise<unknown> = async () => undefined) {
  const body = { url: receiver.url, events: ['event.started'] };
  const { uuid } = (await platform.call<{ uuid: string }>('POST', path, { token, body })).body;
  await before(uuid);
  lines.length = 0;
  await platform.call('POST', `/api/v3/webhooks/${uuid}/ping`, { token });
  platform.jobs.kick();
  await platform.jobs.idle();
  const said = lines.map((line) => JSON.parse(line) as { level: number; job?: string; problem?: string });
  return said.filter(({ job }) => job === 'webhook');
}

test('a receiver that fails is a warning in the log, no error of the platform', async () => {
  receiver.answer = { status: 500 };
  expect(await tell()).toMatchObject([{ level: WARNING, problem: 'STATUS' }]);
});

test('a secret that can no longer be opened is an error of the platform', async () => {
  const { db } = platform.services;
  const loseSecret = (uuid: string) =>
    db.update(webhooks).set({ sealedSecret: 'lost' }).where(eq(webhooks.uuid, uuid));
  expect(await tell(loseSecret)).toMatchObject([{ level: ERROR }]);
});
