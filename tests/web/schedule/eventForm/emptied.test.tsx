import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { EditEventPage } from '../../../../web/areas/schedule/eventForm/EditEventPage.tsx';
import { encoderPresetSchema } from '../../../../schema/rules/encoderPresets.ts';
import { eventSchemaFor } from '../../../../schema/rules/events.ts';
import { openPage } from '../../app/openPage.tsx';
import { answers, event } from './eventFixture.ts';

const ROUTES = [
  { path: '/schedule/create', Component: CreateEventPage },
  { path: '/schedule/event/:uuid/edit', Component: EditEventPage },
  { path: '/schedule/event/:uuid', element: <h1>The event</h1> },
  { path: '/schedule', element: <h1>Schedule</h1> },
];
const open = (path: string, change: Parameters<typeof answers>[0]) => openPage(path, answers(change), ROUTES);
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name(?! on)/ });
const write = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
const DAY = 86_400_000;
const FIRST = new Date(Date.now() + 14 * DAY).toISOString().slice(0, 10);
const once = (change: object = {}) =>
  event({
    ...{ id: 'e9', timezone: 'UTC', startLocal: `${FIRST}T09:30`, startAt: `${FIRST}T09:30:00Z` },
    occurrences: [
      { id: 't1', startAt: `${FIRST}T09:30:00.000Z`, endAt: `${FIRST}T11:00:00.000Z`, bucket: 'FUTURE' },
    ],
    ...change,
  });
const place = (change: object) => ({
  ...{ id: 'd1', kind: 'EMBED', placeName: null, title: null, description: null, webChannel: null },
  ...{ webPreset: null, rtmpDestination: null, socialAccountId: null, placeId: null, isLocked: false },
  ...{ privacy: 'PUBLIC', publishState: 'PUBLISHED', isCrossposted: false, hasButton: false },
  ...{ buttonText: null, buttonUrl: null, thumbnailFileId: null, thumbnailUrl: null, startOffset: 0 },
  ...{ stopOffset: 0, scheduledPostDays: null, isAutosaved: false, autoArchivePlaylists: [] },
  ...change,
});
/** Notes what is saved of the destinations. */
function updating() {
  const saved: Record<string, unknown>[] = [];
  return {
    saved,
    updateEvent: ({ input }: { input: { destinations?: Record<string, unknown>[] } }) => {
      saved.push(...(input.destinations ?? []));
      return { event: once(), userErrors: [] };
    },
  };
}
const keep = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Save destination' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('EVT-01 EVT-28 a name and a description that are emptied again leave the form as it is; the name is asked for', async () => {
  open('/schedule/create', {});
  write(await name(), 'Vespers');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Harbour TV/ }));
  const description = screen.getByRole('textbox', { name: /^Description/ });
  write(description, 'Songs');
  write(description, '');
  write(await name(), '');
  expect(screen.getByRole('heading', { name: /New event/, level: 2 })).toBeTruthy();
  save();
  await screen.findByText('Unable to save changes due to invalid fields.');
  expect((await name()).getAttribute('aria-invalid')).toBe('true');
});

test('DST-09 DST-25 what is emptied of a destination that was saved is saved as nothing', async () => {
  const { saved, updateEvent } = updating();
  const destinations = [
    place({ title: 'Old title', webChannel: { id: 'w1', name: 'Main web channel' } }),
    place({
      ...{ id: 'd2', kind: 'YOUTUBE', placeName: 'Harbour TV', socialAccountId: 'a1', placeId: 'yt' },
      ...{ title: 'Own title', description: 'Own words', scheduledPostDays: 3 },
    }),
  ];
  open('/schedule/event/e9/edit', { event: once({ destinations }), updateEvent });
  await name();
  const edit = (of: string) =>
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Edit.*${of}`) }));
  edit('Main web channel');
  let dialog = within(await screen.findByRole('dialog'));
  write(await dialog.findByRole('textbox', { name: /^Title/ }), '');
  await keep();
  edit('Harbour TV');
  dialog = within(await screen.findByRole('dialog'));
  write(await dialog.findByRole('textbox', { name: /^Scheduled post/ }), '');
  await keep();
  save();
  await screen.findByRole('heading', { name: 'The event' });
  expect(saved).toMatchObject([
    { id: 'd1', title: null },
    { id: 'd2', title: 'Own title', scheduledPostDays: null },
  ]);
});

test('RPT-08 a month goes by the day of its number again once no weekday is chosen', async () => {
  const inputs: { repeat: object }[] = [];
  const createEvent = ({ input }: { input: { repeat: object } }) => {
    inputs.push(input);
    return { event: event({ id: 'new' }), userErrors: [] };
  };
  open('/schedule/create', { createEvent });
  write(await name(), 'Monthly');
  fireEvent.click(screen.getByRole('radio', { name: 'Custom' }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Unit' }), {
    target: { value: 'MONTHLY' },
  });
  const position = await screen.findByRole('combobox', { name: 'Repeat by' });
  fireEvent.change(position, { target: { value: 'SECOND' } });
  fireEvent.change(position, { target: { value: '' } });
  save();
  await waitFor(() => expect(inputs[0]?.repeat).toMatchObject({ type: 'MONTHLY', position: null }));
});

test('EVT-27 EPR-05 a number that is emptied where it is needed no more is the usual one', () => {
  const event = eventSchemaFor({ now: new Date() });
  expect(event.validateSyncAt('preEventBufferMinutes', { preEventBufferMinutes: '' })).toBe(0);
  expect(encoderPresetSchema.validateSyncAt('channel2Offset', { channel2Offset: '' })).toBe(0);
  expect(() => event.validateSyncAt('preEventBufferMinutes', { preEventBufferMinutes: 'x' })).toThrow();
  expect(() => encoderPresetSchema.validateSyncAt('channel2Offset', { channel2Offset: 601 })).toThrow();
});
