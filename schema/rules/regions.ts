import { formatReason } from '../reasons/said.ts';

/** Rules of regions, shared by the web, the graph and the platform. */

/** Region that is used if none is flagged as default (WCH-13). */
export const FALLBACK_REGION = { name: 'North America', zone: 'us' } as const;

/** Message of a region that needs an entitlement. */
export const REGION_MESSAGES = {
  unknown: formatReason('REGION_UNKNOWN'),
  restricted: formatReason('REGION_RESTRICTED'),
} as const;

/** The region to begin with: the flagged one, else North America with zone us (WCH-13); undefined where neither is. */
export function findDefaultRegion<R extends { name: string; zone: string }>(
  regions: readonly R[],
  isFlagged: (region: R) => boolean,
): R | undefined {
  const { name, zone } = FALLBACK_REGION;
  return (
    regions.find(isFlagged) ??
    regions.find((region) => region.name === name && region.zone === zone) ??
    regions.find((region) => region.zone === zone)
  );
}
