/** Time before its start from which an event is locked, in milliseconds (EVT-23, STM-13). */
export const EDIT_LOCK_MS = 5 * 60_000;

/** True if what starts at a moment, or has started, is not to be changed any more at another (EVT-23, STM-13). */
export function isEditLocked(startAt: Date, now: Date): boolean {
  return startAt.getTime() - EDIT_LOCK_MS <= now.getTime();
}
