import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { BandwidthDayPage } from '../../../web/areas/organization/BandwidthDayPage.tsx';
import { BandwidthPage } from '../../../web/areas/organization/BandwidthPage.tsx';
import { bandwidthWindow } from '../../../web/areas/organization/bandwidthWindow.ts';
import { OrganizationPage } from '../../../web/areas/organization/OrganizationPage.tsx';
import { PlansPage } from '../../../web/areas/organization/PlansPage.tsx';
import { ShopPage } from '../../../web/areas/organization/ShopPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { withMedia } from '../library/media/mediaFixture.ts';

const ROUTES = [
  { path: '/settings/organization', Component: OrganizationPage },
  { path: '/settings/organization/bandwidth-usage', Component: BandwidthPage },
  { path: '/settings/organization/bandwidth-usage/day', Component: BandwidthDayPage },
  { path: '/signup/plans', Component: PlansPage },
  { path: '/shop', Component: ShopPage },
];
const DAY_MS = 86_400_000;
const starter = {
  ...{ id: 'p1', name: 'On Demand Starter', tier: 'Starter', yearlyPrice: 948, libraryTb: 1 },
  ...{ liveStorageTb: null, bitrateMbps: null, concurrentStreams: null },
};
const trial = (state: string, days: number | null = null) => ({
  state,
  startedAt: days === null ? null : new Date(Date.now() - DAY_MS).toISOString(),
  endsAt: days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
  plan: starter,
});
const open = (
  path: string,
  customer: object = {},
  answers: object = {},
  capabilities = ['manageSubscription'],
) =>
  openPage(
    path,
    {
      viewer: viewer({
        permissions: ['BANDWIDTH_ANALYTICS'],
        capabilities: ['getOrganizationDetails', ...capabilities],
      }),
      customer: withMedia([], {
        subscription: {
          plans: [
            { kind: 'WEB', name: 'Live Web Pro', startDate: '2024-06-07' },
            { kind: 'MULTISITE', name: 'Multisite Pro', startDate: null },
          ],
          ...{ softwareEncoders: 2, venues: 5, rtmp: 3, audio16: 0, subtitlesHoursPerMonth: 10 },
          hasCancelledLibraryTrial: false,
        },
        ...{ libraryTrial: trial('ELIGIBLE'), billing: { portalUrl: null, hasPaymentMethod: true } },
        streamUsage: { usedCount: 1, allowedCount: 3 },
        bandwidth: {
          ...{ usedBytes: 4e11, allowanceBytes: 3e12, averageBytes: 4.8e11 },
          resetsAt: '2026-12-01T12:00:00Z',
        },
        bandwidthHistory: [
          { day: '2026-10-01', bytes: 5e11 },
          { day: '2026-11-01', bytes: 4e11 },
        ],
        bandwidthOfDay: {
          ...{ day: '2026-11-20', bytes: 9e9 },
          channels: [{ webChannelId: 'w1', webChannel: null, name: 'Main', bytes: 6e9 }],
        },
        ...customer,
      }),
      plans: [starter],
      ...answers,
    },
    ROUTES,
  );
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('ORG-08 SUB-05 organization details show plans with their start, add-ons and streams', async () => {
  open('/settings/organization');
  const plans = within(await screen.findByRole('region', { name: 'Plans' }));
  for (const text of ['Live Web Pro · since Jun 7, 2024', 'Multisite Pro', 'None', '1 of 3 streams running'])
    expect(plans.getByText(text)).toBeTruthy();
  const addOns = within(screen.getByRole('region', { name: 'Add-ons' }));
  for (const text of ['2', '5', '3', '0', '10']) expect(addOns.getByText(text)).toBeTruthy();
});

test('S-075 SUB-02 SUB-04 SUB-05 each plan that is had tells what it includes', async () => {
  const pro = { ...starter, id: 'p2', name: 'Live Web Pro', tier: 'Pro', libraryTb: null };
  const included = { liveStorageTb: 0.2, bitrateMbps: 6, concurrentStreams: 3 };
  open('/settings/organization', {}, { plans: [starter, { ...pro, ...included }] });
  const plans = within(await screen.findByRole('region', { name: 'Plans' }));
  expect(
    await plans.findByText('0.2 TB for live recordings · Up to 6 Mbit/s · 3 concurrent streams'),
  ).toBeTruthy();
  expect(plans.queryByText(/1 TB for the library/)).toBeNull();
});

test('SUB-05 the subscription is managed in the billing system where there is one, and else by contact', async () => {
  open('/settings/organization', {
    billing: { portalUrl: 'https://billing.example/o/1', hasPaymentMethod: true },
  });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Manage subscription' });
  expect(link.href).toBe('https://billing.example/o/1');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Taxes and documents' }).href).toBe(link.href);
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/help/contact');
});

const TRIALS = [
  ['ELIGIBLE', null, /^Try the library free for 30 days: On Demand Starter\./, 'Start free trial'],
  ['STARTED', 12, /^The free trial of On Demand Starter runs for 1[123] more days/, 'Cancel trial'],
  ['STARTED', -1, /^The free trial ended on .*\. On Demand Starter has been charged since then/, null],
  ['CANCELLED', 12, /^The free trial was canceled\. You are not charged/, null],
  ['EXPIRED', -1, /^The free trial ended on/, null],
  ['UNAVAILABLE', null, /^Your plans do not include a free library trial/, null],
] as const;
test.each(TRIALS)(
  'SUB-06 SUB-07 STM-15 a trial that is %s (%s days) says so and offers what can be done',
  async (state, days, text, button) => {
    open('/settings/organization', { libraryTrial: trial(state, days) });
    const card = within(await screen.findByRole('region', { name: 'Library trial' }));
    expect(card.getByText(text)).toBeTruthy();
    expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      button ? [button] : [],
    );
  },
);

test('SUB-09 who may not manage the subscription starts no trial', async () => {
  open('/settings/organization', {}, {}, []);
  const card = within(await screen.findByRole('region', { name: 'Library trial' }));
  expect(card.queryByRole('button')).toBeNull();
});

test('SUB-08 SUB-11 SUB-12 SUB-06 a trial is started with plan, price, contact and how it is paid', async () => {
  const inputs: object[] = [];
  open(
    '/settings/organization',
    {},
    {
      startTrial({ input }: { input: object }) {
        inputs.push(input);
        return { libraryTrial: trial('STARTED', 30), userErrors: [] };
      },
    },
  );
  await click('Start free trial');
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of ['On Demand Starter', '$948 per year', 'Valid'])
    expect(dialog.getByText(text)).toBeTruthy();
  const lastName = dialog.getByRole('textbox', { name: /^Last name/ });
  fireEvent.change(lastName, { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start free trial' }));
  expect(await dialog.findByText('Enter a contact with a first and last name.')).toBeTruthy();
  expect(inputs).toEqual([]);
  fireEvent.change(lastName, { target: { value: 'Kent' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start free trial' }));
  expect(await screen.findByText('The free trial runs for 30 days')).toBeTruthy();
  expect(inputs).toMatchObject([{ customerId: 'c1', lastName: 'Kent' }]);
});

const TRIAL_REFUSALS = [
  ['NOT_AUTHORIZED', 'Your plan does not include a library trial.'],
  ['NO_PAYMENT_METHOD', 'Add a valid payment method first.'],
  ['TRIAL_EXPIRED', 'Your organization has already used its free trial.'],
  ['INVALID_CONTACT', 'Enter a contact with a first and last name.'],
  ['TRIAL_SIGNUP_SUSPENDED', 'Free trials cannot be started right now. Please try again later.'],
] as const;
test.each(TRIAL_REFUSALS)('SUB-10 %s is told in words', async (reason, message) => {
  const problem = { code: 'CONFLICT', reason, parameters: [], field: null, message: 'x' };
  open('/settings/organization', {}, { startTrial: { libraryTrial: null, userErrors: [problem] } });
  await click('Start free trial');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Start free trial' }));
  expect(await dialog.findByText(message)).toBeTruthy();
});

test('SUB-07 cancelling a trial says what is lost', async () => {
  open(
    '/settings/organization',
    { libraryTrial: trial('STARTED', 12) },
    {
      cancelTrial: { libraryTrial: trial('CANCELLED', 12), userErrors: [] },
    },
  );
  await click('Cancel trial');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^On Demand Starter ends immediately/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel trial' }));
  expect(await screen.findByText('Free trial canceled')).toBeTruthy();
});

test('SUB-01 SUB-03 SUB-12 plans show what they include and cost a year', async () => {
  open('/signup/plans');
  const cards = within(await screen.findByRole('region', { name: 'On demand' }));
  for (const text of ['Starter', '$948 per year', '1 TB for the library'])
    expect(cards.getByText(text)).toBeTruthy();
});

test('S-142 the shop is still to come: the page says so, leads to sales and back to the plans', async () => {
  open('/signup/plans');
  fireEvent.click(await screen.findByRole('link', { name: 'Shop' }));
  expect(await screen.findByRole('heading', { name: 'The shop opens soon' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact sales' }).getAttribute('href')).toBe('/help/contact');
  fireEvent.click(screen.getByRole('link', { name: 'Plans and trial' }));
  expect(await screen.findByRole('region', { name: 'On demand' })).toBeTruthy();
});

test('SUB-02 SUB-03 SUB-04 plans tell sizes and bitrate in words', async () => {
  const plan = (id: string, liveStorageTb: number, bitrateMbps: number) => ({
    ...{ ...starter, id, libraryTb: null, liveStorageTb, bitrateMbps },
  });
  const plans = [plan('p2', 0.2, 3), plan('p3', 1, 6), plan('p4', 2, 8), plan('p5', 5, 8)];
  open('/signup/plans', {}, { plans: [...plans, { ...starter, id: 'p6', libraryTb: 15 }] });
  const cards = within(await screen.findByRole('region', { name: 'Live web' }));
  for (const size of ['0.2', '1', '2', '5'])
    expect(cards.getByText(`${size} TB for live recordings`)).toBeTruthy();
  expect(cards.getAllByText(/^Up to/).map(({ textContent }) => textContent)).toEqual([
    ...['Up to 3 Mbit/s', 'Up to 6 Mbit/s', 'Up to 8 Mbit/s', 'Up to 8 Mbit/s'],
  ]);
  expect(cards.getByText('15 TB for the library')).toBeTruthy();
});

test('BWD-01 BWD-02 BWD-03 bandwidth shows the allowance, when it starts anew, the average and the months', async () => {
  const graph = open('/settings/organization/bandwidth-usage');
  expect(await screen.findByText('400 GB of 3 TB')).toBeTruthy();
  expect(
    screen.getByText(
      /^resets Dec 1, 2026, 12:00 PM UTC · 480 GB per month on average over the last three months/,
    ),
  ).toBeTruthy();
  expect(screen.getByText('November 2026')).toBeTruthy();
  const choice = screen.getByRole('combobox', { name: 'Window' });
  fireEvent.change(choice, { target: { value: 'all' } });
  await screen.findByText('400 GB of 3 TB');
  expect(
    graph.requests.filter((one) => one.operationName === 'BandwidthPage').at(-1)?.variables,
  ).toMatchObject({
    start: '2022-02-01',
    unit: 'MONTH',
  });
});

test('S-076 BWD-06 a month leads to its days, however long ago it was', async () => {
  const graph = open('/settings/organization/bandwidth-usage?window=all', {
    bandwidthHistory: [{ day: '2024-02-01', bytes: 4e11 }],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'February 2024' }));
  expect(await screen.findByRole('option', { name: 'February 2024' })).toBeTruthy();
  const asked = graph.requests.filter((one) => one.operationName === 'BandwidthPage').at(-1);
  expect(asked?.variables).toMatchObject({ start: '2024-02-01', end: '2024-02-29', unit: 'DAY' });
});

test.each([
  ['a month before 2022-02-01', '2022-01'],
  ['a month that is to come', '2026-12'],
  ['what is no month', '2026-13'],
])('BWD-02 of %s the last year is shown instead', (_what, wanted) => {
  expect(bandwidthWindow(wanted, '2026-11-25')).toEqual({
    value: 'year',
    unit: 'MONTH',
    start: '2025-11-01',
    end: null,
  });
});

test('BWD-06 days of the bandwidth lead to the daily summary, by web channel', async () => {
  open('/settings/organization/bandwidth-usage?window=days30');
  const day = await screen.findByRole('link', { name: 'Nov 1, 2026' });
  expect(day.getAttribute('href')).toBe('/settings/organization/bandwidth-usage/day?day=2026-11-01');
  fireEvent.click(day);
  expect(await screen.findByText('9 GB delivered, in UTC')).toBeTruthy();
  const bars = screen.getAllByRole('meter').map((bar) => bar.getAttribute('aria-valuetext'));
  expect(bars).toEqual(['6 GB', '3 GB']);
});

const NO_AMOUNTS = ['0', '1000001', '1.5', 'many'];
test.each(NO_AMOUNTS)('BWD-04 %s gigabytes are not asked for', async (text) => {
  const graph = open('/settings/organization/bandwidth-usage');
  await click('Request more');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Additional gigabytes/ }), {
    target: { value: text },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText(/^Enter a whole number of gigabytes from 1 to 1,?000,?000\./)).toBeTruthy();
  expect(graph.asked()).not.toContain('RequestBandwidth');
});

test('S-077 BWD-06 a day is saved as CSV: each web channel with its bytes, and what else was delivered', async () => {
  const files: Blob[] = [];
  const kept = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:day';
  };
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  try {
    open('/settings/organization/bandwidth-usage/day?day=2026-11-20', {
      bandwidthOfDay: {
        ...{ day: '2026-11-20', bytes: 9_000 },
        channels: [
          { webChannelId: 'w1', webChannel: null, name: 'Main, "live"', bytes: 6_000 },
          { webChannelId: 'w2', webChannel: null, name: '=1+1', bytes: 1_000 },
          { webChannelId: 'w3', webChannel: null, name: null, bytes: 500 },
        ],
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(names).toEqual(['bandwidth-2026-11-20.csv']);
    expect(await files[0]!.text()).toBe(
      [
        'day,webChannelId,name,bytes',
        '2026-11-20,w1,"Main, ""live""",6000',
        "2026-11-20,w2,'=1+1,1000",
        '2026-11-20,w3,Deleted web channel,500',
        '2026-11-20,,"Library, encoder videos, and other",1500',
        '',
      ].join('\r\n'),
    );
  } finally {
    click.mockRestore();
    Object.assign(URL, kept);
  }
});
