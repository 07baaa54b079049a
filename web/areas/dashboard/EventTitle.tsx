import { Link } from 'react-router-dom';
import { useScreen } from '../../kernel/screen.ts';
import { eventPath } from '../../kernel/paths/schedule.ts';
import type { ScheduleLine } from './liveGroups.ts';

/** The title of an occurrence, which opens its event for those who may read that. */
export function EventTitle({ item }: { item: ScheduleLine }) {
  const mayOpen = useScreen('event') !== undefined;
  if (!mayOpen) return <b>{item.title}</b>;
  return (
    <Link className="dash-title" to={eventPath(item.eventId, item.id)}>
      {item.title}
    </Link>
  );
}
