import { useEffect, useRef } from 'react';
import { useNotificationWords } from './notificationWords.ts';
import type { NotificationRow } from './useNotifications.ts';

/** Shows outside the page what comes while it is open; what was there before is in the list. */
export function DesktopNotices({ rows }: { rows: readonly NotificationRow[] }) {
  const words = useNotificationWords();
  const seen = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = new Set(rows.map(({ id }) => id));
    if (!before) return;
    for (const row of rows) {
      if (before.has(row.id) || row.isRead || row.endedAt) continue;
      // One with the same tag takes the other's place, so that several open pages show it once.
      const notice = new Notification(words.nameOf(row), { body: words.long(row), tag: row.id });
      notice.onclick = () => window.focus();
    }
  }, [rows, words]);
  return null;
}
