import { encoderSchedulePath, eventPath } from '../../../kernel/paths/schedule.ts';

/** What a page of the form is about: all of an event, or what its encoder does for it. */
export type Sheet = 'event' | 'encoder';

interface Named {
  id: string;
  name: string;
  encoderScheduleName: string | null;
}

/** What the form of an event, or of what its encoder does, is called, and the page that it leads back to. */
export function headOf(sheet: Sheet, event: Named) {
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
