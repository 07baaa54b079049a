import { useFormat } from '../time/format.ts';
import { useNow } from '../time/useNow.ts';

/** Relative time, with the exact time as a tooltip. */
export function Ago({ at }: { at: string }) {
  const format = useFormat();
  const now = useNow();
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.ago(at, new Date(now))}
    </time>
  );
}
