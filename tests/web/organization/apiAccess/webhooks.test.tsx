import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiClientPage } from '../../../../web/areas/organization/apiAccess/ApiClientPage.tsx';
import { openPage } from '../../app/openPage.tsx';
import { createPerson } from '../../app/people.ts';
import { withMedia } from '../../library/media/mediaFixture.ts';

const PAGE = '/settings/api-access/k1';
const SECRET = 'whsec_4711';
const delivery = (id: string, change: object = {}) => ({
  ...{ id, event: 'ENCODER_OFFLINE', body: '{"id":"x"}', state: 'FAILED', attempts: 6, status: 500 },
  ...{ problem: 'STATUS', answer: 'no', lastTriedAt: null, nextTryAt: null },
  createdAt: '2026-11-20T10:00:00Z',
  ...change,
});
const webhook = (change: object = {}) => ({
  ...{ id: 'w1', url: 'https://hook.example/x', events: ['ENCODER_OFFLINE'], state: 'ON', failures: 0 },
  ...{ createdAt: '2026-11-20T10:00:00Z', deliveries: [delivery('d1')] },
  ...change,
});
async function open(answers: object = {}, webhooks = [webhook()]) {
  const graph = openPage(
    PAGE,
    {
      viewer: createPerson('A'),
      customer: withMedia([]),
      apiClient: {
        ...{ id: 'k1', name: 'Board', roles: ['GO_LIVE_API'], permissions: ['VIEW_DASHBOARD'], revision: 1 },
        rolesInForce: ['GO_LIVE_API'],
        ...{ lastUsedAt: null, lastUsedFrom: null, createdAt: '2026-01-01T00:00:00Z', webhooks },
        customer: { id: 'c1', timezone: 'UTC' },
      },
      ...answers,
    },
    [{ path: '/settings/api-access/:uuid', Component: ApiClientPage }],
  );
  fireEvent.click(await screen.findByRole('tab', { name: 'Webhooks' }));
  return graph;
}
function answering(field: string, answer: object) {
  const inputs: object[] = [];
  const answers = {
    [field]({ input }: { input: object }) {
      inputs.push(input);
      return { userErrors: [], ...answer };
    },
  };
  return { inputs, answers };
}
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('S-081 a webhook is added, and its secret is shown once', async () => {
  const { inputs, answers } = answering('createWebhook', { webhook: webhook(), secret: SECRET });
  await open(answers, []);
  await click('Add webhook');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'https://hook.example/x' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Encoder offline' }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Video ready' }).disabled).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  const shown = await screen.findByRole('dialog', { name: 'Save this secret now' });
  expect(within(shown).getByRole('term').textContent).toBe('Webhook secret');
  expect(within(shown).getByRole('definition').textContent).toBe(SECRET);
  expect(inputs).toEqual([{ apiClientId: 'k1', url: 'https://hook.example/x', events: ['ENCODER_OFFLINE'] }]);
  await click('I have saved it');
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

test.each([
  ['', true, 'Enter a URL.'],
  [
    'example.com',
    true,
    'A URL must start with https://, contain a host, and contain no spaces, user names, passwords, or #.',
  ],
  ['https://hook.example', false, 'Choose at least one event type.'],
])(
  'S-081 a webhook with %j is told at its field, and nothing is sent (%#)',
  async (url, isChosen, message) => {
    const graph = await open({}, []);
    await click('Add webhook');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: url } });
    if (isChosen) fireEvent.click(dialog.getByRole('checkbox', { name: 'Encoder offline' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(graph.asked()).not.toContain('CreateWebhook');
  },
);

test('S-081 the log tells what was answered, and sends again', async () => {
  const { inputs, answers } = answering('resendWebhookDelivery', {
    delivery: delivery('d1', { state: 'WAITING' }),
  });
  await open(answers);
  await click('Show log');
  expect(await screen.findByText(/HTTP 500/)).toBeTruthy();
  expect(screen.getByText('The receiver returned a status other than 2xx.')).toBeTruthy();
  await click('Send Encoder offline again');
  expect(await screen.findByText('Message queued again.')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'd1' }]);
});

test('S-081 the log tells when what waits is tried next, and nothing of the kind of what is over', async () => {
  const waiting = delivery('d2', { state: 'WAITING', attempts: 2, nextTryAt: '2026-11-20T10:05:00Z' });
  await open({}, [webhook({ deliveries: [waiting, delivery('d1')] })]);
  await click('Show log');
  const [first, second] = (await screen.findAllByText('Message and response')).map((one) =>
    within(one.closest('li')!),
  );
  const next = first!.getByText(/^next attempt Nov 20, 2026, /);
  expect(next.getAttribute('datetime')).toBe('2026-11-20T10:05:00Z');
  expect(second!.queryByText(/^next attempt/)).toBeNull();
});

test('S-081 a new secret of a webhook is asked for, and shown once under its own name', async () => {
  const { inputs, answers } = answering('regenerateWebhookSecret', { secret: SECRET });
  await open(answers);
  const card = within(await screen.findByRole('region', { name: 'https://hook.example/x' }));
  fireEvent.click(card.getByRole('button', { name: 'New secret' }));
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Create new secret' }));
  const shown = await screen.findByRole('dialog', { name: 'Save this secret now' });
  expect(within(shown).getByRole('term').textContent).toBe('Webhook secret');
  expect(within(shown).getByRole('definition').textContent).toBe(SECRET);
  expect(inputs).toEqual([{ id: 'w1' }]);
  await click('I have saved it');
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

test('S-081 the log tells what came of a delivery that waits, once that is known', async () => {
  const log = {
    deliveries: [delivery('d1', { state: 'WAITING', attempts: 0, status: null, problem: null })],
  };
  const hook = Object.defineProperty(webhook(), 'deliveries', {
    get: () => log.deliveries,
    enumerable: true,
  });
  await open({}, [hook]);
  await screen.findByRole('button', { name: 'Show log' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Show log' }));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText('waiting')).toBeTruthy();
    log.deliveries = [delivery('d1', { state: 'DELIVERED', attempts: 1, status: 200, problem: null })];
    await act(() => jest.advanceTimersByTimeAsync(5_500));
    expect(screen.getByText('delivered')).toBeTruthy();
    expect(screen.getByText(/HTTP 200/)).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});

test('S-081 a paused webhook says why, and is switched on again', async () => {
  const { inputs, answers } = answering('updateWebhook', { webhook: webhook() });
  await open(answers, [webhook({ state: 'PAUSED', failures: 20 })]);
  expect(await screen.findByText(/^20 attempts in a row failed/)).toBeTruthy();
  await click('Turn on');
  expect(await screen.findByText('Webhook turned on.')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'w1', isOn: true }]);
});

test('S-081 a webhook is removed after a question', async () => {
  const { inputs, answers } = answering('deleteWebhook', { deletedId: 'w1' });
  await open(answers);
  const card = within(await screen.findByRole('region', { name: 'https://hook.example/x' }));
  fireEvent.click(card.getByRole('button', { name: 'Remove' }));
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'w1' }]));
});
