import type VideoJs from 'video.js/dist/types/player';

interface HlsRequests {
  onRequest(change: (options: { uri: string }) => object): void;
  onResponse(hear: (request: unknown, error: unknown, response: { statusCode?: number }) => void): void;
}

/** Has a player ask for each file with the newest leave, and tells when one is refused. */
export function followLeave(
  vjs: VideoJs,
  { leave, refused }: { leave: (uri: string) => string; refused: () => void },
): void {
  vjs.on('xhr-hooks-ready', () => {
    const { xhr } = (vjs.tech(true) as unknown as { vhs: { xhr: HlsRequests } }).vhs;
    xhr.onRequest((options) => ({ ...options, uri: leave(options.uri) }));
    xhr.onResponse((_request, _error, { statusCode }) => {
      if (statusCode === 403) refused();
    });
  });
}
