import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { PlayerProps } from '../../../web/player/playerProps.ts';
import type { Playhead } from '../../../web/player/playhead.ts';
import { IDLE_PLAYER } from '../../../web/player/playerState.ts';
import { viewer } from '../app/fakeGraph.ts';
import { cue } from '../library/cues/cueFixture.ts';
import { video, withMedia } from '../library/media/mediaFixture.ts';

/** Number of paints per part of the page. */
const painted = new Map<string, number>();
const paints = (name: string) => painted.set(name, (painted.get(name) ?? 0) + 1);
let tell: Playhead['onState'] | undefined;

jest.unstable_mockModule('../../../web/ui/PageHeader.tsx', () => ({
  PageHeader({ title }: { title: string }) {
    paints('page');
    return <h1>{title}</h1>;
  },
}));
jest.unstable_mockModule('../../../web/player/Player.tsx', () => ({
  Player({ playhead }: PlayerProps) {
    paints('player');
    tell = playhead?.onState;
    return <div>picture</div>;
  },
}));
jest.unstable_mockModule('../../../web/areas/library/cues/CueRow.tsx', () => ({
  CueRow({ cue: { name }, isCurrent }: { cue: { name: string }; isCurrent: boolean }) {
    paints('cue');
    return <li aria-current={isCurrent}>{name}</li>;
  },
}));
const { openPage } = await import('../app/openPage.tsx');
const { screens } = await import('../../../web/areas/library/media/screens.ts');

const MINUTE = 60_000;

async function open() {
  const cues = [cue('Welcome', '00:00:00.000'), cue('Song', '00:05:00.000')];
  openPage(
    '/media/library/m1',
    {
      viewer: { ...viewer(), customer: withMedia([]) },
      customer: withMedia([]),
      mediaItem: {
        ...video('m1', 'First talk', { isPlayable: true, playback: null, length: 10 * MINUTE }),
        cues,
      },
    },
    screens,
  );
  await screen.findByText('Song');
  await screen.findByText('picture');
}

/** Plays from one second to another; a player tells of its place four times a second. */
async function play(from: number, to: number): Promise<void> {
  for (let at = from; at <= to; at += 0.25)
    await act(async () => tell?.({ ...IDLE_PLAYER, playerState: 'playing', currentTime: at, duration: 600 }));
}

const playhead = () => screen.getByRole('slider', { name: 'Position' });

test('what plays moves the playhead, and paints neither the page nor its list of cues', async () => {
  await open();
  await waitFor(() => expect(playhead().getAttribute('aria-valuenow')).toBe('0'));
  painted.clear();
  await play(10, 20);
  expect(playhead().getAttribute('aria-valuenow')).toBe('20000');
  expect(Object.fromEntries(painted)).toEqual({});
});

test('a cue that is reached paints the list once, to mark it', async () => {
  await open();
  await play(299, 299);
  painted.clear();
  await play(299.25, 305);
  expect(screen.getByText('Song').getAttribute('aria-current')).toBe('true');
  expect(Object.fromEntries(painted)).toEqual({ cue: 2 });
});
