import { useEffect, useState } from 'react';
import { measureLatency, type Latency } from './regionLatency.ts';

interface Timed {
  id: string;
  latencyCheckUrl: string;
}

/** Measures the latency of each region from this browser (C-037). Failures and slow regions do not block. */
export function useLatencies(regions: readonly Timed[]): ReadonlyMap<string, Latency> {
  const [latencies, setLatencies] = useState<ReadonlyMap<string, Latency>>(new Map());
  useEffect(() => {
    const control = new AbortController();
    const tools = {
      fetch: (url: string, init: RequestInit) => fetch(url, init),
      now: () => performance.now(),
    };
    for (const { id, latencyCheckUrl } of regions) {
      void measureLatency(latencyCheckUrl, tools, control.signal).then((latency) => {
        if (!control.signal.aborted) setLatencies((before) => new Map(before).set(id, latency));
      });
    }
    return () => control.abort();
  }, [regions]);
  return latencies;
}
