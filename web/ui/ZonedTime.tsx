import { useTranslation } from 'react-i18next';
import { useClock } from '../time/clock.ts';
import { viewerZone } from '../time/formatters.ts';
import { useFormat } from '../time/format.ts';
import { useNow } from '../time/useNow.ts';
import { clockSpan, clockTime, isSameClock, nearDay, zoneName } from '../time/zonedTime.ts';

interface ZonedTimeProps {
  /** ISO 8601. */
  at: string;
  /** The end of a span that begins at `at`. */
  until?: string | undefined;
  /** The zone it was planned in. */
  zone: string;
  /** `clock` leaves out the day. */
  form?: 'near' | 'clock';
}

/** A time in its event's zone, which is always written; the viewer's own on hover when the two differ. */
export function ZonedTime({ at, until, zone, form = 'near' }: ZonedTimeProps) {
  const { t, i18n } = useTranslation('ui');
  const format = useFormat();
  const now = useNow();
  const { clock } = useClock();
  const language = i18n.language;
  const start = new Date(at);
  const end = until ? new Date(until) : undefined;
  const hours = end ? clockSpan(start, end, zone, language, clock) : clockTime(start, zone, language, clock);
  const text = form === 'near' ? `${nearDay(start, new Date(now), zone, language)} ${hours}` : hours;
  const mine = viewerZone();
  const hint = isSameClock(start, zone, mine)
    ? undefined
    : t('time.yours', { time: format.dateTime(at, mine) });
  return (
    <time className="num" dateTime={at} title={hint}>
      {text} {zoneName(start, zone, language)}
    </time>
  );
}
