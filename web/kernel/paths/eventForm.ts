/** Initial values of a new event. */
export interface NewEvent {
  /** The event that it is copied from: "as last time". */
  from?: string | undefined;
  /** Wall-clock times, `yyyy-mm-ddTHH:mm`, in the organization's zone. */
  at?: string | undefined;
  until?: string | undefined;
  /** Ids of what it uses. */
  encoder?: string | undefined;
  encoderChannel?: string | undefined;
  media?: string | undefined;
  webChannel?: string | undefined;
  rtmpDestination?: string | undefined;
  group?: string | undefined;
}

export type EventScopeName = 'this' | 'all';

export const eventCreatePath = (begins: NewEvent = {}) =>
  `/schedule/create${searchOf({ ...begins } as Record<string, string | undefined>)}`;

/** `occurrence`: the id of the time that was chosen in a series. Without a scope the page asks for it. */
export const eventEditPath = (id: string, change: { scope?: EventScopeName; occurrence?: string } = {}) =>
  `/schedule/event/${id}/edit${searchOf(change)}`;

/** Edit page of an encoder schedule. The scope is the same as for an event. */
export const encoderScheduleEditPath = (
  id: string,
  change: { scope?: EventScopeName; occurrence?: string } = {},
) => `/schedule/encoder/${id}/edit${searchOf(change)}`;

function searchOf(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
