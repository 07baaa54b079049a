import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';
import { useRenewal } from '../../../../kernel/freshness.ts';
import { useSession } from '../../../../kernel/session.tsx';
import type { EventDraftInput } from '../../../../schema.generated.ts';
import { useReadinessChanged } from '../../readiness/public/useReadinessChanged.ts';
import type { EventValues } from '../eventValues.ts';
import { toCheckInput, type Edited } from './checkInput.ts';
import { groupClashes, savable, type Clash } from './clashes.ts';
import {
  CheckEventDocument,
  useCheckEventQuery,
  type CheckEventQuery,
  type EventCheck_ConflictFragment,
} from './EventCheck.generated.ts';
import { useTimes } from '../useTimes.ts';

export type Conflict = EventCheck_ConflictFragment;
export type Checked = NonNullable<NonNullable<CheckEventQuery['customer']>['checkEvent']>;

/** Occurrences of the event and their conflicts. */
export interface EventCheckState {
  /** The last answer; undefined before the first one. */
  check: Checked | undefined;
  /** True if that answer is of what the form says now. */
  isCurrent: boolean;
  /** True if a result exists, even while a newer one is being fetched. */
  isAnswered: boolean;
  /** True if the answer for the present values is still pending. */
  isChecking: boolean;
  isFailed: boolean;
  clashes: Clash<Conflict>[];
  /** Number of occurrences, and of those without conflicts. */
  total: number;
  free: number;
  /** Asks once more. */
  again: () => void;
}

const REST_MS = 350;
/** Time after which a result is outdated while the form stays unchanged, in milliseconds. */
const FRESH_MS = 60_000;

const CheckContext = createContext<EventCheckState | null>(null);

/**
 * Checks what the form says whenever it rests, for everything that stands in it (EVT-11 to EVT-13, EVT-29). What was asked a moment
 * ago is not asked again: only once the answer is a minute old, or something wants attention that did not.
 */
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
  const wanted = useMemo(() => JSON.stringify(toCheckInput(values, edited)), [values, edited]);
  const settled = useSettled(wanted);
  const input = JSON.parse(settled) as EventDraftInput | null;
  const variables = { customerId: viewer.customer.id, input: input ?? {} };
  const { data, previousData, loading, error, refetch } = useCheckEventQuery({
    variables,
    skip: input === null,
    fetchPolicy: 'cache-first',
  });
  const again = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  const idle = loading || input === null;
  useRenewal({
    document: CheckEventDocument,
    variables,
    freshMs: FRESH_MS,
    loading: idle,
    error,
    refetch: again,
  });
  // The states of encoders that it tells arrive by themselves.
  useReadinessChanged([], () => input && again());
  const check = (data ?? previousData)?.customer?.checkEvent ?? undefined;
  const conflicts = check?.conflicts;
  return useMemo(() => {
    const starts = new Set(times?.map(({ startAt }) => startAt.getTime()));
    // Those of times that were skipped since are gone already.
    const clashes = groupClashes(conflicts ?? []).filter(({ startAt }) => starts.has(Date.parse(startAt)));
    const spans = (times ?? []).map(({ startAt, endAt }) => ({
      startAt: startAt.toISOString(),
      endAt: endAt.toISOString(),
    }));
    const isAnswered = settled === wanted && Boolean(data);
    return {
      check,
      clashes,
      ...savable(spans, clashes),
      isCurrent: !loading && isAnswered,
      isAnswered,
      isChecking: wanted !== 'null' && !isAnswered && !error,
      isFailed: Boolean(error),
      again,
    };
  }, [check, conflicts, times, loading, settled, wanted, data, error, again]);
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
