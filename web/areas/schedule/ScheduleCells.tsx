import { RowLink } from '../../ui/RowLink.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { ZonedTime } from '../../ui/ZonedTime.tsx';
import { ReadinessTag } from './readiness/public/ReadinessTag.tsx';
import { ConflictTag } from './ConflictTag.tsx';
import { toStateFilter } from './scheduleList.ts';
import type { ScheduleRow } from './scheduleRows.ts';
import { useKindWords } from './useKindWords.ts';
import { useOpenOccurrence } from './useOpenOccurrence.ts';

/** The others that want the same encoder, by the id of an occurrence. */
type Conflicts = ReadonlyMap<string, readonly ScheduleRow[]>;

export function TitleCell({ item }: { item: ScheduleRow }) {
  const kindOf = useKindWords();
  const { linkTo } = useOpenOccurrence();
  return (
    <>
      <RowLink className="schedule-title" to={item.path ?? linkTo(item.id)}>
        {item.title}
      </RowLink>
      <div className="list-sub schedule-kind">{kindOf(item)}</div>
    </>
  );
}

export function StateCell({ item, conflicts }: { item: ScheduleRow; conflicts?: Conflicts }) {
  if (item.post) return <StatusTag kind="post" state={item.post.state} />;
  return (
    <span className="schedule-states">
      {toStateFilter(item).map((state) => (
        <StatusTag key={state} kind="schedule" state={state} />
      ))}
      {item.readiness === null || item.bucket === 'PAST' || item.isPaused ? (
        <ConflictTag others={conflicts?.get(item.id)} />
      ) : (
        <span className="list-above">
          <ReadinessTag readiness={item.readiness} />
        </span>
      )}
    </span>
  );
}

/** In the event's own zone, which is written; the viewer's on hover (SCH-07). */
export function TimeCell({ item }: { item: ScheduleRow }) {
  return <ZonedTime at={item.startAt} until={item.endAt ?? undefined} zone={item.timezone} />;
}

export function EncoderCell({ item }: { item: ScheduleRow }) {
  return item.encoder ? <>{item.encoder.name}</> : <span className="muted">–</span>;
}

export function ChannelCell({ item }: { item: ScheduleRow }) {
  return item.encoderChannel ? <>{item.encoderChannel.name}</> : <span className="muted">–</span>;
}
