import './storyboard.css';

/** Small pictures of a video on one sheet, row by row, each after equal time; times are in milliseconds. */
export interface Storyboard {
  url: string;
  every: number;
  count: number;
  columns: number;
  width: number;
  height: number;
  /** What the pictures are of; a longer video begins anew with the first. */
  length: number;
}

/** Where on the sheet the picture of a moment begins, in pixels. */
export function placeOn({ every, count, columns, width, height, length }: Storyboard, ms: number) {
  const at = length > 0 ? ms % length : ms;
  const number = Math.min(Math.max(Math.floor(at / every), 0), count - 1);
  return { left: (number % columns) * width, top: Math.floor(number / columns) * height };
}

interface Shown {
  pictures(): Storyboard | undefined;
  /** Length of what is played. */
  seconds(): number;
}

/**
 * Shows the picture of the moment that a pointer is over, or a finger drags to, above the timeline of a player; the sheet
 * is fetched when that first happens. Answers what ends it.
 */
export function showPictures(timeline: Element | null | undefined, { pictures, seconds }: Shown): () => void {
  if (!timeline) return () => undefined;
  const frame = document.createElement('span');
  frame.className = 'player__moment';
  frame.setAttribute('aria-hidden', 'true');
  frame.hidden = true;
  timeline.append(frame);
  /** The sheet that is shown: its address changes while somebody looks, and is the same sheet. */
  let sheet: { path: string; url: string } | null = null;

  const show = (clientX: number) => {
    const storyboard = pictures();
    const { left, width } = timeline.getBoundingClientRect();
    if (!storyboard || width <= 0 || seconds() <= 0) return hide();
    const share = Math.min(Math.max((clientX - left) / width, 0), 1);
    const place = placeOn(storyboard, share * seconds() * 1000);
    const path = storyboard.url.replace(/\?.*/, '');
    if (sheet?.path !== path) sheet = { path, url: storyboard.url };
    const half = storyboard.width / 2;
    const middle = Math.min(Math.max(share * width, half), Math.max(width - half, half));
    Object.assign(frame.style, {
      left: `${middle - half}px`,
      width: `${storyboard.width}px`,
      height: `${storyboard.height}px`,
      backgroundImage: `url("${sheet.url}")`,
      backgroundPosition: `${-place.left}px ${-place.top}px`,
    });
    frame.hidden = false;
  };
  const hide = () => {
    frame.hidden = true;
  };
  const onPointer = (event: Event) => show((event as PointerEvent).clientX);
  const onTouch = (event: Event) => {
    const [finger] = (event as TouchEvent).touches;
    if (finger) show(finger.clientX);
  };
  const heard = [
    ...['pointerenter', 'pointermove'].map((name) => [name, onPointer] as const),
    ...['touchstart', 'touchmove'].map((name) => [name, onTouch] as const),
    ...['pointerleave', 'touchend', 'touchcancel'].map((name) => [name, hide] as const),
  ];
  for (const [name, hear] of heard) timeline.addEventListener(name, hear, { passive: true });
  return () => {
    for (const [name, hear] of heard) timeline.removeEventListener(name, hear);
    frame.remove();
  };
}
