import { Link } from 'react-router-dom';
import { useScreen } from '../../kernel/screen.ts';
import { useSession } from '../../kernel/session.tsx';
import { occurrencePath } from '../schedule/paths.ts';
import type { ScheduleLine } from './liveGroups.ts';

/** The title of an occurrence, which opens it in the schedule for those who may read that. */
export function EventTitle({ item }: { item: ScheduleLine }) {
  const { viewer } = useSession();
  const mayOpen = useScreen('schedule') !== undefined;
  if (!mayOpen) return <b>{item.title}</b>;
  return (
    <Link className="dash-title" to={occurrencePath(item, viewer.customer.timezone)}>
      {item.title}
    </Link>
  );
}
