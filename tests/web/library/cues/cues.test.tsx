import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CUE_MESSAGES } from '../../../../schema/rules/cues.ts';
import { viewer } from '../../app/fakeGraph.ts';
import { cue } from './cueFixture.ts';
import { openPage } from '../../app/openPage.tsx';
import { video, withMedia } from '../media/mediaFixture.ts';
import { english } from '../../../../schema/reasons/english.ts';

const { screens } = await import('../../../../web/areas/library/media/screens.ts');

const START = cue('start-of-video', '00:00:00.000', { userId: 'system-user', isAutomatic: true });
const EDITOR = {
  permissions: ['VIEW_DASHBOARD', 'VIDEO_REVIEW', 'MANAGE_CUES'],
  capabilities: ['playlists', 'sharedCuesAdd', 'downloadLibrary'],
};

/** A video's page before a library that keeps its cues. */
function open(rights: Record<string, unknown> = EDITOR, answers: object = {}) {
  const kept = [
    START,
    cue('Song', '00:01:00.000'),
    cue('Talk', '00:05:00.500', { userId: 'u2', userName: 'Jo' }),
  ];
  const inputs: Record<string, unknown>[] = [];
  const graph = openPage(
    '/media/library/m1',
    {
      viewer: { ...viewer(rights), customer: withMedia([]) },
      customer: withMedia([]),
      mediaItem: () => ({ ...video('m1', 'First talk', { isPlayable: false }), cues: [...kept] }),
      createCue({ input }: { input: Record<string, unknown> }) {
        inputs.push(input);
        const added = cue('new', String(input['position']), { name: input['name'] });
        kept.push(added);
        return { cue: added, userErrors: [] };
      },
      updateCue({ input }: { input: Record<string, unknown> }) {
        inputs.push(input);
        return { cue: cue(String(input['id']), '00:01:00.000', { name: input['name'] }), userErrors: [] };
      },
      deleteCue({ input }: { input: Record<string, unknown> }) {
        inputs.push(input);
        kept.splice(
          kept.findIndex(({ id }) => id === input['id']),
          1,
        );
        return { deletedId: input['id'], userErrors: [] };
      },
      ...answers,
    },
    screens,
  );
  return { graph, inputs };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Cues' }));
const dialog = () => within(screen.getByRole('dialog'));
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByRole('textbox', { name: label }), { target: { value } });
async function menu(name: string, item: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('setting cues', () => {
  it('CUE-01, CUE-11, CUE-12 a new one stands at the player’s place, and blinks once it is read again', async () => {
    const { inputs } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add cue at 00:00:00.000' }));
    click('Save');
    expect(await dialog().findByText(english(CUE_MESSAGES.nameRequired))).toBeTruthy();
    type(/^Name/, 'Reading');
    type(/^Position/, '00:02:00.000');
    fireEvent.click(dialog().getByRole('radio', { name: 'Public' }));
    click('Save');
    const row = await (await panel()).findByRole('button', { name: /^00:02:00.000\s?Reading/ });
    expect(inputs).toEqual([
      {
        source: { kind: 'MEDIA_ITEM', id: 'm1' },
        name: 'Reading',
        position: '00:02:00.000',
        visibility: 'PUBLIC',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row.closest('li')?.className).toContain('cue--blinking');
    expect(screen.getByText('Reading added')).toBeTruthy();
  });

  it('CUE-08 a position must be one, and lie within the video', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Add cue at/ }));
    type(/^Name/, 'Reading');
    for (const [position, message] of [
      ['soon', /^Enter a position from 00:00:00.000/],
      [
        '02:00:00.000',
        'The position must be within the video, which ends at 01:00:00.000; it is 02:00:00.000.',
      ],
    ] as const) {
      type(/^Position/, position);
      click('Save');
      expect(await dialog().findByText(message)).toBeTruthy();
    }
  });

  it('CUE-02, CUE-04 are private for who may not share, and the form says so', async () => {
    const { inputs } = open({ ...EDITOR, capabilities: [] });
    fireEvent.click(await screen.findByRole('button', { name: /^Add cue at/ }));
    expect(dialog().getByText('Only you can see this cue. Your account cannot share cues.')).toBeTruthy();
    expect(dialog().queryByRole('radio')).toBeNull();
    type(/^Name/, 'Reading');
    click('Save');
    await waitFor(() => expect(inputs).toMatchObject([{ visibility: 'ONLY_ME' }]));
  });

  it('STM-22, CUE-09 a copy is added at another place', async () => {
    const { inputs } = open();
    await menu('Song', 'Copy');
    fireEvent.click(await screen.findByRole('button', { name: 'Add the copy here' }));
    expect((dialog().getByRole('textbox', { name: /^Name/ }) as HTMLInputElement).value).toBe('Song');
    type(/^Position/, '00:03:00.000');
    click('Save');
    await waitFor(() => expect(inputs).toMatchObject([{ name: 'Song', position: '00:03:00.000' }]));
    await waitFor(() => expect(screen.queryByText('Song copied')).toBeNull());
  });

  it('CUE-10, CUE-11 one is edited; somebody else’s cannot become private', async () => {
    const { inputs } = open();
    await menu('Talk', 'Edit');
    expect(dialog().queryByRole('radio', { name: 'Only me' })).toBeNull();
    type(/^Name/, 'Sermon');
    click('Save');
    await waitFor(() =>
      expect(inputs).toMatchObject([{ id: 'Talk', name: 'Sermon', visibility: 'ORGANIZATION' }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('CUE-11 one is deleted after it was asked for', async () => {
    const { inputs } = open();
    await menu('Song', 'Delete');
    const dialog = () => within(screen.getByRole('alertdialog'));
    expect(
      dialog().getByText('The cue at 00:01:00.000 is deleted for everyone who can see it.'),
    ).toBeTruthy();
    fireEvent.click(dialog().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(inputs).toEqual([{ source: { kind: 'MEDIA_ITEM', id: 'm1' }, id: 'Song' }]));
    const list = await panel();
    await waitFor(() => expect(list.queryByText('Song')).toBeNull());
  });

  it('CUE-04, CUE-07 the start of video and others’ cues offer nothing that would be refused', async () => {
    open({ ...EDITOR, capabilities: [] });
    const list = await panel();
    expect(await list.findByRole('button', { name: 'Actions for Song' })).toBeTruthy();
    expect(list.queryByRole('button', { name: /Start of video$/ })).toBeNull();
    fireEvent.click(list.getByRole('button', { name: 'Actions for Talk' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });

  it('a person without the permission only looks', async () => {
    open({ permissions: ['VIDEO_REVIEW'], capabilities: [] });
    const list = await panel();
    expect(await list.findByText('Song')).toBeTruthy();
    expect(list.queryByRole('button', { name: /Add cue|Actions for/ })).toBeNull();
  });
});

describe('the timeline', () => {
  it('CUE-09 a filter leaves cues of that name or author, on the track too', async () => {
    open();
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Filter cues' }), {
      target: { value: 'JO' },
    });
    const track = within(screen.getByRole('group', { name: 'Timeline with cues' }));
    expect(track.getAllByRole('button').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Go to Start of video at 00:00:00.000',
      'Go to Talk at 00:05:00.500',
    ]);
    expect((await panel()).queryByText('Song')).toBeNull();
  });

  it('CUE-09 a hovered cue is shown on the track', async () => {
    open();
    const row = (await (await panel()).findByText('Song')).closest('li')!;
    fireEvent.pointerEnter(row);
    const mark = () => screen.getByRole('button', { name: 'Go to Song at 00:01:00.000' });
    expect(mark().className).toContain('hovered');
    fireEvent.pointerLeave(row);
    expect(mark().className).not.toContain('hovered');
  });

  it('is one tab stop for the marks, with arrows between them', async () => {
    open();
    const track = within(await screen.findByRole('group', { name: 'Timeline with cues' }));
    const marks = track.getAllByRole('button');
    expect(marks.map((mark) => mark.tabIndex)).toEqual([0, -1, -1]);
    act(() => marks[0]!.focus());
    fireEvent.keyDown(marks[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(marks[1]);
    fireEvent.keyDown(marks[1]!, { key: 'End' });
    expect(document.activeElement).toBe(marks[2]);
  });

  it('CUE-09 CUE-16 a time range is set with the keys of its handles', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Time range' }));
    const end = screen.getByRole('slider', { name: 'End of the range' });
    fireEvent.keyDown(end, { key: 'PageDown' });
    expect(screen.getByText('00:00:00.000 – 00:59:50.000')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Start of the range' }), { key: 'ArrowRight' });
    expect(screen.getByText('00:00:01.000 – 00:59:50.000')).toBeTruthy();
  });

  it('CUE-14 says that cues are not available, and only writes down other failures', async () => {
    open(EDITOR, {
      mediaItem: () => ({
        ...video('m1', 'First talk'),
        cues: () => {
          throw new Error('The service is down.');
        },
      }),
    });
    expect(await screen.findByText('Cues could not be loaded.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'First talk' })).toBeTruthy();
  });
});
