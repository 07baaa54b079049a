import type { ApolloClient } from '@apollo/client';
import {
  Schedule_CustomerFragmentDoc,
  SchedulePageDocument,
  ScheduleRow_ItemFragmentDoc,
  type ScheduleRow_ItemFragment,
  type SchedulePageQueryVariables,
} from './SchedulePage.generated.ts';

/** Occurrences that are written at once; they take a few milliseconds. */
const PART = 100;

/**
 * Asks again for what a window shows and writes the answer part by part, each in a task of its own: first the occurrences, of
 * which what is as before changes nothing, then which ones there are.
 */
export async function renewInParts(
  client: ApolloClient,
  variables: SchedulePageQueryVariables,
): Promise<void> {
  const { data } = await client.query({ query: SchedulePageDocument, variables, fetchPolicy: 'no-cache' });
  const customer = data?.customer;
  if (!customer) return;
  const items = customer.schedule ?? [];
  for (let from = 0; from < items.length; from += PART) {
    writeItems(client, items.slice(from, from + PART), variables);
    await nextTask();
  }
  client.cache.writeFragment({
    id: client.cache.identify(customer),
    fragment: Schedule_CustomerFragmentDoc,
    fragmentName: 'Schedule_customer',
    data: customer,
    variables,
  });
}

function writeItems(
  { cache }: ApolloClient,
  items: readonly ScheduleRow_ItemFragment[],
  variables: SchedulePageQueryVariables,
): void {
  cache.batch({
    update: () => {
      for (const item of items)
        cache.writeFragment({
          id: cache.identify(item),
          fragment: ScheduleRow_ItemFragmentDoc,
          fragmentName: 'ScheduleRow_item',
          data: item,
          variables,
        });
    },
  });
}

const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));
