import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OrganizationPage } from '../../../web/areas/organization/OrganizationPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openPage } from '../app/openPage.tsx';
import { page, withMedia } from '../library/media/mediaFixture.ts';

const PAGE = '/settings/organization';
const lowe = {
  ...{ id: 'k1', firstName: 'Harriet', lastName: 'Lowe', email: 'accounts@harbour.example' },
  ...{ mobile: '+1 617 555 0142', createdAt: '2026-01-01T00:00:00Z' },
  ...{ isPrimaryContact: false, isBillingContact: true, isPointOfContact: false },
};
async function open(answers: object = {}, contacts = [lowe], capabilities = ['contacts'], more: object = {}) {
  openPage(
    PAGE,
    {
      viewer: viewer({ permissions: [], capabilities: ['getOrganizationDetails', ...capabilities] }),
      customer: withMedia([], {
        subscription: {
          ...{ plans: [], softwareEncoders: 0, venues: 0, rtmp: 0, audio16: 0, subtitlesHoursPerMonth: 0 },
          hasCancelledLibraryTrial: false,
        },
        ...{ libraryTrial: null, billing: null, streamUsage: null, contacts },
        ...more,
      }),
      ...answers,
    },
    [{ path: PAGE, Component: OrganizationPage }],
  );
  return within(await screen.findByRole('region', { name: 'Contacts' }));
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
const type = (dialog: ReturnType<typeof within>, name: RegExp, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });

test('S-075 USR-08 contacts show how they are reached and what they are', async () => {
  const card = await open();
  expect(await card.findByText('Harriet Lowe')).toBeTruthy();
  expect(card.getByRole<HTMLAnchorElement>('link', { name: lowe.email }).href).toBe(`mailto:${lowe.email}`);
  expect(card.getByRole<HTMLAnchorElement>('link', { name: lowe.mobile }).href).toBe('tel:+16175550142');
  expect(card.getByText('Billing contact')).toBeTruthy();
  expect(card.queryByText('Primary contact')).toBeNull();
});

test('PRM-19 who has no capability for it only looks at contacts', async () => {
  const card = await open({}, [lowe], []);
  expect(await card.findByText('Harriet Lowe')).toBeTruthy();
  expect(card.queryAllByRole('button')).toEqual([]);
});

test('USR-01 USR-02 USR-08 a contact is added once what is typed keeps the rules', async () => {
  const { inputs, answers } = answering('createContact', { contact: lowe });
  const card = await open(answers, []);
  expect(await card.findByText('No contacts yet.')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Add contact' }));
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog, /^First name/, 'A');
  type(dialog, /^Last name/, 'Quill');
  type(dialog, /^Email/, 'nobody');
  type(dialog, /^Mobile phone/, 'call me');
  fireEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
  for (const text of [/at least 2 characters; this one has 1/, /valid email/i, /it is “call me”/])
    expect(await dialog.findByText(text)).toBeTruthy();
  expect(inputs).toEqual([]);
  type(dialog, /^First name/, 'Ada');
  type(dialog, /^Email/, 'ada@harbour.example');
  type(dialog, /^Mobile phone/, '');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Primary contact' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add contact' }));
  expect(await screen.findByText('Contact added')).toBeTruthy();
  expect(inputs).toEqual([
    {
      ...{
        customerId: 'c1',
        firstName: 'Ada',
        lastName: 'Quill',
        email: 'ada@harbour.example',
        mobile: null,
      },
      ...{ isPrimaryContact: true, isBillingContact: false, isPointOfContact: false },
    },
  ]);
});

test('USR-08 of a contact only what is another now is sent', async () => {
  const { inputs, answers } = answering('updateContact', { contact: lowe });
  const card = await open(answers);
  fireEvent.click(await card.findByRole('button', { name: 'Edit Harriet Lowe' }));
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog, /^Mobile phone/, '');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Point of contact' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Contact saved')).toBeTruthy();
  expect(inputs).toEqual([{ id: 'k1', mobile: null, isPointOfContact: true }]);
});

test('S-075 a contact that was removed comes back by undoing that, or out of the bin', async () => {
  const restored: object[] = [];
  const entry = {
    ...{ id: 'k1', kind: 'CONTACT', name: 'Harriet Lowe', deletedBy: 'maya' },
    ...{ deletedAt: '2026-11-22T10:00:00Z', expiresAt: '2026-12-22T10:00:00Z' },
  };
  const card = await open(
    {
      deleteContact: () => ({ deletedId: 'k1', userErrors: [] }),
      restoreDeleted({ input }: { input: { id: string } }) {
        restored.push(input);
        return { restoredId: input.id, userErrors: [] };
      },
    },
    [lowe],
    ['contacts'],
    { binEntries: page([entry]) },
  );
  fireEvent.click(await card.findByRole('button', { name: 'Remove Harriet Lowe' }));
  const asked = within(await screen.findByRole('alertdialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Remove contact' }));
  expect(await screen.findByText('Harriet Lowe removed')).toBeTruthy();
  await waitFor(() => expect(card.queryByText('Harriet Lowe')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await card.findByText('Harriet Lowe')).toBeTruthy();
  fireEvent.click(card.getByRole('button', { name: 'Deleted' }));
  const bin = within(await screen.findByRole('dialog'));
  fireEvent.click(await bin.findByRole('button', { name: 'Restore Harriet Lowe' }));
  await waitFor(() => expect(restored).toEqual(Array(2).fill({ kind: 'CONTACT', id: 'k1' })));
});

test('a contact is removed once that is confirmed, and a refusal is told', async () => {
  const problem = { code: 'NOT_FOUND', reason: null, parameters: [], field: null, message: 'It is gone.' };
  const { inputs, answers } = answering('deleteContact', { deletedId: null, userErrors: [problem] });
  const card = await open(answers);
  fireEvent.click(await card.findByRole('button', { name: 'Remove Harriet Lowe' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Harriet Lowe is removed from the contacts/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Remove contact' }));
  await waitFor(() => expect(inputs).toEqual([{ id: 'k1' }]));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});
