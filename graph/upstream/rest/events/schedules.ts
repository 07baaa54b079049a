import type { EventFields } from '../../../../schema/rules/events.ts';
import type { components } from '../../client/__generated__/platform.ts';
import type { RestClient } from '../../client/client.ts';
import type { EventCheckRecord, EventDestinationRecord, EventRecord } from './events.ts';

/** An event with its times (C-114). */
export type ScheduleRecord = components['schemas']['Schedule'];
type Fields = Partial<EventFields>;

/** `planned-events`, a call of our own: the events of an organization by name, without their times. */
export function listEvents(rest: RestClient, customerId: string): Promise<EventRecord[]> {
  return rest.get('/api/v3/customers/{id}/plannedevents', { params: { id: customerId } });
}

/** C-114: one event with its times. */
export function readSchedule(rest: RestClient, uuid: string): Promise<ScheduleRecord> {
  return rest.get('/api/v3/schedules/{uuid}', { params: { uuid } });
}

/** C-113: plans an event. 400 names the field; 409 for what is taken at that time; 402 for what the plan has not. */
export function createSchedule(
  rest: RestClient,
  customerId: string,
  body: EventFields,
): Promise<ScheduleRecord> {
  return rest.post('/api/v3/customers/{id}/schedules', { params: { id: customerId }, body });
}

/** C-117: looks at an event before it is saved; changes nothing. A new one without `uuid`. */
export function checkSchedule(
  rest: RestClient,
  customerId: string,
  body: Fields & { uuid?: string; occurrence?: string },
): Promise<EventCheckRecord> {
  return rest.post('/api/v3/customers/{id}/schedules/validate', { params: { id: customerId }, body });
}

/** Changes to an event and the part they apply to. */
export interface ScheduleChanges {
  scope?: 'this' | 'all';
  occurrence?: string | undefined;
  revision?: number | undefined;
  paused?: boolean;
}

/** C-115: changes an event; what is left out stays. 409 when somebody else was first, and once it is locked (EVT-23). */
export function updateSchedule(
  rest: RestClient,
  uuid: string,
  body: ScheduleChanges & Fields,
): Promise<ScheduleRecord> {
  return rest.patch('/api/v3/schedules/{uuid}', { params: { uuid }, body });
}

/** C-116: removes an event with all its times. */
export async function deleteSchedule(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/schedules/{uuid}', { params: { uuid } });
}

/** `set-event-thumbnail`, a call of our own: sets the picture, JPG or PNG in base64 (EVT-31, LIB-04). */
export function setEventThumbnail(rest: RestClient, uuid: string, file: string): Promise<ScheduleRecord> {
  return rest.post('/api/v3/schedules/{uuid}/thumbnail', { params: { uuid }, body: { file } });
}

/** `remove-event-thumbnail`, a call of our own: the event has no picture then. */
export async function deleteEventThumbnail(rest: RestClient, uuid: string): Promise<void> {
  await rest.delete('/api/v3/schedules/{uuid}/thumbnail', { params: { uuid } });
}

/** C-118: leaves one date out. 409 once that has started. */
export function excludeDate(rest: RestClient, uuid: string, date: string): Promise<ScheduleRecord> {
  return rest.post('/api/v3/schedules/{uuid}/exdate', { params: { uuid }, body: { date } });
}

/** `restore-exdate`, a call of our own: brings a date back. */
export function restoreDate(rest: RestClient, uuid: string, date: string): Promise<ScheduleRecord> {
  return rest.post('/api/v3/schedules/{uuid}/exdate/restore', { params: { uuid }, body: { date } });
}

/** C-120: adds a destination to an event. */
export function addDestinationSchedule(
  rest: RestClient,
  customerId: string,
  body: { scheduleId: string; kind: string },
): Promise<EventDestinationRecord> {
  return rest.post('/api/v3/customers/{id}/destinationschedules', { params: { id: customerId }, body });
}

/** `read-destination-schedule`, a call of our own: one destination of an event. 404 where there is none. */
export function readDestinationSchedule(rest: RestClient, id: string): Promise<EventDestinationRecord> {
  return rest.get('/api/v3/destinationschedules/{id}', { params: { id } });
}

/** C-121: changes a destination of an event. 409 once it is locked (EVT-23). */
export function updateDestinationSchedule(
  rest: RestClient,
  id: string,
  body: object,
): Promise<EventDestinationRecord> {
  return rest.patch('/api/v3/destinationschedules/{id}', { params: { id }, body });
}

/** C-122: takes a destination from its event. 409 once it is locked (EVT-23). */
export async function deleteDestinationSchedule(rest: RestClient, id: string): Promise<void> {
  await rest.delete('/api/v3/destinationschedules/{id}', { params: { id } });
}
