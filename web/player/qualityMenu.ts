import videojs from 'video.js';
import type VideoJsPlayer from 'video.js/dist/types/player';

interface QualityLevel {
  height?: number;
  enabled: boolean;
}
interface QualityLevels {
  length: number;
  [index: number]: QualityLevel;
  on(event: string, listener: () => void): void;
}
/** The player gathers changes of quality for 100 ms. */
const SWITCHED_AFTER_MS = 150;

/** Of what plays HLS the parts used here; the last is not of its interface, and may be gone in another version. */
interface Tech {
  vhs?: {
    playlists: { media(): { attributes?: { RESOLUTION?: { height: number } } } | undefined };
    playlistController_?: {
      waitingForFastQualityPlaylistReceived_?: boolean;
      runFastQualitySwitch_?(): void;
    };
  };
}
interface MenuPart {
  on(event: string, listener: () => void): void;
  selected(isSelected: boolean): void;
  controlText(text: string): void;
  addClass(name: string): void;
  update(): void;
}
type MenuPartClass = new (player: VideoJsPlayer, options?: object) => MenuPart;

// video.js types its menu classes as functions without members; these name the ones used here.
const MenuButton = videojs.getComponent('MenuButton') as unknown as MenuPartClass;
const MenuItem = videojs.getComponent('MenuItem') as unknown as MenuPartClass;

/** Heights on offer, best first, each once. */
export function listHeights(levels: ArrayLike<QualityLevel>): number[] {
  const heights = Array.from(levels, ({ height }) => height).filter((height): height is number =>
    Boolean(height),
  );
  return [...new Set(heights)].sort((a, b) => b - a);
}

/** A menu of the picture's heights; "Auto" leaves the choice to the player. */
export class QualityMenu extends MenuButton {
  private chosen: number | undefined;

  constructor(
    private readonly vjs: VideoJsPlayer,
    options: { title: string; auto: string },
  ) {
    super(vjs, options);
    this.words = options;
    this.controlText(options.title);
    this.addClass('vjs-quality-menu');
    this.levels().on('addqualitylevel', () => this.update());
    this.update();
  }

  private words: { title: string; auto: string } | undefined;

  private levels(): QualityLevels {
    return (this.vjs as unknown as { qualityLevels(): QualityLevels }).qualityLevels();
  }

  /** Called by video.js, the first time before the function Object() { [native code] } has set anything. */
  createItems(): MenuPart[] {
    if (!this.words) return [];
    const heights = listHeights(this.levels());
    if (heights.length < 2) return [];
    const { auto } = this.words;
    return [undefined, ...heights].map((height) => {
      const item = new MenuItem(this.vjs, {
        label: height === undefined ? auto : `${height}p`,
        selectable: true,
        multiSelectable: false,
        selected: this.chosen === height,
      });
      item.on('click', () => this.choose(height));
      item.on('tap', () => this.choose(height));
      return item;
    });
  }

  buildCSSClass(): string {
    return 'vjs-quality-menu vjs-menu-button vjs-menu-button-popup vjs-control vjs-button';
  }

  private choose(height: number | undefined): void {
    if (this.chosen === height) return;
    this.chosen = height;
    const levels = this.levels();
    for (let index = 0; index < levels.length; index += 1) {
      const level = levels[index]!;
      level.enabled = height === undefined || level.height === height;
    }
    this.update();
    if (height !== undefined) this.showAtOnce(height);
  }

  /**
   * What is held of other heights goes, which the player plays to its end where it was about to go on in this height anyway, or
   * comes back to one whose playlist it has: it waits for that to arrive.
   */
  private showAtOnce(height: number): void {
    const { vhs } = this.vjs.tech(true) as unknown as Tech;
    const isNext = () => vhs?.playlists.media()?.attributes?.RESOLUTION?.height === height;
    const wasNext = isNext();
    this.vjs.setTimeout(() => {
      const controller = vhs?.playlistController_;
      if (this.chosen !== height || !isNext()) return;
      if (wasNext || controller?.waitingForFastQualityPlaylistReceived_)
        controller?.runFastQualitySwitch_?.();
    }, SWITCHED_AFTER_MS);
  }
}
