import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useSession } from '../../../kernel/session.tsx';
import type { EventDraftInput } from '../../../schema.generated.ts';
import { draftOf, type EventValues } from '../eventValues.ts';
import { clashesOf, savable, type Clash } from './clashes.ts';
import {
  useCheckEventQuery,
  type CheckEventQuery,
  type EventCheck_ConflictFragment,
} from './EventCheck.generated.ts';
import { useTimes } from '../useTimes.ts';

export type Conflict = EventCheck_ConflictFragment;
export type Checked = NonNullable<NonNullable<CheckEventQuery['customer']>['checkEvent']>;

/** What is known of the event's times, and of what stands in their way. */
export interface EventCheckState {
  /** The last answer; undefined before the first one. */
  check: Checked | undefined;
  /** Whether that answer is of what the form says now. */
  isCurrent: boolean;
  isFailed: boolean;
  clashes: Clash<Conflict>[];
  /** How many times there are, and how many of them do not clash. */
  total: number;
  free: number;
  /** Asks once more. */
  again: () => void;
}

const REST_MS = 350;

/** The event that is edited, so that it does not stand in its own way. */
export type Edited = Partial<Pick<EventDraftInput, 'id' | 'scope' | 'occurrenceId'>>;

const CheckContext = createContext<EventCheckState | null>(null);

/** Checks what the form says whenever it rests, for everything that stands in it (EVT-11 to EVT-13, EVT-29). */
export function EventCheckProvider({ edited, children }: { edited: Edited; children: React.ReactNode }) {
  return <CheckContext value={useCheckOfForm(edited)}>{children}</CheckContext>;
}

export function useEventCheck(): EventCheckState {
  const state = use(CheckContext);
  if (!state) throw new Error('Outside of an event’s form.');
  return state;
}

function useCheckOfForm(edited: Edited): EventCheckState {
  const { viewer } = useSession();
  const { values } = useFormState<EventValues>({ subscription: { values: true } });
  const times = useTimes();
  // What neither the check nor its answer depends on is left out, so that typing a title asks nothing.
  const wanted = useMemo(() => JSON.stringify(checkedPart(draftOf(values, edited))), [values, edited]);
  const settled = useSettled(wanted);
  const input = JSON.parse(settled) as EventDraftInput | null;
  const { data, previousData, loading, error, refetch } = useCheckEventQuery({
    variables: { customerId: viewer.customer.id, input: input ?? {} },
    skip: input === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const check = (data ?? previousData)?.customer?.checkEvent ?? undefined;
  const conflicts = check?.conflicts;
  return useMemo(() => {
    const starts = new Set(times?.map(({ startAt }) => startAt.getTime()));
    // Those of times that were skipped since are gone already.
    const clashes = clashesOf(conflicts ?? []).filter(({ startAt }) => starts.has(Date.parse(startAt)));
    const spans = (times ?? []).map(({ startAt, endAt }) => ({
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
    }));
    return {
      check,
      clashes,
      ...savable(spans, clashes),
      isCurrent: !loading && settled === wanted && Boolean(data),
      isFailed: Boolean(error),
      again: () => void refetch().catch(() => undefined),
    };
  }, [check, conflicts, times, loading, settled, wanted, data, error, refetch]);
}

/** Titles and texts change nothing of what stands in the way. */
function checkedPart(draft: EventDraftInput | null): EventDraftInput | null {
  if (!draft) return null;
  const {
    name: _name,
    description: _description,
    encoderScheduleName: _called,
    destinations,
    ...rest
  } = draft;
  return {
    ...rest,
    ...(destinations && {
      destinations: destinations.map((one) => ({ ...one, title: null, description: null })),
    }),
  };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}
