import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CONTACT_MESSAGES } from '../../../schema/rules/contacts.ts';
import { ContactPage } from '../../../web/areas/help/ContactPage.tsx';
import { HelpPage } from '../../../web/areas/help/HelpPage.tsx';
import { viewer } from '../app/fakeGraph.ts';
import { openApp } from '../app/openApp.tsx';
import { english } from '../../../schema/reasons/english.ts';

const ROUTES = [
  { path: '/help', Component: HelpPage },
  { path: '/help/contact', Component: ContactPage },
];
const open = (path: string, answers: object = {}) => openApp(path, { viewer: viewer(), ...answers }, ROUTES);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the help leads to what the person may open, and says whose task the rest is', async () => {
  open('/help');
  await screen.findByRole('heading', { name: 'Help' });
  const encoders = screen.getAllByRole('link', { name: 'Encoders' });
  expect(encoders.at(-1)?.getAttribute('href')).toBe('/settings/encoders');
  expect(screen.getByRole('region', { name: 'Keyboard shortcuts' })).toBeTruthy();
  // This viewer holds no right to venues.
  expect(screen.queryByRole('link', { name: 'Venues' })).toBeNull();
  expect(screen.getAllByText(/Your role does not include this screen/).length).toBeGreaterThan(0);
});

test('USR-13 the contact form has eight fields, knows the person, and sends them', async () => {
  const graph = open('/help', { sendContactRequest: { isSent: true, userErrors: [] } });
  fireEvent.click(await screen.findByRole('link', { name: 'Contact support' }));
  await screen.findByRole('heading', { name: 'Contact support' });
  const fields = screen.getAllByRole('textbox') as HTMLInputElement[];
  expect(fields.map(({ name }) => name)).toEqual([
    'email',
    'fullName',
    'organizationName',
    'phone',
    'billingAddress',
    'city',
    'state',
    'zipCode',
  ]);
  expect(fields.map(({ value }) => value).slice(0, 3)).toEqual([
    'admin@harbour.example',
    'Maya Keller',
    'Harbour Street Church',
  ]);
  type(/^Phone/, '+1 617 555 0101');
  send();
  expect(await screen.findByText('Request sent to support')).toBeTruthy();
  expect(location.pathname).toBe('/help');
  expect(
    graph.requests.find(({ operationName }) => operationName === 'SendContactRequest')?.variables,
  ).toMatchObject({
    input: { email: 'admin@harbour.example', fullName: 'Maya Keller', phone: '+1 617 555 0101' },
  });
});

const REFUSED = [
  ['USR-11', /^Email/, '', english(CONTACT_MESSAGES.emailRequired)],
  ['USR-11', /^Email/, 'maya', english(CONTACT_MESSAGES.emailInvalid)],
  ['USR-12', /^Full name/, 'M', english(CONTACT_MESSAGES.nameShort)],
  ['USR-12', /^Full name/, 'M'.repeat(51), english(CONTACT_MESSAGES.nameLong)],
] as const;
test.each(REFUSED)(
  'USR-11 USR-12 (%s) %s “%s” is refused before anything is sent',
  async (_, label, value, message) => {
    const graph = open('/help/contact');
    await screen.findByRole('heading', { name: 'Contact support' });
    type(label, value);
    send();
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
    expect(graph.asked()).not.toContain('SendContactRequest');
  },
);
