export const schedulePath = () => '/schedule';

/** An event; `occurrence`: the id of the time of it that is meant. */
export const eventPath = (id: string, occurrence?: string) =>
  `/schedule/event/${id}${occurrence ? `?occurrence=${encodeURIComponent(occurrence)}` : ''}`;
