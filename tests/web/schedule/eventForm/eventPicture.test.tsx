import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateEventPage } from '../../../../web/areas/schedule/eventForm/CreateEventPage.tsx';
import { EditEventPage } from '../../../../web/areas/schedule/eventForm/EditEventPage.tsx';
import { openPage } from '../../app/openPage.tsx';
import { answers, event } from './eventFixture.ts';

const ROUTES = [
  { path: '/schedule/create', Component: CreateEventPage },
  { path: '/schedule/event/:uuid/edit', Component: EditEventPage },
  { path: '/schedule/event/:uuid', element: <h1>The event</h1> },
  { path: '/schedule', element: <h1>Schedule</h1> },
];
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const PRESENT = 'https://platform.example/stream/h/event-e1/thumbnail.jpg?v=1&token=t';

type Input = Record<string, unknown>;

/** Notes what is saved, in its order. */
function saving(errors: object[] = []) {
  const sent: [string, Input][] = [];
  const note = (name: string, answer: object) => ({
    [name]({ input }: { input: Input }) {
      sent.push([name, input]);
      return answer;
    },
  });
  return {
    sent,
    ...note('createEvent', { event: event({ id: 'new' }), userErrors: [] }),
    ...note('updateEvent', { event: event({ thumbnailUrl: PRESENT }), userErrors: [] }),
    ...note('setEventThumbnail', {
      event: errors.length > 0 ? null : { id: 'new', thumbnailUrl: PRESENT },
      userErrors: errors,
    }),
    ...note('removeEventThumbnail', { event: { id: 'e1', thumbnailUrl: null }, userErrors: [] }),
  };
}
const open = (path: string, { sent: _sent, ...change }: ReturnType<typeof saving>, present?: string) =>
  openPage(
    path,
    answers({
      ...change,
      event: event({
        ...{ startLocal: '2099-11-22T09:30', startAt: '2099-11-22T14:30:00Z', thumbnailUrl: present ?? null },
      }),
    }),
    ROUTES,
  );
const choose = async (bytes: Uint8Array<ArrayBuffer>) =>
  fireEvent.change(await screen.findByLabelText('Choose thumbnail'), {
    target: { files: [new File([bytes], 'choir.jpg')] },
  });
const preview = () => screen.queryByRole<HTMLImageElement>('img', { name: 'Thumbnail preview' });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

test('EVT-31 S-045 a picture is chosen, seen and saved with a new event', async () => {
  const graph = saving();
  open('/schedule/create', graph);
  await choose(JPEG);
  await waitFor(() => expect(preview()?.src).toBe('blob:preview'));
  fireEvent.change(screen.getByRole('textbox', { name: /^Name(?! on)/ }), { target: { value: 'Choir' } });
  save();
  await screen.findByRole('heading', { name: 'The event' });
  expect(graph.sent).toMatchObject([
    ['createEvent', { name: 'Choir' }],
    ['setEventThumbnail', { id: 'new', file: Buffer.from(JPEG).toString('base64') }],
  ]);
});

test('EVT-31 LIB-04 what is no JPG or PNG of 2 MB is refused when it is chosen', async () => {
  open('/schedule/create', saving());
  await choose(new TextEncoder().encode('GIF89a'));
  await screen.findByText('A thumbnail must be a JPG or PNG image.');
  const large = new Uint8Array(2 * 1024 * 1024 + 1);
  large.set(JPEG);
  await choose(large);
  await screen.findByText(/at most 2 MB; this image has 2\.1 MB/);
  expect(preview()).toBeNull();
});

test('EVT-31 S-047 the present picture is seen and taken away; nothing else of the event is saved', async () => {
  const graph = saving();
  open('/schedule/event/e1/edit', graph, PRESENT);
  await waitFor(() => expect(preview()?.src).toBe(PRESENT));
  fireEvent.click(screen.getByRole('button', { name: 'Remove thumbnail' }));
  expect(preview()).toBeNull();
  save();
  await screen.findByRole('heading', { name: 'The event' });
  expect(graph.sent).toEqual([['removeEventThumbnail', { id: 'e1' }]]);
});

test('EVT-31 a picture that is refused does not lose the event, and its reason is told', async () => {
  const graph = saving([
    { code: 'INVALID', reason: 'THUMBNAIL_BROKEN', field: ['file'], message: 'x', parameters: [] },
  ]);
  open('/schedule/create', graph);
  await choose(JPEG);
  await waitFor(() => expect(preview()).not.toBeNull());
  fireEvent.change(screen.getByRole('textbox', { name: /^Name(?! on)/ }), { target: { value: 'Choir' } });
  save();
  await screen.findByRole('heading', { name: 'The event' });
  expect(
    (await screen.findByText(/^The event was saved, but its thumbnail was not\./)).textContent,
  ).toBeTruthy();
});
