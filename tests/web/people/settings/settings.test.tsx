import { screen } from '@testing-library/react';
import { SettingsPage } from '../../../../web/areas/people/settings/SettingsPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';

const open = (capabilities: string[], portalUrl: string | null) =>
  openPage(
    '/settings',
    {
      viewer: viewer({ permissions: ['ACCOUNT_DETAILS', 'MANAGE_USERS'], capabilities }),
      customer: { id: 'c1', billing: { portalUrl, hasPaymentMethod: true } },
    },
    [{ path: '/settings', Component: SettingsPage }],
  );
const BILLING = ['Manage subscription', 'Taxes and documents'];

test('S-073 S-143 S-144 SUB-05 cards lead to the billing system, in a tab of its own', async () => {
  open(['manageSubscription', 'getOrganizationDetails'], 'https://billing.example/o/1');
  for (const name of BILLING) {
    const card = await screen.findByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`) });
    expect([card.href, card.target]).toEqual(['https://billing.example/o/1', '_blank']);
  }
});

test('S-143 S-144 where there is no billing system they lead to the contact form, and say so', async () => {
  open(['manageSubscription', 'getOrganizationDetails'], null);
  for (const name of BILLING) {
    const card = await screen.findByRole('link', {
      name: new RegExp(`^${name} ?No billing system is connected`),
    });
    expect(card.getAttribute('href')).toBe('/help/contact');
  }
});

test('S-073 S-143 S-144 without the right to manage the subscription they hide', async () => {
  const graph = open(['getOrganizationDetails'], 'https://billing.example/o/1');
  expect(await screen.findByRole('link', { name: /^Organization details/ })).toBeTruthy();
  expect(screen.queryByText('Manage subscription')).toBeNull();
  expect(screen.queryByText('Taxes and documents')).toBeNull();
  expect(graph.asked()).not.toContain('SettingsBilling');
});
