import { useFormat } from '../../../time/format.ts';
import { useNow } from '../../../time/useNow.ts';
import { playheadAt } from './playheadAt.ts';

interface PlayheadProps {
  decoder: { isActive: boolean; reportedAt: string | null; playheadSeconds: number | null };
}

/** Playback position of a decoder, extrapolated between reports (DEC-10). */
export function Playhead({ decoder }: PlayheadProps) {
  const format = useFormat();
  const at = playheadAt(decoder, useNow(1_000));
  return at === null ? (
    <span className="muted">–</span>
  ) : (
    <span className="num">{format.duration(at * 1_000)}</span>
  );
}
