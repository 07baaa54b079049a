import { useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useRef } from 'react';
import { useSessionControl } from './session.tsx';

/** What every status event carries, whatever its list of changed things is called. */
interface StatusEvent {
  sequence: number;
}

interface StatusOptions<TData, TVariables> {
  variables: TVariables;
  skip?: boolean;
  /** Events were missed: read again what the subscription keeps up to date. */
  onGap(): void;
  /** An event arrived in order. The changed objects are already in the cache by their ids. */
  onEvent?(data: TData): void;
}

/**
 * Follows a status subscription. Its first event only carries the present number; each further one counts up by
 * one. After a lost connection, or for any other number than the expected one, the gap is read again, so that a
 * screen never goes on with what it missed.
 */
export function useStatusSubscription<TData, TVariables extends Record<string, unknown>>(
  document: TypedDocumentNode<TData, TVariables>,
  { variables, skip = false, onGap, onEvent }: StatusOptions<TData, TVariables>,
): void {
  const { state } = useSessionControl();
  const last = useRef<{ sequence: number | null; key: string }>({ sequence: null, key: '' });
  const key = JSON.stringify(variables);

  useSubscription<TData, Record<string, unknown>>(
    document as TypedDocumentNode<TData, Record<string, unknown>>,
    {
      variables,
      // The graph closes the socket of an expired session; signing in again subscribes anew.
      skip: skip || state.status === 'expired',
      ignoreResults: true,
      onData({ data: { data } }) {
        const sequence = sequenceOf(data);
        if (sequence === null) return;
        const before = last.current.key === key ? last.current.sequence : null;
        last.current = { sequence, key };
        if (before === null) return;
        if (sequence === before + 1) onEvent?.(data as TData);
        else if (sequence !== before) onGap();
      },
    },
  );
}

function sequenceOf(data: unknown): number | null {
  const event = Object.values(data ?? {}).find(isStatusEvent);
  return event?.sequence ?? null;
}

function isStatusEvent(value: unknown): value is StatusEvent {
  return (
    typeof value === 'object' && value !== null && 'sequence' in value && typeof value.sequence === 'number'
  );
}
