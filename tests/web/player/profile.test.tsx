import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { handlePlayerKey } from '../../../web/player/hotkeys.ts';
import { PlayerOverlays } from '../../../web/player/PlayerOverlays.tsx';
import { IDLE_PLAYER, formatPlayerDuration } from '../../../web/player/playerState.ts';
import { loadWords } from '../../../web/kernel/i18n.ts';
import { toPlayback, type PlayerLook } from '../../../web/player/profile.ts';
import { startTestI18n } from '../app/i18n.ts';

const PLAIN: PlayerLook = {
  autoplay: false,
  loop: false,
  mute: false,
  backgroundMode: false,
  callToActionText: null,
  callToActionUrl: null,
  controlColor: null,
  qrClickLabel: null,
  restrictWhenLive: false,
  hidePlaylist: false,
};
const recorded = { autoPlay: false, isMuted: false, isLive: false };
const live = { ...recorded, isLive: true };

beforeEach(async () => {
  await startTestI18n();
  // Loads texts first, so that an absent element is really absent.
  await loadWords(['ui']);
});
afterEach(cleanup);

describe('PLY-03 a profile changes how a player plays', () => {
  it('nothing without a profile', () => {
    expect(toPlayback(undefined, recorded)).toEqual({
      autoplay: false,
      loop: false,
      muted: false,
      controls: true,
      seekable: true,
    });
  });
  it('autoplay, loop and mute, a live picture never looping', () => {
    const look = { ...PLAIN, autoplay: true, loop: true, mute: true };
    expect(toPlayback(look, recorded)).toMatchObject({ autoplay: true, loop: true, muted: true });
    expect(toPlayback(look, live).loop).toBe(false);
  });
  it('background mode: by itself, silently, again and again, without controls', () => {
    expect(toPlayback({ ...PLAIN, backgroundMode: true }, recorded)).toEqual({
      autoplay: true,
      loop: true,
      muted: true,
      controls: false,
      seekable: false,
    });
  });
  it('restrict when live: no going back in a live picture, in a recorded one as ever', () => {
    const look = { ...PLAIN, restrictWhenLive: true };
    expect(toPlayback(look, live).seekable).toBe(false);
    expect(toPlayback(look, recorded).seekable).toBe(true);
  });
  it('keys follow the same rules', () => {
    const player = { currentTime: jest.fn(() => 10), muted: jest.fn(() => false), duration: () => 100 };
    const press = (key: string, allowed: { controls: boolean; seekable: boolean }) =>
      handlePlayerKey(player as never, new KeyboardEvent('keydown', { key }), allowed);
    press('l', { controls: true, seekable: false });
    press('m', { controls: false, seekable: false });
    expect(player.currentTime).not.toHaveBeenCalled();
    expect(player.muted).not.toHaveBeenCalled();
    press('m', { controls: true, seekable: false });
    expect(player.muted).toHaveBeenCalled();
  });
});

describe('PLY-03 what lies over the picture', () => {
  const entries = [{ id: 'm1', title: 'First talk', length: 60_000 }];
  const show = (look: PlayerLook, onChoose: (id: string) => void = () => undefined) =>
    render(
      <PlayerOverlays
        look={look}
        qrClickUrl="https://qr.example/"
        playlist={{ entries, current: 'm1', onChoose }}
      />,
    );

  it('the call to action leads away in a tab of its own', async () => {
    show({ ...PLAIN, callToActionText: 'Give', callToActionUrl: 'https://give.example/' });
    const link = await screen.findByRole<HTMLAnchorElement>('button', { name: 'Give' });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://give.example/',
      '_blank',
      'noopener noreferrer',
    ]);
  });
  it('the QRclick button carries the usual label or the own one', async () => {
    const { unmount } = show(PLAIN);
    expect(await screen.findByRole('button', { name: 'QRclick' })).toBeTruthy();
    unmount();
    show({ ...PLAIN, qrClickLabel: 'Scan for notes' });
    expect(await screen.findByRole('button', { name: 'Scan for notes' })).toBeTruthy();
  });
  it('the list of videos is open, or closed at first when it is to be hidden', async () => {
    const chosen: string[] = [];
    const { unmount } = show(PLAIN, (id) => chosen.push(id));
    fireEvent.click(await screen.findByRole('button', { name: /First talk/ }));
    expect(chosen).toEqual(['m1']);
    unmount();
    show({ ...PLAIN, hidePlaylist: true });
    expect(await screen.findByRole('button', { name: 'Show videos' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /First talk/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Show videos' }));
    expect(screen.getByRole('button', { name: /First talk/ })).toBeTruthy();
  });
  it('a background shows none of it', () => {
    show({
      ...PLAIN,
      backgroundMode: true,
      callToActionText: 'Give',
      callToActionUrl: 'https://give.example/',
    });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

it('PLY-04 a player’s state has a time, a state, a range, a length and the length in words', () => {
  // `airedAt` is ours besides: the place of a live picture.
  expect(Object.keys(IDLE_PLAYER).sort()).toEqual([
    'airedAt',
    'currentTime',
    'duration',
    'formattedDuration',
    'playerState',
    'timeRange',
  ]);
  expect(formatPlayerDuration(4800)).toBe('1h 20m');
});
