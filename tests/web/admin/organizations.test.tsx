import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const other = { id: 'o1', name: 'Parish 1001' };
async function logIn(answers: object) {
  openApp('/admin/organizations', { viewer: sudo(), customers, ...answers }, [
    { path: '/admin/organizations', Component: OrganizationsPage },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Log in on behalf' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('button', { name: other.name }));
  fireEvent.change(dialog.getByLabelText('User name'), { target: { value: 'super@rostrum.example' } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'secret-2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Log in' }));
  return dialog;
}

test('S-163 SES-04 logging in on behalf takes organisation, name and password, and works there', async () => {
  const inputs: object[] = [];
  const there = sudo();
  await logIn({
    signInOnBehalf({ input }: { input: object }) {
      inputs.push(input);
      return { viewer: { ...there, customer: { ...(there.customer as object), ...other } }, userErrors: [] };
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputs).toEqual([{ customerId: 'o1', userName: 'super@rostrum.example', password: 'secret-2026' }]);
});

test('S-163 SES-04 SES-05 a wrong password is told, and the session stays', async () => {
  const dialog = await logIn({
    signInOnBehalf: () => ({
      viewer: null,
      userErrors: [
        { code: 'INVALID', reason: 'WRONG_CREDENTIALS', parameters: [], field: null, message: 'x' },
      ],
    }),
  });
  expect(await dialog.findByText('Incorrect user name or password.')).toBeTruthy();
});

test('S-163 PRM-27 who only reads the admin area is not offered it', async () => {
  openApp(
    '/admin/organizations',
    { viewer: { ...sudo(), isSudoAdmin: false, isSudoViewer: true }, customers },
    [{ path: '/admin/organizations', Component: OrganizationsPage }],
  );
  await screen.findByText('Parish 1000');
  expect(screen.queryByRole('button', { name: 'Log in on behalf' })).toBeNull();
});
