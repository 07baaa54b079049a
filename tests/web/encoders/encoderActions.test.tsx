import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EncoderLogsPage } from '../../../web/areas/encoders/logs/EncoderLogsPage.tsx';
import { openPage } from '../app/openPage.tsx';
import { PEOPLE, createPerson, type Person } from '../app/people.ts';
import { encoder, withEncoders } from './encoderFixture.ts';
import { open } from './encoderScreens.ts';

// Of those who may open the screens of encoders (screenAccess.test.tsx), what each is offered there.
const OPERATORS: readonly Person[] = ['P', 'A', 'E', 'C'];
const software = { ...encoder('e1', 'Studio B'), type: 'SOFTWARE' };
const started = encoder('e1', 'North Hall', { state: 'STARTED' });
const offered = (name: string) => screen.queryByRole('button', { name }) !== null;

describe.each(OPERATORS.map((person) => [PEOPLE[person].who, person] as const))('%s', (_who, person) => {
  const viewer = createPerson(person);

  test('S-166 S-167 adds, starts and stops encoders', async () => {
    open('/settings/encoders', { viewer, customer: withEncoders([started]) });
    expect(await screen.findByRole('button', { name: 'Add encoder' })).toBeTruthy();
    cleanup();
    open('/settings/encoders/e1', { viewer, encoder: started });
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stop North Hall?')).toBeTruthy();
  });

  test(`S-165 PRM-27 moves one to another organization: ${person === 'P'}`, async () => {
    open('/settings/encoders/e1', { viewer, encoder: started });
    await screen.findByRole('button', { name: 'Stop' });
    const more = screen.queryByRole('button', { name: 'More actions for North Hall' });
    if (more) fireEvent.click(more);
    const move = more ? (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent) : [];
    expect(move.some((text) => text?.startsWith('Move to another'))).toBe(person === 'P');
  });

  test(`S-168 PRM-20 unregisters a software encoder: ${'PA'.includes(person)}`, async () => {
    open('/settings/encoders/e1', { viewer, encoder: software });
    await screen.findByRole('heading', { level: 1, name: 'Studio B' });
    await screen.findByRole('button', { name: 'Edit' });
    expect(offered('Unregister')).toBe('PA'.includes(person));
  });

  test('S-164 LOG-02 uploads logs', async () => {
    const logs = { entries: [], totalCount: 0, isCut: false };
    const routes = [{ path: '/encoders/:uuid/logs', Component: EncoderLogsPage }];
    openPage('/encoders/e1/logs', { viewer, encoder: { ...encoder('e1', 'Chapel'), logs } }, routes);
    expect(await screen.findByRole('button', { name: 'Upload logs' })).toBeTruthy();
  });
});

test('S-166 a command that the address brings is never given before the person has said yes', async () => {
  const given: object[] = [];
  const stopped = encoder('e1', 'North Hall', { state: 'STOPPED' });
  open('/settings/encoders/e1?command=START', {
    viewer: createPerson('A'),
    encoder: stopped,
    startEncoder({ input }: { input: object }) {
      given.push(input);
      return { encoder: stopped, userErrors: [] };
    },
  });
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(given).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(given).toEqual([]);
  expect(location.search).toBe('');
});

test('ENC-13 a command that the encoder’s state does not take is not asked about', async () => {
  open('/settings/encoders/e1?command=START', { viewer: createPerson('A'), encoder: started });
  await screen.findByRole('button', { name: 'Stop' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('S-168 REG-01 unregistering tells of the license, and names what keeps the encoder from going', async () => {
  const uses = [
    { kind: 'EVENT', id: 'v1', name: 'Sunday 9:00', startsAt: '2026-11-29T14:00:00Z', isBlocking: true },
  ];
  open('/settings/encoders/e1', { viewer: createPerson('A'), encoder: { ...software, uses } });
  fireEvent.click(await screen.findByRole('button', { name: 'Unregister' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Unregister Studio B?' }));
  expect(dialog.getByText(/frees one software encoder license/)).toBeTruthy();
  expect(await dialog.findByText('Sunday 9:00')).toBeTruthy();
  await waitFor(() =>
    expect((dialog.getByRole('button', { name: 'Unregister' }) as HTMLButtonElement).disabled).toBe(true),
  );
});
