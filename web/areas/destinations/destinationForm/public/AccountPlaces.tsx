import { LoadFailure } from '../../../../ui/LoadFailure.tsx';
import { useDestinationFormPlacesQuery } from './Accounts.generated.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import type { LinkedAccount } from './useLinkedAccounts.ts';

/** The places of one account, which is asked at a time: each question goes to its network (DST-04). */
export function AccountPlaces({ account, label }: { account: LinkedAccount; label: string }) {
  const { data, error, refetch } = useDestinationFormPlacesQuery({ variables: { id: account.id } });
  if (error)
    return <LoadFailure error={error} onRetry={() => void refetch().catch(() => undefined)} layout="bar" />;
  return (
    <PlaceSelect
      name="placeId"
      label={label}
      places={data && (data.socialAccount?.destinations ?? [])}
      usual={account.defaultDestination}
    />
  );
}
