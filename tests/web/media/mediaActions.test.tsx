import { fireEvent, screen } from '@testing-library/react';
import { MediaPage } from '../../../web/areas/media/MediaPage.tsx';
import { openPage } from '../app/openPage.tsx';
import { EVERYBODY, PEOPLE, personOf } from '../app/people.ts';
import { video, withMedia } from './mediaFixture.ts';

/** What is done to a saved video, and by whom: the library's capabilities (PRM-23) and playlists'. */
const ACTIONS: readonly (readonly [action: string, who: string])[] = [
  ['Change thumbnail', 'PAL'],
  ['Download', 'PAEL'],
  ['Add to playlist', 'PAECL'],
  ['Delete', 'PAL'],
];
const ROUTES = [{ path: '/media/library/:uuid', Component: MediaPage }];

test.each(EVERYBODY.map((person) => [PEOPLE[person].who, person] as const))(
  'S-186 S-187 S-188 S-189 S-190 S-208 PRM-08 PRM-23 %s is offered what they may do to a video',
  async (_who, person) => {
    const customer = withMedia([]);
    const mediaItem = video('m1', 'First talk', { playable: true });
    openPage('/media/library/m1', { viewer: personOf(person), customer, mediaItem }, ROUTES);
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
