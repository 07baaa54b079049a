import { useTranslation } from 'react-i18next';
import { useClock } from '../../../time/clock.ts';
import { useFormat } from '../../../time/format.ts';
import { viewerZone } from '../../../time/formatters.ts';
import { clockSpan, isSameClock, zoneName } from '../../../time/zonedTime.ts';
import './BothTimes.css';

interface BothTimesProps {
  startAt: string;
  endAt: string;
  /** The zone it was planned in. */
  zone: string;
}

/** When an event takes place by the clocks of its own zone and, where these differ, by the reader's (SCH-07). */
export function BothTimes({ startAt, endAt, zone }: BothTimesProps) {
  const { t, i18n } = useTranslation('schedule');
  const { clock } = useClock();
  const format = useFormat();
  const [start, end] = [new Date(startAt), new Date(endAt)];
  const mine = viewerZone();
  const span = (of: string) => {
    const name = zoneName(start, of, i18n.language);
    return `${format.day(startAt, of)}, ${clockSpan(start, end, of, i18n.language, clock)} ${name}`;
  };
  return (
    <time className="both-times num" dateTime={startAt}>
      {span(zone)}
      {!isSameClock(start, zone, mine) && (
        <span className="both-times__mine">{t('yours', { time: span(mine) })}</span>
      )}
    </time>
  );
}
