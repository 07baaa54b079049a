import type { DestinationState } from '../../../schema.generated.ts';
import type { Event_ContentDestinationFragment, Event_TimeFragment } from './EventPage.generated.ts';

export type EventTime = Event_TimeFragment;
type Destination = Pick<Event_ContentDestinationFragment, 'state' | 'kind' | 'occurrenceId'>;

const HOUR = 3_600_000;

const IN_TRANSITION: readonly DestinationState[] = ['SET_UP', 'STARTING', 'STOPPING'];
const ACTIVE: readonly DestinationState[] = ['STARTING', 'STARTED', 'WARNING'];
const ENDED: readonly DestinationState[] = ['STOPPED', 'ABORTED', 'ERROR'];

/** On its way from one state to the next, so that it is asked for again until it settles (DST-13). */
export const isInTransition = ({ state }: { state: DestinationState }) => IN_TRANSITION.includes(state);

/** Starting or started (DST-17); one that has a problem is on air all the same (DST-14). */
export const isActive = ({ state }: { state: DestinationState }) => ACTIVE.includes(state);

/** One that only saves is listed once it has ended (DST-16), all others in every state (DST-15). */
export const isListed = ({ kind, state }: Pick<Destination, 'kind' | 'state'>) =>
  kind !== 'SAVEONLY' || ENDED.includes(state);

interface Timed {
  occurrences?: readonly EventTime[] | null;
  next: EventTime | null;
}

/**
 * True if what an event does may be another thing in a moment: it starts, runs, or one of its destinations is on its
 * way.
 */
export function isAboutToChange(
  { next, contentDestinations }: Timed & { contentDestinations?: readonly Destination[] | null },
  now: number,
): boolean {
  if (contentDestinations?.some(isInTransition)) return true;
  return next !== null && (next.bucket === 'LIVE' || Date.parse(next.startAt) - now < HOUR);
}

/** The time that is meant: the one that was named, else what runs or comes next, else the last. */
export function findEventTime({ occurrences, next }: Timed, named: string | null): EventTime | undefined {
  return occurrences?.find(({ id }) => id === named) ?? next ?? occurrences?.at(-1);
}

/** Times of two windows in one list; one that lies in both is there once. */
export function joined(past: readonly EventTime[], coming: readonly EventTime[]): EventTime[] {
  const ahead = new Set(coming.map(({ id }) => id));
  return [...past.filter(({ id }) => !ahead.has(id)), ...coming];
}

/** Its times as a list shows them: what runs and comes by start, what was with the latest first. */
export function splitEventTimes(occurrences: readonly EventTime[]): {
  coming: EventTime[];
  past: EventTime[];
} {
  return {
    coming: occurrences.filter(({ bucket }) => bucket !== 'PAST'),
    past: occurrences.filter(({ bucket }) => bucket === 'PAST').toReversed(),
  };
}

/** Destinations of its times, those of the latest first; of what only saves just what has ended. */
export function groupRuns<Found extends Destination>(
  destinations: readonly Found[],
  occurrences: readonly EventTime[],
): { time: EventTime | undefined; destinations: Found[] }[] {
  const byTime = new Map<string | null, Found[]>();
  const ahead = new Set(occurrences.filter(({ bucket }) => bucket === 'FUTURE').map(({ id }) => id));
  // Those of a time to come are made before it; nothing has become of them yet.
  const sent = destinations.filter(
    (one) => isListed(one) && !(one.state === 'IDLE' && ahead.has(one.occurrenceId ?? '')),
  );
  for (const one of sent) {
    byTime.set(one.occurrenceId, [...(byTime.get(one.occurrenceId) ?? []), one]);
  }
  return [...byTime]
    .map(([id, found]) => ({ time: occurrences.find((one) => one.id === id), destinations: found }))
    .sort((a, b) => startOf(b.time) - startOf(a.time));
}

const startOf = (time: EventTime | undefined) => (time ? Date.parse(time.startAt) : 0);
