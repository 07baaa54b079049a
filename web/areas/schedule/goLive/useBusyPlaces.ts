import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSession } from '../../../kernel/session.tsx';
import { useNow } from '../../../time/useNow.ts';
import { useGoLiveBusyPlacesQuery, type GoLiveBusyPlacesQuery } from './GoLive.generated.ts';
import type { listPlaceChoices } from './goLiveValues.ts';

type Check = NonNullable<NonNullable<GoLiveBusyPlacesQuery['customer']>['checkEvent']>;
export type BusyWith = NonNullable<Check['conflicts'][number]['other']>;

/** Destinations that are checked at once. */
const CHECKED = 50;
const MINUTE = 60_000;

/**
 * Returns the events that use web channels and RTMP destinations while a broadcast would last that starts now, by the value of
 * the place (EVT-12, EVT-13). Going live checks again; this tells before a place is chosen.
 */
export function useBusyPlaces(
  places: ReturnType<typeof listPlaceChoices>,
  durationMs: number,
): ReadonlyMap<string, BusyWith> {
  const { viewer } = useSession();
  const minute = Math.ceil(useNow(MINUTE) / MINUTE) * MINUTE;
  const checked = places.slice(0, CHECKED).map(({ kind, id }) => ({
    kind,
    webChannelId: kind === 'EMBED' ? id : null,
    rtmpDestinationId: kind === 'RTMP' ? id : null,
  }));
  const { data, previousData } = useGoLiveBusyPlacesQuery(
    checked.length === 0
      ? skipToken
      : {
          variables: {
            customerId: viewer.customer.id,
            input: {
              ...{ type: 'LIVE' as const, timezone: 'UTC', duration: durationMs, destinations: checked },
              startLocal: new Date(minute).toISOString().slice(0, 16),
            },
          },
        },
  );
  const conflicts = (data ?? previousData)?.customer?.checkEvent?.conflicts;
  return useMemo(() => {
    const busy = new Map<string, BusyWith>();
    for (const { kind, resourceId, other } of conflicts ?? []) {
      const value = `${kind === 'RTMP' ? 'RTMP' : 'EMBED'} ${resourceId}`;
      if (other && !busy.has(value)) busy.set(value, other);
    }
    return busy;
  }, [conflicts]);
}
