import { useSyncExternalStore } from 'react';

/** A clock that ticks at an interval for as long as somebody looks at it. */
class Ticker {
  private time = Date.now();
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly everyMs: number) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    this.timer ??= setInterval(this.tick, this.everyMs);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  };

  readonly now = (): number => {
    // No component has read the time for a while, so the stored time is stale.
    if (this.timer === undefined && Date.now() - this.time > this.everyMs) this.time = Date.now();
    return this.time;
  };

  private readonly tick = (): void => {
    this.time = Date.now();
    for (const tell of this.listeners) tell();
  };
}

const tickers = new Map<number, Ticker>();

function tickerOf(everyMs: number): Ticker {
  const ticker = tickers.get(everyMs) ?? new Ticker(everyMs);
  tickers.set(everyMs, ticker);
  return ticker;
}

/** The present time in milliseconds, renewed at this interval; one timer for all who share it. */
export function useNow(everyMs = 30_000): number {
  const ticker = tickerOf(everyMs);
  return useSyncExternalStore(ticker.subscribe, ticker.now);
}
