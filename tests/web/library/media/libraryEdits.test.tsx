import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toAirFields } from '../../../../web/areas/library/media/edits/airTime.ts';
import { toZonedInstant } from '../../../../web/time/days.ts';
import { LibraryPage } from '../../../../web/areas/library/media/LibraryPage.tsx';
import { LibrarySettingsPage } from '../../../../web/areas/library/media/LibrarySettingsPage.tsx';
import { MediaPage } from '../../../../web/areas/library/media/MediaPage.tsx';
import { viewer } from '../../app/fakeGraph.ts';
import { openPage } from '../../app/openPage.tsx';
import { page, playlist, video, withMedia } from './mediaFixture.ts';

const ROUTES = [
  { path: '/media/library', Component: LibraryPage },
  { path: '/media/library/:uuid', Component: MediaPage },
  { path: '/settings/organization/library-settings', Component: LibrarySettingsPage },
];
const RIGHTS = [
  'playlists',
  'updateLibrary',
  'deleteLibrary',
  'downloadLibrary',
  'getOrganizationDetails',
  'organizationDetails',
];
const videos = [video('m1', 'First talk'), video('m2', 'Second talk')];
const tags = [{ name: 'choir', count: 3 }];
const lists = page([playlist('p1', 'Sunday talks'), playlist('p2', 'Full list', { mediaCount: 250 })]);
const customer = (more: object = {}) => withMedia(videos, { tags, playlists: lists, ...more });
const open = (answers: object = {}, path = '/media/library/m1', capabilities = RIGHTS) =>
  openPage(
    path,
    { viewer: viewer({ capabilities }), customer: customer(), mediaItem: videos[0], ...answers },
    ROUTES,
  );

const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const menu = async (name: string) => {
  await click('More actions');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByLabelText<HTMLInputElement>(name);
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

describe('editing details (S-187)', () => {
  const saving = (answer: (input: Record<string, unknown>) => object) => {
    const inputs: Record<string, unknown>[] = [];
    open({
      updateMedia({ input }: { input: Record<string, unknown> }) {
        inputs.push(input);
        return answer(input);
      },
    });
    return inputs;
  };

  it('LIB-01 LIB-02 LIB-03 names what is wrong on its field and sends nothing', async () => {
    const inputs = saving(() => ({}));
    await click('Edit details');
    write(/^Title/, 't'.repeat(129));
    write(/^Description/, '<b>');
    fireEvent.change(dialog().getByRole('combobox', { name: /^Tags/ }), {
      target: { value: `${'x'.repeat(151)},` },
    });
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Unable to save changes due to invalid fields.')).toBeTruthy();
    expect(screen.getByText('A title must have at most 128 characters.')).toBeTruthy();
    expect(screen.getByText('A description must not contain < or >.')).toBeTruthy();
    expect(screen.getByText('Tags must have at most 150 characters in total.')).toBeTruthy();
    expect(inputs).toEqual([]);
  });

  it('LIB-15 sends the changed details with the revision that was read', async () => {
    const inputs = saving(() => ({
      mediaItem: video('m1', 'Renamed', { revision: 2 }),
      userErrors: [],
    }));
    await click('Edit details');
    write(/^Title/, 'Renamed');
    write(/^Air date/, '2026-12-24');
    write(/^Air time/, '6:00 PM');
    fireEvent.change(dialog().getByRole('combobox', { name: /^Tags/ }), { target: { value: 'choir,' } });
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Renamed saved')).toBeTruthy();
    expect(inputs).toEqual([
      {
        id: 'm1',
        revision: 1,
        title: 'Renamed',
        description: '',
        tags: ['talk', 'choir'],
        publishState: 'PUBLISHED',
        airedAt: '2026-12-24T23:00:00.000Z',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells the second of two editors what the first has changed, and keeps what was typed', async () => {
    const theirs = video('m1', 'Theirs', { revision: 2 });
    const inputs: Record<string, unknown>[] = [];
    open({
      updateMedia({ input }: { input: Record<string, unknown> }) {
        inputs.push(input);
        return input['revision'] === 1
          ? {
              mediaItem: theirs,
              userErrors: [{ code: 'CONFLICT', reason: 'CHANGED_MEANWHILE', field: null }],
            }
          : { mediaItem: video('m1', 'Mine', { revision: 3 }), userErrors: [] };
      },
    });
    await click('Edit details');
    write(/^Title/, 'Mine');
    fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
    const changed = await screen.findByRole('region', { name: 'Changed by another user' });
    expect(within(changed).getByText('Theirs')).toBeTruthy();
    expect(field(/^Title/).value).toBe('Mine');
    fireEvent.click(dialog().getByRole('button', { name: 'Overwrite with my changes' }));
    expect(await screen.findByText('Mine saved')).toBeTruthy();
    expect(inputs.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it.each([
    ['2026-07-01T12:00:00.000Z', 'America/New_York', '2026-07-01', '08:00'],
    ['2026-11-01T05:30:00.000Z', 'America/New_York', '2026-11-01', '01:30'],
    ['2026-03-29T01:30:00.000Z', 'Europe/London', '2026-03-29', '02:30'],
  ])('LIB-15 %s is in %s %s %s, and back', (iso, zone, airDate, airTime) => {
    expect(toAirFields(iso, zone)).toEqual({ airDate, airTime });
    expect(toZonedInstant(airDate, airTime, zone).toISOString()).toBe(iso);
  });

  it('PRM-23 offers nothing to who may only look', async () => {
    const looking = viewer({ capabilities: [], permissions: ['VIDEO_REVIEW', 'ACCOUNT_DETAILS'] });
    open({ viewer: looking }, '/media/library/m1');
    await screen.findByRole('heading', { name: 'First talk' });
    expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  it('LIB-15 shows transcript, questions and documents where there are any', async () => {
    open({
      mediaItem: video('m1', 'First talk', {
        transcript: 'Good morning.',
        discussionQuestions: ['Why?'],
        documents: [{ title: 'Guide', text: 'Read it.' }],
      }),
    });
    fireEvent.click(await screen.findByRole('tab', { name: 'Transcript' }));
    expect(await screen.findByText('Good morning.')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Questions 1' }));
    expect(await screen.findByText('Why?')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Documents 1' }));
    expect(await screen.findByRole('heading', { name: 'Guide' })).toBeTruthy();
  });
});

describe('deleting (S-188)', () => {
  /** A service that deletes and restores. */
  const service = (refused: string[] = []) => {
    const gone = new Set<string>();
    const answers = {
      customer: () => ({ ...customer(), ...withMedia(videos.filter(({ id }) => !gone.has(id))) }),
      deleteMedia({ input: { id } }: { input: { id: string } }) {
        if (refused.includes(id))
          return { deletedId: null, userErrors: [{ code: 'CONFLICT', field: null, message: 'Not yet.' }] };
        gone.add(id);
        return { deletedId: id, userErrors: [] };
      },
      restoreDeleted({ input: { kind, id } }: { input: { kind: string; id: string } }) {
        expect(kind).toBe('MEDIA');
        gone.delete(id);
        return { restoredId: id, userErrors: [] };
      },
    };
    return { gone, answers };
  };

  it('STM-08 deletes at once, says before where a video is used, and has the service restore it', async () => {
    const { gone, answers } = service();
    open({
      ...answers,
      mediaItem: video('m1', 'First talk', {
        uses: [{ kind: 'PLAYLIST', id: 'p1', name: 'Sunday talks', startsAt: null }],
      }),
    });
    await menu('Delete');
    const asked = within(await screen.findByRole('alertdialog'));
    expect(await asked.findByText('Sunday talks')).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('First talk deleted')).toBeTruthy();
    expect([...gone]).toEqual(['m1']);
    await screen.findByRole('link', { name: 'Second talk' });
    expect(screen.queryByRole('link', { name: 'First talk' })).toBeNull();
    await click('Undo');
    expect(await screen.findByRole('link', { name: 'First talk' })).toBeTruthy();
    expect([...gone]).toEqual([]);
  });

  it('puts a video that is restored back where it was in its list', async () => {
    const { answers } = service();
    open(answers, '/media/library');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select First talk' }));
    await click('Delete');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'First talk' })).toBeNull());
    expect(screen.getByText('1 video')).toBeTruthy();
    await click('Undo');
    await screen.findByRole('link', { name: 'First talk' });
    expect(screen.getAllByRole('link', { name: / talk$/ }).map(({ textContent }) => textContent)).toEqual([
      'First talk',
      'Second talk',
    ]);
    expect(screen.getByText('2 videos')).toBeTruthy();
  });

  it('LIB-13 videos that could not be deleted stay in sight and chosen, and are named', async () => {
    const { gone, answers } = service(['m1']);
    open(answers, '/media/library');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
    await click('Delete');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('These videos could not be deleted.')).toBeTruthy();
    expect(screen.getByText('First talk: Not yet.')).toBeTruthy();
    expect([...gone]).toEqual(['m2']);
    expect(screen.queryByRole('link', { name: 'Second talk' })).toBeNull();
    expect(await screen.findByText('1 of 1 selected')).toBeTruthy();
  });

  it('the bin of a list shows what was deleted, and restores it', async () => {
    const { gone, answers } = service();
    gone.add('m1');
    const entry = {
      id: 'm1',
      kind: 'MEDIA',
      name: 'First talk',
      deletedAt: '2026-11-20T10:00:00Z',
      deletedBy: 'maya',
      expiresAt: '2026-12-20T10:00:00Z',
    };
    const { customer: people } = answers;
    open(
      { ...answers, customer: () => ({ ...people(), binEntries: page(gone.has('m1') ? [entry] : []) }) },
      '/media/library',
    );
    await screen.findByRole('link', { name: 'Second talk' });
    await click('Deleted');
    expect(await screen.findByText(/^Deleted by maya, Nov 20, 2026/)).toBeTruthy();
    await click('Restore First talk');
    expect(await screen.findByText('First talk restored')).toBeTruthy();
    expect(await screen.findByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
    expect(await screen.findByText('2 videos')).toBeTruthy();
  });
});

describe('downloading (S-189)', () => {
  const playable = video('m1', 'First talk', { isPlayable: true });

  it.each([
    [404, 'The file no longer exists. Reload the page to see the current videos.'],
    [403, 'The download link has expired. Try again to get a new one.'],
    [503, 'The media storage did not respond. Check your connection and try again.'],
  ])('LIB-13 shows why a download failed (%i), and keeps the dialog', async (status, words) => {
    open({
      mediaItem: playable,
      downloadMedia: {
        download: { url: 'http://media.test/m1.mp4', expiresAt: '2026-11-22T15:00:00Z', start: 0, end: 1 },
        userErrors: [],
      },
    });
    const toGraph = globalThis.fetch;
    globalThis.fetch = (async (url: string, init: RequestInit) =>
      init.method === 'HEAD' ? new Response(null, { status }) : toGraph(url, init)) as typeof fetch;
    await menu('Download');
    fireEvent.click(dialog().getByRole('button', { name: 'Download' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('CUE-16 a part goes from one cue to another, with a note on how exact it is', async () => {
    const inputs: object[] = [];
    const cue = (id: string, position: string) => ({
      id,
      position,
      name: id,
      userName: 'maya',
      userId: 'u1',
      visibility: 'PUBLIC',
      isAutomatic: false,
    });
    open({
      mediaItem: { ...playable, cues: [cue('song', '00:01:00.000'), cue('talk', '00:05:00.500')] },
      downloadMedia({ input }: { input: object }) {
        inputs.push(input);
        return { download: null, userErrors: [] };
      },
    });
    await menu('Download');
    fireEvent.click(await dialog().findByRole('radio', { name: 'From cue to cue' }));
    expect(await dialog().findByText('Start and end can be off by up to 3.2 s.')).toBeTruthy();
    const place = (name: string) => dialog().getByRole('combobox', { name });
    fireEvent.change(place('From'), { target: { value: '60000' } });
    fireEvent.change(place('To'), { target: { value: '300500' } });
    fireEvent.click(dialog().getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(inputs).toEqual([{ id: 'm1', start: 60_000, end: 300_500 }]));
  });
});

describe('library settings (S-078)', () => {
  it('LIB-14 takes 1 to 3650 days and says how much room is used', async () => {
    const inputs: object[] = [];
    open(
      {
        customer: customer({
          vodPlanName: 'Starter',
          storage: { usedBytes: 2e12, limitBytes: 7e12 },
          librarySettings: { isDeleteAfterEnabled: false, deleteAfterDays: 365 },
        }),
        updateLibrarySettings({ input }: { input: object }) {
          inputs.push(input);
          return { librarySettings: { isDeleteAfterEnabled: true, deleteAfterDays: 30 }, userErrors: [] };
        },
      },
      '/settings/organization/library-settings',
    );
    expect(await screen.findByText('2 TB of 7 TB')).toBeTruthy();
    const days = await screen.findByRole('textbox', { name: /^Delete after/ });
    fireEvent.change(days, { target: { value: '0' } });
    await click('Save');
    expect(await screen.findByText('Videos can be deleted after 1 to 3650 days.')).toBeTruthy();
    fireEvent.change(days, { target: { value: '30' } });
    fireEvent.click(screen.getByLabelText(/Delete old videos/));
    await click('Save');
    expect(await screen.findByText('Library settings saved')).toBeTruthy();
    expect(inputs).toEqual([{ customerId: 'c1', deleteAfterEnabled: true, deleteAfterDays: 30 }]);
  });
});
