import { encoderSchedulePath, eventPath } from '../../../kernel/paths/schedule.ts';

/** Subject of the form: the event, or its encoder schedule. */
export type Sheet = 'event' | 'encoder';

interface Named {
  id: string;
  name: string;
  encoderScheduleName: string | null;
}

/** Title of the form, and the page it returns to. */
export function getFormHeader(sheet: Sheet, event: Named) {
  const isEncoder = sheet === 'encoder';
  const name = isEncoder ? (event.encoderScheduleName ?? event.name) : event.name;
  const path = isEncoder ? encoderSchedulePath : eventPath;
  return {
    title: { key: isEncoder ? ('encoderEdit.title' as const) : ('edit.title' as const), name },
    saved: isEncoder ? ('encoderEdit.saved' as const) : ('edit.saved' as const),
    back: (occurrence?: string) => ({ label: name, to: path(event.id, occurrence) }),
    /** The page of what was saved: a date by itself is an event of its own. */
    after: (id: string) => path(id),
  };
}
