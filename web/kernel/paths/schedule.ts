export const schedulePath = () => '/schedule';

/** An event; `occurrence`: the id of the time of it that is meant. */
export const eventPath = (id: string, occurrence?: string) =>
  `/schedule/event/${id}${occurrence ? `?occurrence=${encodeURIComponent(occurrence)}` : ''}`;

/** What an encoder does for an event; `occurrence` as with the event. */
export const encoderSchedulePath = (id: string, occurrence?: string) =>
  `/schedule/encoder/${id}${occurrence ? `?occurrence=${encodeURIComponent(occurrence)}` : ''}`;
