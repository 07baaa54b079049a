import { useTranslation } from 'react-i18next';
import { eventPath } from '../../../../kernel/paths/schedule.ts';
import { Link } from 'react-router-dom';
import { useDayWords, useHourWords } from '../useDayWords.ts';
import type { Clash } from './clashes.ts';
import type { Conflict } from './useEventCheck.tsx';

interface ClashSentenceProps {
  clash: Clash<Conflict>;
  zone: string;
  withDay: boolean;
}

/** "14 March: North Hall is with Spring conference, 08:00–13:00." */
export function ClashSentence({ clash, zone, withDay }: ClashSentenceProps) {
  const sayDay = useDayWords(zone);
  return (
    <span>
      {withDay && `${sayDay(clash.startAt)}: `}
      {clash.conflicts.map((conflict, at) => (
        <ConflictWords key={at} conflict={conflict} zone={zone} />
      ))}
    </span>
  );
}

/** One conflict in words; the other event leads to its page. */
export function ConflictWords({ conflict, zone }: { conflict: Conflict; zone: string }) {
  const { t } = useTranslation('eventForm');
  const sayHours = useHourWords(zone);
  const { kind, resourceName, other } = conflict;
  const name = resourceName ?? '';
  if (!other) return <>{t(`map.says.${kind}`, { name })} </>;
  return (
    <>
      {t(`map.with.${kind}`, { name })}{' '}
      <Link to={eventPath(other.eventId, other.id)} target="_blank">
        {other.title}
      </Link>
      {`, ${sayHours(other.startAt, other.endAt)}. `}
    </>
  );
}
