import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../../kernel/session.tsx';
import { READ_ENCODERS } from '../readEncoders.ts';
import { useEventToChangeQuery, type EventToChangeQuery } from './EventChanges.generated.ts';

const DAY_MS = 24 * 60 * 60_000;

/** All that changing an event beside the schedule needs to know of it. */
export type EventToChange = NonNullable<EventToChangeQuery['event']>;

/** The event of a row, as it is now where `isNew`; nothing is asked where it is not wanted. */
export function useEventToChange(eventId: string | null, isNew = false) {
  const { can } = useSession();
  // The same all day, so that the answer is found again.
  const [from] = useState(() => new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS).toISOString());
  return useEventToChangeQuery(
    eventId === null
      ? skipToken
      : {
          variables: { id: eventId, from, withEncoders: can(READ_ENCODERS) },
          ...(isNew && { fetchPolicy: 'network-only' }),
        },
  );
}
