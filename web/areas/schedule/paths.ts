import { dayAt } from '../../time/zonedTime.ts';

export const schedulePath = () => '/schedule';

/** One occurrence of an event, open above the days around it. `zone`: the organisation's. */
export const occurrencePath = ({ id, startAt }: { id: string; startAt: string }, zone: string) =>
  `/schedule?at=${dayAt(new Date(startAt), zone)}&item=${encodeURIComponent(id)}`;
