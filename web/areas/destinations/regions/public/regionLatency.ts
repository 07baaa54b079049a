/** Requests that a region is timed by: the first also opens the connection, so the quickest of them counts. */
const TRIES = 3;
/** Beyond this a region is said not to answer, in milliseconds. */
const PATIENCE_MS = 4_000;

/** Latency of a region in whole milliseconds. Null if it does not respond, undefined while it is being measured. */
export type Latency = number | null | undefined;

export interface LatencyTools {
  fetch: (url: string, init: RequestInit) => Promise<unknown>;
  now: () => number;
}

/** Times a region's answer to an empty request (C-037); null when it fails or takes too long. */
export async function measureLatency(
  url: string,
  tools: LatencyTools,
  signal: AbortSignal,
): Promise<number | null> {
  let quickest = Infinity;
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const start = tools.now();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      await tools.fetch(url, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal: limit });
      quickest = Math.min(quickest, tools.now() - start);
    }
    return Math.round(quickest);
  } catch {
    return null;
  }
}

/** The region that answers first, of those that can be chosen; null while none has answered. */
export function findFastest<R extends { id: string; isRestricted: boolean }>(
  regions: readonly R[],
  latencies: ReadonlyMap<string, Latency>,
): R | null {
  let fastest: { region: R; latency: number } | null = null;
  for (const region of regions) {
    const latency = latencies.get(region.id);
    if (region.isRestricted || typeof latency !== 'number') continue;
    if (!fastest || latency < fastest.latency) fastest = { region, latency };
  }
  return fastest?.region ?? null;
}
