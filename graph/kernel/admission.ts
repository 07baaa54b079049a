import { performance } from 'node:perf_hooks';

/** Operations that a group has under way at most; more wait with nothing but their request in memory. */
const MOST = 32;
/** As many keep the processor busy. Each further one only makes everybody wait for its memory, its calls and its answers. */
const FEWEST = 2;
/** The part of the time from which on the process counts as busy. */
const BUSY = 0.8;
/** Interval of measurements, in milliseconds. */
const LOOK_MS = 10;

/**
 * Makes what tells how many operations each group may have under way: many while they wait for services, few once the
 * processor is what they wait for.
 */
export function createAdmission(now: () => number, busyPart: () => number = eventLoopSince()): () => number {
  let places = MOST;
  let looked = now();
  return () => {
    const time = now();
    if (time - looked >= LOOK_MS) {
      looked = time;
      places = busyPart() > BUSY ? Math.max(FEWEST, places >> 1) : Math.min(MOST, places + 1);
    }
    return places;
  };
}

/** The part of the time that the event loop was busy since it was last asked. */
function eventLoopSince(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const present = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(present, before);
    before = present;
    return utilization;
  };
}
