import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import { statesOf, type ScheduleRow } from './scheduleList.ts';

export function TitleCell({ item }: { item: ScheduleRow }) {
  const { t } = useTranslation('schedule');
  return (
    <>
      <span className="schedule-title">{item.title}</span>
      <div className="list-sub schedule-kind">{t(`kinds.${item.type}`)}</div>
    </>
  );
}

export function StateCell({ item }: { item: ScheduleRow }) {
  return (
    <span className="schedule-states">
      {statesOf(item).map((state) => (
        <StatusTag key={state} kind="schedule" state={state} />
      ))}
    </span>
  );
}

/** In the event's own zone, which is written; the viewer's on hover (SCH-07). */
export function TimeCell({ item }: { item: ScheduleRow }) {
  return <ZonedTime at={item.startAt} until={item.endAt} zone={item.timezone} />;
}

export function EncoderCell({ item }: { item: ScheduleRow }) {
  return item.encoder ? <>{item.encoder.name}</> : <span className="muted">–</span>;
}

export function ChannelCell({ item }: { item: ScheduleRow }) {
  return item.encoderChannel ? <>{item.encoderChannel.name}</> : <span className="muted">–</span>;
}
