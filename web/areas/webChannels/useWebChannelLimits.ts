import { useMemo } from 'react';
import { defaultRegionOf } from '../../../schema/rules/regions.ts';
import { useSession } from '../../kernel/session.tsx';
import type { SelectOption } from '../../ui/choiceFields.tsx';
import { useWebChannelLimitsQuery } from './WebChannels.generated.ts';

/** What an organisation's channels are held to, and the regions to choose from with the one to begin with (WCH-13, WCH-14). */
export function useWebChannelLimits(presentRegionId?: string) {
  const { viewer } = useSession();
  const { data, loading } = useWebChannelLimitsQuery({
    variables: { customerId: viewer.customer.id },
    errorPolicy: 'all',
  });
  return useMemo(() => {
    const all = data?.regions ?? [];
    const regions: SelectOption[] = all.map(({ id, name, zone, isRestricted }) => ({
      value: id,
      label: `${name} (${zone})`,
      isDisabled: isRestricted && id !== presentRegionId,
    }));
    const { webMaxDeleteAfter, subtitlesHoursPerMonth } = data?.customer ?? {};
    return {
      isLoading: loading && !data,
      regions,
      initialRegionId: defaultRegionOf(all, ({ isDefault }) => isDefault)?.id ?? null,
      limits: {
        // Without an answer the service judges alone.
        maxDeleteAfter: webMaxDeleteAfter ?? Number.MAX_SAFE_INTEGER,
        hasSubtitles: (subtitlesHoursPerMonth ?? 1) > 0,
      },
    };
  }, [data, loading, presentRegionId]);
}
