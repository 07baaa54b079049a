import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OrganizationsPage } from '../../../web/areas/admin/OrganizationsPage.tsx';
import { sudo } from '../app/fakeGraph.ts';
import { openApp } from '../app/openApp.tsx';

const organizations = Array.from({ length: 230 }, (_, at) => ({
  id: `o${at}`,
  name: `Parish ${1000 + at}`,
  location: null,
  status: 'ACTIVE',
  webPlanName: 'Pro',
  onlineEncoders: [],
  liveDestinations: at === 229 ? [{ id: 'd1', title: 'Main' }] : [],
}));

const customers = ({ first, after }: { first: number; after: string | null }) => {
  const start = after ? Number(after) + 1 : 0;
  const nodes = organizations.slice(start, start + first);
  const edges = nodes.map((node, at) => ({ cursor: String(start + at), node }));
  const end = start + nodes.length;
  const pageInfo = { hasNextPage: end < 230, hasPreviousPage: start > 0, startCursor: String(start) };
  return { nodes, edges, totalCount: 230, pageInfo: { ...pageInfo, endCursor: String(end - 1) } };
};

test('S-067 a chip finds organisations that no page has brought yet', async () => {
  openApp('/admin/organizations', { viewer: sudo(), customers }, [
    { path: '/admin/organizations', Component: OrganizationsPage },
  ]);
  await screen.findByText('Parish 1000');
  fireEvent.click(screen.getByRole('button', { name: 'On air' }));
  expect(await screen.findByText('Parish 1229')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Parish 1000')).toBeNull());
});
