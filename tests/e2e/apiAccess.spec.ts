import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { webDocument } from '../graph/parity/webOperations.ts';
import { byHand } from './support/byHand.ts';
import { expect, test } from './support/test.ts';

/** Exchanges an ID and a secret for a token. */
async function tokenFor(clientId: string, secret: string) {
  const answer = await fetch(`${process.env.PLATFORM_URL}/api/v3/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id: clientId, client_secret: secret }),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  return { status: answer.status, token };
}

/** The secret that a dialog shows, which is closed then. */
async function keepSecret(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Save this secret now' });
  const secret = await dialog.locator('dd').last().innerText();
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  return secret;
}

test('S-080 S-081 API-01 API-02 API-03 API-05 a client made here works at once, and its earlier secret ends with the new one', async ({
  page,
  studioUrl,
}) => {
  await page.goto('/settings/api-access/create');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Sunday figures');
  await page.getByText('Analytics API', { exact: true }).click();
  await page.getByText('I accept the terms of API access').click();
  await page.getByRole('main').getByRole('button', { name: 'Create API client' }).click();
  const secret = await keepSecret(page);
  await expect(page.getByRole('heading', { name: 'Sunday figures' })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  const clientId = new URL(page.url()).pathname.split('/').at(-1)!;

  const { status, token } = await tokenFor(clientId, secret);
  expect(status).toBe(200);
  const ask = async (query: string) => {
    const answer = await fetch(`${studioUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as {
      data: { viewer: { customer: object | null } } | null;
      errors?: { extensions: { code: string } }[];
    };
  };
  expect((await ask('{ viewer { customer { bandwidth { usedBytes } } } }')).data).toMatchObject({
    viewer: { customer: { bandwidth: { usedBytes: expect.any(Number) } } },
  });
  const denied = await ask('{ viewer { customer { users { totalCount } } } }');
  expect(denied.errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('button', { name: 'Create new secret' }).click();
  const next = await keepSecret(page);
  expect(next).not.toBe(secret);
  expect((await tokenFor(clientId, secret)).status).toBe(401);
  expect((await tokenFor(clientId, next)).status).toBe(200);
  expect((await ask('{ viewer { customer { name } } }')).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );
});

test('a webhook is told of a test, signed, and again when it is asked for', async ({ page }) => {
  const told: { id: string; isSigned: boolean }[] = [];
  const receiver = createServer((request, reply) => {
    const { headers } = request;
    told.push({
      id: String(headers['webhook-id']),
      isSigned: /^v1,[\w+/]{43}=$/.test(String(headers['webhook-signature'])),
    });
    request.resume().once('end', () => reply.end('thanks'));
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    const { port } = receiver.address() as AddressInfo;
    const own = await byHand<{ viewer: { customer: { id: string } } }>(
      page.request,
      '{ viewer { customer { id } } }',
    );
    const made = await byHand<{ createApiClient: { apiClient: { id: string } } }>(
      page.request,
      webDocument('CreateApiClient'),
      {
        input: {
          customerId: own.data!.viewer.customer.id,
          ...{ name: 'Listener', roles: ['ANALYTICS_API'], termsAccepted: true },
        },
      },
    );
    await page.goto(`/settings/api-access/${made.data!.createApiClient.apiClient.id}?tab=webhooks`);
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^URL/ }).fill(`http://127.0.0.1:${port}/told`);
    await dialog.getByText('Event started').click();
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    expect(await keepSecret(page)).toMatch(/^whsec_/);

    const card = page.getByRole('region', { name: `http://127.0.0.1:${port}/told` });
    await card.getByRole('button', { name: 'Send test' }).click();
    await expect.poll(() => told.length).toBe(1);
    await expect(async () => {
      await card.getByRole('button', { name: 'Refresh' }).click();
      await expect(card.getByText('delivered', { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(card.getByText(/1 attempt · HTTP 200/)).toBeVisible();
    // A long message scrolls in its own box, not with the page.
    await card.getByText('Message and response').click();
    await expect(card.getByText('"type":"ping"')).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await card.getByRole('button', { name: 'Send Test again' }).click();
    await expect.poll(() => told.length).toBe(2);
    expect(told.map(({ isSigned }) => isSigned)).toEqual([true, true]);
    expect(told[1]!.id).toBe(told[0]!.id);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
});
