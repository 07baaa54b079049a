import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OrganizationPage } from '../../../web/areas/organization/OrganizationPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { withMedia } from '../library/media/mediaFixture.ts';

const PAGE = '/settings/organization';
const license = (licenseType: string, totalCount: number, usedCount: number, availableCount: number) => ({
  ...{ licenseType, totalCount, usedCount, availableCount },
});
const LICENSES = [
  license('CLOUD', 1, 2, 0),
  license('ENTERPRISE', 0, 0, 0),
  license('NON_PROD', 0, 1, 0),
  license('PRO', 3, 1, 2),
];

async function open(venueLicenses: unknown, permissions = ['MANAGE_VENUES']) {
  const graph = openPage(
    PAGE,
    {
      viewer: viewer({ permissions, capabilities: ['getOrganizationDetails'] }),
      customer: withMedia([], {
        subscription: {
          ...{ plans: [], softwareEncoders: 0, venues: 0, rtmp: 0, audio16: 0, subtitlesHoursPerMonth: 0 },
          hasCancelledLibraryTrial: false,
        },
        ...{ libraryTrial: null, billing: null, streamUsage: null, contacts: [], venueLicenses },
      }),
    },
    [{ path: PAGE, Component: OrganizationPage }],
  );
  await screen.findByRole('region', { name: 'Plans' });
  return graph;
}
const card = async () => within(await screen.findByRole('region', { name: 'Venue licenses' }));
const barsOf = async () =>
  (await (await card()).findAllByRole('meter')).map((bar) => [
    bar.getAttribute('aria-label'),
    bar.getAttribute('aria-valuetext'),
  ]);
const BARS = [
  ['LAN plus Cloud Failover', '0 left, 2 of 1 in use'],
  ['Non-Production', '0 left, 1 of 0 in use'],
  ['Professional', '2 left, 1 of 3 in use'],
];

test('S-075 VEN-08 ORG-10 venue licenses are told by type with what is left, but for types that there are none of', async () => {
  await open(LICENSES);
  expect(await barsOf()).toEqual(BARS);
});

test('S-075 VEN-08 while venue licenses are read their card stands, with nothing told of them', async () => {
  let answer: (licenses: object) => void = () => undefined;
  await open(() => new Promise((resolve) => (answer = resolve)));
  const licenses = await card();
  expect(licenses.queryByRole('meter')).toBeNull();
  expect(licenses.queryByRole('button')).toBeNull();
  answer(LICENSES);
  expect(await barsOf()).toEqual(BARS);
});

test('S-075 VEN-08 venue licenses that could not be read say so in their card, and are read again', async () => {
  let isDown = true;
  await open(() => {
    if (isDown) throw new Error('down');
    return LICENSES;
  });
  const licenses = await card();
  const again = await licenses.findByRole('button', { name: 'Try again' });
  expect(licenses.queryByRole('meter')).toBeNull();
  expect(screen.getByRole('region', { name: 'Add-ons' })).toBeTruthy();
  isDown = false;
  fireEvent.click(again);
  expect(await barsOf()).toEqual(BARS);
});

test('S-075 VEN-08 without any venue license there is no such card', async () => {
  await open([license('PRO', 0, 0, 0)]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Venue licenses' })).toBeNull());
});

test('S-075 PRM-05 who may not manage venues is not asked about their licenses', async () => {
  const graph = await open(LICENSES, []);
  await screen.findByRole('region', { name: 'Contacts' });
  expect(screen.queryByRole('region', { name: 'Venue licenses' })).toBeNull();
  expect(graph.asked()).not.toContain('OrganizationVenueLicenses');
});
