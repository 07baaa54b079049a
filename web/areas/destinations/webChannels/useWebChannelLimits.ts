import { useMemo } from 'react';
import { findDefaultRegion } from '../../../../schema/rules/regions.ts';
import { useSession } from '../../../kernel/session.tsx';
import { useWebChannelLimitsQuery, type WebChannelLimitsQuery } from './WebChannels.generated.ts';

type Region = NonNullable<WebChannelLimitsQuery['regions']>[number];
/** The same at each render: regions are timed anew when they change. */
const NONE: readonly Region[] = [];

/** Limits of an organization's channels, and the regions with the initial one (WCH-13, WCH-14). */
export function useWebChannelLimits() {
  const { viewer } = useSession();
  const { data, loading } = useWebChannelLimitsQuery({
    variables: { customerId: viewer.customer.id },
    errorPolicy: 'all',
  });
  return useMemo(() => {
    const regions = data?.regions ?? NONE;
    const { webMaxDeleteAfter, subtitlesHoursPerMonth } = data?.customer ?? {};
    return {
      isLoading: loading && !data,
      regions,
      initialRegionId: findDefaultRegion(regions, ({ isDefault }) => isDefault)?.id ?? null,
      limits: {
        // Without an answer the service judges alone.
        maxDeleteAfter: webMaxDeleteAfter ?? Number.MAX_SAFE_INTEGER,
        hasSubtitles: (subtitlesHoursPerMonth ?? 1) > 0,
      },
    };
  }, [data, loading]);
}
