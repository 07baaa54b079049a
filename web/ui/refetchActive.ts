import type { ApolloClient } from '@apollo/client';

/**
 * Asks anew for everything that is shown. What was under way before may not know yet what was changed, and the client takes
 * its answer for that of the same question asked again; so it is asked once more after.
 */
export async function refetchActive(apollo: ApolloClient): Promise<void> {
  const isUnderWay = [...apollo.getObservableQueries('active')].some(
    (query) => query.getCurrentResult().loading,
  );
  await settled(apollo);
  if (isUnderWay) await settled(apollo);
}

/** A failing or closed query does not affect the others; each reports its own error. */
async function settled(apollo: ApolloClient): Promise<void> {
  await Promise.allSettled(apollo.refetchQueries({ include: 'active' }).results);
}
