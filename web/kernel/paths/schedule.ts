export const schedulePath = () => '/schedule';

/** An event; `occurrence`: the id of the time of it that is meant. */
export const eventPath = (id: string, occurrence?: string) =>
  `/schedule/event/${id}${occurrence ? `?occurrence=${encodeURIComponent(occurrence)}` : ''}`;

/** Page of an encoder schedule. `occurrence` is the same as for an event. */
export const encoderSchedulePath = (id: string, occurrence?: string) =>
  `/schedule/encoder/${id}${occurrence ? `?occurrence=${encodeURIComponent(occurrence)}` : ''}`;
