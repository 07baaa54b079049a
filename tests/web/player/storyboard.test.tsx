import { fireEvent, render, waitFor } from '@testing-library/react';
import { placeOn, showPictures, type Storyboard } from '../../../web/player/storyboard.ts';
import { VideoJsPlayer } from '../../../web/player/VideoJsPlayer.tsx';
import { startTestI18n } from '../app/i18n.ts';

/** Twelve pictures of two seconds, ten in a row. */
const STORYBOARD: Storyboard = {
  url: 'http://media.test/stream/c1/m1/storyboard.jpg?token=1',
  every: 2_000,
  count: 12,
  columns: 10,
  width: 160,
  height: 90,
  length: 23_000,
};

describe('the place of a moment on a storyboard', () => {
  it.each([
    ['the beginning', 0, 0, 0],
    ['just before the second picture', 1_999, 0, 0],
    ['the second picture', 2_000, 160, 0],
    ['the second row', 20_000, 0, 90],
    ['the end', 22_999, 160, 90],
    ['a video that runs through it again', 25_000, 160, 0],
  ])('of %s', (_name, ms, left, top) => {
    expect(placeOn(STORYBOARD, ms)).toEqual({ left, top });
  });
});

describe('over a timeline', () => {
  let timeline: HTMLElement;
  let storyboard: Storyboard | undefined;
  let end: () => void;
  beforeEach(() => {
    storyboard = STORYBOARD;
    timeline = document.createElement('div');
    timeline.getBoundingClientRect = () => ({ left: 100, width: 460, top: 0, height: 12 }) as DOMRect;
    document.body.append(timeline);
    end = showPictures(timeline, { pictures: () => storyboard, seconds: () => 23 });
  });
  afterEach(() => timeline.remove());
  const frame = () => timeline.querySelector<HTMLElement>('.player__moment')!;
  const point = (name: string, clientX: number) =>
    fireEvent(timeline, new MouseEvent(name, { bubbles: true, clientX }));

  it('nothing is shown, nor fetched, before somebody points at it', () => {
    expect(frame().hidden).toBe(true);
    expect(frame().style.backgroundImage).toBe('');
  });

  it('the picture of the moment below the mouse is shown in its place, until the mouse leaves', () => {
    point('pointermove', 330);
    expect(frame().hidden).toBe(false);
    // 11.5 of 23 seconds: the sixth picture, in the middle.
    expect(frame().style.backgroundPosition).toBe('-800px 0px');
    expect(frame().style.left).toBe('150px');
    expect(frame().style.backgroundImage).toContain('storyboard.jpg?token=1');
    point('pointerleave', 330);
    expect(frame().hidden).toBe(true);
  });

  it('it stays within the timeline at both ends', () => {
    point('pointermove', 100);
    expect(frame().style.left).toBe('0px');
    point('pointermove', 560);
    expect(frame().style.left).toBe('300px');
  });

  it('a finger that drags shows it too, until it is lifted', () => {
    fireEvent.touchMove(timeline, { touches: [{ clientX: 500 }] });
    expect(frame().hidden).toBe(false);
    expect(frame().style.backgroundPosition).toBe('0px -90px');
    fireEvent.touchEnd(timeline, { touches: [] });
    expect(frame().hidden).toBe(true);
  });

  it('the sheet is fetched once, although its address changes while somebody looks', () => {
    point('pointermove', 330);
    storyboard = { ...STORYBOARD, url: STORYBOARD.url.replace('token=1', 'token=2') };
    point('pointermove', 340);
    expect(frame().style.backgroundImage).toContain('token=1');
    storyboard = { ...STORYBOARD, url: STORYBOARD.url.replace('m1', 'm2') };
    point('pointermove', 350);
    expect(frame().style.backgroundImage).toContain('m2');
  });

  it('nothing is shown where there are no pictures, and nothing stays when it ends', () => {
    storyboard = undefined;
    point('pointermove', 330);
    expect(frame().hidden).toBe(true);
    end();
    expect(frame()).toBeNull();
  });
});

it('the player has a place for them on its timeline', async () => {
  await startTestI18n();
  const { container } = render(
    <VideoJsPlayer src="http://media.test/manifest.m3u8" storyboard={STORYBOARD} title="First talk" />,
  );
  await waitFor(() =>
    expect(container.querySelector('.vjs-progress-control .player__moment')).not.toBeNull(),
  );
});
