/** Kinds of event and what they show; apart from the rules of events, so that a page loads them without those of repetition. */

/** Kinds of event (SCH-06). */
export const EVENT_TYPES = [
  'EXISTING_ENCODER_EVENT',
  'EXISTING_MEDIA',
  'LIVE',
  'REPUBLISH',
  'SIMLIVE',
] as const;
export type EventTypeName = (typeof EVENT_TYPES)[number];

/** Source of an event's video (EVT-18). */
export function getEventSource(type: unknown): 'encoder' | 'webChannel' | 'media' {
  if (type === 'REPUBLISH') return 'webChannel';
  return type === 'EXISTING_MEDIA' || type === 'SIMLIVE' ? 'media' : 'encoder';
}
