import type { DestinationState } from '../../schema.generated.ts';
import type { LiveDestination_DestinationFragment } from './LiveCard.generated.ts';
import type { ScheduleLine_ItemFragment } from './NextUpCard.generated.ts';

export type LiveDestination = LiveDestination_DestinationFragment;
export type ScheduleLine = ScheduleLine_ItemFragment;

/** Broadcast on air: an occurrence, or destinations started manually, with all destinations. */
export interface LiveGroup {
  id: string;
  title: string;
  item: ScheduleLine | undefined;
  destinations: LiveDestination[];
}

const ACTIVE: ReadonlySet<DestinationState> = new Set([
  'SET_UP',
  'STARTING',
  'STARTED',
  'WARNING',
  'STOPPING',
]);

/** Its time has come and nothing runs: people should see that at once. A paused event does not run (EVT-20). */
const isOverdue = ({ bucket, isPaused, startAt }: ScheduleLine, now: number): boolean =>
  bucket === 'FUTURE' && !isPaused && Date.parse(startAt) <= now;

export const isActive = ({ state }: Pick<LiveDestination, 'state'>) => ACTIVE.has(state);

/**
 * Groups destinations by the occurrence that they belong to, or whose encoder feeds them. The state of an occurrence decides
 * whether it is on air, not its planned times. A destination that has ended stays with its event while the event runs, so that
 * people see what stopped; everything else is shown only while it is active.
 */
export function groupLive(
  destinations: readonly LiveDestination[],
  schedule: readonly ScheduleLine[],
  now: number,
): LiveGroup[] {
  const left = new Set(destinations);
  const groups: LiveGroup[] = [];
  for (const item of new Map(schedule.map((one) => [one.id, one])).values()) {
    if (item.bucket !== 'LIVE' && !isOverdue(item, now)) continue;
    const since = Date.parse(item.encoderStartsAt ?? item.startAt);
    const isOf = ({ occurrenceId, encoder }: LiveDestination) =>
      occurrenceId ? occurrenceId === item.id : item.encoder !== null && encoder?.id === item.encoder.id;
    const own = destinations.filter(
      (destination) =>
        left.has(destination) &&
        isOf(destination) &&
        (isActive(destination) || Date.parse(destination.startRequestedAt ?? '') >= since),
    );
    for (const destination of own) left.delete(destination);
    groups.push({ id: item.id, title: item.title, item, destinations: own.sort(byPlace) });
  }
  const byHand = new Map<string, LiveGroup>();
  for (const destination of left) {
    if (!isActive(destination)) continue;
    const key = destination.encoder?.id ?? destination.id;
    const group = byHand.get(key) ?? { id: key, title: destination.title, item: undefined, destinations: [] };
    group.destinations.push(destination);
    byHand.set(key, group);
  }
  return [...groups, ...byHand.values()];
}

/** Sorts running destinations first, then web channels of the organization. */
function byPlace(a: LiveDestination, b: LiveDestination): number {
  return (
    Number(isActive(b)) - Number(isActive(a)) ||
    Number(b.kind === 'EMBED') - Number(a.kind === 'EMBED') ||
    a.title.localeCompare(b.title)
  );
}

/** The encoder channel that the group's picture comes by: its event's, else that of what was started by hand. */
export function getLiveChannel({ item, destinations }: LiveGroup): string | undefined {
  const own = destinations.find(({ encoderChannel }) => encoderChannel !== null);
  return item?.encoderChannel?.id ?? own?.encoderChannel?.id;
}

/** The destination whose picture stands for the group, and the earliest start on air. */
export function onAir({ destinations }: LiveGroup) {
  const started = destinations.filter(({ state }) => state === 'STARTED' || state === 'WARNING');
  const since = started.map(({ startRequestedAt }) => startRequestedAt).filter((time) => time !== null);
  return { picture: started.find(({ isPlayable }) => isPlayable), since: since.sort()[0] };
}
