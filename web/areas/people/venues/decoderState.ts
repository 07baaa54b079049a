import { MONITOR_WINDOW_MS } from '../../../../schema/rules/encoderTimes.ts';
import type { StateOf } from '../../../ui/states.ts';

interface Heard {
  status: string;
  reportedAt: string | null;
}

/** Displayed state of a decoder: offline without a report in the monitoring window (MON-01). */
export function getDecoderState(decoder: Heard | null | undefined, now: number): StateOf<'decoder'> {
  if (!decoder) return 'signed out';
  if (!decoder.reportedAt || now - Date.parse(decoder.reportedAt) > MONITOR_WINDOW_MS) return 'offline';
  return decoder.status as StateOf<'decoder'>;
}
