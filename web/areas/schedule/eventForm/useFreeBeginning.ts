import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../../kernel/session.tsx';
import type { EventChoices } from './eventChoices.ts';
import type { EventValues } from './eventValues.ts';
import { findFreeStart, type Given } from './findFreeStart.ts';
import { toCheckInput } from './map/checkInput.ts';
import { CheckEventDocument } from './map/EventCheck.generated.ts';

/** A form that is waited for longer than this opens with what it has, and takes over what is found later. */
const PATIENCE_MS = 2_000;

interface Beginning {
  values: () => EventValues;
  given: Given;
  isCopy: boolean;
  choices: EventChoices;
}

export interface FreeBeginning {
  /** Initial values of the form. Undefined while they are loading. */
  opens: EventValues | undefined;
  /** Result of the search, whenever it arrives. Undefined while it is pending. */
  found: EventValues | undefined;
}

/** Initial values of a new event without conflicts, searched once. They stay when data is reloaded. */
export function useFreeBeginning(beginning: Beginning): FreeBeginning {
  const client = useApolloClient();
  const { viewer } = useSession();
  const [{ values: valuesOf, ...asked }] = useState(beginning);
  const [search] = useState(() => ({ usual: valuesOf(), asked }));
  const [{ opens, found }, setBeginning] = useState<FreeBeginning>(NOTHING_YET);
  const customerId = viewer.customer.id;
  useEffect(() => {
    let isLeft = false;
    const { usual } = search;
    const ask = async (draft: EventValues) => {
      if (isLeft) return [];
      const input = toCheckInput(draft, {});
      const { data } = await client.query({
        query: CheckEventDocument,
        variables: { customerId, input: input ?? {} },
        fetchPolicy: 'network-only',
      });
      return data?.customer?.checkEvent?.conflicts ?? [];
    };
    const take = (values: EventValues) => {
      clearTimeout(timer);
      if (!isLeft) setBeginning((known) => ({ opens: known.opens ?? values, found: values }));
    };
    const timer = setTimeout(() => setBeginning((known) => ({ ...known, opens: usual })), PATIENCE_MS);
    findFreeStart(usual, { ...search.asked, ask }).then(take, () => take(usual));
    return () => {
      clearTimeout(timer);
      isLeft = true;
    };
  }, [client, customerId, search]);
  return { opens, found };
}

const NOTHING_YET: FreeBeginning = { opens: undefined, found: undefined };
