import { useState } from 'react';
import { useSession } from '../../../../kernel/session.tsx';
import type { SocialKind } from '../../../../schema.generated.ts';
import { useFinding } from '../../../../ui/useFinding.ts';
import {
  useDestinationFormAccountQuery,
  useDestinationFormAccountsQuery,
  type LinkedAccount_AccountFragment,
} from './Accounts.generated.ts';

/** A linked account, as those who choose one have it. */
export type LinkedAccount = LinkedAccount_AccountFragment;

/** Accounts that can be chosen, of one network or of all, and the chosen one, wherever that is listed. */
export function useLinkedAccounts(chosen: string, kind: SocialKind | null) {
  const { viewer } = useSession();
  const finding = useFinding();
  const { data, previousData, loading, error, refetch } = useDestinationFormAccountsQuery({
    variables: { customerId: viewer.customer.id, network: kind, filter: finding.asked },
  });
  const read = (data ?? previousData)?.customer?.socialAccounts;
  const accounts = read?.edges.map(({ node }) => node) ?? [];
  const listed = accounts.find(({ id }) => id === chosen);
  const [last, setLast] = useState<LinkedAccount>();
  if (listed && listed.id !== last?.id) setLast(listed);
  const known = listed ?? (last?.id === chosen ? last : undefined);
  // One that was chosen before and is on no page that was read tells itself.
  const { data: own } = useDestinationFormAccountQuery({
    variables: { id: chosen },
    skip: !chosen || !read || known !== undefined,
    errorPolicy: 'all',
  });
  const account = known ?? own?.socialAccount ?? undefined;
  return {
    accounts,
    account,
    /** True if the chosen one is no longer there. */
    isGone: account === undefined && own !== undefined,
    hasMore: read?.pageInfo.hasNextPage ?? false,
    /** True if there is none at all. */
    hasNone: read !== undefined && accounts.length === 0 && finding.typed === '' && finding.asked === null,
    finding,
    load: { loading: loading && !read, error, retry: () => void refetch().catch(() => undefined) },
  };
}
