import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LibraryPage } from '../../../../web/areas/library/media/LibraryPage.tsx';
import { MediaPage } from '../../../../web/areas/library/media/MediaPage.tsx';
import { searchFilterIn } from '../../../../web/areas/library/media/useSearchFilter.ts';
import { listChoice } from '../../../../web/ui/useListState.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { video, withMedia } from './mediaFixture.ts';

const { screens: uploadScreens } = await import('../../../../web/areas/library/upload/screens.ts');
const ROUTES = [
  { path: '/media/library', Component: LibraryPage },
  { path: '/media/library/:uuid', Component: MediaPage },
];
const videos = [video('m1', 'First talk'), video('m2', 'Second talk')];
const open = (answers: object = {}, path = '/media/library') =>
  openPage(path, { viewer: viewer(), customer: withMedia(videos), ...answers }, ROUTES);

const searches = (graph: ReturnType<typeof open>) =>
  graph.requests
    .filter(({ operationName }) => operationName === 'LibraryPage')
    .map(({ variables }) => variables);

test('APP-09 the chosen view is remembered in this browser', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Gallery' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(location.search).toBe('?view=gallery');
  expect(localStorage.getItem('rostrum.view.library')).toBe('"gallery"');
});

test('APP-09 a library opened anew shows the view that was chosen last', async () => {
  localStorage.setItem('rostrum.view.library', '"gallery"');
  open();
  expect(await screen.findByRole('list', { name: 'Library' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('LIB-10 SRC-01 the library is read by pages of 50, the most recent first', async () => {
  const graph = open();
  await screen.findByRole('link', { name: 'First talk' });
  expect(searches(graph)[0]).toMatchObject({ first: 50, sort: 'MOST_RECENT' });
});

test('SRC-02 filters of the address become the search', async () => {
  const graph = open(
    {},
    '/media/library?q=grace&tag=talk&tag=choir&length=UNDER_FIVE_MINUTES&source=UPLOADED&thumb=without',
  );
  await screen.findByRole('link', { name: 'First talk' });
  expect(searches(graph)[0]?.['filter']).toEqual({
    text: 'grace',
    tags: ['talk', 'choir'],
    durationRanges: ['UNDER_FIVE_MINUTES'],
    source: 'UPLOADED',
    hasThumbnail: false,
  });
});

test('SRC-02 days of the organisation become spans of time, both ends included', async () => {
  const search = '?airedFrom=2026-11-01&airedTo=2026-11-01&createdTo=2026-11-02';
  // As on the way there: the page finds what makes moments of days in its place.
  await searchFilterIn(listChoice(new URLSearchParams(search)), 'America/New_York');
  const graph = open({}, `/media/library${search}`);
  await screen.findByRole('link', { name: 'First talk' });
  // The clocks of New York go back on that day, so it has 25 hours.
  expect(searches(graph)[0]?.['filter']).toEqual({
    aired: { start: '2026-11-01T04:00:00.000Z', end: '2026-11-02T04:59:59.999Z' },
    created: { end: '2026-11-03T04:59:59.999Z' },
  });
  fireEvent.change(screen.getByLabelText('Air date: To'), { target: { value: '2026-11-03' } });
  await waitFor(() => expect(location.search).toContain('airedTo=2026-11-03'));
});

test('SRC-03 SRC-05 lengths are facets with the counts of the same answer', async () => {
  const graph = open();
  await screen.findByRole('link', { name: 'First talk' });
  const lengths = within(screen.getByRole('group', { name: 'Duration' }));
  expect(lengths.getByRole('button', { name: /Over 30 min\s*2/ })).toBeTruthy();
  expect(graph.asked().filter((name) => name === 'LibraryPage')).toHaveLength(1);
});

test('SRC-04 a facet narrows the search and is part of the address', async () => {
  const graph = open();
  await screen.findByRole('link', { name: 'First talk' });
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Source' })).getByRole('button', { name: /Live event/ }),
  );
  await waitFor(() => expect(searches(graph).at(-1)?.['filter']).toEqual({ source: 'LIVE' }));
  expect(location.search).toBe('?source=LIVE');
});

test('LIB-06 LIB-08 the state is the first facet: what failed is found by it, and what is in work stands in its rows', async () => {
  const busy = video('m3', 'Fresh upload', {
    processing: { state: 'TRANSCODING', percent: 42, errorKind: null },
  });
  const graph = open({ customer: withMedia([busy, ...videos], { processingMedia: [busy] }) });
  await screen.findByRole('link', { name: 'First talk' });
  expect([...document.querySelectorAll('.facets legend')].map(({ textContent }) => textContent)).toEqual([
    'State',
    'Duration',
    'Source',
    'Thumbnail',
    'Tags',
    'Air date',
    'Date saved',
  ]);
  const states = within(screen.getByRole('group', { name: 'State' }));
  expect(states.getByRole('button', { name: /Ready\s*2/ })).toBeTruthy();
  expect(states.getByRole('button', { name: /Processing\s*0/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(states.getByRole('button', { name: /Failed\s*1/ }));
  await waitFor(() => expect(searches(graph).at(-1)?.['filter']).toEqual({ stateGroups: ['FAILED'] }));
  expect(location.search).toBe('?state=FAILED');
  expect(await screen.findByRole('link', { name: 'Fresh upload' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Processing' })).toBeNull();
});

test('LIB-08 a video that is processed stands on top with how far it is, and only there', async () => {
  const busy = video('m3', 'Fresh upload', {
    processing: { state: 'TRANSCODING', percent: 42, errorKind: null },
  });
  open({ customer: withMedia([busy, ...videos], { processingMedia: [busy] }) });
  const onTop = await screen.findByRole('region', { name: 'Processing' });
  expect(within(onTop).getByText('transcoding')).toBeTruthy();
  expect(within(onTop).getByText('42%')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Fresh upload')).toHaveLength(1));
});

test('nothing found is told apart from nothing there', async () => {
  open({ customer: withMedia([]) }, '/media/library?q=zzz');
  expect(await screen.findByText(/No matches/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(/Upload your first video/)).toBeTruthy();
});

test('LIB-12 a video that is gone says that it has expired or was deleted', async () => {
  open({ mediaItem: null }, '/media/library/m9');
  expect(await screen.findByText('This video expired or was deleted.')).toBeTruthy();
});

test('LIB-07 a video that is being deleted is gone for users', async () => {
  open({ mediaItem: video('m1', 'First talk', { state: 'DELETE_PENDING' }) }, '/media/library/m1');
  expect(await screen.findByText('This video expired or was deleted.')).toBeTruthy();
});

test('LIB-13 a video that failed to process says so', async () => {
  const failed = video('m1', 'First talk', {
    state: 'ERRORED',
    processing: { state: 'FAILED', percent: 10, errorKind: 'FILE_TYPE' },
  });
  open({ mediaItem: failed }, '/media/library/m1');
  expect(await screen.findByText('This video failed to process.')).toBeTruthy();
});

test('CUE-07 the start of the video is told as generated', async () => {
  const start = {
    id: 'start-of-video',
    position: '00:00:00.000',
    name: 'start of video',
    userName: 'system-user',
    userId: 'system-user',
    visibility: 'ORGANIZATION',
    isAutomatic: true,
  };
  open({ mediaItem: video('m1', 'First talk', { cues: [start] }) }, '/media/library/m1');
  const cues = await screen.findByRole('region', { name: 'Cues' });
  const cue = await within(cues).findByRole('button', { name: /^00:00:00/ });
  expect(cue.textContent).toBe('00:00:00.000Start of videoautomatic');
});

test('S-015 who may upload finds the way in the library, and nobody else', async () => {
  openPage(
    '/media/library',
    { viewer: viewer({ capabilities: ['videoUpload'] }), customer: withMedia(videos) },
    [...ROUTES, ...uploadScreens],
  );
  await screen.findByRole('link', { name: 'First talk' });
  expect(screen.getByRole('link', { name: 'Upload video' }).getAttribute('href')).toBe('/media/upload');
});

test('S-015 PRM-23 who may not upload is not offered it', async () => {
  openPage('/media/library', { viewer: viewer({ capabilities: [] }), customer: withMedia(videos) }, [
    ...ROUTES,
    ...uploadScreens,
  ]);
  await screen.findByRole('link', { name: 'First talk' });
  expect(screen.queryByRole('link', { name: 'Upload video' })).toBeNull();
});
