import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '../../../kernel/session.tsx';
import { useAddress } from '../../../kernel/useAddress.ts';
import { useStatusSubscription } from '../../../kernel/useStatusSubscription.ts';
import { useNow } from '../../../time/useNow.ts';
import { useDetails } from '../../../ui/useDetails.ts';
import {
  EventDestinationsChangedDocument,
  useEventPageQuery,
  useEventStateQuery,
  type EventPageQuery,
} from './EventPage.generated.ts';
import { isAboutToChange, joined, findEventTime, type EventTime } from './eventTimes.ts';
import { READ_ENCODERS } from '../readEncoders.ts';

type Answer = NonNullable<EventPageQuery['event']>;
export type EventDetails = Omit<Answer, 'coming' | 'past'> & { occurrences: EventTime[] | null };

const DAY = 24 * 60 * 60_000;
/** Time range of past occurrences. */
const BACK = 400 * DAY;
/** Poll interval while a change is pending. */
const READ_EVERY_MS = 5_000;

/** An event with the time of it that the address means, followed while something of it changes (DST-13). */
export function useEvent() {
  const { uuid = '' } = useParams();
  const [params] = useAddress();
  const { can } = useSession();
  const now = useNow();
  // The same all day, so that the answer is found again.
  const [today] = useState(() => Math.floor(Date.now() / DAY) * DAY);
  const [withEncoders, withSettings, withGroups] = [
    can(READ_ENCODERS),
    can('MANAGE_ENCODER_AND_WEB_SETTINGS'),
    can('MANAGE_DESTINATION_GROUPS'),
  ];
  const variables = useMemo(() => {
    const [from, to] = [new Date(today - BACK).toISOString(), new Date(today).toISOString()];
    return { id: uuid, from, to, withEncoders, withSettings, withGroups };
  }, [uuid, today, withEncoders, withSettings, withGroups]);
  const query = useEventPageQuery({ variables, fetchPolicy: 'cache-and-network' });
  const { thing, load } = useDetails(query, uuid, (data) => data.event);
  const event = useMemo(() => thing && withTimes(thing), [thing]);

  useEventStateQuery(
    event && isAboutToChange(event, now)
      ? { variables: { id: uuid }, pollInterval: READ_EVERY_MS, fetchPolicy: 'network-only' }
      : skipToken,
  );
  useStatusSubscription(EventDestinationsChangedDocument, {
    variables: { customerId: event?.customer?.id ?? '' },
    skip: !event?.customer,
    onGap: load.retry,
  });
  return { event, meant: event && findEventTime(event, params.get('occurrence')), load, variables, now };
}

/** Upcoming and past occurrences are queried separately, so that a long past does not displace upcoming ones. */
function withTimes({ coming, past, ...event }: Answer): EventDetails {
  const over = past?.map((time) => ({ ...time, readiness: null }));
  return { ...event, occurrences: coming && joined(over ?? [], coming) };
}
