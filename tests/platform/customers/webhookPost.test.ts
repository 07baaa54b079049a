import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { AllowedInside, type AskAddresses } from '../../../fixtures/shared/privateAddresses.ts';
import { post } from '../../../fixtures/platform/domains/customers/webhooks/post.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
});

const postTo = (allowed: string[], ask: AskAddresses) =>
  post({
    url: receiver.url.replace('127.0.0.1', 'hook.example'),
    ...{ body: '{}', headers: {}, allowed: new AllowedInside(allowed), ask },
    signal: new AbortController().signal,
  });

test('a name that leads inside once it is asked for is not connected to, among good addresses either', async () => {
  for (const others of [[], [{ address: '93.184.216.34' }]]) {
    const ask = async () => [...others, { address: '127.0.0.1' }];
    expect(await postTo([], ask)).toEqual({ status: null, problem: 'INSIDE', answer: null });
  }
  expect(receiver.received).toEqual([]);
});

test('the address that was looked at is the one that is connected to: a name is asked for once', async () => {
  let asked = 0;
  const outcome = await postTo(['127.0.0.1'], async () => {
    asked += 1;
    return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.99' }];
  });
  expect([outcome.status, asked]).toEqual([204, 1]);
  expect(receiver.received[0]!.headers.host).toMatch(/^hook\.example:/);
});

test('who does not answer is unreachable', async () => {
  const outcome = await postTo(['127.0.0.0/8'], async () => [{ address: '127.0.0.123' }]);
  expect(outcome.problem).toBe('UNREACHABLE');
});
