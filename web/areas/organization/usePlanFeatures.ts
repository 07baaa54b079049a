import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../time/format.ts';
import type { Plan_PlanFragment } from './Plans.generated.ts';

/** Describes a plan: storage, bitrate, and streams (SUB-02 to SUB-05). */
export function usePlanFeatures(): (plan: Plan_PlanFragment) => string[] {
  const { t } = useTranslation('organization');
  const format = useFormat();
  return useCallback(
    ({ liveStorageTb, libraryTb, bitrateMbps, concurrentStreams }) =>
      [
        liveStorageTb !== null && t('feature.live', { size: format.number(liveStorageTb, 1) }),
        libraryTb !== null && t('feature.library', { size: format.number(libraryTb, 1) }),
        bitrateMbps !== null && t('feature.bitrate', { rate: bitrateMbps }),
        concurrentStreams !== null && t('feature.streams', { count: concurrentStreams }),
      ].filter((feature) => feature !== false),
    [t, format],
  );
}
