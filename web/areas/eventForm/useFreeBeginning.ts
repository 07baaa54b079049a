import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../kernel/session.tsx';
import type { EventChoices } from './eventChoices.ts';
import type { EventValues } from './eventValues.ts';
import { freeBeginning, type Given } from './freeBeginning.ts';
import { checkInputOf } from './map/checkInput.ts';
import { CheckEventDocument } from './map/EventCheck.generated.ts';

/** A form that is waited for longer than this opens with what it has: it says itself what is in the way. */
const PATIENCE_MS = 2_000;

interface Beginning {
  values: () => EventValues;
  given: Given;
  isCopy: boolean;
  choices: EventChoices;
}

/**
 * What a new event begins with, where nothing stands in its way; undefined while that is asked. What it began with stays, whatever
 * is read anew while the form is filled in.
 */
export function useFreeBeginning(beginning: Beginning): EventValues | undefined {
  const client = useApolloClient();
  const { viewer } = useSession();
  const [{ values: valuesOf, ...asked }] = useState(beginning);
  const [usual] = useState(valuesOf);
  const [values, setValues] = useState<EventValues>();
  const customerId = viewer.customer.id;
  useEffect(() => {
    let isLeft = false;
    const ask = async (draft: EventValues) => {
      if (isLeft) return [];
      const input = checkInputOf(draft, {});
      const { data } = await client.query({
        query: CheckEventDocument,
        variables: { customerId, input: input ?? {} },
        fetchPolicy: 'network-only',
      });
      return data?.customer?.checkEvent?.conflicts ?? [];
    };
    const begin = (found: EventValues) => {
      clearTimeout(timer);
      if (!isLeft) setValues((known) => known ?? found);
      isLeft = true;
    };
    const timer = setTimeout(() => begin(usual), PATIENCE_MS);
    freeBeginning(usual, { ...asked, ask }).then(begin, () => begin(usual));
    return () => {
      clearTimeout(timer);
      isLeft = true;
    };
  }, [client, customerId, usual, asked]);
  return values;
}
