import { fireEvent, screen, within } from '@testing-library/react';
import { MediaPage } from '../../../../web/areas/library/media/MediaPage.tsx';
import { openPage } from '../../app/openPage.tsx';
import { EVERYBODY, PEOPLE, createPerson } from '../../app/people.ts';
import { video, withMedia } from './mediaFixture.ts';

/** Actions on a saved video by role: capabilities of the library (PRM-23) and of playlists. */
const ACTIONS: readonly (readonly [action: string, who: string])[] = [
  ['Change thumbnail', 'PAL'],
  ['Download', 'PAEL'],
  ['Add to playlist', 'PAECL'],
  ['Delete', 'PAL'],
];
const { screens } = await import('../../../../web/areas/library/media/screens.ts');
const ROUTES = [{ path: '/media/library/:uuid', Component: MediaPage }];

test.each(EVERYBODY.map((person) => [PEOPLE[person].who, person] as const))(
  'S-186 S-187 S-188 S-189 S-190 S-208 PRM-08 PRM-23 %s is offered what they may do to a video',
  async (_who, person) => {
    const customer = withMedia([]);
    const mediaItem = video('m1', 'First talk', { isPlayable: true });
    openPage('/media/library/m1', { viewer: createPerson(person), customer, mediaItem }, ROUTES);
    await screen.findByRole('tab', { name: 'Details' });
    const more = screen.queryByRole('button', { name: 'More actions' });
    if (more) fireEvent.click(more);
    const items = more ? (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent) : [];
    const may = ACTIONS.filter(([, who]) => who.includes(person)).map(([action]) => action);
    const names = ACTIONS.map(([action]) => action);
    expect(items.filter((item) => names.includes(item ?? '')).sort()).toEqual([...may].sort());
    expect(screen.queryByRole('button', { name: 'Edit details' }) !== null).toBe('PAL'.includes(person));
    expect(screen.queryByRole('button', { name: /^Add cue/ }) !== null).toBe('PAECL'.includes(person));
  },
);

const admin = () => createPerson('P');
const failed = (change: object = {}) =>
  video('m1', 'First talk', {
    state: 'ERRORED',
    processing: { state: 'FAILED', percent: 0, errorKind: 'FILE_PROCESSING' },
    upload: { id: 'u1', failures: [] },
    ...change,
  });

test('S-016 the page names the playlists that hold a video, with the way there', async () => {
  const uses = [{ kind: 'PLAYLIST', id: 'p1', name: 'Sunday talks', startTime: null }];
  openPage(
    '/media/library/m1',
    { viewer: admin(), customer: withMedia([]), mediaItem: video('m1', 'First talk', { uses }) },
    screens,
  );
  const box = within(await screen.findByRole('region', { name: 'Used by' }));
  expect((await box.findByRole('link', { name: 'Sunday talks' })).getAttribute('href')).toBe(
    '/media/playlists/p1',
  );
});

test('LIB-13 a video that failed says why, is not called published, and is processed again in its place', async () => {
  const begun: object[] = [];
  openPage(
    '/media/library/m1',
    {
      viewer: admin(),
      customer: withMedia([]),
      mediaItem: ({ id }: { id: string }) => (id === 'm1' ? failed() : video('m9', 'First talk')),
      completeUpload({ input }: { input: object }) {
        begun.push(input);
        return { mediaItem: video('m9', 'First talk'), errorKind: null, userErrors: [] };
      },
    },
    ROUTES,
  );
  expect(await screen.findByText('The file could not be processed.')).toBeTruthy();
  expect(screen.queryByText('published')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Process again' }));
  expect(await screen.findByText('Processing First talk again')).toBeTruthy();
  expect(begun).toEqual([{ id: 'u1' }]);
  expect(location.pathname).toBe('/media/library/m9');
});

test('UPL-19 a file of the wrong kind is not offered to be processed again', async () => {
  const mediaItem = failed({ processing: { state: 'FAILED', percent: 0, errorKind: 'FILE_TYPE' } });
  openPage('/media/library/m1', { viewer: admin(), customer: withMedia([]), mediaItem }, ROUTES);
  expect(await screen.findByText('The file is not a supported video.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Process again' })).toBeNull();
});
