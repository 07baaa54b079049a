import { accessEndSaid } from '../../../../../schema/rules/accessEnd.ts';
import { saidWords } from '../../../../kernel/reasons.ts';
import { viewerZone } from '../../../../time/formatters.ts';
import { useNow } from '../../../../time/useNow.ts';
import { useReasons } from '../../../../ui/useReasonWords.ts';
import type { Readiness_ItemFragment } from './Readiness.generated.ts';

export type AccessCoverage = NonNullable<
  NonNullable<Readiness_ItemFragment['readiness']>['findings'][number]['access']
>;

/** States when access to an account ends and how many dates it covers; undefined without an end, and until the text is loaded. */
export function useAccessEnd(access: AccessCoverage | null, name: string): string | undefined {
  const language = useReasons(access !== null);
  const now = useNow(60_000);
  if (access === null || language === null) return undefined;
  const endsAt = access.endsAt === null ? null : new Date(access.endsAt);
  return saidWords(accessEndSaid({ ...access, name, endsAt, timezone: viewerZone() }, new Date(now)));
}
