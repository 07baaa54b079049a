import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DestinationDialog } from '../../../../web/areas/destinations/destinationForm/public/DestinationDialog.tsx';
import {
  newDestination,
  type DestinationValues,
} from '../../../../web/areas/destinations/destinationForm/public/destinationValues.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, withMedia } from '../../library/media/mediaFixture.ts';

type Kind = 'EMBED' | 'RTMP' | 'YOUTUBE';
const RIGHTS = [
  ...['MANAGE_SCHEDULE', 'MANAGE_DESTINATION_GROUPS', 'VIDEO_REVIEW'],
  ...['MANAGE_ENCODER_AND_WEB_SETTINGS', 'MANAGE_SOCIAL_MEDIA'],
];
const account = (id: string, name: string, kind = 'YOUTUBE') => ({
  ...{ __typename: 'SocialAccount', id, name, kind, accessState: 'GRANTED' },
  defaultDestination: { id: `of-${id}`, name: `Channel of ${name}` },
});
const ACCOUNTS = [
  ...['Abbey', 'Chapel', 'Zion'].map((name) => account(name, name)),
  account('page', 'Zion page', 'FACEBOOK'),
];
const named = (id: string, name: string) => ({ id, name });
const ALL = {
  rtmp: [named('r1', 'Abbey relay'), named('r2', 'City relay'), named('r3', 'Zion relay')],
  presets: ['Mono', 'Spanish', 'Swapped'].map((name) => ({ id: name, name, isDefault: false })),
  playlists: [named('p1', 'Advent'), named('p2', 'Lent'), named('p3', 'Youth')],
};
/** The first two of those that have the words in their name, and whether there are more. */
const found =
  (all: { id: string; name: string }[]) =>
  ({ filter }: { filter?: string | null }) => {
    const those = all.filter(({ name }) => name.toLowerCase().includes((filter ?? '').toLowerCase()));
    return page(those.slice(0, 2), { pageInfo: { hasNextPage: those.length > 2, endCursor: 'c' } });
  };

/** The form of one destination of an organization with more of everything than one page has. */
function open(kind: Kind, values: Partial<DestinationValues> = {}, all: Partial<typeof ALL> = {}) {
  const kept: DestinationValues[] = [];
  const shown = { ...newDestination(kind), ...values };
  const Page = () => (
    <DestinationDialog
      values={shown}
      hasLibrary
      onSave={(one) => void kept.push(one)}
      onClose={() => undefined}
    />
  );
  openPage(
    '/form',
    {
      viewer: viewer({ permissions: RIGHTS, capabilities: ['socialMediaAccounts'] }),
      customer: withMedia([], {
        webChannels: [named('w1', 'Main')],
        rtmpDestinations: found(all.rtmp ?? ALL.rtmp),
        webPresets: found(ALL.presets),
        playlists: found(all.playlists ?? ALL.playlists),
        socialAccounts: ({ kind: of, ...words }: { kind?: string; filter?: string | null }) =>
          found(ACCOUNTS.filter((one) => !of || one.kind === of))(words),
      }),
      socialAccount: ({ id }: { id: string }) => {
        const one = ACCOUNTS.find((known) => known.id === id);
        return one ? { ...one, destinations: [one.defaultDestination] } : null;
      },
      webPreset: ({ id }: { id: string }) => ALL.presets.find((one) => one.id === id) ?? null,
      playlist: ({ id }: { id: string }) => ALL.playlists.find((one) => one.id === id) ?? null,
    },
    [{ path: '/form', Component: Page }],
  );
  return kept;
}
const find = async (name: string, words: string) =>
  fireEvent.change(await screen.findByRole('searchbox', { name }), { target: { value: words } });
const keep = async () => {
  const button = await screen.findByRole('button', { name: 'Add destination' });
  await act(async () => void fireEvent.click(button));
};

test('DST-25 an RTMP destination beyond the first page is found by its name, and chosen by nobody else', async () => {
  const kept = open('RTMP');
  await find('Find an RTMP destination', 'zion');
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^RTMP destination/ });
  await within(select).findByRole('option', { name: 'Zion relay' });
  expect(select.value).toBe('');
  fireEvent.change(select, { target: { value: 'r3' } });
  await find('Find an RTMP destination', 'abbey');
  await within(select).findByRole('option', { name: 'Abbey relay' });
  await keep();
  await waitFor(() => expect(kept[0]).toMatchObject({ rtmpDestinationId: 'r3', name: 'Zion relay' }));
});

test('DST-25 where all are listed there is no search', async () => {
  open('RTMP', {}, { rtmp: ALL.rtmp.slice(0, 2) });
  const select = await screen.findByRole('combobox', { name: /^RTMP destination/ });
  await within(select).findByRole('option', { name: 'City relay' });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('DST-25 playlists beyond the first page are found by their name; those that are chosen are told and stay', async () => {
  const kept = open('EMBED', { isAutosaved: true, autoArchivePlaylistIds: ['p3'] });
  const chosen = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Youth' });
  expect(chosen.checked).toBe(true);
  await find('Find a playlist', 'len');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Advent' })).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Youth' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lent' }));
  await find('Find a playlist', 'nothing');
  await screen.findByText('No playlists match.');
  expect(await screen.findByRole('checkbox', { name: 'Lent' })).toBeTruthy();
  await keep();
  await waitFor(() => expect(kept[0]?.autoArchivePlaylistIds).toEqual(['p3', 'p2']));
});

test('DST-25 a web preset beyond the first page is told where it was chosen, and found by its name', async () => {
  const kept = open('EMBED', { webPresetId: 'Swapped' });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Web preset/ });
  await within(select).findByRole('option', { name: 'Swapped' });
  expect(select.value).toBe('Swapped');
  await find('Find a web preset', 'span');
  await waitFor(() => expect(within(select).queryByRole('option', { name: 'Mono' })).toBeNull());
  expect(select.value).toBe('Swapped');
  fireEvent.change(select, { target: { value: 'Spanish' } });
  await keep();
  await waitFor(() => expect(kept[0]?.webPresetId).toBe('Spanish'));
});

test('DST-04 DST-25 an account beyond the first page is found by its name, with the place in it', async () => {
  const kept = open('YOUTUBE', {
    ...{ title: 'Vespers', description: 'Songs', privacy: 'PUBLIC', publishState: 'PUBLISHED' },
  });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Account/ });
  await within(select).findByRole('option', { name: 'Abbey' });
  expect(within(select).queryByRole('option', { name: 'Zion' })).toBeNull();
  await find('Find an account', 'zion');
  await within(select).findByRole('option', { name: 'Zion' });
  expect(within(select).queryByRole('option', { name: 'Zion page' })).toBeNull();
  fireEvent.change(select, { target: { value: 'Zion' } });
  const place = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Page or channel/ });
  await waitFor(() => expect(place.value).toBe('of-Zion'));
  await find('Find an account', 'abbey');
  await within(select).findByRole('option', { name: 'Abbey' });
  expect(select.value).toBe('Zion');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Page or channel/ }).value).toBe('of-Zion');
  await keep();
  await waitFor(() => expect(kept[0]).toMatchObject({ socialAccountId: 'Zion', placeId: 'of-Zion' }));
});

test('DST-25 an account that was chosen beyond the first page tells its name, and one that is gone says so', async () => {
  open('YOUTUBE', { socialAccountId: 'Zion', placeId: 'of-Zion' });
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Account/ });
  await within(select).findByRole('option', { name: 'Zion' });
  expect(select.value).toBe('Zion');
  cleanup();
  open('YOUTUBE', { socialAccountId: 'removed', placeId: 'x' });
  const other = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Account/ });
  await within(other).findByRole('option', { name: 'Deleted' });
  expect(other.value).toBe('removed');
});
