import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { EventLogEntryRecord } from './events.ts';

/** `event-destinations`, a call of our own: destinations of the last times of an event, the last asked to start first. */
export function listEventDestinations(
  rest: RestClient,
  uuid: string,
): Promise<components['schemas']['ContentDestination'][]> {
  return rest.get('/api/v3/schedules/{uuid}/contentdestinations', { params: { uuid } });
}

/** `event-log`, a call of our own: what happened to an event, oldest first, of more than a thousand entries the newest. */
export function readEventLog(rest: RestClient, uuid: string): Promise<EventLogEntryRecord[]> {
  return rest.get('/api/v3/schedules/{uuid}/log', { params: { uuid } });
}
