import { EditPage } from './EditPage.tsx';

/** The same form as for a new event, filled in (S-047). */
export function EditEventPage() {
  return <EditPage sheet="event" />;
}
