import { posix } from 'node:path';

/** Rounds of percent-encoding to undo: a proxy may decode an address once before it reaches the graph. */
const DECODING_ROUNDS = 3;

/**
 * True if an address is under `/assets/`, as written or as a proxy or browser would resolve it: with encoded slashes,
 * dot segments or backslashes. Only built files are there, never a page of the studio.
 */
export function isAssetAddress(url: string): boolean {
  let path = url.split('?', 1)[0] ?? '';
  for (let round = 0; round <= DECODING_ROUNDS; round += 1) {
    const slashed = path.replaceAll('\\', '/');
    if ([slashed, posix.normalize(slashed)].some((form) => /^\/+assets(\/|$)/.test(form))) return true;
    path = decoded(path);
  }
  return false;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
