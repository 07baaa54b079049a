import { useScreens } from '../../kernel/screen.ts';
import { useSession } from '../../kernel/session.tsx';
import { eventCreatePath, eventEditPath } from '../../kernel/paths/eventForm.ts';

/** Rights of a planner: add events, and open the event form. */
export function usePlans(): { mayPlan: boolean; mayAdd: boolean; mayEdit: boolean } {
  const { can } = useSession();
  const screens = useScreens();
  const mayOpen = (wanted: string) => screens.some(({ path }) => path === wanted);
  return {
    mayPlan: can('MANAGE_SCHEDULE'),
    mayAdd: mayOpen(eventCreatePath()),
    mayEdit: mayOpen(eventEditPath(':uuid')),
  };
}
