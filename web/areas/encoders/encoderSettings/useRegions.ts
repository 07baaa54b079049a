import { useMemo } from 'react';
import { findDefaultRegion } from '../../../../schema/rules/regions.ts';
import { useEncoderRegionsQuery } from './RegionField.generated.ts';

/** Regions to choose from, with the one to begin with (WCH-13). Without them a form still works. */
export function useRegions() {
  const { data, loading } = useEncoderRegionsQuery({ errorPolicy: 'all' });
  const found = data?.regions;
  const regions = useMemo(() => found ?? [], [found]);
  const initial = findDefaultRegion(regions, ({ isDefault }) => isDefault);
  return { regions, initialId: initial?.id ?? null, isLoading: loading };
}
