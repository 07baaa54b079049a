/** What a player profile changes of a player (PLY-03). */
export interface PlayerLook {
  autoplay: boolean;
  loop: boolean;
  mute: boolean;
  backgroundMode: boolean;
  callToActionText: string | null;
  callToActionUrl: string | null;
  controlColor: string | null;
  qrClickLabel: string | null;
  restrictWhenLive: boolean;
  hidePlaylist: boolean;
}

/** How a player plays, once its profile and what the page asks for are put together. */
export interface Playback {
  autoplay: boolean;
  loop: boolean;
  muted: boolean;
  controls: boolean;
  /** True if viewers may go to another place in the picture. */
  seekable: boolean;
}

interface Asked {
  autoPlay: boolean;
  isMuted: boolean;
  isLive: boolean;
}

/** A background plays by itself, silently, again and again, and cannot be touched; a live picture cannot loop. */
export function toPlayback(look: PlayerLook | undefined, { autoPlay, isMuted, isLive }: Asked): Playback {
  const background = look?.backgroundMode ?? false;
  return {
    autoplay: background || autoPlay || (look?.autoplay ?? false),
    loop: (background || (look?.loop ?? false)) && !isLive,
    muted: background || isMuted || (look?.mute ?? false),
    controls: !background,
    seekable: !background && !(isLive && (look?.restrictWhenLive ?? false)),
  };
}
