import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../time/format.ts';
import type { LiveFindingKind } from '../../../../schema.generated.ts';
import type { LiveFinding_FindingFragment } from './LiveFindings.generated.ts';

const COUNTED: ReadonlySet<LiveFindingKind> = new Set([
  'KEYFRAME_INTERVAL',
  'SILENCE',
  'CLIPPING',
  'PRESET_FRAMES',
  'JUMPS',
]);

/** Texts of a finding and its setting in OBS. */
export function useFindingWords() {
  const { t } = useTranslation('liveCheck');
  const format = useFormat();
  return ({ kind, found, wanted }: LiveFinding_FindingFragment) => {
    // A bitrate stands as OBS writes it, without groups.
    const isCounted = COUNTED.has(kind);
    const values = {
      found: isCounted ? format.number(Number(found), 2) : (found ?? ''),
      wanted: wanted ?? '',
    };
    return {
      found: t(`${kind}.found`, values),
      set: t(`${kind}.set`, values),
      short: t(`${kind}.short`, values),
    };
  };
}
